// The embedded database, in a thread of its own: it starts while the program does, and never keeps a press waiting for the
// program's own thread. `database-thread.ts` speaks with it. Plain JavaScript, since a thread is started from a file.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

/**
 * What PostgreSQL keeps of its files in memory. Its own default, 128 MB, is written full of zeros at each start and stays
 * resident; the rows of games in play are a few kilobytes a seat.
 */
const BUFFERS = 'shared_buffers=16MB';

/** Times are read by Drizzle, from the text that PostgreSQL writes. */
const asText = (value) => value;
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.DATE]: asText,
  [types.INTERVAL]: asText,
};

/**
 * At its start PGlite looks up every type of array that the database has, which takes a quarter of the time. We have no
 * columns of arrays and send none.
 */
class Database extends PGlite {
  async _initArrayTypes() {}
}

/** A program that comes with PGlite, compiled; undefined leaves it to PGlite. */
async function compiled(name) {
  const file = new URL(name, import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file)).catch(() => undefined);
}

// Begun before it is known which folder to open.
const compiling = Promise.all([compiled('pglite.wasm'), compiled('initdb.wasm')]);

let database;

const works = {
  open: async ({ path }) => {
    const [pgliteWasmModule, initdbWasmModule] = await compiling;
    const startParams = [...PGlite.defaultStartParams, '-c', BUFFERS];
    database = new Database({ dataDir: path, startParams, parsers, pgliteWasmModule, initdbWasmModule });
    await database.waitReady;
  },
  query: async ({ text, params, rowMode }) => (await database.query(text, params, { rowMode })).rows,
  script: async ({ text }) => void (await database.exec(text)),
  close: () => database.close(),
};

parentPort.on('message', async ({ id, kind, ...what }) => {
  try {
    parentPort.postMessage({ id, result: await works[kind](what) });
  } catch (error) {
    // An error loses all but its message on the way: its code and what else PostgreSQL says goes along as an object.
    parentPort.postMessage({ id, error: { ...error, message: error.message } });
  }
  if (kind === 'close') parentPort.close();
});
