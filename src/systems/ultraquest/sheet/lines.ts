import type { Adventurer, Item } from '../state.js';
import { ridden } from './riding.js';

/** UQ-SHEET-08: six lines at hand. */
export const HAND_LINES = 6;

/** What a line of the sheet is, by the bandits' D10 (UQ-SHEET-12, C-18). */
export type Line =
  { kind: 'hand'; index: number } | { kind: 'purse' } | { kind: 'saddle' } | { kind: 'backpack' } | null;

/** 1-6 at hand, 7 purse, 8 saddle, 9-10 backpack; a Centaur has no saddle but more backpack, a Fairy neither. */
export function lineAt(adventurer: Adventurer, number: number): Line {
  if (number <= HAND_LINES) return { kind: 'hand', index: number - 1 };
  if (number === 7) return { kind: 'purse' };
  if (adventurer.race === 'fairy') return null;
  if (number === 8 && adventurer.race !== 'centaur') return { kind: 'saddle' };
  return { kind: 'backpack' };
}

/** Everything that an adventurer carries on lines, purse and mounts apart. */
export function itemsOf(adventurer: Adventurer): Item[] {
  const atHand = adventurer.hand.filter((item) => item !== null);
  return [...atHand, ...(adventurer.saddle ? [adventurer.saddle] : []), ...adventurer.backpack];
}

export function handItems(adventurer: Adventurer): Item[] {
  return adventurer.hand.filter((item) => item !== null);
}

/** At hand, and in the saddle of a mount that is with its rider (UQ-MOUNT-02). */
export function inReach(adventurer: Adventurer, open: boolean): Item[] {
  const atHand = handItems(adventurer);
  return adventurer.saddle && ridden(adventurer, open) ? [...atHand, adventurer.saddle] : atHand;
}

/** Takes what a line holds off the sheet; a line with nothing gives nothing. */
export function emptyLine(adventurer: Adventurer, line: Line): { items: Item[]; gold: number; gems: number[] } {
  const nothing = { items: [], gold: 0, gems: [] };
  switch (line?.kind) {
    case 'hand':
      return { ...nothing, items: [takeFromHand(adventurer, line.index)].filter((item) => item !== null) };
    case 'saddle': {
      const items = adventurer.saddle ? [adventurer.saddle] : [];
      adventurer.saddle = null;
      return { ...nothing, items };
    }
    case 'backpack':
      return { ...nothing, items: adventurer.backpack.splice(0) };
    case 'purse': {
      const purse = { items: [], gold: adventurer.gold, gems: adventurer.gems };
      adventurer.gold = 0;
      adventurer.gems = [];
      return purse;
    }
    default:
      return nothing;
  }
}

function takeFromHand(adventurer: Adventurer, index: number): Item | null {
  const item = adventurer.hand[index] ?? null;
  if (item) adventurer.hand[index] = null;
  return item;
}
