// `npm start`: runs the bundle. `bundle.mjs` makes it, and calls `node start.cjs --prepare` once for each bundle and version
// of Node, to rehearse a start: what V8 has compiled for that is kept, and not compiled again.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script, constants } = require('node:vm');
const { Worker } = require('node:worker_threads');

/**
 * How much of a function of WebAssembly runs before V8 compiles it once more, and better: by its own measure of bytes, of which
 * its default is two to thirteen million. Starting the embedded database alone comes up to that, and compiling then takes a quarter
 * of the time that a start takes. Set before all else: what is compiled under other flags no start takes up.
 */
setFlagsFromString('--wasm-tiering-budget=50000000');

const rehearses = process.argv.includes('--prepare');
require('dotenv').config({ quiet: true });
const thread = rehearses || process.env.DATABASE_URL?.trim() ? undefined : startDatabase();

const dist = join(__dirname, 'dist');
const file = join(dist, 'main.cjs');
// esbuild writes ASCII, and one byte a letter is read faster.
const source = readFileSync(file, 'latin1');
const { build, compiled, database } = JSON.parse(source.slice(2, source.indexOf('\n')));
const codePath = join(dist, compiled);
const prepared = { book: join(dist, `book-${build}.json`), database: join(dist, database), thread };

const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
  filename: file,
  cachedData: readCode(),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const bundle = { exports: {} };
script.runInThisContext().call(bundle.exports, bundle.exports, createRequire(file), bundle, file, dist);

if (rehearses) {
  bundle.exports
    .prepare(prepared)
    .then(keepCode)
    .then(() => process.exit());
} else {
  bundle.exports.main(prepared);
}

/** The embedded database reads itself in while the bundle does. Until it is asked for something it keeps no program from ending. */
function startDatabase() {
  const worker = new Worker(join(__dirname, 'src/store/embedded-thread.mjs'), { execArgv: [] });
  worker.unref();
  return worker;
}

function readCode() {
  try {
    return readFileSync(codePath);
  } catch {
    return undefined;
  }
}

function keepCode() {
  writeFileSync(`${codePath}.${process.pid}`, script.createCachedData());
  renameSync(`${codePath}.${process.pid}`, codePath);
}
