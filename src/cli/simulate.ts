/**
 * `npm run simulate -- --campaigns N --players P --seed S --turns T --honor H`: plays campaigns by themselves, with a cautious, a
 * bold and a random player in turn. Its last line is JSON. `--help` says what each number means.
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

const HELP = `npm run simulate -- [--campaigns N] [--players P] [--seed S] [--turns T] [--honor H]

Plays campaigns from their first page to their end, with a cautious, a bold and a random player in turn, and prints as its last
line JSON. A campaign ends with the first victory, when every group is lost, or once a seat has had T turns.

  --campaigns  how many are played (100)
  --players    seats at each table (3)
  --seed       the first campaign's; the next has one more (1)
  --turns      turns of a seat after which a campaign is broken off (${TURNS_A_SEAT}); with 400 nearly all are won or lost
  --honor      for how much Honor is played (100)
`;

const text = { type: 'string' } as const;
const help = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { campaigns: text, players: text, seed: text, turns: text, honor: text, help },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
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
