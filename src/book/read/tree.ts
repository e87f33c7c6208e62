import type { Scenery } from '../contract/basics.js';
import type { Place } from '../finding.js';
import type { Piece } from './pieces.js';
import type { SourceText } from './source.js';

/** A paragraph, or the first line of a list's item. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly source: SourceText;
  readonly pieces: readonly Piece[];
  readonly at: Place;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Item[];
  readonly at: Place;
}

/** An item's own line, and what is nested under it. */
export interface Item {
  readonly head: Paragraph;
  readonly blocks: readonly Block[];
  readonly at: Place;
}

export type Block = Paragraph | List;

/** `### NAME`, reached by `go NAME`; the main part is `''`. */
export interface Part {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly at: Place;
}

/** `## 7-9 ! Title (cave) {#id}`. Without numbers it is reached by name only. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly numbers?: { readonly from: number; readonly to: number };
  readonly mark?: '!' | 'xx!';
  readonly place?: Scenery;
}

export interface EventTree extends Heading {
  readonly parts: readonly Part[];
  readonly at: Place;
}

/** The head of a region's file, checked. */
export interface FrontMatter {
  readonly region: string;
  readonly name: string;
  /** Honor interval: advice from, closed from. */
  readonly honor?: { readonly low: number; readonly high: number | null };
  /** Pay for hard work, as the settlement has it: `STR-1`, `best-1`, `2`. */
  readonly work?: string;
  /** People by id, in a few words. */
  readonly people: Readonly<Record<string, string>>;
  readonly peopleText?: string;
}

/** The id of what is read when a group first comes to a region. */
export const INTRODUCTION = 'introduction';

/** A region's file, read but not yet compiled. */
export interface RegionTree {
  readonly file: string;
  readonly front: FrontMatter;
  readonly title: string;
  readonly introduction: readonly Block[];
  readonly events: readonly EventTree[];
  readonly at: Place;
}
