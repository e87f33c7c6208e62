import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** Whose tests are asked about the rules room. What a scenario says of itself is part of its transcript. */
export const RULES = ['engine', 'transcripts', 'ultraquest'] as const;
/** Whose tests may hold a rule: some can be seen only on a sheet, or in how the book is read. Transcripts cite nothing. */
export const ALL = ['engine', 'ultraquest', 'book', 'dice', 'narrator', 'pictures', 'scenarios.test.ts'] as const;

/** They write or start something, or take seconds for what others say at once. */
const NOT_HERE =
  /^(book\/(cli|golden|laws|played)|narrator\/words|pictures\/(cache|map-command|prepare|sheet-commands))\./;

/** They wait while they are read, which a bundle that is evaluated at once cannot. */
const WAITS = /^(?:await |(?:export )?const (?!.*=>).*\bawait )/m;
/** What else of the tests a file stands on. */
const IMPORTS = /\bfrom '(\.[^']+)\.js'/g;

/** Of the files that are asked, what rolls thousands of times. */
const NOT_THESE =
  /^(a book of 3,300 events|laws of a fight|seeded dice > show every face)|comes to the same end whether/;

/** The test files below `root` that need no database, no browser and no clock, as paths from there. */
export function filesAsked(root: string, rooms: readonly string[] = ALL): string[] {
  const paths = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && isIn(path, rooms) && !NOT_HERE.test(path))
    .map((path) => `tests/${path}`)
    .filter((path) => !waits(root, path))
    .sort();
}

/** Whether a file of the tests waits while it is read, or one that it stands on does. */
function waits(root: string, path: string): boolean {
  const text = readFileSync(join(root, path), 'utf8');
  const beside = [...text.matchAll(IMPORTS)].map(([, to = '']) => normalize(join(path, '..', `${to}.ts`)));
  return WAITS.test(text) || beside.some((file) => file.startsWith('tests') && waits(root, file));
}

function isIn(path: string, rooms: readonly string[]): boolean {
  const [room = '', , ...deeper] = path.split('/');
  return rooms.includes(room) && deeper.length === 0;
}

/** Whether a test of these files, by its full name, is asked about mutants. */
export function isAsked(name: string): boolean {
  return !NOT_THESE.test(name);
}
