import { castsMasterfully } from './casting.js';
import { canQuack, immunity } from './hazards/immunity.js';
import { plainly, spellRemedies } from './hazards/remedy.js';
import { teleportation } from './hazards/teleported.js';
import { remedyWindow, type Saved } from './hazards/window.js';
import type { Adventurer } from './state.js';
import type { Play, Tale } from './tale.js';
import { groupOf } from './where.js';

/** UQ-WIZ-25, UQ-WIZ-26: one, at the moment; a master everybody for the whole turn. */
const magicProtection = plainly((casting, target, { passed }, all) =>
  !passed ? [] : castsMasterfully(casting) ? all : [target],
);

/** UQ-CLR-21, UQ-CLR-22, C-50: a master's roll two under INT covers the whole group; the target holds the +2 already. */
const curseBreaker = plainly((casting, target, { passed, margin }, all) =>
  !passed ? [] : castsMasterfully(casting) && margin >= 4 ? all : [target],
);

/** UQ-WIZ-26: safe from magic for the whole turn. */
export function shield(people: readonly Adventurer[]): void {
  const source = 'Magic Protection';
  for (const { effects } of people)
    effects.push({ kind: 'protection', from: 'magic', amount: 0, source, magic: true, until: 'turn' });
}

const AVERTING = [
  spellRemedies('Magic Protection', magicProtection, {
    then: (t, saved, casting) => {
      if (saved.length > 0 && castsMasterfully(casting)) shield(groupOf(t).members);
    },
  }),
  spellRemedies('Curse-Breaker', curseBreaker),
  teleportation,
];

/**
 * Window W8: magic takes effect on people: who is spared, and by what. Quacking stops spells by itself (UQ-RACE-16), but not those
 * of a Half-duck (UQ-RACE-15).
 */
export function* magicStrikes(
  t: Tale,
  what: 'curse' | 'spell',
  struck: readonly Adventurer[],
  caster?: Adventurer,
): Play<Saved> {
  const safe: Saved = new Map();
  const quacked = what === 'spell' && caster?.race !== 'half-duck' && canQuack(t);
  for (const member of struck) {
    const by = quacked ? 'quacking' : immunity(t, member, 'magic');
    if (by !== undefined) safe.set(member.id, by);
  }
  const rest = struck.filter((member) => !safe.has(member.id));
  return new Map([...safe, ...(yield* remedyWindow(t, what, rest, AVERTING, 'magic'))]);
}

/** A curse comes to somebody, `count` times (UQ-CURSE-01, UQ-CURSE-02). */
export function cursed(t: Tale, adventurer: Adventurer, count: number): void {
  if (count < 1) return;
  adventurer.curses += count;
  t.tell({ kind: 'curse', who: adventurer.name, curses: adventurer.curses });
}

/** Lifts up to `count` curses; gives how many (UQ-CURSE-04). */
export function lift(t: Tale, adventurer: Adventurer, count: number, by: string): number {
  const lifted = Math.min(adventurer.curses, count);
  adventurer.curses -= lifted;
  for (let i = 0; i < lifted; i++) t.tell({ kind: 'curse-lifted', who: adventurer.name, by });
  return lifted;
}
