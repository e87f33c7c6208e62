import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBook } from '../../src/book/load.js';
import { TABLE_FILES } from '../../src/book/contract/tables.js';
import { TREASURE_TABLES, type Rows } from '../../src/book/tables/tables.js';
import { readTables } from '../../src/book/tables/tables.js';
import { differences } from '../../src/cli/scenario/differences.js';
import { memberView } from '../../src/cli/scenario/sheet-view.js';
import { details } from '../../src/cli/scenario/written.js';
import type { BookOfEvents } from '../../src/systems/ultraquest/book-of-events.js';
import { salePrice } from '../../src/systems/ultraquest/equipment/price.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';
import { newItem, standardGroup } from '../../src/systems/ultraquest/start.js';
import { belongingOf } from '../../src/systems/ultraquest/things.js';

const FOLDER = fileURLToPath(new URL('../../content/ultraquest/', import.meta.url));

/** The tables that the Book of Events is played with, and what the rules make of them. */
export function openTables(): { rows: Rows; rules: BookOfEvents } {
  const files = Object.keys(TABLE_FILES).map((path) => ({ path, text: readFileSync(FOLDER + path, 'utf8') }));
  return { rows: readTables(files).tables, rules: readBook(loadBook(files, ULTRAQUEST_REGISTRY).book) };
}

/** What a thing at hand does to the sheet of a fighter who had nothing. */
function onTheSheet(rules: BookOfEvents, id: string): string {
  const [fighter] = standardGroup('A', 's1', 'The Four', 'Anna', 'Wa').members;
  if (!fighter) throw new Error('no fighter');
  fighter.hand.fill(null);
  const before = memberView(fighter);
  const group = { serial: 0 } as Parameters<typeof newItem>[0];
  fighter.hand[0] = newItem(group, 's1', belongingOf(rules, id));
  const after = memberView(fighter);
  return differences({ ...before, items: [] }, { ...after, items: [] }).join(', ');
}

function thingLine(rules: BookOfEvents, id: string): string {
  const { name: _, price, ...does } = rules.thing(id) ?? { name: id };
  const worth = price === undefined ? 'nobody buys it' : `${price} Gold, second-hand ${salePrice(price)}`;
  const sheet = onTheSheet(rules, id);
  return [worth, details(does), sheet].filter((part) => part !== '').join('; ');
}

/** Every figure of the book's tables where it counts, by table and id. */
export function tableLines(): ReadonlyMap<string, string> {
  const { rows, rules } = openTables();
  const lines = new Map<string, string>();
  for (const { id } of [...rows.items, ...rows.companions, ...rows.familiars])
    lines.set(`thing ${id}`, thingLine(rules, id));
  for (const table of TREASURE_TABLES)
    rows.treasures[table].forEach(({ id }, i) => {
      const { name: _, text: __, ...found } = rules.treasure(table, i + 1) ?? { name: id };
      lines.set(`${table} ${id}`, `row ${i + 1}: ${details(found)}`);
    });
  for (const { id, name } of rows.markets)
    for (const { item, ...asked } of rules.market(name) ?? []) lines.set(`${id} ${item}`, details(asked));
  return lines;
}
