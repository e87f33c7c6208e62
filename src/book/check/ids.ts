import type { Place } from '../finding.js';
import type { RegionTree } from '../read/tree.js';
import type { Tables } from '../tables/tables.js';
import type { Checked } from './checked.js';
import { opsOf } from './walk.js';

/** Every id of the book that saved games and quests may refer to, as `KIND ID`, and where it stands. */
export function idsOf(trees: readonly RegionTree[], checked: readonly Checked[], tables: Tables): Map<string, Place> {
  const ids = new Map<string, Place>();
  for (const { script, at } of checked) {
    ids.set(`event ${script.id}`, at);
    for (const op of opsOf(script)) {
      if (op.op === 'decide') for (const { id } of op.options) ids.set(`option ${script.id}/${id}`, at);
      if (op.op === 'quest') ids.set(`quest ${op.event}`, at);
    }
  }
  for (const { front, at } of trees) {
    for (const person of Object.keys(front.people)) ids.set(`person ${front.region}#${person}`, at);
  }
  for (const [key, at] of tables.places) {
    const [kind, id] = key.split(' ');
    if (kind === 'items' || kind === 'companions' || kind === 'familiars') ids.set(`item ${id ?? ''}`, at);
  }
  return ids;
}
