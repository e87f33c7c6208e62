/** Writes the fixture of this release, or of the one that is named. Thirty games, each waiting in another event, in many ops. */
import { writeFile } from 'node:fs/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { chanceFrom } from '../../src/automatic/chance.js';
import { whim } from '../../src/automatic/whim.js';
import type { AnswerIntent } from '../../src/engine/ask.js';
import type { Frame, Script } from '../../src/engine/script.js';
import { openUltraQuest } from '../../src/rulebooks.js';
import { atEvent, eventsOnBoard } from '../laws/suspend-law.js';
import { openAsk, putAway, step, type Acting, type SuspendedGame } from './game.js';

const GAMES = 30;
/** How many of them may wait in the same op. */
const MOST_ALIKE = 3;
const { system, loaded } = await openUltraQuest();
const { book } = loaded;
const version = process.argv[2] ?? packageJson.version;

function scriptsOf(frames: readonly Frame[]): Script[] {
  return frames.flatMap(({ script, hash }) => book.pinned(script, hash) ?? []);
}

/** Plays an event on from its `nth` question, if it has so many, and writes down everything from there. */
function record(event: string, seed: number, nth: number): SuspendedGame | undefined {
  const chance = chanceFrom(seed);
  let rolled: { purpose: string; sides: number; face: number }[] = [];
  const dice = {
    draw(purpose: string, sides: number) {
      const face = chance.between(1, sides);
      rolled.push({ purpose, sides, face });
      return face;
    },
  };
  let acted: Acting = step(system, atEvent(event, seed), 's1', { kind: 'claim', quest: event }, book, dice);
  for (let i = 1; i < nth; i++) {
    const ask = openAsk(acted.position);
    if (!ask) return undefined;
    const seat = ask.seats[0] ?? 's1';
    acted = step(system, putAway(acted.position), seat, whim(seed)(ask, seat), book, dice);
  }
  const run = Object.values(acted.position.runs).find((each) => each.ask);
  if (!run?.op) return undefined;
  const waiting = putAway(acted.position);
  rolled = [];
  const answers: AnswerIntent[] = [];
  const facts: string[] = [];
  for (let ask = openAsk(acted.position); ask; ask = openAsk(acted.position)) {
    const seat = ask.seats[0] ?? 's1';
    const answer = whim(seed)(ask, seat);
    answers.push(answer);
    acted = step(system, putAway(acted.position), seat, answer, book, dice);
    facts.push(...acted.facts.map((fact) => fact.kind));
  }
  const end = { facts, state: putAway(acted.position.state) };
  return { event, op: run.op, position: waiting, scripts: scriptsOf(run.frames), answers, dice: rolled, end };
}

const games: SuspendedGame[] = [];
const seen = new Map<string, number>();
const events = eventsOnBoard(book);
for (let seed = 1; games.length < GAMES && seed < 5000; seed++) {
  const event = events[(seed * 11) % events.length] ?? 'St#noon-for-once';
  const game = record(event, seed, 1 + (seed % 5));
  if (!game || game.answers.length > 30) continue;
  const times = seen.get(game.op) ?? 0;
  if (times >= MOST_ALIKE || games.some((other) => other.event === event)) continue;
  seen.set(game.op, times + 1);
  games.push(game);
}
const file = new URL(`${version}.ndjson`, import.meta.url);
await writeFile(file, games.map((game) => `${JSON.stringify(game)}\n`).join(''));
console.log(`${games.length} games in ${file.pathname}: ${[...seen].map(([op, n]) => `${n} ${op}`).join(', ')}`);
