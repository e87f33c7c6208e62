import { play, suggest } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

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
        .setDescription('Go to it: you must begin your turn in its region')
        .setDescriptionLocalizations({ de: 'Hingehen: der Zug muss in seiner Region beginnen' })
        .addStringOption((option) =>
          option.setName('quest').setDescription('Which one').setAutocomplete(true).setRequired(true),
        ),
    )
    .addSubcommand((sub) =>
      sub
        .setName('drop')
        .setNameLocalizations({ de: 'streichen' })
        .setDescription('Strike it off your sheet')
        .setDescriptionLocalizations({ de: 'Vom Bogen streichen' })
        .addStringOption((option) =>
          option.setName('quest').setDescription('Which one').setAutocomplete(true).setRequired(true),
        ),
    )
    .toJSON(),
  run: (context) =>
    play(context, {
      kind: context.call.subcommand === 'drop' ? 'drop-quest' : 'claim',
      quest: context.text('quest') ?? '',
    }),
  choices: (context) => suggest(context, ({ sheets, state, seat }) => sheets.quests(state, seat)),
};
