import { outcome, whisper, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, suggest, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { and, name } from '../src/narrator/english.js';

/** `/quest`: goes to a noted quest's event or into a dungeon (UQ-QUEST-03, UQ-DUN-02), or strikes one off. */
export const quest: Command = {
  definition: slash('quest', 'Take up a quest you have noted, or strike it off', {
    name: 'auftrag',
    description: 'Einen notierten Auftrag angehen oder streichen',
  })
    .addSubcommand((sub) =>
      sub
        .setName('claim')
        .setNameLocalizations({ de: 'angehen' })
        .setDescription('Go to a quest you have noted: your turn must begin in the land where it waits')
        .setDescriptionLocalizations({ de: 'Hingehen: der Zug muss in seiner Region beginnen' })
        .addStringOption((option) =>
          option.setName('quest').setDescription('Which one').setAutocomplete(true).setRequired(true),
        ),
    )
    .addSubcommand((sub) =>
      sub
        .setName('drop')
        .setNameLocalizations({ de: 'streichen' })
        .setDescription('Give up a quest you have noted: that costs 1 Honor, a dungeon nothing')
        .setDescriptionLocalizations({ de: 'Vom Bogen streichen' })
        .addStringOption((option) =>
          option.setName('quest').setDescription('Which one').setAutocomplete(true).setRequired(true),
        ),
    )
    .toJSON(),
  run: (context) => look(context, (table) => takeUp(context, table)),
  choices: (context) => suggest(context, ({ sheets, state, seat }) => sheets.quests(state, seat)),
};

async function takeUp(context: Context, { view, seat, state, sheets }: AtTable): Promise<Answer> {
  const typed = context.text('quest') ?? '';
  const noted = sheets.quests(state, seat);
  const quest = memberNamed(noted, typed);
  if (!quest)
    return whisper(
      noted.length
        ? `No quest is noted as ${name(typed)}. Noted: ${and(noted.map(({ label }) => name(label)))}.`
        : 'No quest is noted. People and places of the book offer them; up to three are noted at once.',
    );
  const kind = context.call.subcommand === 'drop' ? 'drop-quest' : 'claim';
  return outcome(await context.act(view.campaign, { kind, quest: quest.id }));
}
