import { fileURLToPath } from 'node:url';
import { openUltraQuest } from '../../src/rulebooks.js';
import type { Service } from '../../src/service/service.js';
import type { Changes } from '../end-to-end/everything.js';

const BOOK = fileURLToPath(new URL('book', import.meta.url));

/**
 * A book of its own, and dice that fall the same each time: a die comes of the seed, its number and the interaction that
 * asked, so the seed is given, and interactions are called by their order.
 */
export async function steady(seed: string): Promise<Changes> {
  const { system, books } = await openUltraQuest(BOOK);
  const rulebooks = { systems: { ultraquest: system }, books: () => books };
  return { rulebooks, newSeed: () => seed, around: inOrder };
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
