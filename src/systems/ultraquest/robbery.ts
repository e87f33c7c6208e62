import { HAND_LINES, emptyLine, lineAt, type Line } from './sheet/lines.js';
import { nameOf } from './equipment/items.js';
import { guard } from './guards.js';
import { isCompanion } from './companions.js';
import { freeLegend } from './legendary.js';
import { isInjured, knows } from './sheet/skill-lines.js';
import type { Adventurer } from './state.js';
import type { Tale } from './tale.js';
import { groupOf, present } from './who.js';

/** What was on a line, in words: things, Gold, gems; nothing if it was empty. */
function inWords({ items, gold, gems }: ReturnType<typeof emptyLine>): string | null {
  const purse = [...(gold > 0 ? [`${gold} Gold`] : []), ...gems.map((value) => `a gem of ${value} Gold`)];
  const words = [...items.map(nameOf), ...purse];
  return words.length > 0 ? words.join(', ') : null;
}

/** Takes what a line holds, legendary treasures with it, and says so. Companions are nobody's booty. */
export function takeLine(t: Tale, from: Adventurer, line: Line, number: number): string | null {
  const held = line?.kind === 'hand' ? from.hand[line.index] : null;
  const taken = held && isCompanion(held) ? { items: [], gold: 0, gems: [] } : emptyLine(from, line);
  for (const item of taken.items) freeLegend(t, item);
  const what = inWords(taken);
  t.tell({ kind: 'robbed', who: from.name, line: number, ...(line && { at: line.kind }), what });
  return what;
}

/** UQ-CMB-51, UQ-FGT-15, C-22: a Fighter with Endurance loses nothing, a Seafarer or Ranger no money. */
function isSafe(victim: Adventurer, line: Line): boolean {
  if (!knows(victim, 'Endurance')) return false;
  return victim.profession === 'fighter' || line?.kind === 'purse';
}

/** A thing of the book that no robber dares to touch the owner of keeps the purse safe. */
function keepsPurse(t: Tale, victim: Adventurer, line: Line): boolean {
  return line?.kind === 'purse' && guard(t, victim, 'robbery') !== undefined;
}

/** The line that robbers reach for, rolled with D10 by nobody's hand (UQ-CMB-50, D-03); nothing if it is safe from them. */
export function lineToRob(t: Tale, victim: Adventurer, enduring = true): { line: Line; number: number } | undefined {
  const number = t.roll(`robbed line: ${victim.name}`, 10);
  const line = lineAt(victim, number);
  if (!enduring || !(isSafe(victim, line) || keepsPurse(t, victim, line))) return { line, number };
  t.tell({ kind: 'robbed', who: victim.name, line: number, ...(line && { at: line.kind }), what: null, held: true });
  return undefined;
}

/** One line of somebody's is gone. */
export function robLine(t: Tale, victim: Adventurer, enduring = true): string | null {
  const rolled = lineToRob(t, victim, enduring);
  return rolled ? takeLine(t, victim, rolled.line, rolled.number) : null;
}

/** Bandits: every injured member loses a line (UQ-CMB-50, C-48), but for whoever has left by Teleportation (UQ-WIZ-10). */
export function robInjured(t: Tale): void {
  for (const member of present(groupOf(t)).filter(isInjured)) robLine(t, member);
}

/** The first line at hand with a thing that suits, counted from 1. */
export function handLineWith(
  from: Adventurer,
  suits: (item: NonNullable<Adventurer['hand'][number]>) => boolean,
): number | undefined {
  const index = Array.from({ length: HAND_LINES }, (_, i) => i).find((i) => {
    const item = from.hand[i];
    return item !== null && item !== undefined && suits(item);
  });
  return index === undefined ? undefined : index + 1;
}
