import { refuse, type Refusal } from '../../../engine/words.js';
import { mountName } from '../equipment/items.js';
import type { UltraQuestFact } from '../facts.js';
import { put, whyNotCarry } from '../sheet/carry.js';
import { whyNotMount } from '../sheet/mounting.js';
import type { Adventurer, Mount } from '../state.js';

type Tell = (fact: UltraQuestFact) => void;

/** A mount of somebody's, ridden or led, by its id or kind. */
export function mountOf({ mount, led }: Adventurer, id: string): Mount | undefined {
  return [...(mount ? [mount] : []), ...led].find((each) => each.id === id || each.kind === id);
}

/** What a gem is named by: its value. A gem is one thing and is never split (UQ-TRE-10). */
export const gemId = (value: number): string => `gem:${value}`;
export const gemName = (value: number): string => `gem of ${value} Gold`;

export function gemOf({ gems }: Adventurer, id: string): number | undefined {
  return gems.find((value) => gemId(value) === id);
}

export function takeGem(from: Adventurer, value: number): void {
  from.gems.splice(from.gems.indexOf(value), 1);
}

/** Why somebody cannot part with a mount: what is in its saddle has no other place, as a second talisman (UQ-MOUNT-02, UQ-TAL-14). */
export function whyNotPart(from: Adventurer, mount: Mount): Refusal | undefined {
  if (from.mount !== mount || !from.saddle) return undefined;
  return whyNotCarry({ ...from, mount: null, saddle: null }, from.saddle);
}

/** A mount leaves somebody's sheet; what was in its saddle stays with its rider (UQ-MOUNT-02). */
export function partWith(from: Adventurer, mount: Mount): void {
  if (from.mount !== mount) {
    from.led = from.led.filter((led) => led !== mount);
    return;
  }
  const { saddle } = from;
  Object.assign(from, { mount: null, saddle: null });
  if (saddle) put(from, saddle);
}

/**
 * One member hands a mount to another, who rides it, or leads it where the line is taken or the mount does not suit; the own led
 * one is ridden instead of the other (UQ-MOUNT-01, UQ-MOUNT-03).
 */
export function passMount(from: Adventurer, to: Adventurer, mount: Mount, tell: Tell): Refusal | undefined {
  const unfit = whyNotMount(to, mount);
  if (unfit && (from === to || to.race === 'fairy')) return unfit;
  if (from === to && from.mount === mount)
    return refuse('rides-already', { who: to.name, mount: mountName(mount) }, 'UQ-MOUNT-03');
  const bound = whyNotPart(from, mount);
  if (bound) return bound;
  partWith(from, mount);
  const old = from === to ? to.mount : null;
  if (old) to.led.push(old);
  if (!unfit && (old || to.mount === null)) to.mount = mount;
  else to.led.push(mount);
  tell({ kind: 'mount-gained', who: to.name, mount: mountName(mount) });
  return undefined;
}

/** A gem goes from purse to purse (UQ-SHEET-10). */
export function passGem(from: Adventurer, to: Adventurer, value: number, tell: Tell): undefined {
  takeGem(from, value);
  to.gems.push(value);
  tell({ kind: 'item-gained', who: to.name, item: gemName(value), from: from.name });
}
