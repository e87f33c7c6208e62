import type { Command } from '../src/discord/command.js';
import { play } from '../src/discord/at-table.js';
import { slash } from '../src/discord/slash.js';

/** `/shop`: buying and selling (UQ-ACT-25). */
export const shop: Command = {
  definition: slash('shop', 'Buy and sell in a settlement. It takes your turn: one of you shops, the others may rest', {
    name: 'einkaufen',
    description: 'In einer Siedlung einkaufen: das ist euer Zug, einer kauft ein, die anderen tun etwas anderes',
  }).toJSON(),
  run: (context) => play(context, { kind: 'shop' }),
};
