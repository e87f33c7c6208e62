import type { Command } from '../src/discord/command.js';
import { play } from '../src/discord/at-table.js';
import { slash } from '../src/discord/slash.js';

/** `/event`: roams in the own space (UQ-TURN-04), goes deeper in a dungeon. */
export const event: Command = {
  definition: slash('event', 'Roam where you are: an event is rolled; in a dungeon, go deeper', {
    name: 'ereignis',
    description: 'Bleiben, wo ihr seid, und ein Ereignis würfeln; im Dungeon tiefer gehen',
  }).toJSON(),
  run: (context) => play(context, { kind: 'event' }),
};
