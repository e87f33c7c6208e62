import type {
  CandidateRow,
  CompanionRow,
  ItemRow,
  ItemsFile,
  MarketRow,
  RecruitsFile,
  TreasureRow,
} from '../contract/tables.js';
import { ItemsFile as ItemsSchema, RecruitsFile as RecruitsSchema, TreasuresFile } from '../contract/tables.js';
import { finding, type Finding, type Place } from '../finding.js';
import { didYouMean } from '../names.js';
import { readYamlTable, type YamlTable } from '../read/yaml-table.js';
import { TABLE_FILES } from '../contract/tables.js';

export const TREASURE_TABLES = ['NT', 'MT', 'LT'] as const;
export type TreasureTable = (typeof TREASURE_TABLES)[number];

/** The rows of the book's own tables, as written. */
export interface Rows {
  readonly items: readonly ItemRow[];
  readonly companions: readonly CompanionRow[];
  readonly familiars: readonly CompanionRow[];
  readonly markets: readonly MarketRow[];
  readonly treasures: Readonly<Record<TreasureTable, readonly TreasureRow[]>>;
  readonly recruits: Readonly<Record<string, readonly CandidateRow[]>>;
}

/** With the place of each row by `KIND ID`. */
export interface Tables extends Rows {
  readonly places: ReadonlyMap<string, Place>;
}

/** A file of the book, with its path under the book's folder. */
export interface BookFile {
  readonly path: string;
  readonly text: string;
}

/** Reads every YAML table of a book. A file that is not there is an empty table; one that the book does not know is an error. */
export function readTables(files: readonly BookFile[]): { tables: Tables; findings: Finding[] } {
  const findings: Finding[] = [];
  const places = new Map<string, Place>();
  const read = <T>(path: string, schema: Parameters<typeof readYamlTable<T>>[2]): YamlTable<T> | undefined => {
    const file = files.find((each) => each.path === path);
    if (!file) return undefined;
    const result = readYamlTable(path, file.text, schema);
    findings.push(...result.findings);
    return result.table;
  };
  const things = read<ItemsFile>('items.yaml', ItemsSchema);
  const recruits = read<RecruitsFile>('recruits.yaml', RecruitsSchema);
  if (things) for (const kind of KINDS) note(places, findings, things, kind, kind);
  const treasures = { NT: [], MT: [], LT: [] } as Record<TreasureTable, TreasureRow[]>;
  for (const table of TREASURE_TABLES) {
    const rows = read<TreasureRow[]>(`treasures/${table}.yaml`, TreasuresFile);
    if (!rows) continue;
    treasures[table] = rows.rows;
    rows.rows.forEach((row, i) => {
      noteRow(places, findings, table, row.id, rows.place([i]));
    });
    findings.push(...rowsInOrder(rows));
  }
  findings.push(...unknownFiles(files));
  const { items = [], companions = [], familiars = [], markets = [] } = things?.rows ?? {};
  return {
    tables: { items, companions, familiars, markets, treasures, recruits: recruits?.rows ?? {}, places },
    findings,
  };
}

const KINDS = ['items', 'companions', 'familiars', 'markets'] as const;

function note(
  places: Map<string, Place>,
  findings: Finding[],
  { rows, place }: YamlTable<ItemsFile>,
  kind: (typeof KINDS)[number],
  key: string,
): void {
  rows[kind]?.forEach((row, i) => {
    noteRow(places, findings, kind, row.id, place([key, i]));
  });
}

function noteRow(places: Map<string, Place>, findings: Finding[], kind: string, id: string, at: Place): void {
  const key = `${kind} ${id}`;
  if (places.has(key)) findings.push(finding('error', 'id-twice', at, `two ${kind} are called ${id}`));
  else places.set(key, at);
}

/** Treasure rows count from 1 without a gap, since dice are rolled on them. */
function rowsInOrder({ rows, place }: YamlTable<TreasureRow[]>): Finding[] {
  return rows.flatMap((row, i) => {
    const expected = (rows[i - 1]?.row ?? 0) + 1;
    if (row.row === expected) return [];
    const hint = 'rows count from 1 without a gap';
    return [finding('error', 'yaml', place([i]), `row ${row.row} stands where ${expected} should`, hint)];
  });
}

/** The rules to look up stand beside the book and are no part of it. */
const RULES = 'rules/';

function unknownFiles(files: readonly BookFile[]): Finding[] {
  const known = Object.keys(TABLE_FILES);
  return files
    .filter(({ path }) => path.endsWith('.yaml') && !path.startsWith(RULES) && !known.includes(path))
    .map(({ path }) => {
      const at = { file: path, line: 1, column: 1 };
      return finding('error', 'yaml', at, 'no table of the book is called so', didYouMean(path, known));
    });
}
