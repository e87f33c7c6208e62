import type { Library, Op, Script } from '../../src/engine/script.js';
import type { OpRule, System } from '../../src/engine/system.js';
import { refuse } from '../../src/engine/words.js';

/** A rulebook for tests: seats with coins, dice, bets and votes. */
export interface CoinState {
  seats: Record<string, { coins: number }>;
}

const coinsOf = (state: CoinState, seat: string) => (state.seats[seat] ??= { coins: 0 });

const say: OpRule<CoinState> = {
  revision: 1,
  *run(op, t) {
    t.tell({ kind: 'said', text: String(op['text']) });
    return { to: 'next' };
  },
};

const roll: OpRule<CoinState> = {
  revision: 1,
  *run(op, t) {
    const face = t.roll('coin', 6);
    t.locals['face'] = face;
    t.tell({ kind: 'rolled', face });
    const index = op.branches?.findIndex((branch) => branch.on === (face > 3 ? 'high' : 'low')) ?? -1;
    return index < 0 ? { to: 'next' } : { to: 'branch', index };
  },
};

/** Rolls, asks, rolls again: the op that shows whether anything is done twice. */
const bet: OpRule<CoinState> = {
  revision: 2,
  *run(_, t) {
    const mine = coinsOf(t.state, t.seat);
    mine.coins -= 1;
    t.tell({ kind: 'staked', face: t.roll('bet', 6) });
    const answer = yield* t.ask({
      name: 'side',
      kind: 'choice',
      options: [
        { id: 'high', label: { text: 'High' } },
        { id: 'low', label: { text: 'Low' } },
        { id: 'dear', label: { text: 'Dear' }, refused: refuse('too-dear') },
      ],
      default: 'low',
      allows: ['shout'],
    });
    if (answer.intent) t.tell({ kind: 'shouted' });
    const face = t.roll('bet', 6);
    if (face > 3 === (answer.options[0] === 'high')) mine.coins += 3;
    t.tell({ kind: 'bet', face, coins: mine.coins });
    return { to: 'next' };
  },
};

const vote: OpRule<CoinState> = {
  revision: 1,
  *run(op, t) {
    const answers = yield* t.askAll({
      name: 'vote',
      kind: 'vote',
      seats: Object.keys(t.state.seats),
      options: [
        { id: 'yes', label: { text: 'Yes' } },
        { id: 'no', label: { text: 'No' } },
      ],
      default: 'no',
    });
    const yes = Object.values(answers).filter((answer) => answer.options[0] === 'yes').length;
    t.tell({ kind: 'voted', yes });
    return { to: 'branch', index: (op.branches ?? []).findIndex((b) => b.on === (yes > 1 ? 'yes' : 'no')) };
  },
};

/** Keeps to its own locals: nobody waits for it. */
const ponder: OpRule<CoinState> = {
  revision: 1,
  aside: true,
  *run(_, t) {
    const answer = yield* t.ask({
      name: 'thought',
      kind: 'choice',
      options: ['more', 'enough'].map((id) => ({ id, label: { text: id } })),
      default: 'enough',
    });
    t.locals['thoughts'] = Number(t.locals['thoughts'] ?? 0) + 1;
    return answer.options[0] === 'more' ? { to: 'part', name: '' } : { to: 'next' };
  },
};

/** Counts what was pondered into the state that all share. */
const conclude: OpRule<CoinState> = {
  revision: 1,
  *run(_, t) {
    coinsOf(t.state, t.seat).coins += Number(t.locals['thoughts']);
    t.tell({ kind: 'concluded', seat: t.seat });
    return { to: 'next' };
  },
};

const jump: OpRule<CoinState> = {
  revision: 1,
  *run(op, t) {
    const name = String(op['name']);
    if (op['how'] === 'part') return { to: 'part', name };
    if (op['how'] === 'end') return { to: 'end' };
    const script = t.library.current(name);
    if (!script) throw new Error(name);
    return op['how'] === 'call' ? { to: 'call', script, locals: { called: true } } : { to: 'become', script };
  },
};

export function procedure(id: string, ops: readonly Op[], parts: Record<string, readonly Op[]> = {}): Script {
  return { id, hash: 'r1', parts: { '': ops, ...parts } };
}

export function coinSystem(procedures: readonly Script[]): System<CoinState> {
  return {
    id: 'coins',
    ops: { say, roll, bet, vote, ponder, conclude, jump },
    procedures: Object.fromEntries(procedures.map((each) => [each.id, each])),
    create: () => ({ seats: {} }),
    parse: (stored) => stored as CoinState,
    begin(state, seat, intent, running) {
      if (intent.kind === 'sit') {
        coinsOf(state, seat).coins = 10;
        return { facts: [{ kind: 'sat', seat }] };
      }
      if (intent.kind === 'stop')
        return running.includes(seat) ? { facts: [], stops: true } : refuse('nothing-to-stop');
      if (running.length > 0) return refuse('busy');
      const script = procedures.find((each) => each.id === intent['script']);
      return script ? { facts: [], start: { script } } : refuse('no-such-script');
    },
    waits: (intent) => intent.kind === 'sit',
    open: (state) => Object.keys(state.seats),
  };
}

export const NO_LIBRARY: Library = { pinned: () => undefined, current: () => undefined, event: () => undefined };
