import type { Finding } from '../finding.js';
import type { RegionTree } from '../read/tree.js';
import type { Registry } from '../registry.js';
import { checkTables } from '../tables/check.js';
import type { Tables } from '../tables/tables.js';
import type { Checked } from './checked.js';
import { checkDanger, type Simulation } from './danger.js';
import { endlessCircles } from './endless.js';
import { checkEvent } from './event.js';
import { checkGoldShare } from './gold-share.js';
import { checkNumbers } from './numbers.js';
import { checkReferences } from './references.js';
import { checkOpenings } from './texts.js';
import { checkMasters, checkUsage } from './usage.js';

/** A book under the checker's eyes: its files, its compiled events, its tables, and the names it may use. */
export interface BookUnderCheck {
  readonly trees: readonly RegionTree[];
  readonly checked: readonly Checked[];
  readonly tables: Tables;
  readonly registry: Registry;
}

/** Everything but what the parser and the compiler have found by themselves. Events note theirs through `find`. */
export function checkBook({ trees, checked, tables, registry }: BookUnderCheck, simulation: Simulation): Finding[] {
  for (const event of checked) checkEvent(event);
  checkReferences(checked, peopleOf(trees));
  checkEndless(checked);
  checkOpenings(checked);
  checkGoldShare(checked, registry.firstLands);
  checkDanger(checked, registry, simulation);
  return [
    ...trees.flatMap(checkNumbers),
    ...checkTables(tables, registry),
    ...checkUsage(checked, tables),
    ...checkMasters(checked, registry),
  ];
}

function peopleOf(trees: readonly RegionTree[]): Set<string> {
  return new Set(trees.flatMap(({ front }) => Object.keys(front.people).map((id) => `${front.region}#${id}`)));
}

function checkEndless(checked: readonly Checked[]): void {
  for (const op of endlessCircles(checked.map(({ script }) => script))) {
    const hint = 'put a choice or a roll on the way';
    checked[0]?.find('error', 'endless', op, 'a circle in which nobody chooses and nothing is rolled', hint);
  }
}
