import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from './start-error.js';

/** Makes a folder that can be written to, with those above it. Fails with a `StartError` where that cannot be. */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      'folder-unwritable',
      `Cannot write to ${resolve(folder)} (${(error as NodeJS.ErrnoException).code ?? String(error)}). Make it a folder that this user may write to, or choose another.`,
      { cause: error },
    );
  }
}

/** One by one: Node's own `recursive` never comes back where a file system has no room for folders, as under /proc. */
function makeWithParents(path: string): void {
  if (existsSync(path)) return;
  makeWithParents(dirname(path));
  mkdirSync(path);
}
