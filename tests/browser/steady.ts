import { fileURLToPath } from 'node:url';
import { openUltraQuest } from '../../src/rulebooks.js';
import type { Changes } from '../end-to-end/everything.js';
import { sameDice } from '../end-to-end/same-dice.js';

const BOOK = fileURLToPath(new URL('book', import.meta.url));

/** A book of its own, and dice that fall the same each time. */
export async function steady(seed: string): Promise<Changes> {
  const { system, books } = await openUltraQuest(BOOK);
  return { rulebooks: { systems: { ultraquest: system }, books: () => books }, ...sameDice(seed) };
}
