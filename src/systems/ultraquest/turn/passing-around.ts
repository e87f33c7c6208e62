import { isRefusal, refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import { nameOf } from '../equipment/items.js';
import type { UltraQuestFact } from '../facts.js';
import { isCompanion, isFamiliar } from '../companions.js';
import { memberBy } from '../groups.js';
import type { IntentOf } from '../intents.js';
import { CARGO, loadOf, unload, whyNotLoad } from '../sheet/cargo.js';
import { dropItem, put, whyNotCarry } from '../sheet/carry.js';
import { itemsOf } from '../sheet/lines.js';
import { newItem } from '../start.js';
import type { Adventurer, Group, Item } from '../state.js';
import { gemOf, mountOf, passGem, passMount } from './animals-and-gems.js';
import { isGem, moveGem } from './gem-places.js';

type Tell = (fact: UltraQuestFact) => void;

/**
 * Passes a thing, a gem, a mount or Gold from one member to another, a thing onto the wagon or boat and off it, or a gem from one
 * place on the sheet to another (UQ-MARCH-05, UQ-TRE-07, UQ-SHEET-10).
 */
export function passAround(group: Group, seat: SeatId, intent: IntentOf<'give'>, tell: Tell): Refusal | undefined {
  const from = memberBy(group, intent.from);
  const to = memberBy(group, intent.to);
  const members = group.members.map((member) => member.id);
  const stranger = refuse('not-a-member', { members }, 'UQ-TRE-07');
  if (from && intent.to === CARGO) return loadUp(group, from, intent, tell);
  if (to && intent.from === CARGO) return takeDown(group, to, intent, tell);
  if (!from || !to) return stranger;
  if (from === to && intent.item !== undefined && intent.gold === undefined) {
    const moved = moveGem(from, intent.item, (thing) => newItem(group, seat, thing), tell);
    if (moved !== false) return isRefusal(moved) ? moved : undefined;
  }
  const poor = intent.gold === undefined ? undefined : whyNotPay(from, intent.gold);
  const passed = poor ?? (intent.item === undefined ? undefined : passThing(from, to, intent.item, tell, stranger));
  if (passed || intent.gold === undefined) return passed;
  return from === to ? stranger : passGold(group, from, to, intent.gold, tell);
}

function passThing(from: Adventurer, to: Adventurer, id: string, tell: Tell, stranger: Refusal): Refusal | undefined {
  const mount = mountOf(from, id);
  if (mount) return passMount(from, to, mount, tell);
  if (from === to) return stranger;
  const gem = gemOf(from, id);
  return gem === undefined ? passItem(from, to, id, tell) : passGem(from, to, gem, tell);
}

function whyNotPay(from: Adventurer, gold: number): Refusal | undefined {
  return from.gold < gold ? refuse('not-enough-gold', { has: from.gold, price: gold }, 'UQ-TRE-07') : undefined;
}

/** Onto the wagon or boat: things only, Gold is in purses (UQ-EQP-44, UQ-SHEET-09). */
function loadUp(group: Group, from: Adventurer, { item: id, gold }: IntentOf<'give'>, tell: Tell): Refusal | undefined {
  const item = gold === undefined ? itemsOf(from).find((each) => each.id === id || each.kind === id) : undefined;
  if (!item || isCompanion(item) || isGem(item)) return notCarried(from.name, itemsOf(from));
  const refusal = whyNotLoad(group, item);
  if (refusal) return refusal;
  dropItem(from, item.id);
  group.cargo.push(item);
  tell({ kind: 'item-gained', who: group.name, item: nameOf(item), from: from.name });
  return undefined;
}

/** Off the wagon or boat, by whoever can carry it (UQ-EQP-45 to 49). */
function takeDown(group: Group, to: Adventurer, { item: id = '' }: IntentOf<'give'>, tell: Tell): Refusal | undefined {
  const item = loadOf(group, id);
  if (!item) return notCarried(group.name, group.cargo);
  const refusal = whyNotCarry(to, item);
  if (refusal) return refusal;
  unload(group, item);
  put(to, item);
  tell({ kind: 'item-gained', who: to.name, item: nameOf(item), from: group.name });
  return undefined;
}

function notCarried(who: string, items: readonly Item[]): Refusal {
  return refuse('not-carried', { who, items: items.map(nameOf) }, 'UQ-EQP-42');
}

function passGold(group: Group, from: Adventurer, to: Adventurer, gold: number, tell: Tell): undefined {
  from.gold -= gold;
  to.gold += gold;
  tell({ kind: 'passed-on', group: group.name, from: from.name, to: to.name, item: null, gold });
  return undefined;
}

function passItem(from: Adventurer, to: Adventurer, id: string, tell: Tell): Refusal | undefined {
  const item = itemsOf(from).find((each) => each.id === id || each.kind === id);
  if (!item) return notCarried(from.name, itemsOf(from));
  if (isFamiliar(item)) return refuse('familiar-stays', { who: from.name, item: nameOf(item) }, 'UQ-MEET-07');
  const refusal = whyNotCarry(to, item);
  if (refusal) return refusal;
  dropItem(from, item.id);
  put(to, item);
  tell({ kind: 'item-gained', who: to.name, item: nameOf(item), from: from.name });
  return undefined;
}
