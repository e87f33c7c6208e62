import type { Op, Script } from '../engine/script.js';
import { Book, type Table } from './book.js';
import { checkBook } from './check/book.js';
import type { Checked } from './check/checked.js';
import { countBook, type Counts } from './check/counts.js';
import type { Simulation } from './check/danger.js';
import { idsOf } from './check/ids.js';
import { compileEvent, compileIntroduction, type Desk } from './compile/event.js';
import { didYouMean } from './names.js';
import { finding, type Finding, type Place } from './finding.js';
import { readRegionFile } from './read/region-file.js';
import type { RegionTree } from './read/tree.js';
import type { Registry } from './registry.js';
import { withTables } from './tables/names.js';
import { readTables, type BookFile, type Rows, type Tables } from './tables/tables.js';

/** A book as far as it could be read, and everything that is wrong with it. A book with errors is not to be played from. */
export interface Loaded {
  readonly book: Book;
  /** The regions as they are written, with all that only a reader's eye needs. */
  readonly trees: readonly RegionTree[];
  /** Sorted by file and line. */
  readonly findings: readonly Finding[];
  readonly counts: Counts;
  /** Ids for `ids.lock`. */
  readonly ids: ReadonlyMap<string, Place>;
}

/**
 * Reads, compiles and checks a book from the texts of its files: `events/*.md` and the YAML tables, with paths as under
 * the book's folder. What only a simulation can tell is checked if one is given.
 */
export function loadBook(files: readonly BookFile[], system: Registry, simulation: Simulation = {}): Loaded {
  const { tables, findings } = readTables(files);
  const registry = withTables(system, tables);
  const read = files
    .filter(({ path }) => /^events\/[^/]+\.md$/.test(path))
    .map(({ path, text }) => readRegionFile(path, text));
  const trees = read.map(({ tree }) => tree);
  findings.push(...read.flatMap((each) => each.findings), ...checkRegions(trees, registry));
  const desk: Desk = { registry, places: new Map<Op, Place>(), findings };
  const introductions: Script[] = [];
  const checked: Checked[] = [];
  for (const tree of trees) {
    const { region } = tree.front;
    introductions.push(compileIntroduction(region, tree.introduction, desk));
    for (const event of tree.events) {
      checked.push({
        region,
        script: compileEvent(region, event, desk),
        tree: event,
        at: event.at,
        find: noteIn(desk),
      });
    }
  }
  findings.push(...checkBook({ trees, checked, tables, registry }, simulation));
  const scripts = [...introductions, ...checked.map(({ script }) => script)];
  return {
    book: new Book({ tables: trees.map(tableOf), scripts, rows: rowsOf(tables) }),
    trees,
    findings: findings.toSorted(byPlace),
    counts: countBook(trees, checked),
    ids: idsOf(trees, checked, tables),
  };
}

function tableOf({ front, title, events }: RegionTree): Table {
  return { front, title, events: events.map(({ parts: _, at: __, ...heading }) => heading) };
}

function rowsOf({ places: _, ...rows }: Tables): Rows {
  return rows;
}

function noteIn({ places, findings }: Desk): Checked['find'] {
  const nowhere: Place = { file: 'events', line: 1, column: 1 };
  return (severity, code, at, message, hint) => {
    const place = isPlace(at) ? at : (places.get(at) ?? nowhere);
    findings.push(finding(severity, code, place, message, hint));
  };
}

const isPlace = (at: Place | Op): at is Place => !('op' in at);

function checkRegions(trees: readonly RegionTree[], { regions }: Registry): Finding[] {
  return trees.flatMap(({ file, front }, i) => {
    const at = { file, line: 2, column: 1 };
    const codes = regions.all.map((named) => named.id);
    if (front.region === '?') return [];
    if (!codes.includes(front.region)) {
      return [
        finding('error', 'unknown-name', at, `no region is called ${front.region}`, didYouMean(front.region, codes)),
      ];
    }
    if (!trees.slice(0, i).some((tree) => tree.front.region === front.region)) return [];
    return [finding('error', 'table-twice', at, `${front.region} has two files`, 'one file a region')];
  });
}

function byPlace(a: Finding, b: Finding): number {
  return a.at.file.localeCompare(b.at.file) || a.at.line - b.at.line || a.at.column - b.at.column;
}
