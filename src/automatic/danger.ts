import type { FightOp } from '../book/contract/fights.js';
import type { Simulation } from '../book/check/danger.js';
import { opsOf } from '../book/check/walk.js';
import type { Book } from '../book/book.js';
import type { AnswerIntent, Ask } from '../engine/ask.js';
import type { Library, Op, Script } from '../engine/script.js';
import { isRefusal } from '../engine/words.js';
import { readBook } from '../systems/ultraquest/read-book.js';
import type { UltraQuestFact } from '../systems/ultraquest/facts.js';
import { ultraQuest, type UltraQuest } from '../systems/ultraquest/system.js';
import { chanceFrom, type Chance } from './chance.js';
import { comeTo, placeFor, tableOf } from './coming-to.js';
import { campaignOf } from './groups.js';
import { diceFrom, playThrough } from './play-out.js';
import { seasonedGroup } from './seasoned.js';

/** Plays of an event from which its danger is taken. */
const PLAYS = 60;
/** A fight is tried until the outcome in question was seen, at most so often. */
const MOST_TRIALS = 400;
/** Deaths count four times as much as injuries (book-style.md). */
const A_DEATH = 4;

/**
 * What only playing can tell the checker. Groups are seasoned to the Honor in question; they take any way that an event
 * offers, and everywhere else what counts when nobody answers. The book is the one that is being checked.
 */
export function simulationOf(book: Book): Required<Simulation> {
  const system = ultraQuest(readBook(book));
  return {
    expectDanger: (script, honor) => expectDanger(system, book, script, honor),
    fightOdds: (fight, honor, script) => fightOdds(system, book, fight, honor, script),
  };
}

function expectDanger(system: UltraQuest, book: Book, script: Script, honor: number): number {
  let danger = 0;
  for (let seed = 1; seed <= PLAYS; seed++) danger += harmIn(play(system, book, script, honor, seed));
  return danger / PLAYS;
}

function harmIn(facts: readonly { readonly kind: string }[]): number {
  return (facts as readonly UltraQuestFact[]).reduce((sum, fact) => {
    if (fact.kind === 'injury') return sum + 1;
    return fact.kind === 'death' ? sum + A_DEATH : sum;
  }, 0);
}

/** One play of a script by a seasoned group; what happened in it. */
function play(system: UltraQuest, book: Book, script: Script, honor: number, seed: number) {
  const place = placeFor(tableOf(script.id));
  if (place === undefined) return [];
  const group = seasonedGroup(seed % 2 === 0 ? 'A' : 'B', honor, 's1', place);
  const state = campaignOf({ s1: group });
  const intent = comeTo(script.id, group);
  const chance = chanceFrom(seed);
  const table = {
    system,
    library: withScript(book, script),
    dice: diceFrom(seed),
    answer: (ask: Ask) => bold(ask, chance),
  };
  const out = playThrough(table, { state, runs: {}, nextAsk: 1, later: [] }, 's1', intent);
  if (isRefusal(out)) throw new Error(`${script.id} cannot be played: ${out.refused}`);
  return out.facts;
}

/** What lies deeper is an event of its own: `next` leads nowhere. */
function withScript(book: Book, script: Script): Library {
  return {
    pinned: (id, hash) => (id === script.id && hash === script.hash ? script : book.pinned(id, hash)),
    current: (id) => (id === script.id ? script : book.current(id)),
    event: () => undefined,
  };
}

/** Any way that the event offers; a dungeon is left after the event; elsewhere what counts when nobody answers. */
function bold(ask: Ask, chance: Chance): AnswerIntent {
  const [first, ...others] = ask.options.filter((option) => !option.refused).map(({ id }) => id);
  const option =
    ask.name.startsWith('decide') && first !== undefined ? chance.oneOf([first, ...others]) : unafraid(ask);
  return { kind: 'answer', ask: ask.id, options: [option] };
}

/** A fight that it has come to is fought. */
function unafraid(ask: Ask): string {
  return ask.kind === 'battle-plan' ? 'go' : ask.default;
}

/** How a fight of the book comes out for groups of this Honor, the names it refers to bound as its event binds them. */
function fightOdds(system: UltraQuest, book: Book, fight: FightOp, honor: number, script: Script) {
  const trial = trialOf(fight, script);
  const chanceOf = (outcome: string): number => {
    for (let seed = 1; seed <= MOST_TRIALS; seed++) {
      const facts = play(system, book, trial, honor, seed) as readonly UltraQuestFact[];
      if (facts.some((fact) => fact.kind === 'fight-ends' && fact.outcome === outcome)) return 1 / seed;
    }
    return 0;
  };
  return {
    get win() {
      return chanceOf('win');
    },
    get lose() {
      return chanceOf('lose');
    },
  };
}

/** An event that is nothing but the fight. */
function trialOf(fight: FightOp, script: Script): Script {
  const names = namesIn(fight);
  const binders = opsOf(script).filter(
    (op) => (op.op === 'roll' || op.op === 'choose') && op.as !== undefined && names.has(op.as),
  );
  const { branches: _, ...alone } = fight;
  const bare = (op: Op): Op =>
    Object.fromEntries(Object.entries(op).filter(([key]) => !['branches', 'ranges', 'waits'].includes(key))) as Op;
  return { id: script.id, hash: 'trial', parts: { '': [...binders.map(bare), alone] } };
}

function namesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  JSON.stringify(value, (key, inner: unknown) => {
    if ((key === 'local' || key === 'name') && typeof inner === 'string') names.add(inner);
    return inner;
  });
  return names;
}
