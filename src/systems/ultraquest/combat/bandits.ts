import { nameOf } from '../equipment/items.js';
import { emptyLine, lineAt } from '../sheet/lines.js';
import { isInjured, knows } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** UQ-CMB-51, C-22: a Fighter's Endurance saves everything, that of others the purse. */
function isSafe(adventurer: Adventurer, line: number): boolean {
  if (!knows(adventurer, 'Endurance')) return false;
  return adventurer.profession === 'fighter' || line === 7;
}

/** One adventurer loses the line that the D10 names; an empty one is nothing (UQ-CMB-50, C-18). */
export function robOne(t: Tale, adventurer: Adventurer): void {
  const line = t.roll(`robbed line: ${adventurer.name}`, 10);
  if (isSafe(adventurer, line)) {
    t.tell({ kind: 'robbed', who: adventurer.name, line, what: null });
    return;
  }
  const { items, gold, gems } = emptyLine(adventurer, lineAt(adventurer, line));
  for (const { kind } of items) if (t.state.legendary[kind] === t.seat) delete t.state.legendary[kind];
  const lost = [
    ...items.map(nameOf),
    ...(gold > 0 ? [`${gold} Gold`] : []),
    ...gems.map((gem) => `a gem of ${gem} Gold`),
  ];
  t.tell({ kind: 'robbed', who: adventurer.name, line, what: lost.length > 0 ? lost.join(', ') : null });
}

/** Every injured member is robbed once, those hurt earlier too (UQ-CMB-50, C-48). */
export function rob(t: Tale, group: Group = groupOf(t)): void {
  for (const member of group.members.filter(isInjured)) robOne(t, member);
}
