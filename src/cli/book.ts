import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { showFinding, type Finding } from '../book/finding.js';
import { checkLock, readLock, writeLock } from '../book/ids-lock.js';
import { loadBook, type Loaded } from '../book/load.js';
import { opReference } from '../book/reference.js';
import { tableSchemas } from '../book/schemas.js';
import type { BookFile } from '../book/tables/tables.js';
import { CONTENT, readFolder } from '../rulebooks.js';
import { ULTRAQUEST_REGISTRY } from '../systems/ultraquest/registry.js';
import { dangerLines, keptSimulation } from './book/danger.js';
import { bookHtml } from './book/html.js';
import { playEvent } from './book/play.js';
import { openTerminal } from './book/terminal.js';

const FOLDER = join(CONTENT, 'ultraquest');
const LOCK = join(FOLDER, 'ids.lock');
const REFERENCE = join(CONTENT, '..', 'docs', 'ops.md');
const QUIET_MS = 200;

/**
 * `npm run book [-- --lock] [--reference] [--watch] [--danger]`: checks the Book of Events; the last line is JSON.
 * `--danger` also plays every event, to see how dangerous it is. `--html FILE` writes the book as one page instead,
 * `--play REGION#ID [--seed N]` plays an event.
 */
const { values: options } = parseArgs({
  options: {
    lock: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    danger: { type: 'boolean', default: false },
    html: { type: 'string' },
    play: { type: 'string' },
    seed: { type: 'string' },
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
  const files = await readFolder(FOLDER);
  const read = loadBook(files, ULTRAQUEST_REGISTRY);
  const { findings, counts, ids } = options.danger ? checkDanger(files, read) : read;
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

/** Checks once more, with what only playing can tell. */
function checkDanger(files: readonly BookFile[], read: Loaded): Loaded {
  const simulation = keptSimulation(read);
  for (const line of dangerLines(read, simulation)) console.log(line);
  return loadBook(files, ULTRAQUEST_REGISTRY, simulation);
}

/** Plays an event; gives the exit code. */
async function play(event: string): Promise<number> {
  const { book } = loadBook(await readFolder(FOLDER), ULTRAQUEST_REGISTRY);
  const seed = options.seed === undefined ? undefined : Number(options.seed);
  if (seed !== undefined && !Number.isInteger(seed)) {
    console.error(`--seed ${options.seed} is no whole number`);
    return 2;
  }
  const terminal = openTerminal();
  const settings = { event, luck: Date.now(), ...(seed !== undefined && { seed }) };
  const played = await playEvent(book, settings, terminal);
  terminal.close();
  return played ? 0 : 2;
}

/** Does what the options say; gives the exit code. */
async function main(): Promise<number> {
  if (options.reference) await writeReference();
  if (options.play !== undefined) return play(options.play);
  if (options.html !== undefined) {
    await writeFile(options.html, bookHtml(loadBook(await readFolder(FOLDER), ULTRAQUEST_REGISTRY)));
    return 0;
  }
  return (await check()) > 0 ? 1 : 0;
}

process.exitCode = await main();
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
