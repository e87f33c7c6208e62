import type { Command } from '../src/discord/command.js';
import { play } from '../src/discord/at-table.js';
import { slash } from '../src/discord/slash.js';

/** `/rest`: special actions instead of a move (UQ-ACT-01, UQ-ACT-02). */
export const rest: Command = {
  definition: slash('rest', 'Camp or take rooms: each adventurer heals, trains, learns, works or shops', {
    name: 'rasten',
    description: 'Lagern oder im Gasthaus wohnen: je Abenteurer eine Sonderaktion',
  }).toJSON(),
  run: (context) => play(context, { kind: 'rest' }),
};
