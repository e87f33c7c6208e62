import { refuse, type Refusal } from '../../../engine/words.js';
import { spendFame } from '../fame.js';
import type { Attribute } from '../names.js';
import { priceOfNextPoint } from '../races.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** Why an attribute cannot be trained: it is as high as the race goes, or the Fame does not reach (UQ-ACT-05). */
export function whyNotTrain(group: Group, member: Adventurer, attribute: Attribute): Refusal | undefined {
  const price = priceOfNextPoint(member.race, attribute, member.attributes[attribute]);
  const args = { who: member.name, attribute };
  if (price === undefined) return refuse('attribute-at-maximum', args, 'UQ-SHEET-07');
  return group.fame < price ? refuse('not-enough-fame', { price, has: group.fame }, 'UQ-ACT-05') : undefined;
}

/** Training: the Fame in the ring buys one point (UQ-ACT-05, UQ-FAME-07). */
export function train(t: Tale, member: Adventurer, attribute: Attribute): boolean {
  const group = groupOf(t);
  const price = priceOfNextPoint(member.race, attribute, member.attributes[attribute]);
  if (price === undefined || !spendFame(group, price, t.tell.bind(t))) return false;
  member.attributes[attribute] += 1;
  t.tell({ kind: 'raised', who: member.name, attribute, value: member.attributes[attribute], fame: price });
  return true;
}
