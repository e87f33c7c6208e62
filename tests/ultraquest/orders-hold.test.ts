import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/automatic/chance.js';
import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import { act } from '../../src/engine/act.js';
import type { Ask, Intent } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import { isRefusal } from '../../src/engine/words.js';
import type { RegionCode } from '../../src/systems/ultraquest/names.js';
import { put } from '../../src/systems/ultraquest/sheet/carry.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Orders, UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { PLAYED } from '../played-book.js';

type Stand = Position<UltraQuestState>;

const { system, loaded } = await PLAYED;
const SEATS = ['s1', 's2'] as const;
const SEEDS = [3, 8, 22, 27];
const STEPS = 200;

/** Things that open windows, one of them for each adventurer. */
const USEFUL = ['healing-potion', 'antidote', 'potion-of-flight', 'diamond-talisman', 'scroll-of-gills'];

/** Two groups of any kind in one space, with much to use and these orders. */
function anyTable(seed: number, orders: Orders): Stand {
  const chance = chanceFrom(seed);
  const place = chance.oneOf<RegionCode>(['Wi', 'Wa', 'Gr', 'UF', 'Hü', 'Ga']);
  const groups = Object.fromEntries(SEATS.map((seat) => [seat, anyGroup(chance, seat, place)]));
  for (const [seat, group] of Object.entries(groups)) {
    for (const member of group.members) {
      member.injuries = { red: chance.between(0, 1), black: 0 };
      put(member, newItem(group, seat, { kind: chance.oneOf(USEFUL as [string, ...string[]]) }));
    }
    group.orders = { ...orders };
  }
  return { state: campaignOf(groups), runs: {}, nextAsk: 1, later: [] };
}

/** Plays on at random, and gives every question that was put. */
function questions(seed: number, steps: number, orders: Orders): Ask[] {
  const player = new RandomPlayer(chanceFrom(seed * 7));
  const dice = diceFrom(seed);
  const asks: Ask[] = [];
  let stand = anyTable(seed, orders);
  for (let i = 0; i < steps && stand.state.turn.seat !== null; i++) {
    const run = Object.values(stand.runs).find(({ ask }) => ask);
    const seat = run?.ask?.seats[0] ?? stand.state.turn.seat;
    const intent: Intent = run?.ask ? player.answer(run.ask) : player.turn(stand.state, seat);
    if (intent.kind === 'orders') continue;
    const acted = act(system, stand, seat, intent, loaded.book, dice);
    if (isRefusal(acted)) continue;
    stand = acted.position;
    for (const group of Object.values(stand.state.seats)) group.orders = { ...orders };
    const ask = Object.values(stand.runs).find((each) => each.ask)?.ask;
    if (ask && asks.at(-1)?.id !== ask.id) asks.push(ask);
  }
  return asks;
}

/** What the windows are asked as that an order to keep things, or how to answer, closes. */
const CLOSED = ['talisman', 'hazard', 'magic', 'life-saving', 'damage', 'tie'];
const isClosed = ({ kind, name, options }: Ask): boolean =>
  CLOSED.includes(kind) ||
  ['amends', 'before the test'].includes(name) ||
  options.some(({ id }) => id.startsWith('die:'));

const told = ({ kind, name, options }: Ask): string => `${kind} ${name}: ${options.map(({ id }) => id).join(' ')}`;
const windows = (orders: Orders): Ask[] => SEEDS.flatMap((seed) => questions(seed, STEPS, orders).filter(isClosed));

describe('standing orders in random play (D-02)', () => {
  it('to keep what can be kept leave no window open for it, and without them there are some', () => {
    const keep = { potion: 'keep', magic: 'keep', talisman: 'keep', tie: 'fight-on', amends: 'gold' } as const;
    expect(windows(keep).map(told)).toEqual([]);
    expect(new Set(windows({}).map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it('to use potions and magic at once leave scrolls alone to be asked for', () => {
    const use = { potion: 'use', magic: 'use', talisman: 'keep', tie: 'flee', amends: 'gold' } as const;
    // What makes somebody better before a test is no harm to be averted, and is asked for.
    const harm = windows(use).filter(({ name }) => name !== 'before the test');
    const offered = harm.flatMap(({ options }) => options.map(({ id }) => id));
    expect(offered.filter((id) => id !== 'no' && !id.includes(':scroll:'))).toEqual([]);
  });
});
