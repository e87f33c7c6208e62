import type { Command } from '../src/discord/command.js';
import { play } from '../src/discord/at-table.js';
import { slash } from '../src/discord/slash.js';

/** `/pass`: nobody has to act (UQ-TURN-09). */
export const pass: Command = {
  definition: slash('pass', 'Let your turn go by', {
    name: 'passen',
    description: 'Den eigenen Zug verstreichen lassen',
  }).toJSON(),
  run: (context) => play(context, { kind: 'pass' }),
};
