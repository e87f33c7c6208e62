import type { Position } from '../engine/run.js';
import type { Library, Script } from '../engine/script.js';
import type { Database } from '../store/database.js';
import { keepRevisions, readRevisions, type RevisionKey } from '../store/event-revisions.js';
import { systemOf, type Means } from './means.js';

/** The book as it is now, with the older texts that the frames of a position are pinned to. */
export async function libraryFor(
  means: Means,
  tx: Database,
  system: string,
  runs: Position<unknown>['runs'],
): Promise<Library> {
  const { library } = means.books(system);
  const old = pins(means, system, runs).filter((pin) => !library.pinned(pin.script, pin.hash));
  const unread = old.filter((pin) => !means.pinned.has(keyOf(system, pin)));
  if (unread.length > 0) {
    for (const script of await readRevisions(tx, system, unread)) remember(means, system, script);
  }
  if (old.length === 0) return library;
  return {
    pinned: (script, hash) => library.pinned(script, hash) ?? means.pinned.get(keyOf(system, { script, hash })),
    current: (id) => library.current(id),
    event: (table, number) => library.event(table, number),
  };
}

/** Keeps the texts that frames stand in now. Gives back what to do once that is committed. */
export async function pinTexts(
  means: Means,
  tx: Database,
  system: string,
  runs: Position<unknown>['runs'],
): Promise<() => void> {
  const { library, contract } = means.books(system);
  const scripts = pins(means, system, runs)
    .filter((pin) => !means.pinned.has(keyOf(system, pin)))
    .map((pin) => library.pinned(pin.script, pin.hash))
    .filter((script) => script !== undefined);
  if (scripts.length === 0) return () => undefined;
  await keepRevisions(tx, system, contract, scripts);
  return () => {
    for (const script of scripts) remember(means, system, script);
  };
}

/** The events that frames stand in. Procedures belong to the program: their revision is all that is kept of them. */
function pins(means: Means, system: string, runs: Position<unknown>['runs']): readonly RevisionKey[] {
  const { procedures } = systemOf(means, system);
  return Object.values(runs)
    .flatMap((run) => run.frames)
    .filter((frame) => !procedures[frame.script])
    .map(({ script, hash }) => ({ script, hash }));
}

function remember(means: Means, system: string, script: Script): void {
  means.pinned.set(keyOf(system, { script: script.id, hash: script.hash }), script);
}

function keyOf(system: string, { script, hash }: RevisionKey): string {
  return `${system} ${script} ${hash}`;
}
