import type { Command } from '../src/discord/command.js';
import { play } from '../src/discord/at-table.js';
import { slash } from '../src/discord/slash.js';

/** `/shop`: buying and selling (UQ-ACT-25). */
export const shop: Command = {
  definition: slash('shop', 'Buy and sell in a settlement, or look at the prices', {
    name: 'einkaufen',
    description: 'In einer Siedlung kaufen und verkaufen oder die Preise ansehen',
  }).toJSON(),
  run: (context) => play(context, { kind: 'shop' }),
};
