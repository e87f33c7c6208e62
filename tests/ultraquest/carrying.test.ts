import { describe, expect, it } from 'vitest';
import { hasCargo } from '../../src/systems/ultraquest/sheet/cargo.js';
import { dropItem, put, receive, removeItem, whyNotCarry } from '../../src/systems/ultraquest/sheet/carry.js';
import { guardAgainst, potionsThat, wearOut } from '../../src/systems/ultraquest/sheet/at-hand.js';
import { skillLinesUsed } from '../../src/systems/ultraquest/sheet/skill-lines.js';
import { melee } from '../../src/systems/ultraquest/sheet/strength.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group, Item } from '../../src/systems/ultraquest/state.js';
import { named, SEAT, tableWith } from './telling.js';

function brun(): { group: Group; member: Adventurer } {
  const { group } = tableWith('A');
  const member = named(group, 'Brun');
  group.members = [member];
  member.hand = member.hand.map(() => null);
  return { group, member };
}

function take(group: Group, thing: Omit<Item, 'id'>): Item {
  const item = newItem(group, SEAT, thing);
  receive(group, item);
  return item;
}

describe('what is loaded', () => {
  const statue = { kind: 'statue', weight: 'very heavy' } as const;

  it.each(['boat', 'ship', 'airship'])('lies on a %s, two very heavy things and no third (UQ-EQP-44)', (craft) => {
    const { group } = brun();
    group.place = 'UF';
    expect(hasCargo(group)).toBe(false);
    group.cargo.push(newItem(group, SEAT, { kind: craft }));
    const received = Array.from({ length: 3 }, () => receive(group, newItem(group, SEAT, statue)));
    expect(received).toMatchObject([{ on: 'cargo' }, { on: 'cargo' }, { refused: 'very-heavy' }]);
  });

  it('does not lie on a raft, nor on what was loaded before (UQ-EQP-44)', () => {
    const { group } = brun();
    group.cargo.push(newItem(group, SEAT, { kind: 'raft' }), newItem(group, SEAT, { kind: 'pebble' }));
    expect(receive(group, newItem(group, SEAT, statue))).toMatchObject({ refused: 'very-heavy' });
  });

  it('is two very heavy things besides all that is light (UQ-EQP-16, UQ-EQP-44)', () => {
    const { group, member } = brun();
    member.mount = { id: 'w', kind: 'wagon' };
    for (const kind of ['pebble', 'feather', 'thimble']) group.cargo.push(newItem(group, SEAT, { kind }));
    expect(receive(group, newItem(group, SEAT, statue))).toEqual({ on: 'cargo' });
  });

  it('is huge on nobody’s back, however strong (UQ-EQP-49)', () => {
    const { group, member } = brun();
    member.attributes.STR = 6;
    const huge = newItem(group, SEAT, { kind: 'anvil', weight: 'huge' });
    expect(whyNotCarry(member, huge)).toMatchObject({ refused: 'huge' });
    expect(whyNotCarry(member, newItem(group, SEAT, statue))).toBeUndefined();
  });

  it('may be heavy besides, however much of it there is (UQ-EQP-44, UQ-EQP-45)', () => {
    const { group, member } = brun();
    member.mount = { id: 'w', kind: 'wagon' };
    for (let i = 0; i < 2; i++) receive(group, newItem(group, SEAT, statue));
    const heavy = () => receive(group, newItem(group, SEAT, { kind: 'idol', weight: 'heavy' }));
    expect([heavy(), heavy(), heavy()]).toMatchObject([{ with: member }, { on: 'cargo' }, { on: 'cargo' }]);
  });

  it('is taken off again, and off no other', () => {
    const { group } = brun();
    group.cargo.push(newItem(group, SEAT, { kind: 'boat' }), newItem(group, SEAT, statue));
    const [boat, stone] = group.cargo;
    expect(removeItem(group, stone?.id ?? '')).toEqual({ item: stone, owner: null });
    expect(removeItem(group, 'nothing')).toBeUndefined();
    expect(group.cargo).toEqual([boat]);
  });
});

describe('the saddle line', () => {
  it('takes a saddle at once, and what is quick to use when the hands are full (UQ-MOUNT-02, UQ-SHEET-11)', () => {
    const { group, member } = brun();
    member.mount = { id: 'm', kind: 'pony' };
    const early = take(group, { kind: 'healing-potion' });
    for (let i = 0; i < 5; i++) take(group, { kind: 'dagger' });
    const axe = take(group, { kind: 'iron-weapon', name: 'axe' });
    const late = take(group, { kind: 'antidote' });
    expect([member.hand[0], member.backpack, member.saddle]).toEqual([early, [axe], late]);
    const { group: riders, member: rider } = brun();
    rider.mount = { id: 'm', kind: 'pony' };
    const saddle = take(riders, { kind: 'war-saddle' });
    expect(rider.saddle).toEqual(saddle);
  });

  it('is the wagon horse’s for a talisman of its own, and for nothing else (UQ-TAL-15)', () => {
    const { group, member } = brun();
    member.mount = { id: 'w', kind: 'wagon' };
    for (let i = 0; i < 5; i++) take(group, { kind: 'dagger' });
    take(group, { kind: 'iron-talisman' });
    const potion = take(group, { kind: 'healing-potion' });
    const second = take(group, { kind: 'bone-talisman' });
    expect([member.backpack, member.saddle]).toEqual([[potion], second]);
  });

  it('takes one saddle; the next is packed (UQ-SHEET-11)', () => {
    const { group, member } = brun();
    member.mount = { id: 'm', kind: 'pony' };
    const [first, second] = [take(group, { kind: 'war-saddle' }), take(group, { kind: 'war-saddle' })];
    expect([member.saddle, member.backpack]).toEqual([first, [second]]);
    const { group: walkers, member: walker } = brun();
    const carried = take(walkers, { kind: 'war-saddle' });
    expect([walker.saddle, walker.backpack]).toEqual([null, [carried]]);
  });

  it('has a talisman of its own, beside its rider’s (UQ-TAL-14, UQ-TAL-15)', () => {
    const { group, member } = brun();
    member.mount = { id: 'm', kind: 'pony' };
    member.saddle = newItem(group, SEAT, { kind: 'bone-talisman' });
    const iron = take(group, { kind: 'iron-talisman' });
    expect([member.hand[0], member.saddle.kind]).toEqual([iron, 'bone-talisman']);
    expect(whyNotCarry(member, newItem(group, SEAT, { kind: 'wax-talisman' }))).toMatchObject({
      refused: 'second-talisman',
    });
  });

  it('takes what is drunk as a potion, by whatever name (UQ-MOUNT-02)', () => {
    const { group, member } = brun();
    member.mount = { id: 'm', kind: 'pony' };
    for (let i = 0; i < 6; i++) take(group, { kind: 'dagger' });
    const honey = take(group, { kind: 'honey', effect: { kind: 'potion', does: 'heal', plus: 1 } });
    expect(member.saddle).toEqual(honey);
  });

  it('keeps what is in it when something else is put down', () => {
    const { group, member } = brun();
    member.mount = { id: 'm', kind: 'pony' };
    const saddle = take(group, { kind: 'war-saddle' });
    const dagger = take(group, { kind: 'dagger' });
    expect([dropItem(member, dagger.id), member.hand[0], member.saddle]).toEqual([dagger, null, saddle]);
    expect([dropItem(member, 'nothing'), dropItem(member, saddle.id), member.saddle]).toEqual([
      undefined,
      saddle,
      null,
    ]);
  });

  it('is not there on foot', () => {
    const { group, member } = brun();
    for (let i = 0; i < 6; i++) take(group, { kind: 'dagger' });
    const potion = take(group, { kind: 'healing-potion' });
    expect([member.backpack, member.saddle]).toEqual([[potion], null]);
  });
});

describe('what is not at hand', () => {
  it('does what it does on its mount, or if it is too heavy for a hand (UQ-SHEET-11, UQ-EQP-47)', () => {
    const { group, member } = brun();
    const bare = melee(member).total;
    const plus = { kind: 'bonus', on: 'ME', plus: 1 } as const;
    member.backpack.push(newItem(group, SEAT, { kind: 'ring', effect: plus }));
    expect(melee(member).total).toBe(bare);
    member.backpack.push(newItem(group, SEAT, { kind: 'idol', weight: 'heavy', effect: plus }));
    expect(melee(member).total).toBe(bare + 1);
    member.backpack.push(newItem(group, SEAT, { kind: 'bust', weight: 'heavy' }));
    member.saddle = newItem(group, SEAT, { kind: 'fine-saddle', effect: plus });
    expect(melee(member).total).toBe(bare + 1);
    member.mount = { id: 'm', kind: 'wagon' };
    expect(melee(member).total).toBe(bare + 2);
    member.saddle = newItem(group, SEAT, { kind: 'ring', effect: plus });
    expect(melee(member).total).toBe(bare + 1);
  });

  it('is a key, which is packed; so is a tool', () => {
    const { group, member } = brun();
    const things = [take(group, { kind: 'iron-key' }), take(group, { kind: 'lockpicks' })];
    expect([member.hand.filter(Boolean), member.backpack]).toEqual([[], things]);
  });

  it('is not in a Fairy’s backpack: she has none (UQ-RACE-25)', () => {
    const { group, member } = brun();
    member.race = 'fairy';
    const held = Array.from({ length: 6 }, () => put(member, newItem(group, SEAT, { kind: 'dagger' })));
    expect(held).toEqual([true, true, true, true, true, true]);
    expect([put(member, newItem(group, SEAT, { kind: 'dagger' })), member.backpack]).toEqual([false, []]);
  });
});

describe('things at hand', () => {
  it('guard as often as they say, and are gone after that', () => {
    const { group, member } = brun();
    const straw = take(group, { kind: 'straw', effect: { kind: 'guard', against: 'injury', uses: 2 } });
    const dagger = take(group, { kind: 'dagger' });
    expect([wearOut(member, straw), member.hand[0]]).toEqual([false, straw]);
    expect([wearOut(member, straw), member.hand[0], member.hand[1]]).toEqual([true, null, dagger]);
  });

  it('that count no uses are never worn out', () => {
    const { group, member } = brun();
    const scarf = take(group, { kind: 'scarf', effect: { kind: 'guard', against: 'robbery' } });
    const belt = take(group, { kind: 'belt', effect: { kind: 'bonus', on: 'STR', plus: 1 } });
    expect([wearOut(member, scarf), wearOut(member, belt)]).toEqual([false, false]);
    expect(member.hand.slice(0, 2)).toEqual([scarf, belt]);
  });

  it('guard against their own harm in their own regions', () => {
    const { group, member } = brun();
    const line = take(group, { kind: 'line', effect: { kind: 'guard', against: 'drowning', regions: ['UF'] } });
    expect(guardAgainst(member, ['cold', 'drowning'], 'UF')).toBe(line);
    expect(guardAgainst(member, ['drowning'], 'OF')).toBeUndefined();
    expect(guardAgainst(member, ['cold'], 'UF')).toBeUndefined();
  });

  it('are potions for what their names or their texts say (UQ-EQP-24)', () => {
    const { group, member } = brun();
    const heal = take(group, { kind: 'healing-potion' });
    const cure = take(group, { kind: 'antidote' });
    const fly = take(group, { kind: 'potion-of-flight' });
    const honey = take(group, { kind: 'honey', effect: { kind: 'potion', does: 'heal', plus: 1 } });
    take(group, { kind: 'dagger' });
    const found = (does: string) => potionsThat(member, does, true);
    expect([found('heal'), found('cure'), found('fly'), found('STR')]).toEqual([[heal, honey], [cure], [fly], []]);
  });
});

describe('two weapons', () => {
  it('are the two best of three at hand (UQ-FGT-18)', () => {
    const { group, member } = brun();
    member.skills = [{ name: 'Dual Wielding', mastered: false }];
    Object.assign(member.attributes, { STR: 2, DEX: 4 });
    take(group, { kind: 'dagger' });
    take(group, { kind: 'iron-weapon', name: 'axe', masterwork: true });
    const two = melee(member).total;
    take(group, { kind: 'iron-weapon', name: 'sword' });
    expect(melee(member).total).toBe(two + 1);
  });
});

describe('skill lines', () => {
  it('are not needed by a Cleric who brews, and by everybody else', () => {
    const { member } = brun();
    const used = (profession: Adventurer['profession']) =>
      skillLinesUsed({ ...member, profession, home: [], skills: skillsOf('Brew Potions', 'Alertness', 'Survival') });
    expect([used('cleric'), used('ranger')]).toEqual([1, 2]);
  });
});

function skillsOf(...names: string[]): Adventurer['skills'] {
  return names.map((name) => ({ name, mastered: false }));
}
