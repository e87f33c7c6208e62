import type { SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { outcome, whisper, type Answer } from '../src/discord/answer.js';
import {
  look,
  memberNamed,
  nobodyCalled,
  nothingCalled,
  play,
  suggest,
  type AtTable,
} from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { and, name } from '../src/narrator/english.js';

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
      const other = memberNamed(sheets.neighbours(state, seat), context.text('to') ?? '')?.id ?? '';
      const thingsOf = (whose: string, owner: string) => {
        const one = memberNamed(sheets.holders(state, whose), context.text(owner) ?? '');
        return one ? sheets.things(state, whose, one.id) : [];
      };
      switch (context.call.focused.name) {
        case 'to':
          return sheets.neighbours(state, seat).map(({ label }) => ({ id: label, label }));
        case 'giver':
          return sheets.holders(state, seat);
        case 'from':
          return sheets.holders(state, other);
        case 'thing':
          return thingsOf(seat, 'giver');
        default:
          return thingsOf(other, 'from');
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
  return look(context, (table) => bargain(context, table));
}

async function bargain(context: Context, table: AtTable): Promise<Answer> {
  const { view, seat, state, sheets } = table;
  const near = sheets.neighbours(state, seat);
  const typed = context.text('to') ?? '';
  const other = memberNamed(near, typed);
  if (!other)
    return whisper(
      near.length
        ? `No group here is called ${name(typed)}. Where you stand: ${and(near.map(({ label }) => name(label)))}.`
        : 'No other group stands where you stand, so there is nobody to trade with.',
    );
  const give = goods(context, table, { seat, who: 'giver', thing: 'thing', gold: 'gold', whose: 'You lead' });
  const theirs = { who: 'from', thing: 'for-thing', gold: 'for-gold', whose: 'Over there are' };
  const want = goods(context, table, { seat: other.id, ...theirs });
  if (give && 'kind' in give) return give;
  if (want && 'kind' in want) return want;
  if (!give && !want) {
    return whisper(
      'Say what is given: `giver` with a `thing` or `gold`, and what for: `from` with `for-thing` or `for-gold`.',
    );
  }
  return outcome(
    await context.act(view.campaign, { kind: 'offer', to: other.id, ...(give && { give }), ...(want && { want }) }),
  );
}

/** The options that one side of a bargain is typed in. */
interface Side {
  readonly seat: string;
  readonly who: string;
  readonly thing: string;
  readonly gold: string;
  readonly whose: string;
}

/** One side of a bargain by the names that were typed; an answer says whom or what nobody can mean. */
function goods(context: Context, { sheets, state }: AtTable, side: Side) {
  const [who, item, paid] = [context.text(side.who), context.text(side.thing), context.number(side.gold)];
  if (who === undefined || (item === undefined && paid === undefined)) return undefined;
  const members = sheets.holders(state, side.seat);
  const owner = memberNamed(members, who);
  if (!owner) return nobodyCalled(who, members, side.whose);
  const things = sheets.things(state, side.seat, owner.id);
  const thing = item === undefined ? undefined : memberNamed(things, item);
  if (item !== undefined && !thing) return nothingCalled(item, owner, things);
  return { who: owner.id, ...(thing && { item: thing.id }), ...(paid !== undefined && { gold: paid }) };
}
