import { honorInterval } from './board/regions.js';
import type { UltraQuestFact } from './facts.js';
import { REGIONS } from './names.js';
import type { Group } from './state.js';

type Tell = (fact: UltraQuestFact) => void;

/** UQ-SHEET-20, UQ-OBJ-02: the Honor column has 100 rings. */
export const HIGHEST_HONOR = 100;

/** UQ-HOME-17: from the upper Honor of a region on everybody is native there, for good. */
function tame(group: Group): void {
  for (const region of REGIONS) {
    const high = honorInterval(region)?.high ?? null;
    if (high !== null && group.honor >= high && !group.tamed.includes(region)) group.tamed.push(region);
  }
}

function setHonor(group: Group, honor: number): void {
  group.honor = Math.min(HIGHEST_HONOR, Math.max(0, honor));
  tame(group);
}

/** Fame comes with as much Honor (UQ-FAME-02). Losing Fame takes it from both, never below 0 (UQ-FAME-10). */
export function changeFame(group: Group, change: number, tell: Tell, why?: string): void {
  if (change === 0) return;
  const fame = Math.max(0, group.fame + change);
  const applied = fame - group.fame;
  group.fame = fame;
  setHonor(group, group.honor + change);
  const fact = { kind: 'fame', group: group.name, change: applied, fame, honor: group.honor } as const;
  tell(why === undefined ? fact : { ...fact, why });
}

/** Honor alone, gained or lost (UQ-FAME-04, UQ-FAME-10). Gives what was applied. */
export function changeHonor(group: Group, change: number, tell: Tell): number {
  const before = group.honor;
  setHonor(group, before + change);
  const applied = group.honor - before;
  if (applied !== 0) tell({ kind: 'honor', group: group.name, change: applied, honor: group.honor });
  return applied;
}

/** Spends Fame, which costs no Honor (UQ-FAME-03); false if there is not enough. */
export function spendFame(group: Group, price: number, tell: Tell): boolean {
  if (group.fame < price) return false;
  if (price === 0) return true;
  group.fame -= price;
  tell({ kind: 'fame', group: group.name, change: -price, fame: group.fame, honor: group.honor });
  return true;
}

/** UQ-FAME-06, UQ-ACT-36, C-01: each new member costs a tenth of the Honor of that moment, rounded up. */
export function payForNewMember(group: Group, tell: Tell): void {
  changeHonor(group, -Math.ceil(group.honor / 10), tell);
}
