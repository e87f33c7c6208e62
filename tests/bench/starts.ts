import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Start {
  readonly milliseconds: number;
  /** Resident memory when ready, in MiB; 0 where the system does not tell. */
  readonly memory: number;
}

/** Does what `npm start` does before a start. */
export function bundle(): void {
  const { status } = spawnSync(process.execPath, ['bundle.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the bot cannot be bundled');
}

/** Starts a program, and waits for a word in what it prints. */
export async function start(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  word: RegExp,
): Promise<Start> {
  const begun = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (word.test(printed)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${file} ended: ${printed}`)));
  });
  const milliseconds = performance.now() - begun;
  const memory = await residentMemory(child.pid ?? 0);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return { milliseconds, memory };
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
