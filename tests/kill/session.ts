import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { spawn, type ChildProcess } from 'node:child_process';

/** What a playing process says on its standard output, a line each. */
export type Said =
  /** It is about to begin: the store is open, and whatever was left has been looked at. */
  | { readonly said: 'ready' }
  /** A step has been answered: so it must be there for ever. */
  | { readonly said: 'step'; readonly campaign: number; readonly step: number };

/** A process that plays until it is killed. */
export interface Session {
  readonly child: ChildProcess;
  readonly said: Said[];
  /** Resolves when the process has said this many steps in all, or is over. */
  steps(count: number): Promise<void>;
  ready: Promise<void>;
  /** Lets it begin: until then it only reads in its modules, which takes longest. */
  begin(): void;
  over: Promise<number | null>;
}

/** Starts a program that plays. `args` tell it where. */
export function startSession(program: string, args: readonly string[]): Session {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: Said[] = [];
  const waiting = new Set<() => void>();
  const check = () => waiting.forEach((each) => each());
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(JSON.parse(line) as Said);
    check();
  });
  let isOver = false;
  const over = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      isOver = true;
      check();
      resolve(code);
    });
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds() && !isOver) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const count = (kind: Said['said']) => said.filter((each) => each.said === kind).length;
  return {
    child,
    said,
    begin: () => child.stdin.end('begin\n'),
    steps: (number) => until(() => count('step') >= number),
    ready: until(() => count('ready') > 0),
    over,
  };
}

/** A kind of chance that a test can repeat: numbers from 0 up to, but not with, `below`. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** In a playing process: waits until it may begin. */
export async function mayBegin(): Promise<void> {
  await once(process.stdin, 'data');
}

/** Starts a program as often as it is to be killed, each while the one before still plays; gives each its turn. */
export async function oneByOne(
  count: number,
  start: (n: number) => Session,
  play: (session: Session) => Promise<void>,
): Promise<void> {
  let next = start(0);
  for (let n = 0; n < count; n++) {
    const session = next;
    if (n + 1 < count) next = start(n + 1);
    session.begin();
    await play(session);
  }
}
