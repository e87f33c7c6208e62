import { fit } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import { bestStance, rowOf, stanceOf, stancesOf, type Battle, type Stance } from './battle.js';

/** The highest legal combat strength: everybody able fights, each in the better way. */
export function lineUp(battle: Battle): void {
  for (const member of rowOf(battle)) battle.stances.set(member.id, fit(member) ? bestStance(battle, member) : 'out');
}

/** Members who may choose at all. */
export function able(battle: Battle): Adventurer[] {
  return rowOf(battle).filter(fit);
}

/**
 * A member takes another stance, and the row stays legal: whoever stays out takes everybody behind along, whoever comes
 * forward brings everybody in front (UQ-CMB-30).
 */
export function takeStance(battle: Battle, member: Adventurer, stance: Stance): void {
  const row = able(battle);
  const at = row.indexOf(member);
  if (at < 0) return;
  battle.stances.set(member.id, stance);
  const others = stance === 'out' ? row.slice(at + 1) : row.slice(0, at);
  for (const other of others) {
    if (stance === 'out') battle.stances.set(other.id, 'out');
    else if (stanceOf(battle, other) === 'out') battle.stances.set(other.id, bestStance(battle, other));
  }
}

/** What a member could do instead. The first in the row cannot stay out: then nobody would fight. */
export function otherStances(battle: Battle, member: Adventurer, fixed = false): Stance[] {
  const first = able(battle)[0];
  const open: readonly Stance[] = [
    ...stancesOf(battle, member),
    ...(member === first || fixed ? [] : (['out'] as const)),
  ];
  return open.filter((stance) => stance !== stanceOf(battle, member));
}

/** After the kind of fight has changed, or who can fly, nobody keeps a stance that it does not allow. */
export function realign(battle: Battle): void {
  for (const member of able(battle)) {
    const stance = stanceOf(battle, member);
    if (stance !== 'out' && !stancesOf(battle, member).includes(stance))
      battle.stances.set(member.id, bestStance(battle, member));
  }
}
