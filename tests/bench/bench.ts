/**
 * `npm run bench`: how fast it is, as ratios within one run, since machines differ. Its last line is JSON.
 * Needs a PostgreSQL server: `TEST_DATABASE_URL`, or a throwaway one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openUltraQuest } from '../../src/rulebooks.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import { freshDatabase, startServer } from '../postgres.js';
import { barePresses } from './bare-presses.js';
import { playGames, type Game } from './games.js';
import { percentile, presses, type Times } from './presses.js';
import { bundle, start, type Start } from './starts.js';
import { referenceSteps, ruleSteps, serviceSteps } from './steps.js';

const ROUNDS = 3;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const say = (line: string) => console.log(line);
const sayPresses = (what: string, times: Times) =>
  say(`${what}: p50 ${round(percentile(times, 0.5), 1)} ms, p99 ${round(percentile(times, 0.99), 1)} ms`);

const server = await startServer();
const { url, drop } = await freshDatabase(server.url);
const folder = mkdtempSync(join(tmpdir(), 'vorleser-bench-'));
try {
  const rulebook = await openUltraQuest();
  const fresh = (label: string, clients: number, moves: number) =>
    playGames(
      rulebook,
      Array.from({ length: clients }, (_, i) => `${label}-${i}`),
      moves,
    );
  await compared('warm', fresh('warm', 8, 60));
  const one = await rounds(1, 400);
  const sixteen = await rounds(16, 60);
  const bare = await barePresses(200);
  const ours = await presses(url, { systems: { ultraquest: rulebook.system }, books: () => rulebook.books }, 200);
  sayPresses('a press on a bare bot', bare);
  sayPresses('a press through the real client', ours);
  const { memoryMiBBare = 1, memoryMiBEmbedded = 0, memoryMiBServer = 0, ...starts } = await startRatios();
  say(`memory when ready: ${memoryMiBBare} MiB bare, ${memoryMiBEmbedded} embedded, ${memoryMiBServer} with a server`);
  const ofBare = (p: number) => round(percentile(ours, p) / percentile(bare, p));
  say(
    JSON.stringify({
      rulesToReference1: one.rules,
      serviceToReference1: one.service,
      serviceToReference16: sixteen.service,
      pressP50ToBare: ofBare(0.5),
      pressP99ToBare: ofBare(0.99),
      ...starts,
      memoryToBareEmbedded: round(memoryMiBEmbedded / memoryMiBBare),
      memoryToBareServer: round(memoryMiBServer / memoryMiBBare),
    }),
  );

  /** The same moves in memory, through the service, and as bare transactions, one after the other, so that a busy machine is busy for all. */
  async function compared(label: string, games: readonly Game[]): Promise<{ rules: number; service: number }> {
    const count = games.reduce((sum, { moves }) => sum + moves.length, 0);
    const reference = await referenceSteps(url, games, Math.ceil(count / games.length));
    const service = await serviceSteps(url, rulebook, games);
    const again = await referenceSteps(url, games, Math.ceil(count / games.length));
    const rules = ruleSteps(rulebook, games);
    say(
      `${label}: ${round(rules, 0)} rule steps a second, ${round(service, 0)} service steps, ` +
        `${round(reference, 0)} and ${round(again, 0)} reference transactions`,
    );
    const both = (reference + again) / 2;
    return { rules: rules / both, service: service / both };
  }

  async function rounds(clients: number, moves: number): Promise<{ rules: number; service: number }> {
    const all: { rules: number; service: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      all.push(await compared(`${clients} at once`, fresh(`${clients}-${i}`, clients, moves)));
    }
    return {
      rules: round(median(all.map(({ rules }) => rules))),
      service: round(median(all.map((each) => each.service))),
    };
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
