import {
  ButtonStyle,
  Client,
  ComponentType,
  GatewayIntentBits,
  MessageFlags,
  TextInputStyle,
  type Interaction,
} from 'discord.js';
import type { Sandbox } from '../../src/sandbox/sandbox.js';
import { PIXEL } from './pixel.js';
import { EMBED, SHOWCASE } from './showcase.js';

const V2 = MessageFlags.IsComponentsV2;

export const COMMANDS = [
  { name: 'ping', description: 'Answers' },
  { name: 'page', description: 'Shows a page with buttons' },
  { name: 'whisper', description: 'Answers you alone' },
  { name: 'look', description: 'Shows you alone something long, which leads on' },
  { name: 'slow', description: 'Thinks first', options: [{ type: 5, name: 'private', description: 'For you alone' }] },
  { name: 'form', description: 'Opens a form' },
  { name: 'mute', description: 'Never answers' },
  { name: 'picture', description: 'Sends a file' },
  { name: 'showcase', description: 'Shows one of everything' },
  { name: 'embed', description: 'Shows a message of the old kind' },
  {
    name: 'campaign',
    description: 'Campaigns',
    options: [
      {
        type: 1,
        name: 'new',
        description: 'Begins a campaign',
        options: [
          { type: 3, name: 'title', description: 'What it is called', required: true, max_length: 30 },
          { type: 4, name: 'seats', description: 'How many play', min_value: 1, max_value: 6 },
        ],
      },
      {
        type: 1,
        name: 'travel',
        description: 'Goes somewhere',
        options: [{ type: 3, name: 'to', description: 'Where', autocomplete: true, required: true }],
      },
    ],
  },
] as const;

const PLACES = ['Ashford', 'Ashen Moor', 'Birchholm', 'Cold Ferry'];

export const page = (text: string) => ({
  flags: V2,
  components: [
    {
      type: ComponentType.Container,
      accent_color: 0xaa3333,
      components: [
        { type: ComponentType.TextDisplay, content: text },
        {
          type: ComponentType.ActionRow,
          components: [
            { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Go on', custom_id: 'go' },
            { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Write', custom_id: 'write' },
            { type: ComponentType.Button, style: ButtonStyle.Danger, label: 'Later', custom_id: 'later' },
            {
              type: ComponentType.Button,
              style: ButtonStyle.Success,
              label: 'Spent',
              custom_id: 'spent',
              disabled: true,
            },
          ],
        },
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              custom_id: 'pick',
              min_values: 1,
              max_values: 2,
              options: ['North', 'East', 'South'].map((label) => ({ label, value: label.toLowerCase() })),
            },
          ],
        },
      ],
    },
  ],
});

/** More than a phone shows at once. */
const LONG = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n');

const leading = (text: string) => ({
  components: [
    { type: ComponentType.TextDisplay, content: text },
    {
      type: ComponentType.ActionRow,
      components: [{ type: ComponentType.Button, style: ButtonStyle.Success, label: 'Take it', custom_id: 'take' }],
    },
  ],
});

const FORM = {
  custom_id: 'form',
  title: 'A form',
  components: [
    {
      type: ComponentType.ActionRow as const,
      components: [
        {
          type: ComponentType.TextInput as const,
          custom_id: 'name',
          label: 'Name',
          style: TextInputStyle.Short,
          min_length: 2,
          max_length: 20,
        },
      ],
    },
  ],
};

/** A real, unpatched client with a handful of commands. */
export async function startDemoBot(sandbox: Sandbox): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.api } });
  client.on(
    'interactionCreate',
    (interaction) => void obey(interaction).catch((error: unknown) => client.emit('warn', String(error))),
  );
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(sandbox.token);
  const bot = await ready;
  await bot.application.commands.set(COMMANDS);
  return bot;
}

async function obey(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const fitting = PLACES.filter((place) => place.toLowerCase().startsWith(typed));
    await interaction.respond(fitting.map((name) => ({ name, value: name })));
  } else if (interaction.isChatInputCommand()) {
    const sub = interaction.options.getSubcommand(false);
    await COMMAND_ANSWERS[sub ?? interaction.commandName]?.(interaction);
  } else if (interaction.isButton()) {
    await BUTTON_ANSWERS[interaction.customId]?.(interaction);
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update(page(`Chosen: ${interaction.values.join(' and ')}`) as never);
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`Hello, ${interaction.fields.getTextInputValue('name')}`);
  }
}

type Command = Extract<Interaction, { commandName: string; replied: boolean }> & { isChatInputCommand(): boolean };
type Answer<T> = (interaction: T) => Promise<unknown>;

const COMMAND_ANSWERS: Record<string, Answer<Extract<Command, { options: { getSubcommand: unknown } }>>> = {
  ping: (interaction) => interaction.reply('Pong'),
  page: (interaction) => interaction.reply(page('# A page\nIt reads **well**.') as never),
  whisper: (interaction) => interaction.reply({ content: 'Psst', flags: MessageFlags.Ephemeral }),
  look: (interaction) => interaction.reply({ ...leading(LONG), flags: V2 | MessageFlags.Ephemeral } as never),
  slow: async (interaction) => {
    await interaction.deferReply(interaction.options.getBoolean('private') ? { flags: MessageFlags.Ephemeral } : {});
    await interaction.editReply(page('Thought about it') as never);
  },
  form: (interaction) => interaction.showModal(FORM),
  showcase: (interaction) => interaction.reply(SHOWCASE as never),
  embed: (interaction) =>
    interaction.reply({ ...EMBED, content: EMBED.content.replace('USER', interaction.user.id) } as never),
  mute: () => Promise.resolve(),
  picture: (interaction) =>
    interaction.reply({ content: 'Look', files: [{ attachment: PIXEL, name: 'pixel one.png' }] }),
  new: (interaction) =>
    interaction.reply(
      `Begun: ${interaction.options.getString('title', true)}, ${interaction.options.getInteger('seats') ?? 1}`,
    ),
  travel: (interaction) => interaction.reply(`To ${interaction.options.getString('to', true)}`),
};

type Button = Extract<Interaction, { update: unknown; customId: string }>;

const BUTTON_ANSWERS: Record<string, Answer<Button>> = {
  go: (interaction) => interaction.update(page('Gone on') as never),
  write: (interaction) => interaction.showModal(FORM),
  take: async (interaction) => {
    await interaction.update(leading(LONG) as never);
    await interaction.followUp(page(`Taken\n${LONG}`) as never);
  },
  later: async (interaction) => {
    await interaction.deferUpdate();
    await interaction.editReply(page('Done later') as never);
  },
};
