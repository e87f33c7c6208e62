import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

/** As `start.cjs` takes up what was kept; prints whether V8 would not have it. */
const TAKE_UP = `
const { readFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { Script, constants } = require('node:vm');
setFlagsFromString(/setFlagsFromString\\('(.*)'\\)/.exec(readFileSync('start.cjs', 'utf8'))[1]);
const source = readFileSync('dist/main.cjs', 'latin1');
const { compiled } = JSON.parse(source.slice(2, source.indexOf('\\n')));
const { cachedDataRejected } = new Script(\`(function (exports, require, module, __filename, __dirname) {\${source}\\n})\`, {
  cachedData: readFileSync('dist/' + compiled),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
console.log(cachedDataRejected);
`;

test('what V8 has compiled in a rehearsal is taken up by the next start', () => {
  expect(run('bundle.mjs').status).toBe(0);
  expect(run('-e', TAKE_UP).stdout.trim()).toBe('false');
});
