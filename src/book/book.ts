import type { Library, Script } from '../engine/script.js';
import { CONTRACT } from './contract/number.js';
import type { CandidateRow, CompanionRow, ItemRow, MarketRow, TreasureRow } from './contract/tables.js';
import { slug } from './names.js';
import { numberedEvents } from './numbered.js';
import { openingOf } from './opening.js';
import { INTRODUCTION, type FrontMatter, type Heading } from './read/tree.js';
import type { Rows, TreasureTable } from './tables/tables.js';

/** A compiled text for the insert-only table `event_revision`. */
export interface Revision {
  readonly id: string;
  readonly hash: string;
  readonly contract: number;
  readonly parts: Script['parts'];
}

/** A region's table as others list it. */
export interface Table {
  readonly front: FrontMatter;
  readonly title: string;
  readonly events: readonly Heading[];
}

/** All that a book is played from. It is JSON, so that it can be kept and need not be compiled at each start. */
export interface Compiled {
  readonly tables: readonly Table[];
  readonly scripts: readonly Script[];
  readonly rows: Rows;
}

/** The newest text of a book: what the engine runs, and what the tables know. */
export class Book implements Library {
  private readonly scripts: ReadonlyMap<string, Script>;
  private readonly numbers: ReadonlyMap<string, readonly (Heading | undefined)[]>;
  private readonly headings: ReadonlyMap<string, Heading>;
  readonly tables: ReadonlyMap<string, Table>;

  constructor(readonly compiled: Compiled) {
    const { tables, scripts } = compiled;
    this.scripts = new Map(scripts.map((script) => [script.id, script]));
    this.numbers = new Map(tables.map(({ front, events }) => [front.region, numberedEvents(events)]));
    this.headings = new Map(
      tables.flatMap(({ front, events }) => events.map((event) => [`${front.region}#${event.id}`, event])),
    );
    this.tables = new Map(tables.map((table) => [table.front.region, table]));
  }

  private get rows(): Rows {
    return this.compiled.rows;
  }

  pinned(id: string, hash: string): Script | undefined {
    const script = this.scripts.get(id);
    return script?.hash === hash ? script : undefined;
  }

  current(id: string): Script | undefined {
    return this.scripts.get(id);
  }

  event(table: string, number: number): Script | undefined {
    const tree = this.numbers.get(table)?.[number];
    return tree && this.scripts.get(`${table}#${tree.id}`);
  }

  /** This book, and the older texts that a campaign is pinned to. */
  withRevisions(stored: readonly Script[]): Library {
    const older = new Map(stored.map((script) => [`${script.id} ${script.hash}`, script]));
    return {
      pinned: (id, hash) => this.pinned(id, hash) ?? older.get(`${id} ${hash}`),
      current: (id) => this.current(id),
      event: (table, number) => this.event(table, number),
    };
  }

  /** Every text of the book; those whose hash is known already need not be stored again. */
  revisions(): Revision[] {
    return [...this.scripts.values()].map((script) => ({ ...script, contract: CONTRACT }));
  }

  /** The event's heading: for the index and for quests, never read aloud. */
  heading(event: string): Heading | undefined {
    return this.headings.get(event);
  }

  title(event: string): string | undefined {
    return this.headings.get(event)?.title;
  }

  isWritten(region: string): boolean {
    return this.tables.has(region);
  }

  /** What is read when a group first comes to a region, as one text; as a script it is `REGION#introduction`. */
  introduction(region: string): string | undefined {
    const script = this.scripts.get(`${region}#${INTRODUCTION}`);
    return script && openingOf(script);
  }

  item(id: string): ItemRow | undefined {
    return this.rows.items.find((row) => row.id === id);
  }

  companion(id: string): CompanionRow | undefined {
    return [...this.rows.companions, ...this.rows.familiars].find((row) => row.id === id);
  }

  treasure(table: TreasureTable, row: number): TreasureRow | undefined {
    return this.rows.treasures[table][row - 1];
  }

  /** Highest row of a treasure table; higher rolls count as this one. */
  treasureRows(table: TreasureTable): number {
    return this.rows.treasures[table].length;
  }

  recruit(region: string, face: number): CandidateRow | undefined {
    return this.rows.recruits[region]?.[face - 1];
  }

  /** What a market of the book sells, by its id or name. */
  market(name: string): MarketRow['wares'] | undefined {
    return this.rows.markets.find((row) => row.id === slug(name) || slug(row.name) === slug(name))?.wares;
  }
}
