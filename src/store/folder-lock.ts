import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.js';

/** The process that holds a folder. `born` tells it from a later one with the same number, where the system says so. */
interface Holder {
  readonly pid: number;
  readonly born: string | null;
}

/** When a process was started, by its kernel; null where it does not say. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return pid !== process.pid ? born === birthOf(pid) : born === birthOf(pid) && held.size > 0;
}

/** Folders that this very process holds. */
const held = new Set<string>();

/** Takes a folder for this process alone; gives back how to let it go. A lock whose process is dead is taken over. */
export function lockFolder(folder: string): () => void {
  const path = join(resolve(folder), 'vorleser.lock');
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) } satisfies Holder));
  try {
    takeOver(path, mine, folder);
  } finally {
    rmSync(mine, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}

function takeOver(path: string, mine: string, folder: string): void {
  while (!tryLink(mine, path)) {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw taken(folder, holder);
    moveAway(path, `${mine}.stale`);
  }
}

/** A link is made or not made, whole: two processes cannot both succeed. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Of two that find the same dead lock, one moves it; if that moved a lock newly made, it is put back. */
function moveAway(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const holder = readHolder(aside);
  if (holder && isAlive(holder)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function taken(folder: string, { pid }: Holder): StartError {
  return new StartError(
    'folder-taken',
    `Vorleser already runs in ${resolve(folder)} (process ${pid}). Stop it first, or choose another folder.`,
  );
}
