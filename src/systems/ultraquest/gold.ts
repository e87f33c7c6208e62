import type { Adventurer, Group } from './state.js';

/** The Gold of all living members: it is common (UQ-TRE-07). */
export function totalGold(group: Group): number {
  return group.members.reduce((sum, member) => sum + member.gold, 0);
}

/** Puts Gold into a purse: the one that is named, else the lightest, so that no robber finds all of it in one. */
export function credit(group: Group, amount: number, purse?: Adventurer): void {
  const to = purse ?? lightest(group);
  if (to && amount > 0) to.gold += amount;
}

function lightest(group: Group): Adventurer | undefined {
  return group.members.reduce<Adventurer | undefined>(
    (least, member) => (least && least.gold <= member.gold ? least : member),
    undefined,
  );
}

/** Takes Gold from the purses, one of them first or all in marching order, as much as there is; gives the amount taken. Never leaves less than 0. */
export function take(group: Group, amount: number, first?: Adventurer): number {
  let due = Math.max(0, amount);
  for (const member of first ? [first, ...group.members] : group.members) {
    const part = Math.min(member.gold, due);
    member.gold -= part;
    due -= part;
  }
  return Math.max(0, amount) - due;
}
