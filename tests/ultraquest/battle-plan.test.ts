import { describe, expect, it } from 'vitest';
import type { FightOp } from '../../src/book/contract/fights.js';
import { openBattle } from '../../src/systems/ultraquest/combat/encounter.js';
import { fight } from '../../src/systems/ultraquest/combat/fight.js';
import { flee } from '../../src/systems/ultraquest/combat/flight.js';
import { diceText, firstFoe, foeLine, strengthText, strike } from '../../src/systems/ultraquest/combat/foes.js';
import type { Foe } from '../../src/systems/ultraquest/combat/situation.js';
import { factsOf, named, play, tableWith, type Faces } from './telling.js';

const just = (plus: number) => ({ dice: [], plus });

/** Two goblins of D6+1, nobody, and an ogre of 2D3, in a fight of both kinds. */
const MIXED: FightOp = {
  op: 'fight',
  kind: 'ME+RA',
  forced: true,
  foes: [
    { count: just(2), name: 'goblin', strength: { dice: [{ count: 1, sides: 6 }], plus: 1 }, armor: 1, tags: [] },
    { count: just(0), name: 'nobody', strength: { dice: [{ count: 1, sides: 6 }], plus: 9 }, armor: 9, tags: [] },
    { count: just(1), name: 'ogre', strength: { dice: [{ count: 2, sides: 3 }], plus: 0 }, armor: 2, tags: ['giant'] },
  ],
  branches: [],
};

const SIXES: Faces = { 'round 1: Rukha': 6, 'round 1: Wolfram': 6, 'round 1: Sanne': 6 };
const ONES: Faces = { 'round 1: foe 1': 1, 'round 1: foe 2': 1, 'round 1: foe 3': 1, 'round 1: foe 4': 1 };

function planned(answers: readonly string[] = ['go'], dice: Faces = { ...SIXES, ...ONES }) {
  const table = tableWith('B');
  named(table.group, 'Pip').injuries = { red: 1, black: 0 };
  return play(table, (t) => fight(MIXED, t), { answers: { 'battle plan': answers }, dice, defaults: true });
}

describe('the plan of a battle', () => {
  const [question] = planned().questions;

  it('shows the enemies with their strength together, and the armor that is met first (UQ-CMB-10, UQ-CMB-25)', () => {
    const foes = [
      { count: 2, name: 'goblin', strength: 'D6+1', armor: 1, tags: [] },
      { count: 1, name: 'ogre', strength: '2D3', armor: 2, tags: ['giant'] },
    ];
    const enemies = { fight: 'ME+RA', forced: true, foes, foeStrength: '2D6+2D3+2', foeArmor: 1 };
    expect(question?.about).toMatchObject({ kind: 'battle-plan', ...enemies });
    expect(factsOf(planned(), 'fight-begins')).toEqual([{ kind: 'fight-begins', behind: false, ...enemies }]);
  });

  it('shows what each is worth and does, the injured nothing, and the sum of the others (UQ-CMB-12, 15, 26)', () => {
    expect(question?.about).toMatchObject({
      members: [
        { id: 'a1', who: 'Rukha', melee: 3, ranged: 1, armor: 2, plan: 'ME' },
        { id: 'a2', who: 'Wolfram', melee: 3, ranged: 2, armor: 0, plan: 'ME' },
        { id: 'a3', who: 'Pip', melee: null, ranged: null, armor: 0, plan: 'out', note: 'injured' },
        { id: 'a4', who: 'Sanne', melee: 1, ranged: 2, armor: 0, plan: 'RA' },
      ],
      ours: '3D6+8',
      powers: [{ id: 'cast:a4:magic-arrow', who: 'Sanne', power: 'Magic Arrow', on: false, effect: 'magic-arrow' }],
    });
    const notes = question?.about as unknown as Plan;
    expect(notes.members.filter((member) => 'note' in member)).toHaveLength(1);
  });

  it('offers each stance with what it is worth, but nobody in front may stay out (UQ-CMB-15, UQ-MARCH-07)', () => {
    const stances = question?.options.filter(({ menu }) => menu === 'stance');
    expect(stances?.map(({ id, hint }) => [id, hint])).toEqual([
      ['stance:a1:ra', { key: 'strength', args: { total: 1, ours: '3D6+6' } }],
      ['stance:a2:ra', { key: 'strength', args: { total: 2, ours: '3D6+7' } }],
      ['stance:a2:out', { key: 'stays-out', args: { ours: 'D6+3', along: ['Sanne'] } }],
      ['stance:a4:me', { key: 'strength', args: { total: 1, ours: '3D6+7' } }],
      ['stance:a4:out', { key: 'stays-out', args: { ours: '2D6+6' } }],
    ]);
  });

  it('says who comes forward along with whom (UQ-CMB-30)', () => {
    const { questions } = planned(['stance:a2:out', 'reset', 'go']);
    const undoes = questions.map(({ options }) => options.some(({ id }) => id === 'reset'));
    expect(undoes).toEqual([false, true, true]);
    const forward = questions[1]?.options.find(({ id }) => id === 'stance:a4:ra');
    expect(forward?.hint).toEqual({ key: 'strength', args: { total: 2, ours: '3D6+8', along: ['Wolfram'] } });
  });

  it('counts nobody whose weapon such foes do not feel (UQ-CMB-43)', () => {
    const table = tableWith('B');
    const ghost: FightOp = {
      ...MIXED,
      kind: 'ME',
      forced: false,
      foes: MIXED.foes.map((foe) => ({ ...foe, tags: ['ghost'] })),
    };
    const { questions } = play(table, (t) => fight(ghost, t), { defaults: true });
    expect(questions[0]?.about).toMatchObject({ ours: '0' });
    const { members } = questions[0]?.about as unknown as { members: { note?: string; noDie?: boolean }[] };
    expect(members.map(({ note }) => note)).toEqual(Array(4).fill('harmless'));
    // What losing comes to is told of them: only of a Fairy nobody can say what kills her.
    expect(members.map(({ noDie }) => noDie)).toEqual(Array(4).fill(undefined));
  });

  it('says of another way to fight that it would not be felt, and of a fairy that she rolls no die (UQ-CMB-43, UQ-RACE-21)', () => {
    const table = tableWith('B');
    Object.assign(named(table.group, 'Wolfram'), { hand: [{ id: 'x:1', kind: 'dagger', magic: true }] });
    Object.assign(named(table.group, 'Sanne'), { race: 'fairy' });
    named(table.group, 'Sanne').hand = [{ id: 'x:2', kind: 'sling', magic: true }];
    const foe = { ...MIXED.foes[0]!, count: just(1), tags: ['ghost'] };
    const { questions } = play(table, (t) => fight({ ...MIXED, forced: false, foes: [foe] }, t), { defaults: true });
    const hints = Object.fromEntries((questions[0]?.options ?? []).map(({ id, hint }) => [id, hint]));
    expect(hints['stance:a2:ra']).toEqual({ key: 'not-felt', args: { ours: '2' } });
    expect(hints['stance:a4:me']).toEqual({ key: 'not-felt', args: { ours: 'D6+2' } });
    const { members } = questions[0]?.about as unknown as { members: Record<string, unknown>[] };
    expect(members[1]).toMatchObject({ melee: 2, ranged: null, plan: 'ME' });
    expect(members[3]).toMatchObject({ melee: null, ranged: 2, plan: 'RA', noDie: true });
    const plain = play(table, (t) => fight({ ...MIXED, forced: false }, t), { defaults: true });
    const hint = plain.questions[0]?.options.find(({ id }) => id === 'stance:a4:me')?.hint;
    expect(hint).toMatchObject({ key: 'strength', args: { noDie: true } });
  });

  it('shows the armor that counts against such foes, and none below nothing (UQ-CMB-63, UQ-CMB-44)', () => {
    const armor = (tags: readonly string[], more: number) => {
      const table = tableWith('B');
      const effect = { kind: 'armor', amount: more, source: 'event', magic: true, until: 'event' } as const;
      named(table.group, 'Rukha').effects.push(effect);
      const foes = MIXED.foes.map((foe) => ({ ...foe, tags: [...tags] }));
      const { questions } = play(table, (t) => fight({ ...MIXED, forced: false, foes }, t), { defaults: true });
      return (questions[0]?.about as unknown as { members: { armor: number }[] }).members[0]?.armor;
    };
    expect([armor([], 0), armor(['magic'], 0), armor(['demon'], 1), armor([], -5)]).toEqual([2, 0, 1, 0]);
  });

  it('has a menu for stances and one for powers, and none where there is nothing to choose', () => {
    const menu = (id: string) => ({ id, placeholder: { key: `menu-${id}` }, min: 1, max: 1 });
    expect(question?.menus).toEqual([menu('stance'), menu('power')]);
    const table = tableWith('B');
    named(table.group, 'Sanne').skills = [];
    const plain = play(table, (t) => fight({ ...MIXED, kind: 'ME' }, t), {
      dice: { ...SIXES, ...ONES, 'round 1: Pip': 6 },
      defaults: true,
    });
    expect(plain.questions[0]?.menus).toEqual([menu('stance')]);
  });

  it('takes changes until it is told to go, and takes them all back; behind who stays out nobody fights (UQ-CMB-15)', () => {
    const changed = planned(['stance:a2:out', 'reset', 'stance:a4:me', 'go']);
    const plans = changed.questions.map(({ about }) =>
      about?.kind === 'battle-plan' ? (about as unknown as Plan).members.map(({ plan }) => plan) : [],
    );
    expect(plans).toEqual([
      ['ME', 'ME', 'out', 'RA'],
      ['ME', 'out', 'out', 'out'],
      ['ME', 'ME', 'out', 'RA'],
      ['ME', 'ME', 'out', 'ME'],
    ]);
  });
});

interface Plan {
  readonly members: readonly { readonly plan: string }[];
}

describe('the strength of enemies', () => {
  const foe = (change: Partial<Foe>): Foe => ({
    count: 1,
    name: 'foe',
    dice: [{ count: 1, sides: 6 }],
    plus: 0,
    armor: 0,
    tags: [],
    ...change,
  });

  it.each([
    [[[6, 1]], 0, 'D6'],
    [[[6, 2]], 3, '2D6+3'],
    [[[6, 2]], -1, '2D6-1'],
    [[[6, 0]], 4, '4'],
    [[[6, 0]], 0, '0'],
    [[[6, 1], [3, 2]], 1, 'D6+2D3+1'], // prettier-ignore
  ] as const)('%j and %i is written %s (UQ-CMB-10)', (dice, plus, text) => {
    expect(diceText(new Map(dice), plus)).toBe(text);
  });

  it('is that of all who are left (UQ-CMB-10)', () => {
    const foes = [foe({ count: 3, plus: 2 }), foe({ count: 0, plus: 50 })];
    expect(strengthText(foes)).toBe('3D6+6');
    strike(foes[0]!);
    expect(strengthText(foes)).toBe('2D6+4');
    expect(foeLine(foes[0]!)).toEqual({ count: 2, name: 'foe', strength: 'D6+2', armor: 0, tags: [] });
  });

  it('is met by damage in their order, those who are gone left out (UQ-CMB-25)', () => {
    const foes = [foe({ count: 1, name: 'first', armor: 2 }), foe({ name: 'second', armor: 1 })];
    expect(firstFoe(foes)?.name).toBe('first');
    strike(foes[0]!);
    expect(firstFoe(foes)?.name).toBe('second');
    strike(foes[0]!);
    expect(foes[0]?.count).toBe(0);
  });
});

describe('flight', () => {
  /** Group A runs from a troll; Anselm has a talisman. */
  function run(
    dice: Faces,
    how: { orderly: boolean; driven: boolean },
    answers: Readonly<Record<string, string>> = {},
  ) {
    const table = tableWith('A');
    const played = play(
      table,
      (t) => {
        const troll: Foe = { count: 1, name: 'troll', dice: [], plus: 9, armor: 0, tags: [] };
        const battle = openBattle(t, { kind: 'ME', voluntary: false, foes: [troll] });
        battle.round = 1;
        for (const member of table.group.members) battle.stances.set(member.id, 'ME');
        return flee(battle, how);
      },
      { dice, answers },
    );
    const flights = factsOf(played, 'rolled').filter(({ purpose }) => purpose === 'flight');
    const rolled = flights.map(({ purpose, dice: faces, total }) => ({ purpose, faces, total }));
    return { ...played, rolled, caught: factsOf(played, 'injury').map(({ who, source }) => `${who} ${source}`) };
  }

  it('costs the first D3-1 an injury each, and tells the D3 (UQ-CMB-36, UQ-DICE-02)', () => {
    const far = run({ flight: 6 }, { orderly: false, driven: false }, { talisman: 'keep' });
    expect(far.rolled).toEqual([{ purpose: 'flight', faces: [3], total: 2 }]);
    expect(far.caught).toEqual(['Brun flight', 'Anselm flight']);
  });

  it('costs nobody anything at the lowest face, and then no talisman is offered (UQ-TAL-16)', () => {
    const near = run({ flight: 2 }, { orderly: false, driven: false });
    expect([near.rolled, near.caught, near.questions]).toEqual([[{ purpose: 'flight', faces: [1], total: 0 }], [], []]);
  });

  it('costs one more when there is no way back, one less in order (UQ-CMB-40, UQ-FGT-22)', () => {
    const driven = run({ flight: 2 }, { orderly: false, driven: true });
    expect(driven.caught).toEqual(['Brun flight']);
    const orderly = run({ flight: 5 }, { orderly: true, driven: false }, { talisman: 'keep' });
    expect(orderly.caught).toEqual(['Brun flight']);
    expect(run({ flight: 4 }, { orderly: true, driven: false }).caught).toEqual([]);
  });

  it('may be rolled again by a talisman, and both are told (UQ-TAL-01, UQ-CMB-36)', () => {
    const again = run(
      { flight: 6, 'talisman: flight': 1 },
      { orderly: false, driven: false },
      { talisman: 'die:flight' },
    );
    expect(again.rolled.map(({ total }) => total)).toEqual([2, 0]);
    expect(again.caught).toEqual([]);
  });
});
