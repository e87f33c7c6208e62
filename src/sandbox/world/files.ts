import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file on its way in: the form field (`files[0]`), its name, MIME type and bytes. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Bytes of attachments by id: in a folder if there is one, else in memory. */
export class Files {
  readonly #memory = new Map<string, Uint8Array>();
  readonly #folder: string | null;
  /** The whole path of the sandbox's folder. */
  readonly home: string | null;

  constructor(folder: string | null) {
    this.#folder = folder === null ? null : join(folder, 'files');
    if (this.#folder !== null) mkdirSync(this.#folder, { recursive: true });
    this.home = folder === null ? null : realpathSync(folder);
  }

  put(id: string, bytes: Uint8Array): void {
    if (this.#folder === null) {
      this.#memory.set(id, bytes);
      return;
    }
    const path = join(this.#folder, id);
    writeFileSync(`${path}.new`, bytes);
    renameSync(`${path}.new`, path);
  }

  /** The bytes, or null if there is no such file. The id is digits only. */
  read(id: string): Uint8Array | null {
    if (this.#folder === null) return this.#memory.get(id) ?? null;
    const path = join(this.#folder, id);
    return /^\d+$/u.test(id) && existsSync(path) ? readFileSync(path) : null;
  }

  remove(id: string): void {
    if (this.#folder === null) this.#memory.delete(id);
    else rmSync(join(this.#folder, id), { force: true });
  }
}
