import { describe, expect, it } from 'vitest';
import { act, refresh, type Acted } from '../../src/engine/act.js';
import { asSeen } from '../../src/engine/carry-on.js';
import type { Intent } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import type { Script } from '../../src/engine/script.js';
import { isRefusal } from '../../src/engine/words.js';
import { NO_LIBRARY, coinSystem, procedure, type CoinState } from './coin-system.js';

const START: Position<CoinState> = {
  state: { seats: { a: { coins: 10 }, b: { coins: 10 } } },
  runs: {},
  nextAsk: 1,
  later: [],
};

/** Dice that give these faces in order, and fail when there is none left or one is left over. */
function faces(...list: number[]) {
  const left = [...list];
  return {
    left,
    draw: (purpose: string) => {
      const face = left.shift();
      if (face === undefined) throw new Error(`no face for ${purpose}`);
      return face;
    },
  };
}

function play(
  script: readonly Script[],
  position: Position<CoinState>,
  seat: string,
  intent: Intent,
  ...list: number[]
) {
  const dice = faces(...list);
  const acted = act(coinSystem(script), position, seat, intent, NO_LIBRARY, dice);
  expect(dice.left).toEqual([]);
  return acted;
}

function done(acted: ReturnType<typeof play>): Acted<CoinState> {
  if (isRefusal(acted)) throw new Error(acted.refused);
  return acted;
}

const kinds = (acted: Acted<CoinState>) => acted.facts.map((fact) => fact.kind);
const BET = procedure('bet', [{ op: 'say', text: 'before' }, { op: 'bet' }, { op: 'say', text: 'after' }]);
const begin = (script: string): Intent => ({ kind: 'run', script });
const answer = (ask: number, ...options: string[]): Intent => ({ kind: 'answer', ask, options });

describe('a script that asks', () => {
  it('stops with its op unfinished: the state is still the one before the op', () => {
    const asked = done(play([BET], START, 'a', begin('bet'), 2));
    expect(asked.position.state.seats['a']).toEqual({ coins: 10 });
    expect(asSeen(coinSystem([BET]), asked.position, NO_LIBRARY).seats['a']).toEqual({ coins: 9 });
    expect(asked.opened.map((ask) => [ask.id, ask.name, ask.seats])).toEqual([[1, 'side', ['a']]]);
    expect(kinds(asked)).toEqual(['said', 'staked']);
  });

  it('goes on after a JSON round trip, tells nothing twice and rolls nothing twice', () => {
    const asked = done(play([BET], START, 'a', begin('bet'), 2));
    const stored = JSON.parse(JSON.stringify(asked.position)) as Position<CoinState>;
    const answered = done(play([BET], stored, 'a', answer(1, 'high'), 5));
    expect(kinds(answered)).toEqual(['bet', 'said']);
    expect(answered.position.state.seats['a']).toEqual({ coins: 12 });
    expect(answered.closed).toEqual([1]);
    expect(answered.position.runs['a']?.frames).toEqual([]);
  });

  it('ends the same when it is never suspended', () => {
    const dice = faces(2, 5);
    const answerNow = () => ({ a: { options: ['high'] } });
    const through = act(coinSystem([BET]), START, 'a', begin('bet'), NO_LIBRARY, dice, answerNow);
    expect(done(through).position.state.seats['a']).toEqual({ coins: 12 });
    expect(kinds(done(through))).toEqual(['said', 'staked', 'bet', 'said']);
  });
});

describe('an answer is refused and changes nothing', () => {
  const asked = done(play([BET], START, 'a', begin('bet'), 2)).position;
  it.each([
    ['to a question that is closed', 'a', answer(7, 'high'), 'ask-closed'],
    ['by another seat', 'b', answer(1, 'high'), 'ask-not-yours'],
    ['with an option that is not there', 'a', answer(1, 'sideways'), 'no-such-option'],
    ['with no option', 'a', answer(1), 'no-such-option'],
    ['with a greyed option', 'a', answer(1, 'dear'), 'too-dear'],
    ['with two options where one is asked for', 'a', answer(1, 'high', 'low'), 'choose-between'],
  ])('%s', (_, seat, intent, code) => {
    expect(play([BET], asked, seat, intent)).toMatchObject({ refused: code });
  });
});

describe('a question to everybody', () => {
  const VOTE = procedure('vote', [
    {
      op: 'vote',
      branches: [
        { on: 'yes', do: [{ op: 'say', text: 'aye' }] },
        { on: 'no', do: [] },
      ],
    },
    { op: 'say', text: 'end' },
  ]);
  it('keeps each answer the moment it is given and goes on with the last', () => {
    const asked = done(play([VOTE], START, 'a', begin('vote')));
    const one = done(play([VOTE], asked.position, 'b', answer(1, 'yes')));
    expect(one.closed).toEqual([]);
    expect(play([VOTE], one.position, 'b', answer(1, 'no'))).toMatchObject({ refused: 'already-answered' });
    const both = done(play([VOTE], one.position, 'a', answer(1, 'yes')));
    expect(both.facts).toEqual([
      { kind: 'voted', yes: 2 },
      { kind: 'said', text: 'aye' },
      { kind: 'said', text: 'end' },
    ]);
  });
});

describe('the ways a script goes', () => {
  const lines = (acted: Acted<CoinState>) => acted.facts.flatMap((fact) => ('text' in fact ? [fact['text']] : []));
  it('goes on below a branch, and leaves nested branches one after the other', () => {
    const nested = procedure('nested', [
      {
        op: 'roll',
        branches: [{ on: 'high', do: [{ op: 'roll', branches: [{ on: 'low', do: [{ op: 'say', text: 'in' }] }] }] }],
      },
      { op: 'say', text: 'below' },
    ]);
    expect(lines(done(play([nested], START, 'a', begin('nested'), 6, 1)))).toEqual(['in', 'below']);
  });
  it('calls a script and comes back, becomes another and does not, ends, and goes to a part', () => {
    const sub = procedure('sub', [
      { op: 'say', text: 'sub' },
      { op: 'jump', how: 'end' },
      { op: 'say', text: 'never' },
    ]);
    const main = procedure(
      'main',
      [
        { op: 'jump', how: 'call', name: 'sub' },
        { op: 'jump', how: 'part', name: 'cellar' },
        { op: 'say', text: 'never' },
      ],
      {
        cellar: [
          { op: 'say', text: 'cellar' },
          { op: 'jump', how: 'become', name: 'sub' },
          { op: 'say', text: 'never' },
        ],
      },
    );
    expect(lines(done(play([sub, main], START, 'a', begin('main'))))).toEqual(['sub', 'cellar', 'sub']);
  });
  it('takes a script that never ends for a bug', () => {
    const loop = procedure('loop', [{ op: 'jump', how: 'part', name: '' }]);
    expect(() => play([loop], START, 'a', begin('loop'))).toThrow(/does not end/);
  });
});

describe('while a step is in hand', () => {
  const asked = done(play([BET], START, 'a', begin('bet'), 2)).position;
  it('keeps what can wait and carries it out at the end', () => {
    const kept = done(play([BET], asked, 'c', { kind: 'sit' }));
    expect(kept.facts).toEqual([{ kind: 'kept-for-later', what: 'sit' }]);
    expect(kept.position.state.seats['c']).toBeUndefined();
    const answered = done(play([BET], kept.position, 'a', answer(1, 'low'), 1));
    expect(kinds(answered)).toEqual(['bet', 'said', 'sat']);
    expect(answered.position.state.seats['c']).toEqual({ coins: 10 });
  });
  it('keeps the same only once, however often it comes', () => {
    const kept = done(play([BET], asked, 'c', { kind: 'sit' })).position;
    expect(play([BET], kept, 'c', { kind: 'sit' })).toEqual({ refused: 'noted-already', args: { what: 'sit' } });
    expect(kinds(done(play([BET], kept, 'd', { kind: 'sit' })))).toEqual(['kept-for-later']);
  });
  it('refuses what cannot', () => {
    expect(play([BET], asked, 'b', begin('bet'))).toEqual({ refused: 'busy' });
  });
  it('gives the question an intent it allows', () => {
    expect(kinds(done(play([BET], asked, 'a', { kind: 'shout' }, 1)))).toEqual(['shouted', 'bet', 'said']);
  });
});

describe('an upgrade while a question waits', () => {
  const asked = done(play([BET], START, 'a', begin('bet'), 2)).position;
  const run = asked.runs['a'];
  if (!run) throw new Error('nothing waits');
  it('reads an op of another revision anew from its start, and says so', () => {
    const old = { ...asked, runs: { a: { ...run, op: 'bet@1' } } };
    const again = done(play([BET], old, 'a', answer(1, 'high'), 4));
    expect(kinds(again)).toEqual(['read-anew', 'staked']);
    expect(again.closed).toEqual([1]);
    expect(again.opened.map((ask) => ask.id)).toEqual([2]);
  });
  it('reads a procedure of another revision anew, and says so', () => {
    const newer = { ...BET, hash: 'r2' };
    const fresh = refresh(coinSystem([newer]), asked, NO_LIBRARY, faces(3));
    expect(fresh && kinds(fresh)).toEqual(['read-anew', 'said', 'staked']);
    expect(refresh(coinSystem([BET]), asked, NO_LIBRARY, faces())).toBeUndefined();
  });
});

describe('a script that keeps to itself', () => {
  const PONDER = procedure('ponder', [{ op: 'ponder' }, { op: 'conclude' }]);
  const pondering = done(play([PONDER, BET], START, 'b', begin('ponder'))).position;
  const ab = done(play([PONDER, BET], pondering, 'a', begin('bet'), 3)).position;

  it('keeps nobody waiting, and is not begun twice', () => {
    expect(Object.values(ab.runs).map((run) => run.ask?.name)).toEqual(['thought', 'side']);
    expect(play([PONDER, BET], pondering, 'b', begin('bet'))).toMatchObject({ refused: 'busy' });
    expect(kinds(done(play([PONDER, BET], pondering, 'c', { kind: 'sit' })))).toEqual(['sat']);
    expect(kinds(done(play([PONDER, BET], ab, 'c', { kind: 'sit' })))).toEqual(['kept-for-later']);
  });

  it('may be carried on while something of others is in hand, and disturbs neither', () => {
    const more = done(play([PONDER, BET], ab, 'b', answer(1, 'more')));
    expect(more.opened.map(({ id, seats }) => [id, seats])).toEqual([[3, ['b']]]);
    const bet = done(play([PONDER, BET], more.position, 'a', answer(2, 'high'), 6));
    expect(bet.position.state.seats['a']).toEqual({ coins: 12 });
    const end = done(play([PONDER, BET], bet.position, 'b', answer(3, 'enough')));
    expect(end.position.state.seats['b']).toEqual({ coins: 12 });
  });

  it('waits before the state is touched until nothing of others is in hand', () => {
    const held = done(play([PONDER, BET], ab, 'b', answer(1, 'enough')));
    expect(kinds(held)).toEqual(['kept-for-later']);
    expect(held.position.state.seats['b']).toEqual({ coins: 10 });
    const stored = JSON.parse(JSON.stringify(held.position)) as Position<CoinState>;
    const bet = done(play([PONDER, BET], stored, 'a', answer(2, 'low'), 6));
    expect(kinds(bet)).toEqual(['bet', 'said', 'concluded']);
    expect(bet.position.state.seats['b']).toEqual({ coins: 11 });
    expect(Object.values(bet.position.runs).every((run) => run.frames.length === 0)).toBe(true);
  });

  it('is given up by an intent that says so', () => {
    const stopped = done(play([PONDER], pondering, 'b', { kind: 'stop' }));
    expect([stopped.closed, stopped.position.runs['b']?.frames]).toEqual([[1], []]);
    expect(play([PONDER], START, 'b', { kind: 'stop' })).toMatchObject({ refused: 'nothing-to-stop' });
  });
});
