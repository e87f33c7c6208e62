import type { SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { whisper, type Answer } from '../src/discord/answer.js';
import { play, suggest } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/** `/trade`: bargains between groups in one space (UQ-ACT-38). */
export const trade: Command = {
  definition: slash('trade', 'Trade with a group that stands where you stand', {
    name: 'handeln',
    description: 'Mit einer Gruppe handeln, die steht, wo ihr steht',
  })
    .addSubcommand((sub) =>
      sub
        .setName('offer')
        .setNameLocalizations({ de: 'anbieten' })
        .setDescription('Offer something, for something or for nothing')
        .setDescriptionLocalizations({ de: 'Etwas anbieten, gegen etwas oder geschenkt' })
        .addStringOption((option) => text(option, 'to', 'To which group').setRequired(true))
        .addStringOption((option) => text(option, 'giver', 'Which of your adventurers gives'))
        .addStringOption((option) => text(option, 'thing', 'What is given'))
        .addIntegerOption((option) => gold(option, 'gold', 'How much Gold is given'))
        .addStringOption((option) => text(option, 'from', 'Which of theirs gives in return'))
        .addStringOption((option) => text(option, 'for-thing', 'What you want for it'))
        .addIntegerOption((option) => gold(option, 'for-gold', 'How much Gold you want for it')),
    )
    .addSubcommand((sub) =>
      sub
        .setName('accept')
        .setNameLocalizations({ de: 'annehmen' })
        .setDescription('Take an offer')
        .setDescriptionLocalizations({ de: 'Ein Angebot annehmen' })
        .addIntegerOption((option) => gold(option, 'offer', 'The number of the offer').setRequired(true)),
    )
    .addSubcommand((sub) =>
      sub
        .setName('refuse')
        .setNameLocalizations({ de: 'ablehnen' })
        .setDescription('Turn an offer down, or take your own back')
        .setDescriptionLocalizations({ de: 'Ein Angebot ablehnen oder das eigene zurücknehmen' })
        .addIntegerOption((option) => gold(option, 'offer', 'The number of the offer').setRequired(true)),
    )
    .toJSON(),
  run,
  choices: (context) =>
    suggest(context, ({ sheets, state, seat }) => {
      const other = sheets.neighbours(state, seat).find(({ label }) => label === context.text('to'))?.id ?? '';
      switch (context.call.focused.name) {
        case 'to':
          return sheets.neighbours(state, seat).map(({ label }) => ({ id: label, label }));
        case 'giver':
          return sheets.members(state, seat);
        case 'from':
          return sheets.members(state, other);
        case 'thing':
          return sheets.things(state, seat, context.text('giver') ?? '');
        default:
          return sheets.things(state, other, context.text('from') ?? '');
      }
    }),
};

function text(option: SlashCommandStringOption, name: string, description: string): SlashCommandStringOption {
  return option.setName(name).setDescription(description).setAutocomplete(true);
}

function gold(option: SlashCommandIntegerOption, name: string, description: string): SlashCommandIntegerOption {
  return option.setName(name).setDescription(description).setMinValue(1);
}

function run(context: Context): Promise<Answer> {
  const offer = context.number('offer');
  if (context.call.subcommand === 'accept') return play(context, { kind: 'accept', offer });
  if (context.call.subcommand === 'refuse') return play(context, { kind: 'withdraw', offer });
  const give = goods(context, 'giver', 'thing', 'gold');
  const want = goods(context, 'from', 'for-thing', 'for-gold');
  if (!give && !want) {
    return Promise.resolve(
      whisper(
        'Say what is given: `giver` with a `thing` or `gold`, and what for: `from` with `for-thing` or `for-gold`.',
      ),
    );
  }
  return play(context, { kind: 'offer', to: context.text('to') ?? '', ...(give && { give }), ...(want && { want }) });
}

function goods(context: Context, who: string, thing: string, amount: string) {
  const [owner, item, paid] = [context.text(who), context.text(thing), context.number(amount)];
  if (owner === undefined || (item === undefined && paid === undefined)) return undefined;
  return { who: owner, ...(item !== undefined && { item }), ...(paid !== undefined && { gold: paid }) };
}
