import type { Answer } from '../../src/engine/ask.js';
import type { Fact } from '../../src/engine/fact.js';
import type { Library, Op, Script } from '../../src/engine/script.js';
import type { Flow, OpRule, Play, System, Telling } from '../../src/engine/system.js';
import { refuse, type SeatId } from '../../src/engine/words.js';

/** A little game for tests: seats take turns at staking, voting, digging and reading, and win or lose Gold. */
export interface Coins {
  readonly version: 1;
  turn: SeatId | null;
  turns: number;
  crown: SeatId | null;
  over: boolean;
  seats: Record<SeatId, Purse>;
}

export interface Purse {
  name: string;
  gold: number;
  /** Everything that ever changed the purse, so that it can be checked against it. */
  log: number[];
  notes: string;
}

const NEXT: Flow = { to: 'next' };

function pay(purse: Purse | undefined, gold: number): void {
  if (!purse) throw new Error('nobody to pay');
  purse.gold += gold;
  purse.log = [...purse.log, gold].slice(-400);
}

function rule(run: (op: Op, t: Telling<Coins>) => Play<Flow>, revision = 1): OpRule<Coins> {
  return { revision, run };
}

const chosen = (answer: Answer | undefined) => answer?.options[0];

/** Asks one seat how much it stakes, rolls and pays. */
const stake = rule(function* (_op, t) {
  t.tell({ kind: 'table-laid' });
  const option = (id: string) => ({ id, label: { key: id } });
  const answer = yield* t.ask({ name: 'stake', kind: 'choice', options: ['none', 'one'].map(option), default: 'none' });
  if (chosen(answer) === 'none') return NEXT;
  const face = t.roll('stake', 6);
  pay(t.state.seats[t.seat], face >= 3 ? 2 : -1);
  t.tell({ kind: 'staked', seat: t.seat, face });
  return NEXT;
});

/** Asks everybody at once; each who says yes is paid a die. */
const vote = rule(function* (_op, t) {
  const seats = Object.keys(t.state.seats);
  const options = ['yes', 'no'].map((id) => ({ id, label: { key: id } }));
  const answers = yield* t.askAll({ name: 'vote', kind: 'vote', seats, options, default: 'no' });
  for (const seat of seats) {
    if (chosen(answers[seat]) === 'yes') pay(t.state.seats[seat], t.roll(`vote ${seat}`, 6));
  }
  t.tell({ kind: 'voted' });
  return NEXT;
});

/** Two seats may take one reward: whoever is first. */
const race = rule(function* (_op, t) {
  const seats = Object.keys(t.state.seats);
  const ask = { name: 'race', kind: 'choice', seats, options: seats.map((id) => ({ id, label: { key: id } })) };
  const winner = chosen(yield* t.ask({ ...ask, default: seats[0] ?? '' }));
  pay(t.state.seats[winner ?? ''], 10);
  t.tell({ kind: 'reward', seat: winner ?? '' });
  return NEXT;
});

/** A plan that is changed in place until it is good. */
const plan = rule(function* (_op, t) {
  const options = ['more', 'done'].map((id) => ({ id, label: { key: id } }));
  let size = 0;
  while (chosen(yield* t.ask({ name: 'plan', kind: 'plan', options, default: 'done', revises: true })) === 'more')
    size++;
  pay(t.state.seats[t.seat], size);
  return NEXT;
});

/** Wins the crown, which nobody else may have meanwhile. */
const crown = rule(function* (_op, t) {
  t.state.crown = t.seat;
  t.tell({ kind: 'crowned', seat: t.seat });
  return NEXT;
});

/** Reads an event of the book. */
const read = rule(function* (_op, t) {
  const event = t.library.event('Co', t.roll('event', 100));
  if (!event) throw new Error('the book is empty');
  t.tell({ kind: 'read', event: event.id });
  return { to: 'call', script: event };
});

const choose = rule(function* (op, t) {
  const branches = op.branches ?? [];
  const options = branches.map(({ on }) => ({ id: on, label: { text: on } }));
  const answer = yield* t.ask({ name: 'choose', kind: 'choice', options, default: branches.at(-1)?.on ?? '' });
  return { to: 'branch', index: branches.findIndex(({ on }) => on === chosen(answer)) };
});

const gain = rule(function* (op, t) {
  pay(t.state.seats[t.seat], Number(op['gold']));
  t.tell({ kind: 'gained', seat: t.seat, gold: Number(op['gold']) });
  return NEXT;
});

const turn = rule(function* (_op, t) {
  passTurn(t.state);
  return NEXT;
});

function passTurn(state: Coins): void {
  const seats = Object.keys(state.seats).sort();
  state.turn = seats[(seats.indexOf(state.turn ?? '') + 1) % seats.length] ?? null;
  state.turns += 1;
}

const GAMES = { stake, vote, race, plan, crown, read };

function procedure(id: string, ops: readonly Op[]): Script {
  return { id, hash: 'r1', parts: { '': ops } };
}

const procedures = Object.fromEntries(
  Object.keys(GAMES).map((game) => [`coins/${game}`, procedure(`coins/${game}`, [{ op: game }, { op: 'turn' }])]),
);

/** What may be sent: `join`, `game` (which), `work`, `note` (kept for later), `pass`, `cheat` (gold), `fill` (bytes), `win`. */
function begin(
  state: Coins,
  seat: SeatId,
  intent: { readonly kind: string; readonly [key: string]: unknown },
  running: readonly SeatId[],
) {
  const purse = state.seats[seat];
  if (intent.kind === 'join') return purse ? refuse('already-seated') : joined(state, seat, String(intent['name']));
  if (!purse) return refuse('not-seated');
  if (running.length > 0) return refuse('step-in-hand');
  if (intent.kind === 'note') return noted(purse, String(intent['text']));
  if (state.turn !== seat) return refuse('not-your-turn', { turn: state.turn });
  switch (intent.kind) {
    case 'game':
      return start(String(intent['game']));
    case 'work':
      pay(purse, 1);
      return { facts: [{ kind: 'worked', seat, total: purse.gold }] };
    case 'pass':
      passTurn(state);
      return { facts: [{ kind: 'passed', seat }] };
    case 'cheat':
      purse.gold = Number(intent['gold']);
      return { facts: [] };
    case 'fill':
      purse.notes = 'x'.repeat(Number(intent['bytes']));
      return { facts: [] };
    case 'win':
      state.over = true;
      return { facts: [{ kind: 'won', seat }] };
    default:
      return refuse('unknown-intent');
  }
}

function joined(state: Coins, seat: SeatId, name: string) {
  if (name === 'Nobody') return refuse('no-such-player');
  state.seats[seat] = { name, gold: 5, log: [5], notes: '' };
  state.turn ??= seat;
  return { facts: [{ kind: 'sat-down', seat }] };
}

function noted(purse: Purse, text: string) {
  purse.notes = text;
  return { facts: [{ kind: 'noted' }] };
}

function start(game: string) {
  const script = procedures[`coins/${game}`];
  return script ? { facts: [], start: { script } } : refuse('no-such-game');
}

/** The rulebook of the game. `revision` is that of the op `stake`. */
export function coins(revision = 1): System<Coins> {
  return {
    id: 'coins',
    ops: { ...GAMES, stake: { ...stake, revision }, turn, choose, gain },
    procedures,
    create: () => ({ version: 1, turn: null, turns: 0, crown: null, over: false, seats: {} }),
    parse: (stored) => stored as Coins,
    begin,
    waits: (intent) => intent.kind === 'note',
    open: (state) => (state.turn ? [state.turn] : []),
    phase: (state) => (state.over ? 'ended' : state.turn ? 'playing' : 'gathering'),
    legendary: (state) => (state.crown ? { crown: state.crown } : {}),
    visited: (facts: readonly Fact[]) =>
      facts.flatMap((fact) => (fact.kind === 'read' ? [{ seat: 's1', what: fact['event'] as string }] : [])),
  };
}

/** A book of one event, whose text can be changed: a purse with `gold` in it. */
export function purseBook(gold: number): Library {
  const take = { on: 'take', do: [{ op: 'gain', gold }] };
  const script: Script = {
    id: 'Co#purse',
    hash: `purse-of-${gold}`,
    parts: { '': [{ op: 'choose', branches: [take, { on: 'leave', do: [] }] }] },
  };
  return {
    pinned: (id, hash) => (id === script.id && hash === script.hash ? script : undefined),
    current: (id) => (id === script.id ? script : undefined),
    event: () => script,
  };
}
