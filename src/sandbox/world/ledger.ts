import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../json.js';
import type { RecordKind } from './records.js';

/** A line of the ledger: a record put, or taken away when `value` is missing. */
export interface Entry {
  readonly kind: RecordKind;
  readonly id: string;
  readonly value?: unknown;
}

/** Lines of history per living record before the ledger is written anew. */
const WASTE = 4;
const SMALL = 2000;

/**
 * Append-only NDJSON. A line is written whole before anything else happens, so a process killed at any moment leaves
 * at most one broken line at the end, which is dropped on opening.
 */
export class Ledger {
  readonly #file: string;
  readonly #living = new Map<string, Entry>();
  #lines = 0;
  #handle: number;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'sandbox.ndjson');
    for (const entry of readEntries(this.#file)) this.#apply(entry);
    this.#handle = this.#rewrite();
  }

  /** Everything alive, in the order it was first put. */
  entries(): Entry[] {
    return [...this.#living.values()];
  }

  put(kind: RecordKind, id: string, value: unknown): void {
    this.#append({ kind, id, value });
  }

  remove(kind: RecordKind, id: string): void {
    this.#append({ kind, id });
  }

  close(): void {
    fsyncSync(this.#handle);
    closeSync(this.#handle);
  }

  #append(entry: Entry): void {
    writeSync(this.#handle, `${JSON.stringify(entry)}\n`);
    this.#apply(entry);
    if (this.#lines > SMALL && this.#lines > this.#living.size * WASTE) {
      closeSync(this.#handle);
      this.#handle = this.#rewrite();
    }
  }

  #apply(entry: Entry): void {
    const key = `${entry.kind} ${entry.id}`;
    this.#lines += 1;
    if (entry.value === undefined) this.#living.delete(key);
    else this.#living.set(key, entry);
  }

  #rewrite(): number {
    const fresh = `${this.#file}.new`;
    const handle = openSync(fresh, 'w');
    for (const entry of this.#living.values()) writeSync(handle, `${JSON.stringify(entry)}\n`);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(fresh, this.#file);
    this.#lines = this.#living.size;
    return openSync(this.#file, 'a');
  }
}

function readEntries(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(parse);
}

function parse(line: string): Entry[] {
  try {
    const entry: unknown = JSON.parse(line);
    return isObject(entry) && typeof entry['kind'] === 'string' && typeof entry['id'] === 'string'
      ? [entry as unknown as Entry]
      : [];
  } catch {
    return [];
  }
}
