import { secondPenalty } from '../casting.js';
import { SKILLS } from '../skills.js';
import type { Battle } from './battle.js';
import type { Power } from './power.js';

/** Whether a power is a spell or miracle that counts for the turn: not from a scroll, not out of a staff. */
export const isByHeart = (id: string): boolean => id.startsWith('cast:') && !/:(scroll|staff)(:|$)/.test(id);

/**
 * What a power does, whomever it is meant for: one assassin strikes once (UQ-THF-18), and two spells of one turn are two
 * different ones (UQ-WIZ-23, UQ-CLR-27).
 */
export function deedOf(id: string): string {
  return /^(assassinate:[^:]+|cast:[^:]+:[^:]+(:(scroll|staff))?)/.exec(id)?.[0] ?? id;
}

const MOMENTS = ['plan', 'before', 'round', 'stance'];

/** Whether another spell or miracle that is switched on comes first, so that this one is the second of the turn. */
function isSecond(battle: Battle, power: Power, powers: readonly Power[]): boolean {
  const kind = SKILLS[power.skill]?.kind;
  if (!isByHeart(power.id) || power.who.cast.some((name) => SKILLS[name]?.kind === kind)) return false;
  const chosen = [...battle.chosen];
  const place = ({ id, moment }: Power) => {
    const at = chosen.indexOf(id);
    return MOMENTS.indexOf(moment) * (chosen.length + 1) + (at < 0 ? chosen.length : at);
  };
  return powers.some(
    (other) =>
      other.who === power.who &&
      battle.chosen.has(other.id) &&
      isByHeart(other.id) &&
      deedOf(other.id) !== deedOf(power.id) &&
      SKILLS[other.skill]?.kind === kind &&
      place(other) < place(power),
  );
}

/** Powers with what must be rolled for them as they are planned: of two spells of one turn the later one is harder. */
export function withSecondCasts(battle: Battle, powers: readonly Power[]): Power[] {
  return powers.map((power) =>
    power.needs !== undefined && isSecond(battle, power, powers)
      ? { ...power, needs: power.needs + secondPenalty(battle.group, power.who, power.skill) }
      : power,
  );
}
