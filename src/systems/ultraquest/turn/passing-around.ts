import { refuse, type Refusal } from '../../../engine/words.js';
import { nameOf } from '../equipment/items.js';
import type { UltraQuestFact } from '../facts.js';
import { memberBy } from '../groups.js';
import type { IntentOf } from '../intents.js';
import { dropItem, put, whyNotCarry } from '../sheet/carry.js';
import { itemsOf } from '../sheet/lines.js';
import type { Adventurer, Group } from '../state.js';
import { gemOf, mountOf, passGem, passMount } from './animals-and-gems.js';

/** Passes a thing, a gem, a mount or Gold from one member to another (UQ-MARCH-05, UQ-TRE-07). */
export function passAround(
  group: Group,
  intent: IntentOf<'give'>,
  tell: (fact: UltraQuestFact) => void,
): Refusal | undefined {
  const from = memberBy(group, intent.from);
  const to = memberBy(group, intent.to);
  const members = group.members.map((member) => member.id);
  const mount = from && mountOf(from, intent.item ?? '');
  if (from && to && mount) return passMount(from, to, mount, tell);
  if (!from || !to || from === to) return refuse('not-a-member', { members }, 'UQ-TRE-07');
  if (intent.gold !== undefined) return passGold(group, from, to, intent.gold, tell);
  const gem = gemOf(from, intent.item ?? '');
  if (gem !== undefined) return passGem(from, to, gem, tell);
  return passItem(from, to, intent.item ?? '', tell);
}

function passGold(
  group: Group,
  from: Adventurer,
  to: Adventurer,
  gold: number,
  tell: (fact: UltraQuestFact) => void,
): Refusal | undefined {
  if (from.gold < gold) return refuse('not-enough-gold', { has: from.gold, price: gold }, 'UQ-TRE-07');
  from.gold -= gold;
  to.gold += gold;
  tell({ kind: 'passed-on', group: group.name, from: from.name, to: to.name, item: null, gold });
  return undefined;
}

function passItem(
  from: Adventurer,
  to: Adventurer,
  id: string,
  tell: (fact: UltraQuestFact) => void,
): Refusal | undefined {
  const item = itemsOf(from).find((each) => each.id === id || each.kind === id);
  if (!item) return refuse('not-carried', { who: from.name, items: itemsOf(from).map(nameOf) }, 'UQ-EQP-42');
  const refusal = whyNotCarry(to, item);
  if (refusal) return refusal;
  dropItem(from, item.id);
  put(to, item);
  tell({ kind: 'item-gained', who: to.name, item: nameOf(item), from: from.name });
  return undefined;
}
