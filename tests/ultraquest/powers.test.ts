import { describe, expect, it } from 'vitest';
import type { FightOp } from '../../src/book/contract/fights.js';
import { fight } from '../../src/systems/ultraquest/combat/fight.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Group, Item } from '../../src/systems/ultraquest/state.js';
import { factsOf, named, play, SEAT, tableWith, wayOf, type Faces } from './telling.js';

const one = (plus: number) => ({ dice: [{ count: 1, sides: 6 as const }], plus });
const just = (plus: number) => ({ dice: [], plus });

/** A voluntary fight of group B against one foe, unless it is said otherwise. */
function fightOp(changes: Partial<FightOp> = {}, foe: Partial<FightOp['foes'][number]> = {}): FightOp {
  return {
    op: 'fight',
    kind: 'ME',
    forced: false,
    foes: [{ count: just(1), name: 'troll', strength: one(1), armor: 0, tags: [], ...foe }],
    branches: ['win', 'lose', 'tie', 'fled', 'declined'].map((on) => ({ on, do: [] })),
    ...changes,
  };
}

const NAMES = ['Rukha', 'Wolfram', 'Pip', 'Sanne'];

function round(number: number, ours: readonly number[], foes: readonly number[] = [1]): Faces {
  const mine = ours.map((face, i) => [`round ${number}: ${NAMES[i] ?? ''}`, face] as const);
  return Object.fromEntries([...mine, ...foes.map((face, i) => [`round ${number}: foe ${i + 1}`, face] as const)]);
}

const GO = { 'battle plan': 'go' };

function learn(group: Group, name: string, skill: string, mastered = false): void {
  named(group, name).skills = [
    ...named(group, name).skills.filter((known) => known.name !== skill),
    { name: skill, mastered },
  ];
}

/** The same table once more. */
function tableAs({ state, script }: ReturnType<typeof tableWith>) {
  return { state: structuredClone(state), script };
}

function give(group: Group, name: string, thing: Omit<Item, 'id'>): void {
  const member = named(group, name);
  member.hand[member.hand.indexOf(null)] = newItem(group, SEAT, thing);
}

/** Plays one voluntary fight of group B after `prepare` and gives Rukha's (or another's) plus in each round. */
function plusIn(
  prepare: (group: Group) => void,
  op: FightOp,
  script: Parameters<typeof play>[2],
  who = 'Rukha',
): (number | undefined)[] {
  const table = tableWith('B');
  prepare(table.group);
  const played = play(table, (t) => fight(op, t), script);
  return factsOf(played, 'fight-round').map(({ ours }) => ours.find((each) => each.who === who)?.plus);
}

const twoRounds = {
  answers: { ...GO, 'tie 1': 'fight-on' },
  // Group B adds up to 8: a face of 1 each ties with D6+9 at 3.
  dice: { ...round(1, [1, 1, 1, 1], [3]), ...round(2, [6, 6, 6, 6]) },
};

describe('fighters', () => {
  it('charge in the first round of a voluntary fight (UQ-FGT-05 to 07)', () => {
    const op = fightOp({}, { strength: one(10) });
    expect(plusIn((group) => learn(group, 'Rukha', 'Charge'), op, twoRounds)).toEqual([4, 3]);
    const first = { answers: GO, dice: round(1, [6, 6, 6, 6]) };
    const ride = (mount: string, mastered: boolean) =>
      plusIn(
        (group) => {
          learn(group, 'Rukha', 'Charge', mastered);
          named(group, 'Rukha').mount = { id: 'm', kind: mount };
        },
        op,
        first,
      );
    expect([ride('pony', false), ride('donkey', false), ride('pony', true)]).toEqual([[5], [4], [7]]);
    expect(plusIn((group) => learn(group, 'Rukha', 'Charge'), fightOp({ forced: true }), first)).toEqual([3]);
  });

  it('whirl among four or more (UQ-FGT-08, UQ-FGT-09)', () => {
    const against = (count: number, mastered = false) =>
      plusIn(
        (group) => learn(group, 'Rukha', 'Whirlwind Attack', mastered),
        fightOp({}, { count: just(count), strength: one(0) }),
        {
          answers: GO,
          dice: round(
            1,
            [6, 6, 6, 6],
            Array.from({ length: count }, () => 1),
          ),
        },
      );
    expect([against(3), against(4), against(4, true)]).toEqual([[3], [4], [6]]);
  });

  it('pierce armor where their owner fights hand to hand (UQ-FGT-11, UQ-FGT-12)', () => {
    const outcome = (kind: FightOp['kind'], prepare: (group: Group) => void) => {
      const table = tableWith('B');
      prepare(table.group);
      const op = fightOp({ kind }, { strength: one(9), armor: 2 });
      const played = play(table, (t) => fight(op, t), {
        answers: { ...GO, 'tie 1': 'flee' },
        dice: { ...round(1, [1, 1, 1, 2], [3]), flight: 1 },
        defaults: true,
      });
      return wayOf(played.result, op);
    };
    expect(outcome('ME', () => undefined)).toBe('fled');
    const table = tableWith('B');
    learn(table.group, 'Rukha', 'Armor Pierce');
    const op = fightOp({}, { strength: one(9), armor: 2 });
    const played = play(table, (t) => fight(op, t), { answers: GO, dice: round(1, [1, 1, 1, 2], [3]) });
    expect(wayOf(played.result, op)).toBe('win');
    expect(outcome('RA', (group) => learn(group, 'Rukha', 'Armor Pierce'))).toBe('fled');
  });

  it('rage for an extra die and one sure injury (UQ-FGT-16)', () => {
    const table = tableWith('B');
    learn(table.group, 'Rukha', 'Berserker');
    const played = play(table, (t) => fight(fightOp(), t), {
      answers: { 'battle plan': ['power:berserker:a1', 'go'] },
      dice: { ...round(1, [1, 1, 1, 1]), 'round 1: Rukha, more': 6 },
    });
    expect(factsOf(played, 'fight-round')[0]?.ours[0]).toMatchObject({ die: 7, total: 10 });
    expect(named(table.group, 'Rukha').injuries.red).toBe(1);
  });

  it('who have mastered their rage may shake it off (UQ-FGT-17)', () => {
    const table = tableWith('B');
    learn(table.group, 'Rukha', 'Berserker', true);
    play(table, (t) => fight(fightOp(), t), {
      answers: { 'battle plan': ['power:berserker:a1', 'go'] },
      dice: { ...round(1, [1, 1, 1, 1]), 'round 1: Rukha, more': 6, 'STR: Rukha': 2 },
    });
    expect(named(table.group, 'Rukha').injuries.red).toBe(0);
  });

  it('fight better from a mount, donkeys excepted (UQ-FGT-19)', () => {
    const on = (kind: string) =>
      plusIn(
        (group) => {
          learn(group, 'Rukha', 'Mounted Combat');
          named(group, 'Rukha').mount = { id: 'm', kind };
        },
        fightOp(),
        { answers: GO, dice: round(1, [6, 6, 6, 6]) },
      );
    expect([on('donkey'), on('pony'), on('wagon'), on('war-horse')]).toEqual([[3], [4], [3], [6]]);
  });

  it('leave their mounts outside buildings (UQ-DUN-10)', () => {
    const prepare = (group: Group) => (named(group, 'Rukha').mount = { id: 'm', kind: 'war-horse' });
    const script = { answers: GO, dice: round(1, [6, 6, 6, 6]) };
    expect(plusIn(prepare, fightOp({ place: 'building' }), script)).toEqual([3]);
  });

  it('make it a fight of both kinds with Tactics, one try each (UQ-FGT-20, UQ-FGT-22)', () => {
    const table = tableWith('B');
    learn(table.group, 'Rukha', 'Tactics');
    const played = play(table, (t) => fight(fightOp({ kind: 'RA' }), t), {
      answers: { 'battle plan': ['power:tactics:a1', 'go'] },
      dice: { 'Tactics: Rukha': 2, ...round(1, [1, 1, 1, 1]) },
    });
    const powers = (i: number) =>
      (played.questions[i]?.about?.['powers'] as { power: string }[]).map(({ power }) => power);
    expect(played.questions[1]?.about).toMatchObject({ fight: 'ME+RA' });
    expect([powers(0), powers(1)]).toEqual([['Tactics', 'Magic Arrow'], ['Magic Arrow']]);
    expect(factsOf(played, 'fight-round')[0]?.ours[0]).toMatchObject({ plus: 1 });
    const failed = play(table, (t) => fight(fightOp({ kind: 'RA' }), t), {
      answers: { 'battle plan': ['power:tactics:a1', 'go'] },
      dice: { 'Tactics: Rukha': 3, ...round(1, [1, 1, 1, 1]) },
    });
    expect(failed.questions[1]?.about).toMatchObject({ fight: 'RA' });
    expect(failed.questions[1]?.options.map(({ id }) => id)).not.toContain('power:tactics:a1');
  });

  it('may use Tactics before any round (ruled later against UQ-FGT-20)', () => {
    const table = tableWith('B');
    learn(table.group, 'Rukha', 'Tactics');
    const op = fightOp({}, { strength: one(9) });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': ['power:tactics:a1', 'stance:a3:ra', 'fight-on'] },
      dice: { ...round(1, [1, 1, 1, 1], [3]), 'Tactics: Rukha': 1, ...round(2, [1, 1, 1, 1]) },
    });
    expect(factsOf(played, 'fight-round').map(({ ourTotal }) => ourTotal)).toEqual([12, 14]);
  });

  it('may prefer the shield to the second hand (UQ-EQP-10, UQ-EQP-61)', () => {
    const table = tableWith('B');
    give(table.group, 'Rukha', { kind: 'two-handed-weapon' });
    give(table.group, 'Rukha', { kind: 'shield' });
    const played = play(table, (t) => fight(fightOp(), t), {
      answers: { 'battle plan': ['power:shield:a1', 'go'] },
      dice: round(1, [6, 6, 6, 6]),
    });
    const member = (i: number) => (played.questions[i]?.about?.['members'] as { melee: number; armor: number }[])[0];
    expect([member(0), member(1)]).toMatchObject([
      { melee: 4, armor: 2 },
      { melee: 3, armor: 3 },
    ]);
  });
});

describe('aiming', () => {
  const op = fightOp({ kind: 'RA' }, { strength: one(9) });
  const script = {
    answers: { ...GO, 'tie 1': 'fight-on' },
    dice: { ...round(1, [1, 1, 1, 1], [5]), ...round(2, [6, 6, 6, 6]) },
  };

  it('helps in the first round of a voluntary fight, less where it is foreign (UQ-SEA-10, UQ-SEA-11, UQ-RNG-07)', () => {
    expect(plusIn((group) => learn(group, 'Wolfram', 'Aiming'), op, script, 'Wolfram')).toEqual([4, 2]);
    const foreign = { ...script, dice: { ...script.dice, 'round 1: foe 1': 4 } };
    expect(plusIn((group) => learn(group, 'Rukha', 'Aiming'), op, foreign)).toEqual([2, 1]);
  });

  it('is useless in the dark', () => {
    const dark = { ...script, dice: { ...script.dice, 'round 1: foe 1': 3 } };
    const night = { ...op, night: true as const };
    expect(plusIn((group) => learn(group, 'Wolfram', 'Aiming'), night, dark, 'Wolfram')).toEqual([2, 2]);
  });

  it('of a master holds in all rounds, or goes into one shot (UQ-SEA-12)', () => {
    expect(plusIn((group) => learn(group, 'Wolfram', 'Aiming', true), op, script, 'Wolfram')).toEqual([4, 4]);
    const table = tableWith('B');
    learn(table.group, 'Wolfram', 'Aiming', true);
    const played = play(table, (t) => fight(op, t), {
      answers: { 'battle plan': ['power:aim:a2', 'go'] },
      dice: { ...round(1, [1, 1, 1, 1]), 'round 1: Wolfram, more': 6 },
    });
    expect(factsOf(played, 'fight-round')[0]?.ours[1]).toMatchObject({ die: 7, plus: 2 });
  });
});

describe('thieves', () => {
  const two = fightOp({ fame: just(3) }, { count: just(2), strength: one(1), armor: 1 });

  it('kill one ahead of the fight, for one Fame less (UQ-THF-18, 20, 21)', () => {
    const table = tableWith('B');
    learn(table.group, 'Pip', 'Assassinate');
    const played = play(table, (t) => fight(two, t), {
      answers: { 'battle plan': ['power:assassinate:a3', 'go'] },
      dice: { 'Assassinate: Pip': [2, 3], 'assassinate: Pip': 1, ...round(1, [1, 1, 1, 1], [1]) },
    });
    expect(factsOf(played, 'fight-round')[0]?.theirs).toHaveLength(1);
    expect(factsOf(played, 'fame')[0]).toMatchObject({ change: 2 });
  });

  it('do nothing if one roll fails, and are hurt if both do (UQ-THF-19, C-51)', () => {
    const run = (faces: number[]) => {
      const table = tableWith('B');
      learn(table.group, 'Pip', 'Assassinate');
      const played = play(table, (t) => fight(two, t), {
        answers: { 'battle plan': ['power:assassinate:a3', 'go'] },
        dice: {
          'Assassinate: Pip': faces,
          ...round(1, [6, 6], [1, 1]),
          ...(faces[1] === 3 && { 'round 1: Pip': 6 }),
          'round 1: Sanne': 6,
        },
      });
      return [factsOf(played, 'fight-round')[0]?.theirs.length, named(table.group, 'Pip').injuries.red];
    };
    expect(run([3, 3])).toEqual([2, 0]);
    expect(run([3, 4])).toEqual([2, 1]);
  });

  it('win outright if nobody is left', () => {
    const table = tableWith('B');
    learn(table.group, 'Pip', 'Assassinate');
    const op = fightOp({ fame: just(1) });
    const played = play(table, (t) => fight(op, t), {
      answers: { 'battle plan': ['power:assassinate:a3', 'go'] },
      dice: { 'Assassinate: Pip': [2, 3], 'assassinate: Pip': 1 },
    });
    expect(wayOf(played.result, op)).toBe('win');
    expect(factsOf(played, 'fame')).toEqual([]);
  });

  it('duck an injury, a 1 always works, masters more than one (UQ-THF-23, UQ-THF-24, C-16)', () => {
    const table = tableWith('B');
    learn(table.group, 'Rukha', 'Ducking');
    const op = fightOp({}, { strength: one(9) });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'fight-on' },
      dice: { ...round(1, [1, 1, 1, 1], [6]), 'Ducking: Rukha': 1, ...round(2, [6, 6, 6, 6]) },
    });
    expect(factsOf(played, 'test')[0]).toMatchObject({ of: 'Ducking', target: -1, passed: true });
    expect(factsOf(played, 'injury-averted')).toHaveLength(1);
    expect(wayOf(played.result, op)).toBe('win');
  });

  it('hop away on a locust (UQ-THF-25)', () => {
    const table = tableWith('B');
    named(table.group, 'Pip').mount = { id: 'm', kind: 'giant-locust' };
    const op = fightOp({ only: { who: 'bound', name: 'rider' } }, { strength: one(3) });
    const played = play({ ...table, locals: { rider: ['a3'] } }, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'fight-on' },
      dice: { 'round 1: Pip': 1, 'round 1: foe 1': 1, 'Hop Away: Pip': 3, 'round 2: Pip': 1, 'round 2: foe 1': 1 },
      defaults: true,
    });
    expect(factsOf(played, 'test').map(({ target }) => target)).toEqual([3]);
    expect(named(table.group, 'Pip').injuries.red).toBe(1);
  });
});

describe('wizards', () => {
  it('shoot an arrow that armor does not stop (UQ-WIZ-03, UQ-WIZ-08, C-52)', () => {
    const table = tableWith('B');
    const op = fightOp({}, { strength: one(9), armor: 5 });
    const played = play(table, (t) => fight(op, t), {
      answers: { 'battle plan': ['power:cast:a4:magic-arrow', 'go'] },
      dice: { 'Magic Arrow: Sanne': 2, ...round(1, [1, 1, 1, 1], [3]) },
    });
    expect(factsOf(played, 'fight-round')[0]).toMatchObject({ ourTotal: 13, outcome: 'ours' });
    expect(named(table.group, 'Sanne').cast).toEqual(['Magic Arrow']);
  });

  it('still fight when the spell fails (UQ-WIZ-03, UQ-WIZ-08)', () => {
    const table = tableWith('B');
    const played = play(table, (t) => fight(fightOp(), t), {
      answers: { 'battle plan': ['power:cast:a4:magic-arrow', 'go'] },
      dice: { 'Magic Arrow: Sanne': 3, ...round(1, [6, 6, 6, 6]) },
    });
    expect(factsOf(played, 'fight-round')[0]?.ours[3]).toMatchObject({ die: 6, plus: 1 });
    expect(named(table.group, 'Sanne').cast).toEqual(['Magic Arrow']);
  });

  it('plan one spell a turn, Master Wizards two, the second at -3 (UQ-WIZ-03, UQ-WIZ-23)', () => {
    const chosen = (intelligence: number) => {
      const table = tableWith('B');
      learn(table.group, 'Sanne', 'Strength');
      named(table.group, 'Sanne').attributes.INT = intelligence;
      const played = play(table, (t) => fight(fightOp(), t), {
        answers: { 'battle plan': ['power:cast:a4:magic-arrow', 'power:cast:a4:strength:a1', 'go'] },
        dice: {
          'Strength: Sanne': 1,
          ...(intelligence >= 4 && { 'Magic Arrow: Sanne': 1 }),
          ...round(1, [6, 6, 6, 6]),
        },
      });
      return factsOf(played, 'test').map(({ of, target }) => [of, target]);
    };
    expect(chosen(2)).toEqual([['Strength', 2]]);
    expect(chosen(4)).toEqual([
      ['Strength', 4],
      ['Magic Arrow', 1],
    ]);
  });

  it('throw fire by the number of opponents, in ranged combat (UQ-WIZ-17 to 19)', () => {
    const plus = (foe: Partial<FightOp['foes'][number]>, mastered = false) =>
      plusIn(
        (group) => learn(group, 'Sanne', 'Fireball', mastered),
        fightOp({ kind: 'RA' }, { strength: one(0), ...foe }),
        {
          answers: { 'battle plan': ['power:cast:a4:fireball', 'go'] },
          dice: { 'Fireball: Sanne': 1, ...round(1, [6, 6, 6, 6], [1, 1, 1, 1, 1].slice(0, foe.count?.plus ?? 1)) },
        },
        'Sanne',
      );
    expect([plus({}), plus({ tags: ['giant'] }), plus({ count: just(5) }), plus({ count: just(5) }, true)]).toEqual([
      [3],
      [4],
      [5],
      [8],
    ]);
  });

  it('freeze the sixes of the enemy (UQ-WIZ-34, UQ-WIZ-35)', () => {
    const theirs = (kind: FightOp['kind'], mastered: boolean, faces: number[]) => {
      const table = tableWith('B');
      learn(table.group, 'Sanne', 'Ice Storm', mastered);
      const op = fightOp({ kind }, { count: just(2), strength: one(0) });
      const played = play(table, (t) => fight(op, t), {
        answers: { 'battle plan': ['power:cast:a4:ice-storm', 'go'] },
        dice: {
          'Ice Storm: Sanne': 1,
          ...round(1, [6, 6, 6, 6], []),
          'round 1: foe 1': faces[0] === undefined ? [] : faces.slice(0, faces.length - 1),
          'round 1: foe 2': faces.slice(-1),
        },
      });
      return factsOf(played, 'fight-round')[0]?.theirs;
    };
    expect(theirs('RA', false, [6, 2, 5])).toEqual([2, 5]);
    expect(theirs('RA', true, [6, 6])).toEqual([1, 1]);
  });

  it('strengthen others for the turn, by two if it goes well (UQ-WIZ-13)', () => {
    const script = (face: number) => ({
      answers: { 'battle plan': ['power:cast:a4:strength:a1', 'go'] },
      dice: { 'Strength: Sanne': face, ...round(1, [6, 6, 6, 6]) },
    });
    const prepare = (group: Group) => {
      learn(group, 'Sanne', 'Strength');
      named(group, 'Sanne').attributes.INT = 3;
    };
    expect(plusIn(prepare, fightOp(), script(2))).toEqual([4]);
    expect(plusIn(prepare, fightOp(), script(1))).toEqual([5]);
  });

  it('take somebody out before the damage comes (UQ-WIZ-10, UQ-WIZ-11, W6)', () => {
    const table = tableWith('B');
    named(table.group, 'Sanne').skills = [{ name: 'Teleportation', mastered: false }];
    const op = fightOp({}, { strength: one(9) });
    play(table, (t) => fight(op, t), {
      answers: { ...GO, teleport: 'cast:a4:teleportation:a1' },
      dice: { ...round(1, [1, 1, 1, 1], [6]), 'Teleportation: Sanne': 2 },
    });
    expect(table.group.members.map(({ injuries }) => injuries.red)).toEqual([0, 1, 1, 1]);
  });

  it('have thick skin against demons too (UQ-WIZ-32)', () => {
    const table = tableWith('B');
    named(table.group, 'Sanne').skills = [{ name: 'Dragon Skin', mastered: true }];
    const op = fightOp({ forced: true }, { strength: one(0), tags: ['demon'] });
    play(table, (t) => fight(op, t), {
      answers: { 'battle plan': ['power:cast:a4:dragon-skin', 'go'], 'tie 1': 'fight-on' },
      dice: { 'Dragon Skin: Sanne': 1, 'round 1: foe 1': 1, 'round 2: foe 1': 2 },
      defaults: true,
    });
    // AR 1 of magic for all, 2 for herself; leather is no help: the first point is stopped, the second round hurts Rukha.
    expect(named(table.group, 'Rukha').injuries).toEqual({ red: 0, black: 1 });
    expect(table.group.members.every(({ effects }) => effects.length === 0)).toBe(true);
  });

  it('read their own scrolls better than others do (UQ-SCROLL-01 to 04)', () => {
    const table = tableWith('B');
    for (const name of ['Rukha', 'Sanne']) give(table.group, name, { kind: 'scroll-of-ice-storm' });
    const played = play(table, (t) => fight(fightOp({ kind: 'RA' }), t), {
      answers: { 'battle plan': ['power:cast:a1:ice-storm:scroll', 'power:cast:a4:ice-storm:scroll', 'go'] },
      dice: { 'Ice Storm: Rukha': 6, 'Ice Storm: Sanne': 6, ...round(1, [6, 6, 6, 6]) },
    });
    expect(factsOf(played, 'test').map(({ target }) => target)).toEqual([2, 3]);
    expect(table.group.members.flatMap(({ hand }) => hand).some((item) => item?.kind.includes('scroll'))).toBe(false);
    expect(named(table.group, 'Sanne').cast).toEqual([]);
  });

  it('let loose what they keep in the staff at hand (UQ-WIZ-20, UQ-WIZ-21)', () => {
    const table = tableWith('B');
    named(table.group, 'Sanne').stored = 'Fireball';
    const without = play(tableAs(table), (t) => fight(fightOp({ kind: 'RA' }), t), {
      answers: { 'battle plan': 'go' },
      dice: round(1, [6, 6, 6, 6]),
    });
    expect(without.questions[0]?.options.map(({ id }) => id)).not.toContain('power:cast:a4:fireball:staff');
    give(table.group, 'Sanne', { kind: 'wizards-staff' });
    const played = play(table, (t) => fight(fightOp({ kind: 'RA' }), t), {
      answers: { 'battle plan': ['power:cast:a4:fireball:staff', 'go'] },
      dice: round(1, [6, 6, 6, 6]),
    });
    expect(factsOf(played, 'fight-round')[0]?.ours[3]).toMatchObject({ plus: 3 });
    expect(named(table.group, 'Sanne').stored).toBeUndefined();
  });
});

describe('clerics', () => {
  const cleric = (group: Group, skill: string, mastered = false) =>
    Object.assign(named(group, 'Wolfram'), { profession: 'cleric', skills: [{ name: skill, mastered }] });
  const undead = (tag: string, count = 2) =>
    fightOp({ fame: just(2) }, { count: just(count), strength: one(1), tags: [tag] });

  it('destroy an undead before the fight, with all its Fame (UQ-CLR-12, UQ-CLR-14)', () => {
    const table = tableWith('B');
    cleric(table.group, 'Holy Ray');
    const played = play(table, (t) => fight(undead('skeleton'), t), {
      answers: { 'battle plan': ['power:cast:a2:holy-ray', 'go'] },
      dice: { 'Holy Ray: Wolfram': 2, ...round(1, [6, 6, 6, 6]) },
    });
    expect(factsOf(played, 'fight-round')[0]?.theirs).toHaveLength(1);
    expect(factsOf(played, 'fame')[0]).toMatchObject({ change: 2 });
  });

  it('find ghosts harder and demons harder still (UQ-CLR-12)', () => {
    const target = (tag: string) => {
      const table = tableWith('B');
      cleric(table.group, 'Holy Ray');
      const played = play(table, (t) => fight(undead(tag, 1), t), {
        answers: { 'battle plan': ['power:cast:a2:holy-ray', 'go'] },
        dice: { 'Holy Ray: Wolfram': 1 },
        defaults: true,
      });
      return factsOf(played, 'test')[0]?.target;
    };
    expect([target('ghost')]).toEqual([1]);
  });

  it('who have mastered it destroy one more for each point to spare (UQ-CLR-13)', () => {
    const table = tableWith('B');
    cleric(table.group, 'Holy Ray', true);
    const op = undead('zombie', 3);
    const played = play(table, (t) => fight(op, t), {
      answers: { 'battle plan': ['power:cast:a2:holy-ray', 'go'] },
      dice: { 'Holy Ray: Wolfram': 2 },
    });
    expect(wayOf(played.result, op)).toBe('win');
  });

  it('armor somebody with magic for the turn (UQ-CLR-15)', () => {
    const table = tableWith('B');
    cleric(table.group, 'Holy Armor');
    play(table, (t) => fight(fightOp(), t), {
      answers: { 'battle plan': ['power:cast:a2:holy-armor:a1', 'go'] },
      dice: { 'Holy Armor: Wolfram': 1, ...round(1, [6, 6, 6, 6]) },
    });
    expect(named(table.group, 'Rukha').effects).toMatchObject([{ kind: 'armor', amount: 1, until: 'turn' }]);
  });
});

describe('ghosts', () => {
  it('are hurt by magic weapons only; others add nothing (UQ-CMB-43, UQ-EQP-57, UQ-EQP-59)', () => {
    const table = tableWith('B');
    give(table.group, 'Pip', { kind: 'dagger', magic: true });
    give(table.group, 'Rukha', { kind: 'iron-weapon', silver: true, masterwork: true });
    const played = play(table, (t) => fight(fightOp({}, { tags: ['ghost'], strength: one(0) }), t), {
      answers: GO,
      dice: { 'round 1: Pip': 6, 'round 1: foe 1': 1 },
    });
    expect(factsOf(played, 'fight-round')[0]).toMatchObject({ ourTotal: 7 });
  });

  it('and silver helps against the other undead (UQ-CMB-42, UQ-EQP-53)', () => {
    const prepare = (group: Group) => give(group, 'Rukha', { kind: 'iron-weapon', silver: true });
    const script = { answers: GO, dice: round(1, [6, 6, 6, 6]) };
    expect(plusIn(prepare, fightOp({}, { tags: ['zombie'] }), script)).toEqual([4]);
    expect(plusIn(prepare, fightOp(), script)).toEqual([3]);
  });
});

describe('crafts', () => {
  it('hamper or help on the water (UQ-BOAT-04, UQ-BOAT-06)', () => {
    const on = (kind: string) =>
      plusIn((group) => group.cargo.push(newItem(group, SEAT, { kind })), fightOp({ place: 'water' }), {
        answers: GO,
        dice: round(1, [6, 6, 6, 6]),
      });
    expect([on('raft'), on('boat'), on('ship')]).toEqual([[2], [3], [4]]);
  });
});
