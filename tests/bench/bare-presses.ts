import { ButtonStyle, Client, ComponentType, GatewayIntentBits, type BaseMessageOptions } from 'discord.js';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import type { Times } from './presses.js';

const PAGE: BaseMessageOptions = {
  content: 'Press.',
  components: [
    {
      type: ComponentType.ActionRow,
      components: [{ type: ComponentType.Button, style: ButtonStyle.Primary, customId: 'press', label: 'Press' }],
    },
  ],
};

/** Milliseconds from a press to its answer, sorted, where the bot does nothing but show the page again; through the same sandbox. */
export async function barePresses(count: number): Promise<Times> {
  const sandbox = await startSandbox();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.api } });
  client.on('interactionCreate', (interaction) => {
    if (interaction.isButton()) void interaction.update(PAGE);
  });
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(sandbox.token);
  await ready;
  const channel = client.channels.cache.find((each) => each.isSendable());
  if (!channel?.isSendable()) throw new Error('the sandbox has no channel');
  const { id } = await channel.send(PAGE);
  const player = new Player(sandbox.url, 'Ada');
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const begun = performance.now();
    const outcome = await player.press(id, 'press');
    times.push(performance.now() - begun);
    if (outcome.kind !== 'update') throw new Error(`a press was answered with ${outcome.kind}`);
  }
  await client.destroy();
  await sandbox.close();
  return times.toSorted((a, b) => a - b);
}
