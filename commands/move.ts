import { play, suggest } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/** `/move`: to a neighbouring space and an event there (UQ-TURN-04). Takes a code or a name; offers what can be reached. */
export const move: Command = {
  definition: slash('move', 'Go to a neighbouring place and see what happens there', {
    name: 'bewegen',
    description: 'In ein Nachbarfeld ziehen und sehen, was dort geschieht',
  })
    .addStringOption((option) =>
      option
        .setName('to')
        .setNameLocalizations({ de: 'nach' })
        .setDescription('The place, by name or code')
        .setDescriptionLocalizations({ de: 'Der Ort, mit Namen oder Kürzel' })
        .setMaxLength(40)
        .setAutocomplete(true)
        .setRequired(true),
    )
    .toJSON(),
  run: (context) => play(context, { kind: 'move', to: context.text('to') ?? '' }),
  choices: (context) =>
    suggest(context, ({ sheets, state, seat, view }) =>
      sheets
        .ways(state, seat, view.library)
        .toSorted((a, b) => Number(a.refused !== undefined) - Number(b.refused !== undefined))
        .map((way) => ({ id: way.id, label: way.label, ...(way.hint && { note: way.hint }) })),
    ),
};
