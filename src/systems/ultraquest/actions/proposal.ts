import { isSettlement } from '../board/regions.js';
import { regionAt } from '../board/spaces.js';
import { castings } from '../casting.js';
import { isTroubled } from '../clerics/mending.js';
import { bonusParts } from '../sheet/at-hand.js';
import { canUse, isInjured } from '../sheet/skill-lines.js';
import { sumOf } from '../sheet/strength.js';
import type { Adventurer, Group } from '../state.js';
import { payFor } from './work.js';

/** What each member does in a turn of special actions, by adventurer id: `rest`, `heal`, `train:STR`. */
export type Plan = Record<string, string>;

/** Whether a night's rest does anything for somebody: red injuries, or black ones with something at hand that helps sleep (UQ-ACT-04). */
export function restHeals(member: Adventurer): boolean {
  if (member.injuries.red > 0) return true;
  return member.injuries.black > 0 && sumOf(bonusParts(member, 'rest')).total > 0;
}

/** Whether somebody could spend the action on a miracle known by heart; scrolls are kept for need. */
export function couldCast(group: Group, member: Adventurer, miracle: string): boolean {
  return castings(group, miracle, [member]).some(({ by }) => by !== 'scroll');
}

/**
 * What the group does unless the player says otherwise: the injured rest; a Cleric sees to an injury that rest leaves, or to a curse;
 * the others work where that is paid, or scout. Whoever has lost the action does nothing (op `lose action`).
 */
export function proposedPlan(group: Group, who: readonly Adventurer[] = group.members): Plan {
  const left = {
    heal: group.members.filter((one) => isInjured(one) && (one.idle || !restHeals(one))).length,
    'break-curse': group.members.filter(isTroubled).length,
  };
  return Object.fromEntries(
    who.map((member) => {
      const action = proposed(group, member, left);
      if (action === 'heal' || action === 'break-curse') left[action] -= 1;
      return [member.id, action];
    }),
  );
}

function proposed(group: Group, member: Adventurer, left: { heal: number; 'break-curse': number }): string {
  if (member.idle) return 'idle';
  if (restHeals(member)) return 'rest';
  if (left.heal > 0 && couldCast(group, member, 'Healing')) return 'heal';
  if (left['break-curse'] > 0 && couldCast(group, member, 'Curse-Breaker')) return 'break-curse';
  // What Curse-Breaker makes a plain injury heals the same night.
  if (isInjured(member)) return 'rest';
  if (wouldEarn(group, member)) return 'work';
  return canUse(member, 'Scouting') && !group.scouted ? 'scout' : 'rest';
}

/** UQ-ACT-20 to 22. */
function wouldEarn(group: Group, member: Adventurer): boolean {
  const region = regionAt(group.place);
  if (!isSettlement(region) || member.race === 'fairy' || group.worked.includes(member.id)) return false;
  return payFor(member, region) > 0;
}
