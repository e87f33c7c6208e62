import type { Library, Script } from '../engine/script.js';
import type { System } from '../engine/system.js';
import type { Store } from '../store/store.js';
import type { RememberedTables } from './remembered-tables.js';

export type AnySystem = System;

/** The texts of a system as they are now, and the number of the op contract that they were compiled against. */
export interface Books {
  readonly library: Library;
  readonly contract: number;
}

/** What the service works with. */
export interface Means {
  readonly store: Store;
  readonly systems: Readonly<Record<string, AnySystem>>;
  readonly books: (system: string) => Books;
  readonly clock: () => Date;
  /** A fresh secret: 64 hexadecimal digits. */
  readonly newSeed: () => string;
  /** For how long a process may post a page, or carry out a clock, before another may do it instead; in milliseconds. */
  readonly lease: number;
  /** Pinned texts that are stored already, by `system script hash`. They never change, so remembering them is safe. */
  readonly pinned: Map<string, Script>;
  readonly tables: RememberedTables;
}

export function systemOf(means: Means, id: string): AnySystem {
  const system = means.systems[id];
  if (!system) throw new Error(`no rulebook called ${id}`);
  return system;
}

export function after(start: Date, milliseconds: number): Date {
  return new Date(start.getTime() + milliseconds);
}
