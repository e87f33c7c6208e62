/** `npm run restore -- FILE`: fills an empty database, of either kind, from a backup. */
import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { FACTS_VERSION } from '../service/facts.js';
import { restore } from '../store/restore.js';
import { UsageError, withStore } from './with-store.js';

await withStore(async (store) => {
  const [path, ...more] = process.argv.slice(2);
  if (!path || more.length > 0) throw new UsageError('Name one backup to restore: npm run restore -- FILE');
  const file = await open(path);
  try {
    const newSeed = () => randomBytes(32).toString('hex');
    const rows = await restore(store, file.readLines(), { at: new Date(), newSeed, factsVersion: FACTS_VERSION });
    console.log(`${rows} rows restored from ${path}.`);
  } finally {
    await file.close();
  }
});
