import { describe, expect, it } from 'vitest';
import type { FightOp } from '../../src/book/contract/fights.js';
import { fight } from '../../src/systems/ultraquest/combat/fight.js';
import type { Group } from '../../src/systems/ultraquest/state.js';
import { arms, just, run } from './ops.js';
import { factsOf, named, play, tableWith, type Faces } from './telling.js';

const each = { who: 'each' } as const;

/** Group B with one master among them, INT 4 so that a roll of 1 or 2 has two to spare. */
function master(skill: string, name = 'Sanne') {
  const table = tableWith('B');
  const member = named(table.group, name);
  member.skills = [{ name: skill, mastered: true }];
  member.attributes.INT = 4;
  if (name === 'Wolfram') Object.assign(member, { profession: 'cleric' });
  return table;
}

const WIN: Faces = {
  'round 1: Rukha': 6,
  'round 1: Wolfram': 6,
  'round 1: Pip': 6,
  'round 1: Sanne': 6,
  'round 1: foe 1': 1,
};

function fightOp(kind: FightOp['kind'], plus = 0): FightOp {
  return {
    op: 'fight',
    kind,
    forced: false,
    foes: [{ count: just(1), name: 'troll', strength: { dice: [{ count: 1, sides: 6 }], plus }, armor: 0, tags: [] }],
    branches: [],
  };
}

/** The effects of everybody after a won fight in which a power was used. */
function after(
  table: ReturnType<typeof tableWith>,
  power: string,
  dice: Faces,
  { kind = 'ME', ...answers }: { kind?: FightOp['kind']; 'who-else'?: string; 'who-gets-more'?: string } = {},
) {
  const played = play(table, (t) => fight(fightOp(kind), t), {
    answers: { 'battle plan': [`power:${power}`, 'go'], ...answers },
    dice: { ...WIN, ...dice },
  });
  return { played, amounts: table.group.members.map((member) => member.effects.map(({ amount }) => amount)) };
}

describe('masters of spells', () => {
  it('shoot stronger arrows (UQ-WIZ-09)', () => {
    const { played } = after(master('Magic Arrow'), 'cast:a4:magic-arrow', { 'Magic Arrow: Sanne': 4 });
    expect(factsOf(played, 'fight-round')[0]?.ours[3]).toMatchObject({ plus: 4 });
  });

  it('strengthen one by three, or all by one, and one more with two to spare (UQ-WIZ-14)', () => {
    expect(after(master('Strength'), 'cast:a4:strength:a1', { 'Strength: Sanne': 3 }).amounts).toEqual([
      [3],
      [],
      [],
      [],
    ]);
    expect(after(master('Strength'), 'cast:a4:strength:a1', { 'Strength: Sanne': 2 }).amounts).toEqual([
      [4],
      [],
      [],
      [],
    ]);
    const forAll = after(
      master('Strength'),
      'cast:a4:strength:all',
      { 'Strength: Sanne': 2 },
      { 'who-gets-more': 'who:a2' },
    );
    expect(forAll.amounts).toEqual([[1], [2], [1], [1]]);
  });

  it('lift two, or everybody (UQ-WIZ-15, UQ-WIZ-16)', () => {
    const flying = (face: number, second: { 'who-else'?: string } = {}) => {
      const table = master('Flight');
      after(table, 'cast:a4:flight:a1', { 'Flight: Sanne': face }, second);
      return table.group.members.map(({ effects }) => effects.some(({ kind }) => kind === 'flight'));
    };
    expect([flying(3, { 'who-else': 'who:a2' }), flying(2)]).toEqual([
      [true, true, false, false],
      [true, true, true, true],
    ]);
  });

  it('give their skin to others too (UQ-WIZ-33)', () => {
    const table = master('Dragon Skin');
    const played = play(table, (t) => fight(fightOp('ME'), t), {
      answers: { 'battle plan': ['power:cast:a4:dragon-skin', 'go'] },
      dice: { ...WIN, 'Dragon Skin: Sanne': 4 },
    });
    expect(factsOf(played, 'effect').map(({ who, amount }) => [who, amount])).toEqual([
      ['Sanne', 2],
      ['Rukha', 1],
      ['Wolfram', 1],
      ['Pip', 1],
    ]);
  });

  it('keep missiles off, from others at -1, as masters from all (UQ-WIZ-27 to 29, C-33)', () => {
    const table = tableWith('B');
    named(table.group, 'Sanne').skills = [{ name: 'Sphere', mastered: false }];
    named(table.group, 'Rukha').hand = [null, null, null, null, null, null];
    // RA 0, 2, 3 and 2 with faces of 1 against D6+9: 11 to 10+2 is a loss by one at most three points, all in the sphere.
    const played = play(table, (t) => fight(fightOp('RA', 9), t), {
      answers: { 'battle plan': ['power:cast:a4:sphere:a1', 'go'], 'tie 1': 'fight-on' },
      dice: {
        'Sphere: Sanne': 1,
        'round 1: Rukha': 1,
        'round 1: Wolfram': 1,
        'round 1: Pip': 1,
        'round 1: Sanne': 1,
        'round 1: foe 1': 5,
        'round 2: Rukha': 6,
        'round 2: Wolfram': 6,
        'round 2: Pip': 6,
        'round 2: Sanne': 6,
        'round 2: foe 1': 1,
      },
    });
    expect(factsOf(played, 'test')[0]).toMatchObject({ target: 1 });
    expect(factsOf(played, 'fight-round')[0]).toMatchObject({ outcome: 'theirs', damage: 3 });
    expect(named(table.group, 'Rukha').injuries.red).toBe(0);
    const whole = master('Sphere');
    const all = play(whole, (t) => fight(fightOp('RA'), t), {
      answers: { 'battle plan': ['power:cast:a4:sphere:a4', 'go'] },
      dice: { ...WIN, 'Sphere: Sanne': 4 },
    });
    expect(factsOf(all, 'effect')).toHaveLength(4);
  });

  it('take two or all out of it (UQ-WIZ-12)', () => {
    const leaving = (face: number) => {
      const table = master('Teleportation');
      const played = play(table, (t) => fight(fightOp('ME', 12), t), {
        answers: { 'battle plan': 'go', teleport: 'cast:a4:teleportation:a1' },
        dice: {
          'round 1: Rukha': 1,
          'round 1: Wolfram': 1,
          'round 1: Pip': 1,
          'round 1: Sanne': 1,
          'round 1: foe 1': 6,
          'Teleportation: Sanne': face,
        },
        defaults: true,
      });
      const gone = table.group.members.filter(({ effects }) => effects.some(({ kind }) => kind === 'away')).length;
      return [gone, factsOf(played, 'fight-ends')[0]?.outcome];
    };
    expect(leaving(3)).toEqual([2, 'lose']);
    expect(leaving(2)).toEqual([4, 'fled']);
  });

  it('shield everybody from the cold (UQ-WIZ-31)', () => {
    const played = run(
      master('Cold Protection'),
      { op: 'freeze', who: each, ...arms('saved', 'else') },
      { answers: { cold: 'cast:a4:cold-protection:pair' }, dice: { 'Cold Protection: Sanne': 4 } },
    );
    expect(played.way).toBe('saved');
  });
});

describe('masters of miracles', () => {
  it('armor one by three, or everybody (UQ-CLR-16)', () => {
    const holy = (whom: string) =>
      after(master('Holy Armor', 'Wolfram'), `cast:a2:holy-armor:${whom}`, { 'Holy Armor: Wolfram': 4 }).amounts;
    expect([holy('a1'), holy('all')]).toEqual([
      [[3], [], [], []],
      [[1], [1], [1], [1]],
    ]);
  });

  it('keep fire and water from everybody (UQ-CLR-18, UQ-CLR-20)', () => {
    const saved = (skill: string, op: 'burn' | 'drown', harm: string, id: string) =>
      run(
        master(skill, 'Wolfram'),
        { op, who: each, ...arms('saved', 'else') },
        { answers: { [harm]: `cast:a2:${id}` }, dice: { [`${skill}: Wolfram`]: 2 } },
      ).way;
    expect(saved('Fire Protection', 'burn', 'fire', 'fire-protection:pair')).toBe('saved');
    expect(saved('Water Breathing', 'drown', 'water', 'water-breathing:a1')).toBe('saved');
  });
});

describe('masters of skills', () => {
  const target = (skill: string, name: string, prepare: (group: Group) => void = () => undefined) => {
    const table = tableWith('B');
    named(table.group, name).skills = [{ name: skill, mastered: true }];
    prepare(table.group);
    const op = { op: 'skill', skill, who: { who: 'any', min: 1, max: 1 }, plus: 0, ...arms('pass', 'fail') } as const;
    return factsOf(run(table, op, { dice: { [`${skill}: ${name}`]: 1 } }), 'test')[0]?.target;
  };

  it('disarm, assassinate and trade better (UQ-THF-13, UQ-THF-16, UQ-THF-22)', () => {
    expect(target('Trap Disarming', 'Pip', (group) => group.members.reverse())).toBe(5);
    expect([target('Trading', 'Pip'), target('Assassinate', 'Pip')]).toEqual([3, 4]);
  });

  it('hear better, better still with Orientation (UQ-THF-26, UQ-RNG-04, UQ-RNG-05)', () => {
    expect(target('Alertness', 'Wolfram')).toBe(5);
    expect(
      target('Alertness', 'Wolfram', (group) =>
        named(group, 'Wolfram').skills.push({ name: 'Orientation', mastered: false }),
      ),
    ).toBe(6);
  });

  it('brew by Alchemy as Clerics do (UQ-WIZ-24)', () => {
    const table = tableWith('B');
    named(table.group, 'Sanne').skills = [{ name: 'Alchemy', mastered: false }];
    const op = { op: 'brew', potion: 'antidote', ...arms('pass', 'fail') } as const;
    expect(run(table, op, { dice: { 'Brew Potions: Sanne': 2 } }).way).toBe('pass');
  });
});
