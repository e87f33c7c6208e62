/**
 * `npm run simulate -- --campaigns N --players P --seed S --turns T --honor H`: plays whole campaigns by themselves, with a
 * cautious, a bold and a random player in turn. Its last line is JSON.
 */
import { parseArgs } from 'node:util';
import { simulate, TURNS_A_SEAT } from '../automatic/simulation.js';
import { Tally } from '../automatic/tally.js';
import { openUltraQuest } from '../rulebooks.js';

const number = (given: string | undefined, otherwise: number, least: number, name: string): number => {
  const value = Number(given ?? otherwise);
  if (Number.isInteger(value) && value >= least) return value;
  console.error(`--${name} takes a whole number from ${least}, not ${given ?? ''}.`);
  process.exit(1);
};

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { campaigns: text, players: text, seed: text, turns: text, honor: text } });
const campaigns = number(values.campaigns, 100, 1, 'campaigns');
const players = number(values.players, 3, 1, 'players');
const seed = number(values.seed, 1, 0, 'seed');
const turns = number(values.turns, TURNS_A_SEAT, 1, 'turns');
const honor = number(values.honor, 100, 1, 'honor');

const { system, loaded } = await openUltraQuest();
const tally = new Tally();
for (let i = 0; i < campaigns; i++) {
  try {
    simulate({ system, library: loaded.book }, { players, seed: seed + i, turns, honor }, tally);
  } catch (error) {
    tally.exception(error, seed + i);
  }
}
for (const trouble of tally.troubles()) console.log(trouble);
console.log(JSON.stringify(tally.summary()));
