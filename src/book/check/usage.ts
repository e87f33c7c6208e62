import { finding, type Finding } from '../finding.js';
import type { Registry } from '../registry.js';
import { TREASURE_TABLES, type Tables } from '../tables/tables.js';
import type { Checked } from './checked.js';
import { argumentsOf, opsOf } from './walk.js';

const GIVES: ReadonlySet<string> = new Set(['item', 'offer', 'meet-adventurer', 'brew']);

/** Ids of things that the book hands out, and of things it asks for. */
function thingsInUse(checked: readonly Checked[], tables: Tables): { given: Set<string>; asked: Set<string> } {
  const given = new Set<string>();
  const asked = new Set<string>();
  for (const op of checked.flatMap(({ script }) => opsOf(script))) {
    const into = GIVES.has(op.op) ? given : asked;
    if (op.op === 'brew') given.add(op.potion);
    if (op.op === 'meet-adventurer') op.items.forEach((item) => given.add(item));
    if (op.op === 'companion') given.add(op.companion);
    if (op.op === 'familiar') given.add(op.familiar);
    if (op.op === 'market') given.add(op.market);
    for (const argument of argumentsOf(op)) if (typeof argument['item'] === 'string') into.add(argument['item']);
  }
  for (const { wares } of tables.markets) wares.forEach((ware) => given.add(ware.item));
  for (const table of TREASURE_TABLES) {
    tables.treasures[table].forEach((row) => row.item !== undefined && given.add(row.item));
  }
  return { given, asked };
}

/** Things of the book that nobody gives, and keepsakes that nobody asks for. */
export function checkUsage(checked: readonly Checked[], tables: Tables): Finding[] {
  const { given, asked } = thingsInUse(checked, tables);
  return (['items', 'companions', 'familiars', 'markets'] as const).flatMap((kind) =>
    tables[kind].flatMap((row): Finding[] => {
      const at = tables.places.get(`${kind} ${row.id}`) ?? { file: 'items.yaml', line: 1, column: 1 };
      if ('retired' in row) return [];
      if (!given.has(row.id)) {
        return [
          finding(
            'warning',
            'unused-item',
            at,
            `nobody gives ${row.name}`,
            'give it somewhere, or mark it retired: true',
          ),
        ];
      }
      const isKeepsake = 'effect' in row && row.effect.kind === 'keepsake';
      if (!isKeepsake || asked.has(row.id)) return [];
      return [finding('warning', 'unused-item', at, `nobody asks for ${row.name}`, 'it does nothing by itself')];
    }),
  );
}

/** Skills that nobody in the book teaches. */
export function checkMasters(checked: readonly Checked[], registry: Registry): Finding[] {
  const taught = new Set<string>();
  for (const op of checked.flatMap(({ script }) => opsOf(script))) {
    if (op.op === 'meet-master' || op.op === 'meet-grandmaster' || op.op === 'learn') taught.add(op.skill);
    if (op.op === 'meet-adventurer') op.skills.forEach((skill) => taught.add(skill));
  }
  const at = { file: 'events', line: 1, column: 1 };
  return registry.skills.all
    .filter(({ id }) => !taught.has(id))
    .map(({ name }) => finding('warning', 'no-master', at, `nobody teaches ${name}`, '`meet master` somewhere'));
}
