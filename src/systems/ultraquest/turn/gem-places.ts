import type { Refusal } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import { dropItem, put, whyNotCarry } from '../sheet/carry.js';
import { itemsOf } from '../sheet/lines.js';
import type { Belonging } from '../start.js';
import type { Adventurer, Item } from '../state.js';
import { gemName, gemOf, takeGem } from './animals-and-gems.js';

type Tell = (fact: UltraQuestFact) => void;

/** The kind of a gem that lies with the things instead of in the purse. */
const GEM = 'gem';

export const isGem = ({ kind }: Pick<Item, 'kind'>): boolean => kind === GEM;

/** As a thing it stays one, and brings what it is worth where it is sold (UQ-TRE-09, UQ-TRE-10). */
const asThing = (value: number): Belonging => ({ kind: GEM, name: gemName(value), worth: value });

/**
 * A gem may lie in the purse, or like a thing in the backpack, or at hand with who has none (UQ-SHEET-10): whoever hands one to
 * himself takes it from one place to the other. False if he has no such gem; the refusal where there is no free line.
 */
export function moveGem(
  owner: Adventurer,
  id: string,
  make: (thing: Belonging) => Item,
  tell: Tell,
): Refusal | boolean {
  const value = gemOf(owner, id);
  return value === undefined ? intoPurse(owner, id, tell) : amongThings(owner, value, make, tell);
}

function amongThings(
  owner: Adventurer,
  value: number,
  make: (thing: Belonging) => Item,
  tell: Tell,
): Refusal | boolean {
  const gem = make(asThing(value));
  const refusal = whyNotCarry(owner, gem);
  if (refusal) return refusal;
  takeGem(owner, value);
  put(owner, gem);
  tell({
    kind: 'gem-moved',
    who: owner.name,
    item: gemName(value),
    to: owner.backpack.includes(gem) ? 'backpack' : 'hand',
  });
  return true;
}

function intoPurse(owner: Adventurer, id: string, tell: Tell): boolean {
  const gem = itemsOf(owner).find((item) => isGem(item) && [item.id, item.kind].includes(id));
  if (gem?.worth === undefined) return false;
  dropItem(owner, gem.id);
  owner.gems.push(gem.worth);
  tell({ kind: 'gem-moved', who: owner.name, item: gemName(gem.worth), to: 'purse' });
  return true;
}
