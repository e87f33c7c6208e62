import { describe, expect, it } from 'vitest';
import { ON_THE_SHEET, type Situation } from '../../src/systems/ultraquest/combat/situation.js';
import { bestGrip, wornArmor } from '../../src/systems/ultraquest/sheet/hands.js';
import { mountedOn } from '../../src/systems/ultraquest/sheet/riding.js';
import { fit, homeLines } from '../../src/systems/ultraquest/sheet/skill-lines.js';
import { armorRating, melee, ranged, strength } from '../../src/systems/ultraquest/sheet/strength.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Effect, Item } from '../../src/systems/ultraquest/state.js';
import { named, SEAT, tableWith } from './telling.js';

/** Somebody with these things at hand, in this order. */
function holding(...things: readonly (string | Omit<Item, 'id'>)[]): Adventurer {
  const { group } = tableWith('A');
  const member = named(group, 'Brun');
  const items = things.map((thing) => newItem(group, SEAT, typeof thing === 'string' ? { kind: thing } : thing));
  member.hand = member.hand.map((_, i) => items[i] ?? null);
  member.skills = [];
  Object.assign(member.attributes, { STR: 2, DEX: 2 });
  return Object.assign(member, { race: 'human' });
}

const spell = (kind: Effect['kind'], amount: number, more: Partial<Effect> = {}): Effect => ({
  source: 'Strength',
  magic: false,
  until: 'event',
  kind,
  amount,
  ...more,
});

const against = (...tags: string[]): Situation => ({
  ...ON_THE_SHEET,
  foes: [{ name: 'foe', count: 1, tags } as unknown as Situation['foes'][number]],
});

describe('the better way to hold what is at hand', () => {
  it('is the free hand with a shield where both are worth the same (C-35)', () => {
    const member = holding({ kind: 'two-handed-weapon' }, 'shield', {
      kind: 'iron-weapon',
      name: 'axe',
      masterwork: true,
    });
    expect(bestGrip(holding('two-handed-weapon'), 'melee', ON_THE_SHEET).shield).toBe(false);
    expect(bestGrip(member, 'melee', ON_THE_SHEET)).toMatchObject({ shield: true });
    expect(armorRating(member).total).toBe(1);
  });

  it('is bare hands, which leave none for the shield, and stones, which do (UQ-EQP-01, UQ-EQP-19)', () => {
    const member = holding('shield');
    expect([melee(member).total, armorRating(member).total]).toEqual([1, 0]);
    expect([ranged(member).total, armorRating(member, ON_THE_SHEET, { range: 'ranged' }).total]).toEqual([1, 1]);
    expect(melee(member).parts).toContainEqual({ source: 'bare hands', value: -1 });
    expect(ranged(member).parts).toContainEqual({ source: 'stones', value: -1 });
  });

  it('wears the best armor and the best shield, whatever stands first (UQ-EQP-60)', () => {
    const member = holding('leather-armor', 'chain-armor', 'shield', { kind: 'shield', masterwork: true }, 'dagger');
    expect(wornArmor(member)).toMatchObject({ body: { kind: 'chain-armor' }, shield: { masterwork: true } });
    expect(wornArmor(holding('dagger', 'sling'))).toEqual({});
  });
});

describe('two weapons', () => {
  const skilled = (member: Adventurer, mastered = false): Adventurer => {
    member.skills = [{ name: 'Dual Wielding', mastered }];
    member.attributes.DEX = 4;
    return member;
  };

  it('must be two, and held in one hand each (UQ-FGT-18)', () => {
    const one = melee(skilled(holding('dagger'))).total;
    expect(melee(skilled(holding('dagger'), true)).total).toBe(one);
    const both = melee(holding('two-handed-weapon', 'dagger')).total;
    expect(melee(skilled(holding('two-handed-weapon', 'dagger'), true)).total).toBe(both);
  });

  it('are two, though there be three as good (UQ-FGT-18)', () => {
    const axes = (count: number) => melee(skilled(holding(...Array<string>(count).fill('iron-weapon')))).total;
    expect([axes(2), axes(3)]).toEqual([axes(1) + 1, axes(2)]);
  });

  it('are not thrown or shot (UQ-FGT-18)', () => {
    const plain = ranged(holding('sling', 'short-bow')).total;
    expect(ranged(skilled(holding('sling', 'short-bow'), true)).total).toBe(plain + 2);
  });

  it('hurt ghosts if one of them is magic (UQ-EQP-57, UQ-FGT-18)', () => {
    const axe = { kind: 'iron-weapon', name: 'axe' };
    const member = skilled(holding(axe, { ...axe, magic: true }));
    expect(bestGrip(member, 'melee', against('ghost'))).toMatchObject({ magic: true, weapons: [{}, {}] });
    expect(bestGrip(skilled(holding(axe, axe)), 'melee', against('ghost'))).toMatchObject({ magic: false });
  });

  it('count things and spells towards DEX 4, and towards a master’s STR, none against it (UQ-FGT-18, UQ-ATT-04)', () => {
    const axes = (...more: Omit<Item, 'id'>[]) => {
      const member = skilled(holding({ kind: 'iron-weapon' }, { kind: 'iron-weapon' }, ...more), true);
      member.attributes.DEX = 3;
      return member;
    };
    const weapons = (member: Adventurer) => bestGrip(member, 'melee', ON_THE_SHEET).weapons.length;
    expect(weapons(axes())).toBe(1);
    const gloves = { kind: 'gloves', effect: { kind: 'bonus', on: 'DEX', plus: 1 } } as const;
    expect(weapons(axes(gloves))).toBe(2);
    const clumsy = axes(gloves);
    clumsy.attributes.DEX = 2;
    expect(weapons(clumsy)).toBe(1);
    const under = (...effects: Effect[]) => Object.assign(axes(), { effects });
    expect(weapons(under(spell('attribute', 1, { attribute: 'DEX' })))).toBe(2);
    expect(weapons(under(spell('attribute', 1, { attribute: 'STR' })))).toBe(1);
    expect(weapons(under(spell('melee', 1)))).toBe(1);
    const strong = under(spell('attribute', 1, { attribute: 'DEX' }), spell('attribute', 2, { attribute: 'STR' }));
    expect(bestGrip(strong, 'melee', ON_THE_SHEET).parts).toContainEqual({ source: 'Dual Wielding', value: 4 });
  });

  it('of a master without strength add none of it (UQ-FGT-18)', () => {
    const member = skilled(holding('iron-weapon', 'iron-weapon'), true);
    member.attributes.STR = 0;
    expect(bestGrip(member, 'melee', ON_THE_SHEET).parts.map(({ source }) => source)).not.toContain('Dual Wielding');
  });
});

describe('a weapon that asks for an attribute', () => {
  it('asks for it as it is now, with things and spells (UQ-EQP-23)', () => {
    const shooter = (...effects: Effect[]) => Object.assign(holding('heavy-crossbow'), { effects });
    const weapons = (member: Adventurer) => bestGrip(member, 'ranged', ON_THE_SHEET).weapons.length;
    expect(weapons(shooter())).toBe(0);
    expect(weapons(shooter(spell('attribute', 2, { attribute: 'STR' })))).toBe(1);
    expect(weapons(shooter(spell('attribute', 2, { attribute: 'DEX' })))).toBe(0);
    const belt = { kind: 'belt', effect: { kind: 'bonus', on: 'STR', plus: 2 } } as const;
    expect(weapons(holding('heavy-crossbow', belt))).toBe(1);
  });
});

describe('what things and spells add', () => {
  it('goes to its own kind of fight (UQ-CMB-11, UQ-CMB-12)', () => {
    const bonus = (on: string) => ({ kind: `charm-${on}`, effect: { kind: 'bonus', on, plus: 1 } }) as Omit<Item, 'id'>;
    const sums = (...things: Omit<Item, 'id'>[]) => {
      const member = holding('dagger', 'sling', ...things);
      return [melee(member).total, ranged(member).total, armorRating(member).total];
    };
    const [me = 0, ra = 0, ar = 0] = sums();
    expect(sums(bonus('ME'))).toEqual([me + 1, ra, ar]);
    expect(sums(bonus('RA'))).toEqual([me, ra + 1, ar]);
    expect(sums(bonus('AR'))).toEqual([me, ra, ar + 1]);
    expect(sums(bonus('STR'))).toEqual([me + 1, ra, ar]);
  });

  it('adds an attribute’s spell to the fight that rests on it (UQ-CMB-11, UQ-CMB-12)', () => {
    const sums = (...effects: Effect[]) => {
      const member = Object.assign(holding('dagger', 'sling'), { effects });
      return [melee(member).total, ranged(member).total];
    };
    const [me = 0, ra = 0] = sums();
    expect(sums(spell('attribute', 2, { attribute: 'STR' }))).toEqual([me + 2, ra]);
    expect(sums(spell('attribute', 2, { attribute: 'DEX' }))).toEqual([me, ra + 2]);
  });

  it('is the mount’s in melee only, and the ship’s (UQ-MOUNT-23, UQ-BOAT-06)', () => {
    const rider = holding('dagger', 'sling');
    const [me, ra] = [melee(rider).total, ranged(rider).total];
    rider.mount = { id: 'm', kind: 'war-horse', noble: 'strong' };
    expect(melee(rider).total).toBeGreaterThan(me);
    expect(ranged(rider).total).toBe(ra);
    const sailor = holding('dagger', 'sling');
    const aboard: Situation = { ...ON_THE_SHEET, water: true, craft: 'ship' };
    expect(strength(sailor, 'melee', aboard).total).toBe(me + 1);
    expect(strength(sailor, 'ranged', aboard).total).toBe(ra);
  });

  it('is only the magic of a spell against demons and magic damage (UQ-CMB-44, UQ-CMB-63)', () => {
    const guarded = (magic: boolean) => Object.assign(holding('dagger'), { effects: [spell('armor', 1, { magic })] });
    const rating = (magic: boolean) => armorRating(guarded(magic), ON_THE_SHEET, { magic: true }).total;
    expect([rating(false), rating(true)]).toEqual([0, 1]);
    expect(armorRating(guarded(false)).total).toBe(1);
  });

  it('is silver armor against undead, not against demons (UQ-EQP-54)', () => {
    const member = holding('dagger', { kind: 'leather-armor', silver: true });
    const plain = armorRating(member).total;
    expect(armorRating(member, against('skeleton')).total).toBe(plain + 1);
    expect(armorRating(member, against('demon')).total).toBe(0);
    const magic = holding('dagger', { kind: 'leather-armor', silver: true, magic: true });
    expect(armorRating(magic, against('demon')).total).toBe(plain);
  });
});

describe('home regions beyond the third', () => {
  it('take a line each, and three of a Ranger’s one (UQ-SHEET-05, UQ-RNG-09)', () => {
    const lines = (profession: Adventurer['profession'], count: number) =>
      homeLines(Object.assign(holding(), { profession, home: Array(count).fill('Wa') }));
    expect([3, 4, 5, 6, 7].map((count) => lines('thief', count))).toEqual([0, 1, 2, 3, 4]);
    expect([3, 4, 5, 6, 7].map((count) => lines('ranger', count))).toEqual([0, 1, 1, 1, 2]);
  });
});

describe('hooves', () => {
  it('are as fast as the spell on them, slower underground and not in a building (UQ-RACE-10, UQ-RACE-12)', () => {
    const centaur = Object.assign(holding(), { race: 'centaur' });
    const { MOV } = centaur.attributes;
    const mov = (open: boolean, dungeon: boolean) => mountedOn(centaur, { open, dungeon }).mov;
    expect(mountedOn(centaur, { open: true })).toEqual({ mounted: true, mov: MOV });
    centaur.effects = [spell('attribute', 2, { attribute: 'MOV' })];
    expect([mov(true, false), mov(false, true), mov(false, false)]).toEqual([MOV + 2, MOV + 1, MOV + 2]);
  });
});

describe('on their feet', () => {
  it('are the unhurt, and with Endurance who is hurt once; no Fairy (UQ-CMB-26, UQ-CMB-52, UQ-RACE-23)', () => {
    const hurt = (red: number, black: number, race: Adventurer['race'] = 'human', ...skills: string[]) => {
      const member = Object.assign(holding(), { race, injuries: { red, black } });
      member.skills = skills.map((name) => ({ name, mastered: false }));
      return fit(member);
    };
    expect([hurt(0, 0), hurt(1, 0), hurt(0, 1)]).toEqual([true, false, false]);
    expect([hurt(1, 0, 'human', 'Endurance'), hurt(0, 1, 'human', 'Endurance')]).toEqual([true, true]);
    expect([hurt(1, 1, 'human', 'Endurance'), hurt(2, 0, 'human', 'Endurance')]).toEqual([false, false]);
    expect([hurt(0, 0, 'fairy'), hurt(1, 0, 'fairy', 'Endurance')]).toEqual([true, false]);
  });
});
