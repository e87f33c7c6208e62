import { describe, expect, it } from 'vitest';
import { isMagic, mountName, nameOf, weightOf } from '../../src/systems/ultraquest/equipment/items.js';
import { whyNotRide, whyNotUse, type Bearer } from '../../src/systems/ultraquest/equipment/limits.js';
import { fullPrice } from '../../src/systems/ultraquest/equipment/price.js';
import type { Item } from '../../src/systems/ultraquest/state.js';

const thing = (kind: string, more: Partial<Item> = {}): Item => ({ id: 'i1', kind, ...more });

describe('what a thing is called', () => {
  it.each([
    [{}, 'chain armor'],
    [{ masterwork: true }, 'masterwork chain armor'],
    [{ masterwork: true, light: true }, 'light masterwork chain armor'],
    [{ silver: true }, 'silver chain armor'],
    [{ magic: true }, 'magic chain armor'],
    [{ magic: true, silver: true }, 'silver magic chain armor'],
    [{ magic: true, name: 'The Iron Shirt' }, 'The Iron Shirt'],
    [{ silver: true, name: 'Silver Shirt' }, 'Silver Shirt'],
    [{ silver: true, masterwork: true, name: 'Silver Shirt' }, 'masterwork Silver Shirt'],
    [{ light: true }, 'chain armor'],
  ])('with %o is %s', (more, name) => {
    expect(nameOf(thing('chain-armor', more))).toBe(name);
  });

  it('is a mount’s own name, or its nobility and kind (UQ-MOUNT-21)', () => {
    expect(mountName({ id: 'm', kind: 'pony' })).toBe('pony');
    expect(mountName({ id: 'm', kind: 'pony', noble: 'strong' })).toBe('strong pony');
    expect(mountName({ id: 'm', kind: 'pony', noble: 'strong', name: 'Liese' })).toBe('Liese');
  });
});

describe('what a thing weighs', () => {
  it('is one step less if it was heavy and made lighter (UQ-EQP-51)', () => {
    const weights = (light: boolean) =>
      ([undefined, 'heavy', 'very heavy', 'huge'] as const).map((weight) =>
        weightOf(thing('idol', { ...(weight && { weight }), light })),
      );
    expect(weights(true)).toEqual(['normal', 'normal', 'very heavy', 'huge']);
    expect(weights(false)).toEqual(['normal', 'heavy', 'very heavy', 'huge']);
  });
});

describe('what is magic', () => {
  it('is made so, or is of its kind (UQ-EQP-57, UQ-EQP-58)', () => {
    const magic = [thing('dagger', { magic: true }), thing('healing-potion'), thing('dagger')].map(isMagic);
    expect(magic).toEqual([true, true, false]);
  });

  it('costs more for it; a potion, which is magic anyway, does not (UQ-EQP-57)', () => {
    const dearer = (kind: string) => fullPrice(thing(kind, { magic: true })) !== fullPrice(thing(kind));
    expect([dearer('iron-weapon'), dearer('healing-potion')]).toEqual([true, false]);
  });
});

describe('who may not, and why', () => {
  const bearer = (race: Bearer['race'], sex: Bearer['sex'] = 'male', more: Partial<Bearer> = {}): Bearer =>
    ({ race, sex, profession: 'fighter', attributes: { STR: 3, DEX: 3 }, ...more }) as Bearer;
  const no = (by: string, of: string, rule: string) => ({ refused: 'equipment-limit', args: { by, of }, rule });

  it('a Fairy wears no armor and rides nothing (UQ-RACE-25, UQ-MOUNT-24)', () => {
    expect(whyNotUse(bearer('fairy'), thing('padded-coat'))).toMatchObject(no('race', 'fairy', 'UQ-RACE-25'));
    expect(whyNotRide(bearer('fairy'), 'pony')).toMatchObject(no('race', 'fairy', 'UQ-MOUNT-24'));
  });

  it('an elf rides a unicorn, and a woman; no man and no other does (UQ-MOUNT-14)', () => {
    expect(whyNotRide(bearer('elf'), 'unicorn')).toBeUndefined();
    expect(whyNotRide(bearer('human', 'female'), 'unicorn')).toBeUndefined();
    expect(whyNotRide(bearer('human'), 'unicorn')).toMatchObject(no('race', 'human', 'UQ-MOUNT-14'));
    expect(whyNotRide(bearer('dwarf', 'female'), 'unicorn')).toMatchObject(no('race', 'dwarf', 'UQ-MOUNT-14'));
  });

  it('who is tall rides nothing small (UQ-MOUNT-12)', () => {
    expect(whyNotRide(bearer('halfling'), 'giant-locust')).toBeUndefined();
    expect(whyNotRide(bearer('half-duck'), 'giant-locust')).toBeUndefined();
    expect(whyNotRide(bearer('human'), 'giant-locust')).toMatchObject(no('race', 'human', 'UQ-MOUNT-12'));
  });

  it('nobody rides what is no mount (UQ-MOUNT-01)', () => {
    expect(whyNotRide(bearer('human'), 'dagger')).toMatchObject({ refused: 'not-a-mount' });
    expect(whyNotRide(bearer('human'), 'pebble')).toMatchObject({ refused: 'not-a-mount' });
  });

  it('somebody wears what no table lists, as it is no armor', () => {
    expect(whyNotUse(bearer('human'), thing('pebble'))).toBeUndefined();
  });
});
