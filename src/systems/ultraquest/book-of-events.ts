import type { RegionCode } from './names.js';
import type { ThingEffect } from './state.js';

/** A thing or companion of the book's own, or the improved make of a ware. */
export interface Thing {
  readonly name: string;
  /** The ware it is one of, if it is one. */
  readonly base?: string;
  readonly magic?: boolean;
  readonly silver?: boolean;
  readonly masterwork?: boolean;
  readonly light?: boolean;
  readonly blunt?: boolean;
  readonly weight?: 'heavy' | 'very heavy' | 'huge';
  readonly effect?: ThingEffect;
  /** Full price in Gold; without one nobody buys it. */
  readonly price?: number;
  /** What its owner may read. */
  readonly text?: string;
}

/** A row of a treasure table (UQ-TRE-02 to 06). */
export interface Treasure {
  readonly name: string;
  /** Read aloud with its heading, as treasures are (UQ-EVT-08). */
  readonly text?: string;
  /** Normal treasures are Gold and are not noted (UQ-TRE-03). */
  readonly gold?: number;
  /** Id of the thing, where it is one. */
  readonly item?: string;
  readonly weight?: 'heavy' | 'very heavy' | 'huge';
}

/** Somebody of a recruiting list (UQ-ACT-32). */
export interface Candidate {
  readonly name: string;
  readonly race: string;
  readonly profession: string;
  readonly sex: 'male' | 'female';
  readonly skills: readonly string[];
  readonly items: readonly string[];
}

/** Something for sale: an id of a thing, mount or craft, and a price of the place's own. */
export interface Ware {
  readonly item: string;
  readonly price?: number;
}

/** What the rules need to know of the book beside its events. All look-ups are by value. */
export interface BookOfEvents {
  /** Regions, settlements and dungeon classes whose table is written. */
  isWritten(land: RegionCode): boolean;
  /** Read at the first visit. */
  introduction(land: RegionCode): string | undefined;
  /** The heading of an event; for lists, never read aloud. */
  title(event: string): string | undefined;
  /** Whether some text asks if this event was met before (condition `seen`). */
  isRecalled(event: string): boolean;
  /** A thing or companion of the book by id. */
  thing(id: string): Thing | undefined;
  treasure(table: 'NT' | 'MT' | 'LT', row: number): Treasure | undefined;
  /** Highest row of a treasure table: higher rolls count as this one. */
  treasureRows(table: 'NT' | 'MT' | 'LT'): number;
  /** Candidates of a land by the faces 1 to 10. */
  recruit(land: RegionCode, face: number): Candidate | undefined;
  /** A market of the book by its name. */
  market(name: string): readonly Ware[] | undefined;
}

/** A book with nothing in it but the lands named: for tables that play without treasures, and for tests. */
export function bareBook(lands: readonly RegionCode[]): BookOfEvents {
  return {
    isWritten: (land) => lands.includes(land),
    introduction: () => undefined,
    title: () => undefined,
    isRecalled: () => false,
    thing: () => undefined,
    treasure: () => undefined,
    treasureRows: () => 0,
    recruit: () => undefined,
    market: () => undefined,
  };
}
