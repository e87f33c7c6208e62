import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/dice/dice.js';
import type { FightOp } from '../../src/book/contract/fights.js';
import type { UltraQuestOp } from '../../src/book/contract/op.js';
import { OpInHand } from '../../src/engine/op-in-hand.js';
import type { Question } from '../../src/engine/ask.js';
import type { JournalEntry } from '../../src/engine/run.js';
import type { Play } from '../../src/engine/system.js';
import { deal, type Dealt } from '../../src/systems/ultraquest/combat/damage.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { credit, take, totalGold } from '../../src/systems/ultraquest/gold.js';
import { peopleAndCombatOps } from '../../src/systems/ultraquest/ops/people-and-combat.js';
import { parseState } from '../../src/systems/ultraquest/parse-state.js';
import { itemsOf } from '../../src/systems/ultraquest/sheet/lines.js';
import { receive } from '../../src/systems/ultraquest/sheet/carry.js';
import { SKILLS } from '../../src/systems/ultraquest/skills.js';
import { newItem, standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group, UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { SEAT, tableWith } from './telling.js';

const OPS = peopleAndCombatOps();
const NOTHING_FOLLOWS = { ops: [], parts: {} };
const NO_BOOK = { pinned: () => undefined, current: () => undefined, event: () => undefined };

/** A small generator of numbers for dice and answers, so that a failing run can be run again by its seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Told {
  readonly state: UltraQuestState;
  readonly facts: readonly UltraQuestFact[];
  readonly journal: readonly JournalEntry[];
}

/** Runs an op to its end as the engine does: at each question it is begun anew and the journal answers it. */
function tell(before: UltraQuestState, op: UltraQuestOp, seed: number): Told {
  const next = numbers(seed);
  const dice: Dice = { draw: (_, sides) => 1 + next(sides) };
  let journal: readonly JournalEntry[] = [];
  for (let turns = 0; turns < 400; turns++) {
    const state = structuredClone(before);
    const t = new OpInHand<UltraQuestState, UltraQuestFact>({
      seat: SEAT,
      script: 'Wa#test',
      state,
      locals: {},
      following: NOTHING_FOLLOWS,
      library: NO_BOOK,
      journal,
      dice,
    });
    const running = OPS[op.op]!.run(op, t);
    const step = running.next();
    journal = JSON.parse(JSON.stringify(t.journal)) as JournalEntry[];
    if (step.done) return { state, facts: t.facts, journal };
    const given = { options: [pickAnswer(step.value, next, turns)] };
    journal = [...journal, { answer: step.value.name, seat: SEAT, given }];
  }
  throw new Error('an op that never ends');
}

/** Anything that may be answered, and in the end the default, so that toggling back and forth comes to an end. */
function pickAnswer(question: Question, next: (below: number) => number, turns: number): string {
  const open = question.options.filter(({ refused }) => !refused);
  return turns > 12 ? question.default : (open[next(open.length)]?.id ?? question.default);
}

const skillNames = Object.keys(SKILLS);
const TAGS = ['undead', 'ghost', 'demon', 'bandits', 'giant', 'fire', 'mummy', 'magic'];
const THINGS = [
  'healing-potion',
  'shield',
  'leather-armor',
  'two-handed-weapon',
  'scroll-of-fireball',
  'wood-talisman',
  'antidote',
];

/** A group that knows and has all sorts of things, out of a seed. */
function motley(seed: number): { state: UltraQuestState; group: Group } {
  const next = numbers(seed);
  const { state, group } = tableWith(next(2) === 0 ? 'A' : 'B');
  group.honor = next(90);
  for (const member of group.members) {
    for (let i = next(4); i > 0; i--) {
      const name = skillNames[next(skillNames.length)] ?? 'Parry';
      if (!member.skills.some((skill) => skill.name === name)) member.skills.push({ name, mastered: next(3) === 0 });
    }
    for (let i = next(4); i > 0; i--)
      receive(group, newItem(group, SEAT, { kind: THINGS[next(THINGS.length)] ?? 'shield' }), member);
    member.gold = next(30);
    member.injuries.red = next(5) === 0 ? 1 : 0;
    if (next(4) === 0) member.mount = { id: `${SEAT}:m${member.id}`, kind: next(2) === 0 ? 'pony' : 'giant-locust' };
  }
  return { state, group };
}

const fights = fc.record({
  kind: fc.constantFrom('ME' as const, 'RA' as const, 'ME+RA' as const),
  forced: fc.boolean(),
  behind: fc.boolean(),
  count: fc.integer({ min: 1, max: 6 }),
  plus: fc.integer({ min: -1, max: 12 }),
  armor: fc.integer({ min: 0, max: 4 }),
  tags: fc.subarray(TAGS, { maxLength: 2 }),
  seed: fc.integer(),
});

function fightOp(f: {
  kind: FightOp['kind'];
  forced: boolean;
  behind: boolean;
  count: number;
  plus: number;
  armor: number;
  tags: string[];
}): FightOp {
  return {
    op: 'fight',
    kind: f.kind,
    forced: f.forced,
    ...(f.behind && { behind: true as const }),
    foes: [
      {
        count: { dice: [], plus: f.count },
        name: 'foes',
        strength: { dice: [{ count: 1, sides: 6 }], plus: f.plus },
        armor: f.armor,
        tags: f.tags,
      },
    ],
    fame: { dice: [], plus: 3 },
    branches: [],
  };
}

function everybody(group: Group): Adventurer[] {
  return [...group.members, ...group.fallen];
}

function itemIds(group: Group): string[] {
  return [...everybody(group).flatMap(itemsOf), ...group.cargo].map(({ id }) => id);
}

describe('laws of a fight', () => {
  it('hold for every fight, whatever is answered and rolled (UQ-CMB-23, 54, 60)', () => {
    fc.assert(
      fc.property(fights, (f) => {
        const { state } = motley(f.seed);
        const before = new Set(itemIds(state.seats[SEAT] as Group));
        const told = tell(state, fightOp(f), f.seed);
        const group = told.state.seats[SEAT] as Group;
        const ids = itemIds(group);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => before.has(id))).toBe(true);
        expect(everybody(group).every(({ gold }) => gold >= 0)).toBe(true);
        expect(group.members.every(({ injuries: { red, black } }) => red + black <= 1)).toBe(true);
        expect(group.members.every(({ hand }) => hand.length === 6)).toBe(true);
        expect(group.members.length + group.graves.length).toBe(4);
        expect(() => parseState(JSON.parse(JSON.stringify(told.state)))).not.toThrow();
      }),
      { numRuns: 40 },
    );
  });

  it('are told again alike from the journal', () => {
    fc.assert(
      fc.property(fights, (f) => {
        const { state } = motley(f.seed);
        const first = tell(state, fightOp(f), f.seed);
        const t = new OpInHand<UltraQuestState, UltraQuestFact>({
          seat: SEAT,
          script: 'Wa#test',
          state: structuredClone(state),
          locals: {},
          following: NOTHING_FOLLOWS,
          library: NO_BOOK,
          journal: first.journal,
          dice: { draw: (purpose) => expect.unreachable(`a new die: ${purpose}`) },
        });
        expect(OPS['fight']!.run(fightOp(f), t).next().done).toBe(true);
        expect(t.facts).toEqual(first.facts);
        expect(t.state).toEqual(first.state);
      }),
      { numRuns: 40 },
    );
  });

  it('ask nothing that has no default, and no option twice', () => {
    fc.assert(
      fc.property(fights, (f) => {
        const { state } = motley(f.seed);
        const next = numbers(f.seed);
        const t = new OpInHand<UltraQuestState, UltraQuestFact>({
          seat: SEAT,
          script: 'Wa#test',
          state,
          locals: {},
          following: NOTHING_FOLLOWS,
          library: NO_BOOK,
          journal: [],
          dice: { draw: (_, sides) => 1 + next(sides) },
        });
        const running = OPS['fight']!.run(fightOp(f), t);
        for (
          let step = running.next();
          !step.done;
          step = running.next({ [SEAT]: { options: [step.value.default] } })
        ) {
          const ids = step.value.options.map(({ id }) => id);
          expect(ids).toContain(step.value.default);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.every((id) => /^[a-z0-9:#._-]{1,40}$/.test(id))).toBe(true);
          const menus = new Set(step.value.menus?.map(({ id }) => id));
          expect(step.value.options.every(({ menu }) => menu === undefined || menus.has(menu))).toBe(true);
          for (const menu of menus) {
            const entries = step.value.options.filter((option) => option.menu === menu).length;
            expect(entries).toBeLessThanOrEqual(25);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the law of damage', () => {
  it('no point is lost while somebody stands: stopped by armor, an injury, or nobody left (UQ-CMB-20 to 23)', () => {
    const rows = fc.array(fc.record({ armor: fc.integer({ min: 0, max: 6 }), lives: fc.integer({ min: 1, max: 2 }) }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 60 }), (row, damage) => {
        const lives = row.map((target) => target.lives);
        const people = row.map((_, i) => ({ id: String(i) }) as Adventurer);
        const index = (target: Adventurer) => Number(target.id);
        const dealt = finish(
          deal(
            damage,
            () => people.filter((target) => (lives[index(target)] ?? 0) > 0),
            (target) => row[index(target)]?.armor ?? 0,
            // A strike is a step of the rules even where it asks nothing.
            function* (target) {
              lives[index(target)] = (lives[index(target)] ?? 0) - 1;
            },
          ),
        );
        expect(dealt.absorbed + dealt.hits.length + dealt.lost).toBe(damage);
        expect(dealt.lost > 0 && lives.some((left) => left > 0)).toBe(false);
        expect(lives.every((left) => left >= 0)).toBe(true);
      }),
    );
  });
});

function finish(play: Play<Dealt>): Dealt {
  const step = play.next();
  if (!step.done) throw new Error('damage asks nothing here');
  return step.value;
}

describe('the law of purses (UQ-TRE-07)', () => {
  it('Gold is neither made nor lost, and no purse goes below 0', () => {
    const deeds = fc.array(fc.tuple(fc.constantFrom('credit', 'take'), fc.integer({ min: 0, max: 60 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(deeds, (list) => {
        const group = standardGroup('A', SEAT, 'A', 'Anna', 'St');
        let expected = totalGold(group);
        for (const [deed, amount] of list) {
          if (deed === 'credit') {
            credit(group, amount);
            expected += amount;
          } else expected -= take(group, amount);
          expect(totalGold(group)).toBe(expected);
          expect(group.members.every(({ gold }) => gold >= 0)).toBe(true);
        }
      }),
    );
  });
});
