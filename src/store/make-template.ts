import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from './embedded.js';

/**
 * Makes an embedded database without a game in it, to copy new ones from, if it is not there yet: to make one takes ten
 * times as long as to open one.
 */
export async function makeTemplate(path: string): Promise<void> {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}`;
  try {
    const store = await openFolder(draft);
    await store.close();
    await rename(join(draft, 'database'), path);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
