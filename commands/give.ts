import type { SlashCommandStringOption } from '@discordjs/builders';
import { outcome, whisper, type Answer } from '../src/discord/answer.js';
import { look, suggest, type AtTable } from '../src/discord/at-table.js';
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
    suggest(context, ({ sheets, state, seat }) =>
      context.call.focused.name === 'thing'
        ? sheets.things(state, seat, context.text('from') ?? '')
        : sheets.members(state, seat),
    ),
};

function member(option: SlashCommandStringOption, description: string, german: string): SlashCommandStringOption {
  return option
    .setDescription(description)
    .setDescriptionLocalizations({ de: german })
    .setAutocomplete(true)
    .setRequired(true);
}

async function hand(context: Context, { view }: AtTable): Promise<Answer> {
  const [thing, gold] = [context.text('thing'), context.number('gold')];
  if (thing === undefined && gold === undefined)
    return whisper('Say what is handed over: a `thing`, some `gold`, or both.');
  const intent = { kind: 'give', from: context.text('from') ?? '', to: context.text('to') ?? '' };
  return outcome(
    await context.act(view.campaign, {
      ...intent,
      ...(thing !== undefined && { item: thing }),
      ...(gold !== undefined && { gold }),
    }),
  );
}
