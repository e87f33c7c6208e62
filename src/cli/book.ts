import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { showFinding, type Finding } from '../book/finding.js';
import { checkLock, readLock, writeLock } from '../book/ids-lock.js';
import { loadBook } from '../book/load.js';
import { opReference } from '../book/reference.js';
import { tableSchemas } from '../book/schemas.js';
import { CONTENT, readFolder } from '../rulebooks.js';
import { ULTRAQUEST_REGISTRY } from '../systems/ultraquest/registry.js';

const FOLDER = join(CONTENT, 'ultraquest');
const LOCK = join(FOLDER, 'ids.lock');
const REFERENCE = join(CONTENT, '..', 'docs', 'ops.md');
const QUIET_MS = 200;

/** `npm run book [-- --lock] [--reference] [--watch]`: checks the Book of Events; the last line is JSON. */
const { values: options } = parseArgs({
  options: {
    lock: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

async function lockText(): Promise<string> {
  return readFile(LOCK, 'utf8').catch(() => '');
}

async function writeReference(): Promise<void> {
  const schemas = Object.entries(tableSchemas()).map(([path, text]) => [join(FOLDER, path), text] as const);
  for (const [path, text] of [[REFERENCE, opReference()] as const, ...schemas]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Checks the whole book and prints what it found; gives the number of errors. */
async function check(): Promise<number> {
  const { findings, counts, ids } = loadBook(await readFolder(FOLDER), ULTRAQUEST_REGISTRY);
  if (options.lock) await writeFile(LOCK, writeLock(ids, readLock(await lockText())));
  const all: Finding[] = [...findings, ...checkLock(ids, readLock(await lockText()))];
  const errors = all.filter((finding) => finding.severity === 'error');
  for (const finding of options.quiet ? errors : all) console.log(showFinding(finding));
  const { tables, numbersCovered, numbersMissing, events, decisions, fights, words, ...more } = counts;
  console.log(`${all.length - errors.length} warnings; ${JSON.stringify(more)}`);
  const line = { tables, numbersCovered, numbersMissing, events, decisions, fights, words, errors: errors.length };
  console.log(JSON.stringify(line));
  return errors.length;
}

if (options.reference) await writeReference();
process.exitCode = (await check()) > 0 ? 1 : 0;
if (options.watch) {
  let due: NodeJS.Timeout | undefined;
  watch(FOLDER, { recursive: true }, () => {
    clearTimeout(due);
    due = setTimeout(() => {
      check().catch((error: unknown) => {
        console.error(error);
      });
    }, QUIET_MS);
  });
}
