/** `npm run backup -- FILE [--with-seeds]`: writes everything that is stored to a file that must not be there yet. */
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { backup } from '../store/backup.js';
import { UsageError, withStore } from './with-store.js';

await withStore(async (store) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'with-seeds': { type: 'boolean', default: false } },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0)
    throw new UsageError('Name one file to write to: npm run backup -- FILE [--with-seeds]');
  // Only its owner may read it: players' texts are in it, and perhaps secret seeds.
  const file = await open(path, 'wx', 0o600);
  try {
    const rows = await backup(store, { seeds: values['with-seeds'], at: new Date() }, async (line) => {
      await file.write(`${line}\n`);
    });
    await file.sync();
    const seeds = values['with-seeds']
      ? 'The secret seeds are in it: whoever has it knows the dice to come.'
      : 'Secret seeds are not in it: after a restore the dice go on from fresh ones, which every chronicle notes.';
    console.log(`${rows} rows in ${path}. ${seeds}`);
  } finally {
    await file.close();
  }
});
