/**
 * `npm run verify-dice -- --campaign ID [--save FILE]`: replays all dice of a campaign; writes its log to a file.
 * `npm run verify-dice -- --file LOG --seed HEX [--hash HEX]`: replays a log that somebody else wrote.
 */
import { open, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hashOfSeed, isSeed, verify, type Doubt } from '../dice/commit.js';
import type { LoggedDie } from '../dice/dice.js';
import { readDiceLog } from '../store/dice-log.js';
import { explained, UsageError, withStore } from './with-store.js';

const USAGE = 'Use --campaign ID [--save FILE], or --file LOG --seed HEX [--hash HEX].';

function say(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'seed':
      return `The seed's hash is ${doubt.hash}, but ${doubt.published} was promised.`;
    case 'number':
      return `Die ${doubt.die.number} stands where die ${doubt.expected} should.`;
    case 'face':
      return `Die ${doubt.die.number} (${doubt.die.purpose}, D${doubt.die.sides}) shows ${doubt.die.face}; the seed says ${doubt.expected}.`;
  }
}

function report(title: string, seed: string, log: readonly LoggedDie[], hash: string | undefined): void {
  const doubts = verify(seed, log, hash);
  console.log(
    `${title}: ${doubts.length === 0 ? `all ${log.length} dice are as the seed says` : 'NOT as the seed says'}.`,
  );
  for (const doubt of doubts) console.log(`  ${say(doubt)}`);
  if (doubts.length > 0) process.exitCode = 1;
}

async function verifyFile(path: string, seed: string, hash: string | undefined): Promise<void> {
  if (!isSeed(seed)) throw new UsageError('A seed is 64 hexadecimal digits, in small letters.');
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  report(path, seed, lines.map(parseDie), hash);
  console.log(
    `The seed's hash is ${hashOfSeed(seed)}: it should be what was published before the first of these dice.`,
  );
}

function parseDie(line: string, index: number): LoggedDie {
  try {
    return JSON.parse(line) as LoggedDie;
  } catch (error) {
    throw new UsageError(
      `Line ${index + 1} is no die. It should be {"number":1,"interaction":"...","purpose":"...","sides":6,"face":3}.`,
      {
        cause: error,
      },
    );
  }
}

async function verifyCampaign(id: number, save: string | undefined): Promise<void> {
  await withStore(async (store) => {
    const parts = await readDiceLog(store.database, id);
    if (parts.length === 0) throw new UsageError(`There is no campaign ${id}.`);
    for (const { seed, hash, from, revealed, dice } of parts) {
      const title = `Dice from number ${from} on (hash ${hash}, seed ${revealed ? seed : 'secret still'})`;
      if (seed === null) console.log(`${title}: the seed never left the database that this one was restored from.`);
      else report(title, seed, dice, hash);
    }
    if (save)
      await writeLog(
        save,
        parts.flatMap((part) => part.dice),
      );
  });
}

async function writeLog(path: string, log: readonly LoggedDie[]): Promise<void> {
  const file = await open(path, 'wx');
  await file.close();
  await writeFile(path, log.map((die) => `${JSON.stringify(die)}\n`).join(''));
  console.log(`${log.length} dice written to ${path}.`);
}

await explained(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { campaign: text, save: text, file: text, seed: text, hash: text } });
  if (values.campaign !== undefined && /^\d+$/.test(values.campaign)) {
    await verifyCampaign(Number(values.campaign), values.save);
  } else if (values.file !== undefined && values.seed !== undefined) {
    await verifyFile(values.file, values.seed, values.hash);
  } else {
    throw new UsageError(USAGE);
  }
});
