/**
 * `npm run bench`: how fast it is, as ratios within one run, since machines differ. Its last line is JSON.
 * Needs a PostgreSQL server: `TEST_DATABASE_URL`, or a throwaway one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRulebooks } from '../../src/rulebooks.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import { freshDatabase, startServer } from '../postgres.js';
import { percentile, presses } from './presses.js';
import { bundle, start, type Start } from './starts.js';
import { referenceSteps, ruleSteps, serviceSteps } from './steps.js';

const ROUNDS = 3;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const say = (line: string) => console.log(line);

const server = await startServer();
const { url, drop } = await freshDatabase(server.url);
const folder = mkdtempSync(join(tmpdir(), 'vorleser-bench-'));
try {
  const rulebooks = await openRulebooks();
  const rules = await ruleSteps(3000);
  say(`rules: ${round(rules.rate, 0)} steps a second in memory; a seat is ${JSON.stringify(rules.seat).length} bytes`);
  const one = await stepRatio(1, 400);
  const sixteen = await stepRatio(16, 60);
  const times = await presses(url, rulebooks, 200);
  say(
    `a press through the real client: p50 ${round(percentile(times, 0.5), 1)} ms, p99 ${round(percentile(times, 0.99), 1)} ms`,
  );
  const starts = await startRatios();
  say(
    JSON.stringify({
      ruleStepsPerSecond: round(rules.rate, 0),
      serviceToReference1: one,
      serviceToReference16: sixteen,
      pressP50Ms: round(percentile(times, 0.5), 1),
      pressP99Ms: round(percentile(times, 0.99), 1),
      ...starts,
    }),
  );

  /** The median of several rounds, service and reference by turns, so that a busy machine is busy for both. */
  async function stepRatio(clients: number, steps: number): Promise<number> {
    const ratios: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const reference = await referenceSteps(url, rules.seat, clients, steps * 3);
      const service = await serviceSteps(url, rulebooks, clients, steps);
      say(
        `${clients} at once: ${round(service, 0)} service steps a second, ${round(reference, 0)} reference transactions`,
      );
      ratios.push(service / reference);
    }
    return round(median(ratios));
  }
} finally {
  await drop();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Start to ready, against a bare discord.js bot that logs in to the same kind of Discord; the first start makes the database. */
async function startRatios(): Promise<Record<string, number>> {
  bundle();
  const sandbox = await startSandbox();
  const env = { SANDBOX_PORT: '0', DATA_FOLDER: folder, DATABASE_URL: '', DISCORD_TOKEN: '', DISCORD_GUILD_ID: '' };
  const bare = () => start('tests/bench/bare-bot.mjs', [sandbox.api, sandbox.token], {}, /ready/);
  const ours = (more = {}) => start('start.cjs', [], { ...env, ...more }, /http:\/\/127/);
  const created = await ours();
  const rounds: { bare: Start; embedded: Start; onServer: Start }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push({ bare: await bare(), embedded: await ours(), onServer: await ours({ DATABASE_URL: url }) });
  }
  await sandbox.close();
  const of = (pick: (each: (typeof rounds)[number]) => number) => round(median(rounds.map(pick)));
  return {
    firstStartToBare: round(created.milliseconds / of((each) => each.bare.milliseconds)),
    startToBareEmbedded: of((each) => each.embedded.milliseconds / each.bare.milliseconds),
    startToBareServer: of((each) => each.onServer.milliseconds / each.bare.milliseconds),
    memoryMiBBare: of((each) => each.bare.memory),
    memoryMiBEmbedded: of((each) => each.embedded.memory),
    memoryMiBServer: of((each) => each.onServer.memory),
  };
}
