import type { Service } from '../../src/service/service.js';
import type { Changes } from './everything.js';

/**
 * Dice that fall the same each time: a die comes of the seed, its number and the interaction that asked, so the seed is given, and
 * interactions are called by their order.
 */
export function sameDice(seed: string): Pick<Changes, 'newSeed' | 'around'> {
  return { newSeed: () => seed, around: inOrder };
}

function inOrder(service: Service): Service {
  const order = new Map<string, string>();
  const called = (interaction: string): string => {
    const known = order.get(interaction) ?? `${order.size + 1}`;
    order.set(interaction, known);
    return known;
  };
  return { ...service, act: (request) => service.act({ ...request, interaction: called(request.interaction) }) };
}
