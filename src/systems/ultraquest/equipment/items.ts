import type { Item, Mount } from '../state.js';
import { WARES, isBluntName, type Ware, type Weight } from './catalogue.js';

/** The figures behind an item; things of the book's own that no table lists have only a name. */
export function wareOf(item: { readonly kind: string }): Ware {
  return WARES[item.kind] ?? unlisted(item.kind);
}

/** Kinds that no table lists, as they were met: a sheet asks for the same ones again and again. */
const met = new Map<string, Ware>();

function unlisted(kind: string): Ware {
  const ware = met.get(kind) ?? { name: inWords(kind) };
  met.set(kind, ware);
  return ware;
}

/** `gold-talisman` is a Gold Talisman, as talismans, keys and scrolls are written. */
function inWords(kind: string): string {
  return kind
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** What a thing is called: `silver axe`, `masterwork chain armor`, `Healing Potion`; a Silver sword of the book is no silver one more. */
export function nameOf(item: Item): string {
  const plain = item.name ?? wareOf(item).name;
  if (!item.masterwork && !item.silver && !item.magic) return plain;
  const marks = [item.masterwork && (item.light ? 'light masterwork' : 'masterwork'), item.silver && 'silver'];
  const said = plain.toLowerCase().split(' ');
  const unsaid = [...marks, item.magic && !item.name && 'magic'].filter((mark) => mark && !said.includes(mark));
  return [...unsaid, plain].join(' ');
}

export function mountName(mount: Mount): string {
  return mount.name ?? [mount.noble, wareOf(mount).name].filter(Boolean).join(' ');
}

/** A masterwork made lighter is not heavy (UQ-EQP-51). */
export function weightOf(item: Item): Weight {
  const weight = item.weight ?? wareOf(item).weight ?? 'normal';
  return item.light && weight === 'heavy' ? 'normal' : weight;
}

/** Harms ghosts and demons, or protects from demons (UQ-EQP-57, UQ-EQP-58). */
export function isMagic(item: Item): boolean {
  return item.magic === true || wareOf(item).magic === true;
}

export function isBlunt(item: Item): boolean {
  return item.blunt ?? (wareOf(item).blunt === true || isBluntName(item.name ?? ''));
}

/** Bonus of a weapon in its own kind of fight; masterwork adds one (UQ-EQP-50). */
export function weaponBonus(item: Item, range: 'melee' | 'ranged'): number {
  return (wareOf(item)[range] ?? 0) + (item.masterwork ? 1 : 0);
}

/** Armor rating of armor or shield; masterwork adds one unless it was made lighter (UQ-EQP-51). */
export function armorBonus(item: Item): number {
  return (wareOf(item).armor ?? 0) + (item.masterwork && !item.light ? 1 : 0);
}
