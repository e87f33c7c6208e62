import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Revision } from './bundle.js';
import { switchFigures } from './figures.js';
import { mutantsHere } from './mutants-here.js';
import type { Mutant } from './mutant.js';
import { wording } from './wording.js';

/** Rooms in which rules are carried out, or seen. */
const ROOMS = ['src/systems/ultraquest', 'src/book', 'src/engine', 'src/dice', 'src/pictures', 'src/narrator'] as const;

/** Where Stryker's switches, and ours, look for which mutant is active. */
export const NAMESPACE = '__stryker__';

/** Sources with all mutants in them, each behind a switch. */
export interface Switches {
  readonly revise: Revision;
  readonly mutants: ReadonlyMap<string, Mutant>;
}

/** The source files that mutants are made in, by path. */
export function sources(root: string): Map<string, string> {
  const paths = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  );
  const files = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => path.endsWith('.ts'));
  return new Map(files.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function switches(texts: ReadonlyMap<string, string>, mutants: readonly Mutant[]): Switches {
  return {
    revise: (path, text) => texts.get(path) ?? text,
    mutants: new Map(mutants.map((mutant) => [mutant.id, mutant])),
  };
}

const silent = () => undefined;
const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** Stryker's mutants: conditions, operators, words. */
export async function logicSwitches(files: ReadonlyMap<string, string>): Promise<Switches> {
  const given = [...files].map(([name, content]) => ({ name, content, mutate: true }));
  const { files: done, mutants } = await new Instrumenter(SILENT).instrument(given, {
    plugins: null,
    ignorers: [wording],
    excludedMutations: [],
  });
  const counted = mutants.filter(({ status }) => status !== 'Ignored');
  return switches(
    new Map(done.map(({ name, content }) => [name, content])),
    counted.map(({ id, fileName, location: { start, end }, replacement, mutatorName }) => {
      return { id, file: fileName, start, end, replacement, mutator: mutatorName };
    }),
  );
}

/** Our own: every figure one more. */
export function figureSwitches(files: ReadonlyMap<string, string>): Switches {
  const texts = new Map<string, string>();
  const mutants: Mutant[] = [];
  for (const [path, text] of files) {
    const switched = switchFigures(path, text, mutants.length);
    texts.set(path, switched.text);
    mutants.push(...switched.mutants);
  }
  Object.assign(globalThis, { __figure__: readFigure });
  return switches(texts, mutants);
}

/** What a figure is now; counts where it is read, as Stryker's switches do. */
function readFigure(id: string, figure: number): number {
  const here = mutantsHere(NAMESPACE);
  if (here.activeMutant === id) {
    if (here.hitLimit !== undefined && here.hitCount !== undefined && ++here.hitCount > here.hitLimit)
      throw new Error(TOO_OFTEN);
    return figure + 1;
  }
  if (here.activeMutant === undefined) {
    const coverage = (here.mutantCoverage ??= { static: {}, perTest: {} });
    const counts = here.currentTestId === undefined ? coverage.static : (coverage.perTest[here.currentTestId] ??= {});
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return figure;
}

/** As Stryker's own switches begin what they throw when a mutant makes something endless. */
export const TOO_OFTEN = 'Stryker: Hit count limit reached';
