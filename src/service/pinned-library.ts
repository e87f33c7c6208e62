import type { Position } from '../engine/run.js';
import type { Library, Script } from '../engine/script.js';
import type { Database } from '../store/database.js';
import { readRevisions, type RevisionKey } from '../store/event-revisions.js';
import type { PinnedTexts } from '../store/write-step.js';
import { systemOf, type Means } from './means.js';

type Runs = Position<unknown>['runs'];

/** The book as it is now, with the older texts that the frames of a position are pinned to. */
export async function libraryFor(means: Means, tx: Database, system: string, runs: Runs): Promise<Library> {
  const unread = unreadTexts(means, system, runs);
  if (unread.length > 0) {
    for (const script of await readRevisions(tx, system, unread)) noteText(means, system, script);
  }
  return libraryWithPinned(means, system, runs);
}

/** The same where nothing has to be read for it. */
export function libraryAtHand(means: Means, system: string, runs: Runs): Library | undefined {
  return unreadTexts(means, system, runs).length > 0 ? undefined : libraryWithPinned(means, system, runs);
}

/** Older texts that frames stand in, and that this process has not read yet. */
function unreadTexts(means: Means, system: string, runs: Runs): readonly RevisionKey[] {
  return olderTexts(means, system, runs).filter((pin) => !means.pinned.has(keyOf(system, pin)));
}

function olderTexts(means: Means, system: string, runs: Runs): readonly RevisionKey[] {
  const { library } = means.books(system);
  return pins(means, system, runs).filter((pin) => !library.pinned(pin.script, pin.hash));
}

function libraryWithPinned(means: Means, system: string, runs: Runs): Library {
  const { library } = means.books(system);
  if (olderTexts(means, system, runs).length === 0) return library;
  return {
    pinned: (script, hash) => library.pinned(script, hash) ?? means.pinned.get(keyOf(system, { script, hash })),
    current: (id) => library.current(id),
    event: (table, number) => library.event(table, number),
  };
}

/** The texts that frames stand in now, as far as they are not known to be kept. */
export function textsToKeep(means: Means, system: string, runs: Runs): PinnedTexts {
  const { library, contract } = means.books(system);
  const scripts = pins(means, system, runs)
    .filter((pin) => !means.pinned.has(keyOf(system, pin)))
    .map((pin) => library.pinned(pin.script, pin.hash))
    .filter((script) => script !== undefined);
  return { system, contract, scripts };
}

/** To be called once they are committed. */
export function noteKept(means: Means, { system, scripts }: PinnedTexts): void {
  for (const script of scripts) noteText(means, system, script);
}

/** The events that frames stand in. Procedures belong to the program: their revision is all that is kept of them. */
function pins(means: Means, system: string, runs: Runs): readonly RevisionKey[] {
  const { procedures } = systemOf(means, system);
  return Object.values(runs)
    .flatMap((run) => run.frames)
    .filter((frame) => !procedures[frame.script])
    .map(({ script, hash }) => ({ script, hash }));
}

function noteText(means: Means, system: string, script: Script): void {
  means.pinned.set(keyOf(system, { script: script.id, hash: script.hash }), script);
}

function keyOf(system: string, { script, hash }: RevisionKey): string {
  return `${system} ${script} ${hash}`;
}
