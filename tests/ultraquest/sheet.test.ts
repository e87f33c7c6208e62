import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/engine/words.js';
import { wareNamed } from '../../src/systems/ultraquest/equipment/catalogue.js';
import { whyNotRide, whyNotUse } from '../../src/systems/ultraquest/equipment/limits.js';
import { fullPrice, mountPrice, salePrice } from '../../src/systems/ultraquest/equipment/price.js';
import { totalGold } from '../../src/systems/ultraquest/gold.js';
import { maximum, priceOfNextPoint } from '../../src/systems/ultraquest/races.js';
import { heavyLimit, receive } from '../../src/systems/ultraquest/sheet/carry.js';
import { lineAt } from '../../src/systems/ultraquest/sheet/lines.js';
import { armorRating, groupSums, melee, ranged } from '../../src/systems/ultraquest/sheet/strength.js';
import { emptyGroup, newAdventurer, newItem, standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group, Item } from '../../src/systems/ultraquest/state.js';
import type { Profession, Race } from '../../src/systems/ultraquest/names.js';

const groupA = () => standardGroup('A', 's1', 'A', 'Anna', 'St');
const groupB = () => standardGroup('B', 's1', 'B', 'Ben', 'Do');

function somebody(
  race: Race,
  profession: Profession,
  sex: 'male' | 'female' = 'male',
): { group: Group; member: Adventurer } {
  const group = emptyGroup('G', 'P', 'St');
  const member = newAdventurer(group, { name: 'Odo', race, sex, profession });
  group.members.push(member);
  return { group, member };
}

function hold(group: Group, member: Adventurer, ...things: (Omit<Item, 'id'> | string)[]): void {
  for (const thing of things) {
    const item = newItem(group, 's1', typeof thing === 'string' ? { kind: thing } : thing);
    member.hand[member.hand.indexOf(null)] = item;
  }
}

const values = (group: Group) =>
  group.members.map((member) => [melee(member).total, ranged(member).total, armorRating(member).total]);

describe('the standard groups', () => {
  it('have the sums of the book (UQ-START-20 to 24)', () => {
    expect(values(groupA())).toEqual([
      [3, 2, 1],
      [2, 2, 0],
      [1, 3, 0],
      [2, 3, 0],
    ]);
    expect(groupSums(groupA())).toEqual({ ME: 8, RA: 10, 'ME+RA': 11 });
  });

  it('have the sums of the book (UQ-START-25 to 29)', () => {
    expect(values(groupB())).toEqual([
      [3, 1, 2],
      [3, 2, 0],
      [1, 3, 0],
      [1, 2, 0],
    ]);
    expect(groupSums(groupB())).toEqual({ ME: 8, RA: 8, 'ME+RA': 11 });
  });

  it('have 5 and 4 Gold left, and four name lines used (UQ-START-30, UQ-SHEET-16)', () => {
    expect([totalGold(groupA()), totalGold(groupB())]).toEqual([5, 4]);
    expect([groupA().lines, groupB().honor]).toEqual([4, 0]);
  });
});

describe('combat strength on the sheet', () => {
  it('explains itself (UQ-CMB-11, UQ-SHEET-02)', () => {
    expect(melee(groupA().members[0] as Adventurer).parts).toEqual([
      { source: 'STR', value: 2 },
      { source: 'axe', value: 1 },
    ]);
  });

  it('takes a point for bare hands and for stones (UQ-EQP-01, UQ-EQP-19)', () => {
    const { member } = somebody('human', 'fighter');
    expect([melee(member).total, ranged(member).total]).toEqual([1, 1]);
  });

  it('takes a point for each curse (UQ-CMB-62)', () => {
    const { group, member } = somebody('human', 'fighter');
    hold(group, member, 'dagger');
    member.curses = 2;
    expect(melee(member).total).toBe(0);
  });

  it('counts masterwork and noble mounts, and only the best weapon (UQ-EQP-50, UQ-EQP-52, UQ-CMB-13, UQ-MOUNT-23)', () => {
    const { group, member } = somebody('human', 'fighter');
    hold(group, member, 'dagger', { kind: 'iron-weapon', masterwork: true });
    expect(melee(member).total).toBe(4);
    member.mount = { id: 'm', kind: 'war-horse', noble: 'strong' };
    expect(melee(member).total).toBe(7);
    expect(ranged(member).total).toBe(1);
  });

  it('counts no third weapon, as there are two hands (UQ-CMB-13)', () => {
    const { group, member } = somebody('human', 'fighter');
    member.skills.push({ name: 'Dual Wielding', mastered: false });
    member.attributes.DEX = 4;
    hold(group, member, 'iron-weapon', 'iron-weapon');
    expect(melee(member).total).toBe(4);
    hold(group, member, 'iron-weapon');
    expect(melee(member).total).toBe(4);
    hold(group, member, 'two-handed-weapon');
    expect(melee(member).total).toBe(4);
  });

  it('couches a lance on a war horse, not on foot (UQ-EQP-05, C-12)', () => {
    const { group, member } = somebody('human', 'fighter');
    hold(group, member, 'lance', 'shield');
    expect([melee(member).total, armorRating(member).total]).toEqual([4, 0]);
    member.mount = { id: 'm', kind: 'war-horse' };
    expect([melee(member).total, armorRating(member).total]).toEqual([7, 1]);
    const { group: herd, member: centaur } = somebody('centaur', 'fighter');
    hold(herd, centaur, 'lance', 'shield');
    expect([melee(centaur).total, armorRating(centaur).total]).toEqual([5, 1]);
  });

  it('wields two weapons with Dual Wielding and DEX 4, without a shield (UQ-FGT-18)', () => {
    const { group, member } = somebody('halfling', 'thief');
    hold(group, member, { kind: 'iron-weapon', name: 'sword' }, { kind: 'iron-weapon', name: 'axe' }, 'shield');
    member.skills.push({ name: 'Dual Wielding', mastered: false });
    expect([melee(member).total, armorRating(member).total]).toEqual([2, 1]);
    member.attributes.DEX = 4;
    expect([melee(member).total, armorRating(member).total]).toEqual([3, 0]);
    (member.skills[0] as { mastered: boolean }).mastered = true;
    expect(melee(member).total).toBe(4);
  });
});

describe('armor', () => {
  it('is the staff of a Wizard who knows Whirlwind Attack, and of nobody else (UQ-FGT-10)', () => {
    const guarded = (profession: 'wizard' | 'fighter', skill: string, weapon: string) => {
      const { group, member } = somebody('human', profession);
      member.skills = [{ name: skill, mastered: false }];
      member.attributes.DEX = 3;
      hold(group, member, weapon, 'sling');
      return armorRating(member).total;
    };
    expect(guarded('wizard', 'Whirlwind Attack', 'wizards-staff')).toBe(1);
    expect(guarded('wizard', 'Whirlwind Attack', 'master-staff')).toBe(1);
    expect(guarded('wizard', 'Whirlwind Attack', 'dagger')).toBe(0);
    expect(guarded('wizard', 'Parry', 'dagger')).toBe(1);
    expect(guarded('wizard', 'Magic Arrow', 'wizards-staff')).toBe(0);
    expect(guarded('fighter', 'Whirlwind Attack', 'wizards-staff')).toBe(0);
  });

  it('does not add up, but the shield does (UQ-EQP-10, UQ-EQP-60)', () => {
    const { group, member } = somebody('human', 'fighter');
    hold(group, member, 'dagger', 'padded-coat', 'chain-armor', 'shield');
    expect(armorRating(member).total).toBe(4);
  });

  it('leaves the shield where both hands are needed (C-35, UQ-EQP-61)', () => {
    const { group, member } = somebody('human', 'fighter');
    hold(group, member, 'iron-weapon', 'bow', 'shield');
    const situation = (range: 'melee' | 'ranged') => armorRating(member, undefined, { range }).total;
    expect([situation('melee'), situation('ranged')]).toEqual([1, 0]);
  });

  it('is better with masterwork, unless that made it lighter (UQ-EQP-51)', () => {
    const { group, member } = somebody('human', 'fighter');
    hold(group, member, { kind: 'leather-armor', masterwork: true });
    expect(armorRating(member).total).toBe(3);
    member.hand = [null, null, null, null, null, null];
    hold(group, member, { kind: 'plate-armor', masterwork: true, light: true });
    expect(armorRating(member).total).toBe(4);
  });

  it('of a wizard with Whirlwind Attack and a staff is one better (UQ-FGT-10)', () => {
    const { group, member } = somebody('human', 'wizard');
    hold(group, member, 'wizards-staff');
    member.skills.push({ name: 'Whirlwind Attack', mastered: false });
    expect([armorRating(member).total, melee(member).total]).toEqual([1, 3]);
  });

  it('is one or two better with Parry, and not while incapacitated (UQ-FGT-03, UQ-FGT-04, UQ-CMB-26)', () => {
    const brun = groupA().members[0] as Adventurer;
    expect(armorRating(brun).total).toBe(1);
    brun.skills[0] = { name: 'Parry', mastered: true };
    expect(armorRating(brun).total).toBe(2);
    brun.injuries.red = 1;
    expect(armorRating(brun).total).toBe(0);
  });
});

describe('who may use what', () => {
  const may = (race: Race, profession: Profession, kind: string, name?: string) =>
    whyNotUse(somebody(race, profession).member, { kind, ...(name !== undefined && { name }) }) === undefined;

  it.each([
    ['UQ-WIZ-01, C-10', 'human', 'wizard', 'padded-coat', true],
    ['UQ-WIZ-01, C-10', 'human', 'wizard', 'leather-armor', false],
    ['UQ-WIZ-01', 'human', 'wizard', 'shield', false],
    ['UQ-WIZ-01', 'human', 'wizard', 'bow', false],
    ['UQ-WIZ-01, C-10', 'human', 'wizard', 'crossbow', true],
    ['UQ-THF-01', 'human', 'thief', 'chain-armor', false],
    ['UQ-THF-01', 'human', 'thief', 'two-handed-weapon', false],
    ['UQ-RNG-01', 'human', 'ranger', 'plate-armor', false],
    ['UQ-RNG-01', 'human', 'ranger', 'chain-armor', true],
    ['UQ-SEA-01', 'human', 'seafarer', 'leather-armor', true],
    ['UQ-SEA-01', 'human', 'seafarer', 'chain-armor', false],
    ['UQ-SEA-01', 'human', 'seafarer', 'plate-armor', false],
    ['UQ-SEA-01', 'human', 'seafarer', 'two-handed-weapon', false],
    ['UQ-EQP-09', 'human', 'cleric', 'plate-armor', true],
    ['UQ-CLR-02', 'human', 'cleric', 'dagger', false],
    ['UQ-CLR-01', 'human', 'cleric', 'bow', false],
    ['UQ-EQP-05', 'human', 'ranger', 'lance', false],
    ['UQ-EQP-21', 'dwarf', 'fighter', 'bow', false],
    ['UQ-EQP-22', 'dwarf', 'fighter', 'crossbow', true],
    ['UQ-EQP-64', 'dwarf', 'fighter', 'short-bow', true],
    ['UQ-EQP-22', 'half-duck', 'fighter', 'crossbow', false],
    ['C-09', 'half-elf', 'fighter', 'bow', true],
    ['UQ-EQP-23', 'human', 'fighter', 'heavy-crossbow', false],
    ['UQ-RACE-25', 'fairy', 'wizard', 'padded-coat', false],
    ['UQ-EQP-30', 'human', 'wizard', 'master-staff', false],
    ['UQ-EQP-29', 'human', 'fighter', 'wizards-staff', false],
  ] as const)('%s: a %s %s and a %s', (_rule, race, profession, kind, allowed) => {
    expect(may(race, profession, kind)).toBe(allowed);
  });

  it('lets clerics have blunt iron (UQ-CLR-02)', () => {
    expect([may('human', 'cleric', 'iron-weapon', 'mace'), may('human', 'cleric', 'iron-weapon', 'sword')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['UQ-MOUNT-08', 'dwarf', 'fighter', 'male', 'riding-horse', false],
    ['UQ-EQP-15, C-11', 'half-duck', 'fighter', 'male', 'war-boar', true],
    ['UQ-EQP-15', 'dwarf', 'cleric', 'male', 'war-boar', false],
    ['UQ-MOUNT-14', 'human', 'thief', 'female', 'unicorn', true],
    ['UQ-MOUNT-14', 'human', 'thief', 'male', 'unicorn', false],
    ['UQ-MOUNT-14', 'half-elf', 'thief', 'female', 'unicorn', false],
    ['UQ-MOUNT-12, UQ-MOUNT-24', 'half-duck', 'thief', 'male', 'giant-locust', true],
    ['UQ-MOUNT-24', 'fairy', 'wizard', 'female', 'giant-locust', false],
    ['UQ-RACE-10', 'centaur', 'fighter', 'male', 'donkey', false],
    ['UQ-EQP-12', 'dwarf', 'thief', 'male', 'pony', true],
  ] as const)('%s: a %s %s (%s) and a %s', (_rule, race, profession, sex, mount, allowed) => {
    expect(whyNotRide(somebody(race, profession, sex).member, mount) === undefined).toBe(allowed);
  });
});

describe('prices', () => {
  it('multiply for making, and add for magic (UQ-EQP-50, 55 to 58, 62)', () => {
    expect(fullPrice({ kind: 'iron-weapon' })).toBe(30);
    expect(fullPrice({ kind: 'iron-weapon', masterwork: true })).toBe(90);
    expect(fullPrice({ kind: 'iron-weapon', silver: true })).toBe(60);
    expect(fullPrice({ kind: 'iron-weapon', silver: true, masterwork: true, magic: true })).toBe(280);
    expect(fullPrice({ kind: 'chain-armor', magic: true })).toBe(280);
    expect(fullPrice({ kind: 'shield', magic: true })).toBe(120);
    expect(fullPrice({ kind: 'healing-potion' })).toBe(80);
    expect(salePrice(45)).toBe(22);
    expect(mountPrice({ kind: 'pony', noble: 'fast' })).toBe(120);
  });

  it('are found by any name of a thing', () => {
    expect(wareNamed('War Boar')?.kind).toBe('war-boar');
    expect(wareNamed("Wizard's staff")?.kind).toBe('wizards-staff');
    expect(wareNamed('Saber-Toothed Tiger')?.kind).toBe('saber-toothed-tiger');
    expect(wareNamed('A thing nobody has')).toBeUndefined();
  });
});

describe('carrying', () => {
  it('allows one heavy thing, more with strength (UQ-EQP-45)', () => {
    const { group, member } = somebody('human', 'fighter');
    const heavy = () => newItem(group, 's1', { kind: 'idol', weight: 'heavy' });
    expect(receive(group, heavy())).toEqual({ with: member });
    expect(receive(group, heavy())).toMatchObject({ refused: 'too-heavy', rule: 'UQ-EQP-45' });
    expect(heavyLimit({ ...member, attributes: { ...member.attributes, STR: 5 } })).toBe(2);
    expect(heavyLimit({ ...member, attributes: { ...member.attributes, STR: 6 } })).toBe(3);
  });

  it('needs a wagon, a boat or STR 6 for what is very heavy (UQ-EQP-48)', () => {
    const { group, member } = somebody('human', 'fighter');
    const chest = newItem(group, 's1', { kind: 'chest', weight: 'very heavy' });
    expect(receive(group, chest)).toMatchObject({ refused: 'very-heavy' });
    member.mount = { id: 'w', kind: 'wagon' };
    expect(receive(group, chest)).toEqual({ on: 'cargo' });
    member.mount = null;
    member.attributes.STR = 6;
    expect(receive(group, newItem(group, 's1', { kind: 'chest', weight: 'very heavy' }))).toEqual({ with: member });
  });

  it('never gives a second talisman (UQ-TAL-14)', () => {
    const group = groupA();
    const taken = receive(group, newItem(group, 's1', { kind: 'iron-talisman' }), group.members[1]);
    expect('with' in taken && taken.with.name).toBe('Brun');
    for (const member of group.members.slice(2))
      receive(group, newItem(group, 's1', { kind: 'bone-talisman' }), member);
    expect(isRefusal(receive(group, newItem(group, 's1', { kind: 'wax-talisman' })))).toBe(true);
  });

  it('gives a fairy no backpack (UQ-RACE-25)', () => {
    const { group, member } = somebody('fairy', 'wizard', 'female');
    for (let i = 0; i < 6; i++) receive(group, newItem(group, 's1', { kind: 'pebble' }));
    expect(member.hand.every((line) => line !== null)).toBe(true);
    expect(receive(group, newItem(group, 's1', { kind: 'pebble' }))).toMatchObject({ refused: 'no-free-line' });
  });

  it('numbers the lines as the bandits roll them (UQ-SHEET-12, C-18)', () => {
    const kinds = (race: Race) =>
      Array.from({ length: 10 }, (_, i) => lineAt(somebody(race, 'fighter').member, i + 1)?.kind);
    const hand = ['hand', 'hand', 'hand', 'hand', 'hand', 'hand', 'purse'];
    expect(kinds('human')).toEqual([...hand, 'saddle', 'backpack', 'backpack']);
    expect(kinds('centaur')).toEqual([...hand, 'backpack', 'backpack', 'backpack']);
    expect(kinds('fairy')).toEqual([...hand, undefined, undefined, undefined]);
  });
});

describe('races', () => {
  it('have the maxima and the prices of the sheets (G-01, UQ-SHEET-07)', () => {
    expect([maximum('dwarf', 'STR'), maximum('human', 'INT'), maximum('fairy', 'STR')]).toEqual([5, 4, 2]);
    expect(priceOfNextPoint('dwarf', 'STR', 4)).toBe(5);
    expect(priceOfNextPoint('dwarf', 'STR', 5)).toBeUndefined();
  });
});
