// `npm run torture -- --kills N [--seed S]`: kills a playing process N times, on both kinds of database.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const kills = Number(values.kills ?? 20);
if (!Number.isInteger(kills) || kills < 2) {
  console.error('--kills takes a whole number from 2: npm run torture -- --kills 300');
  process.exit(1);
}
const env = { ...process.env, TORTURE_KILLS: String(kills), TORTURE_SEED: values.seed ?? '1' };
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'quick',
  'tests/torture',
  '--disable-console-intercept',
];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
