// `npm start`: runs the bundle. `bundle.mjs` makes it, and calls `node start.cjs --prepare` once for each bundle and version
// of Node, to rehearse a start: what V8 has compiled for that is kept, and not compiled again.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { Script, constants } = require('node:vm');

const dist = join(__dirname, 'dist');
const file = join(dist, 'main.cjs');
// esbuild writes ASCII, and one byte a letter is read faster.
const source = readFileSync(file, 'latin1');
const { build, compiled, database } = JSON.parse(source.slice(2, source.indexOf('\n')));
const codePath = join(dist, compiled);
const prepared = { book: join(dist, `book-${build}.json`), database: join(dist, database) };

const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
  filename: file,
  cachedData: readCode(),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const bundle = { exports: {} };
script.runInThisContext().call(bundle.exports, bundle.exports, createRequire(file), bundle, file, dist);

if (process.argv.includes('--prepare')) {
  // V8's flags must be a start's own while it compiles what is kept (`src/store/embedded-thread.mjs`).
  process.env.REHEARSAL = '1';
  bundle.exports
    .prepare(prepared)
    .then(keepCode)
    .then(() => process.exit());
} else {
  bundle.exports.main(prepared);
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
