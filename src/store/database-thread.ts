import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What can be asked of the thread in which the embedded database runs. One thing is done after the other, as asked. */
export interface DatabaseThread {
  /** Rows as lists of columns, or as objects. Fails with PostgreSQL's error, its `code` with it. */
  query(text: string, params: readonly unknown[], rowMode: 'array' | 'object'): Promise<unknown[]>;
  /** Several statements, without parameters. */
  script(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

// The options of this process are for its own modules: what loads TypeScript, say.
const newThread = () => new Worker(new URL('./embedded-thread.mjs', import.meta.url), { execArgv: [] });

/**
 * Starts the database that lies in a folder; it must not run already. Fails with whatever kept it from starting. The thread may
 * have been started before, so that it has read itself in meanwhile (`start.cjs`).
 */
export async function startThread(path: string, worker = newThread()): Promise<DatabaseThread> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: Error | undefined;
  worker.on('message', ({ id, result, error }: Reply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error) asked?.reject(Object.assign(new Error(error.message), error));
    else asked?.resolve(result);
  });
  const fail = (error: Error) => {
    broken ??= error;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the embedded database has ended')));
  // A thread that nothing is asked of keeps no program from ending.
  const ask = (kind: string, what: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.set((last += 1), { resolve, reject });
      worker.ref();
      worker.postMessage({ id: last, kind, ...what });
    });
  await ask('open', { path }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    query: (text, params, rowMode) => ask('query', { text, params, rowMode }) as Promise<unknown[]>,
    script: (text) => ask('script', { text }) as Promise<void>,
    close: async () => {
      const gone = once(worker, 'exit');
      await ask('close');
      worker.ref();
      await gone;
    },
  };
}
