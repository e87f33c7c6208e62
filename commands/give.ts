import type { SlashCommandStringOption } from '@discordjs/builders';
import { outcome, whisper, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, nobodyCalled, nothingCalled, suggest, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/** `/give`: hands a thing or Gold to another member of the own group (UQ-MARCH-05, UQ-TRE-07). */
export const give: Command = {
  definition: slash('give', 'Hand a thing or Gold from one of your adventurers to another', {
    name: 'geben',
    description: 'Eine Sache oder Gold von einem eurer Abenteurer an einen anderen geben',
  })
    .addStringOption((option) =>
      member(option.setName('from').setNameLocalizations({ de: 'von' }), 'Who hands it over', 'Wer etwas gibt'),
    )
    .addStringOption((option) =>
      member(option.setName('to').setNameLocalizations({ de: 'an' }), 'Who gets it', 'Wer es bekommt'),
    )
    .addStringOption((option) =>
      option
        .setName('thing')
        .setNameLocalizations({ de: 'sache' })
        .setDescription('What is handed over')
        .setDescriptionLocalizations({ de: 'Was gegeben wird' })
        .setAutocomplete(true),
    )
    .addIntegerOption((option) =>
      option
        .setName('gold')
        .setDescription('How much Gold')
        .setDescriptionLocalizations({ de: 'Wie viel Gold' })
        .setMinValue(1),
    )
    .toJSON(),
  run: (context) => look(context, (table) => hand(context, table)),
  choices: (context) =>
    suggest(context, ({ sheets, state, seat }) => {
      const members = sheets.holders(state, seat);
      if (context.call.focused.name !== 'thing') return members;
      const owner = memberNamed(members, context.text('from') ?? '');
      return owner ? sheets.things(state, seat, owner.id) : [];
    }),
};

function member(option: SlashCommandStringOption, description: string, german: string): SlashCommandStringOption {
  return option
    .setDescription(description)
    .setDescriptionLocalizations({ de: german })
    .setAutocomplete(true)
    .setRequired(true);
}

async function hand(context: Context, { view, seat, state, sheets }: AtTable): Promise<Answer> {
  const [typed, gold] = [context.text('thing'), context.number('gold')];
  if (typed === undefined && gold === undefined)
    return whisper('Say what is handed over: a `thing`, some `gold`, or both.');
  const members = sheets.holders(state, seat);
  const [giver, taker] = [context.text('from') ?? '', context.text('to') ?? ''];
  const [from, to] = [memberNamed(members, giver), memberNamed(members, taker)];
  if (!from || !to) return nobodyCalled(from ? taker : giver, members);
  const things = sheets.things(state, seat, from.id);
  const thing = typed === undefined ? undefined : memberNamed(things, typed);
  if (typed !== undefined && !thing) return nothingCalled(typed, from, things);
  return outcome(
    await context.act(view.campaign, {
      kind: 'give',
      from: from.id,
      to: to.id,
      ...(thing && { item: thing.id }),
      ...(gold !== undefined && { gold }),
    }),
  );
}
