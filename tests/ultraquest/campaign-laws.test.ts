import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/automatic/chance.js';
import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import { act } from '../../src/engine/act.js';
import { defaultAnswer } from '../../src/engine/answers.js';
import type { Intent } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import { isRefusal } from '../../src/engine/words.js';
import { PLAYED } from '../played-book.js';
import type { RegionCode } from '../../src/systems/ultraquest/names.js';
import { put } from '../../src/systems/ultraquest/sheet/carry.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { brokenLaws } from '../laws/table-laws.js';

type Stand = Position<UltraQuestState>;

const { system, loaded } = await PLAYED;
const SEATS = ['s1', 's2'] as const;
const LEGENDS = ['the-clans-tooth', 'idiels-last-poem'] as const;
/** A turn that takes more steps than this does not end. */
const MOST_STEPS_A_TURN = 400;

/** Two groups of any kind in one space, each with a legendary treasure. */
function anyTable(seed: number): Stand {
  const chance = chanceFrom(seed);
  const place = chance.oneOf<RegionCode>(['St', 'Wi', 'Wa', 'Gr', 'UF', 'Hü']);
  const groups = Object.fromEntries(SEATS.map((seat) => [seat, anyGroup(chance, seat, place)]));
  const state = campaignOf(groups);
  LEGENDS.forEach((legend, i) => {
    const seat = SEATS[i] ?? 's1';
    const [first] = state.seats[seat]?.members ?? [];
    const group = state.seats[seat];
    if (group && first && put(first, newItem(group, seat, { kind: legend }))) state.legendary[legend] = seat;
  });
  return { state, runs: {}, nextAsk: 1, later: [] };
}

function waiting({ runs }: Stand) {
  return Object.values(runs).find((run) => run.ask);
}

/** What the one who is asked, or whose turn it is, does next. */
function wish(stand: Stand, player: RandomPlayer, plainly: boolean): { seat: string; intent: Intent } {
  const run = waiting(stand);
  if (!run?.ask) {
    const seat = stand.state.turn.seat ?? '';
    return { seat, intent: player.turn(stand.state, seat) };
  }
  const answered = run.journal.flatMap((entry) =>
    'answer' in entry && entry.answer === run.ask?.name ? [entry.seat] : [],
  );
  const seat = run.ask.seats.find((each) => !answered.includes(each)) ?? '';
  return { seat, intent: plainly ? defaultAnswer(run.ask) : player.answer(run.ask) };
}

/** Plays on for so many steps; calls `seen` after each. */
function playOn(seed: number, steps: number, plainly: boolean, seen: (stand: Stand, intent: Intent) => void): void {
  const player = new RandomPlayer(chanceFrom(seed * 7));
  const dice = diceFrom(seed);
  let stand = anyTable(seed);
  for (let i = 0; i < steps && stand.state.turn.seat !== null; i++) {
    const { seat, intent } = wish(stand, player, plainly);
    const acted = act(system, stand, seat, intent, loaded.book, dice);
    if (isRefusal(acted)) continue;
    stand = acted.position;
    seen(stand, intent);
  }
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('laws of the table', () => {
  it('are seen where they are broken', () => {
    const stand = anyTable(11);
    const [one, other] = SEATS.map((seat) => stand.state.seats[seat]);
    const [first] = one?.members ?? [];
    if (!one || !other || !first) throw new Error('no groups');
    expect(brokenLaws(stand)).toEqual([]);
    other.cargo.push(...[...first.hand, ...first.backpack].filter((item) => item !== null).slice(0, 1));
    one.quests = ['a', 'b', 'c', 'd'].map((event) => ({ event }));
    one.lines = 8;
    first.gold = -1;
    first.injuries = { red: 1, black: 1 };
    other.cargo.push(newItem(other, 's2', { kind: 'the-clans-tooth' }));
    expect(brokenLaws(stand)).toEqual([
      expect.stringContaining('Gold -1'),
      's1: 8 lines',
      's1: 4 quests',
      's1: two injuries alive',
      expect.stringContaining('is in two places'),
      'the-clans-tooth is with s2, not s1',
      'the-clans-tooth is there 2 times',
    ]);
  });

  it('hold after every step of random play (UQ-EQP-42, UQ-TRE-05, UQ-START-13, UQ-SHEET-16, 18, 20, UQ-TAL-14)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOn(seed, 120, false, (stand, intent) => {
          expect({ after: intent, broken: brokenLaws(stand) }).toEqual({ after: intent, broken: [] });
        });
      }),
      { numRuns: 4 },
    );
  });

  it('end every turn by the defaults alone (UQ-TURN-08, D-05)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let turn = 0;
        let since = 0;
        playOn(seed, 120, true, ({ state, runs }) => {
          since = state.turn.number === turn ? since + 1 : 0;
          turn = state.turn.number;
          expect(since).toBeLessThan(MOST_STEPS_A_TURN);
          if (Object.values(runs).every((run) => run.frames.length === 0)) expect(state.turn.begun).toBe(false);
        });
      }),
      { numRuns: 6 },
    );
  });
});
