import { describe, expect, it } from 'vitest';
import { haggledPrice, haggledProceeds } from '../../src/systems/ultraquest/actions/bargain.js';
import type { Entry } from '../../src/systems/ultraquest/actions/basket.js';
import { join } from '../../src/systems/ultraquest/actions/joining.js';
import { onceSettled } from '../../src/systems/ultraquest/actions/once-settled.js';
import { nothingBought } from '../../src/systems/ultraquest/actions/stall.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import type { Adventurer, Item } from '../../src/systems/ultraquest/state.js';
import type { Play } from '../../src/systems/ultraquest/tale.js';
import { play, tableWith } from './telling.js';

const BOOK = bareBook(['St']);
const ANTIDOTE: Item = { id: 'x1', kind: 'antidote' };

/** Brun as he will be; he has an antidote in the backpack, and what is given here. */
function later(brun: Partial<Adventurer>, ...basket: readonly Entry[]) {
  const { group } = tableWith('A');
  const [user] = group.members as [Adventurer];
  Object.assign(user, { backpack: [ANTIDOTE], mount: null, saddle: null, ...brun });
  const trip = { stall: nothingBought('a market'), buyer: user, user, make: 'plain' as const, basket };
  return { now: structuredClone(user), user, later: onceSettled(BOOK, trip) };
}

const donkey = { id: 'm1', kind: 'donkey' };
const sold = { name: 'one', price: 1 };
const buy = (user: string, id: string, section: string) =>
  ({ do: 'buy', good: { id, section, price: 1 }, make: 'plain', user, price: 1 }) as unknown as Entry;

describe('who is shopped for, once the basket is settled (UQ-ACT-25, UQ-EQP-45)', () => {
  it('is who they are while nothing is in it', () => {
    const { user, later: same } = later({});
    expect(same).toBe(user);
  });

  it('no longer has what is sold, and nothing is done yet', () => {
    const trip = later({}, { do: 'sell', item: 'x1', ...sold });
    expect(trip.later.backpack).toEqual([]);
    expect(trip.user).toEqual(trip.now);
  });

  it('walks when the mount is sold, and carries what was on its saddle (UQ-MOUNT-02)', () => {
    const sale = { do: 'sell-mount', owner: 'a1', mount: 'm1', ...sold } as const;
    const saddled = later(
      { mount: donkey, saddle: ANTIDOTE, backpack: [], hand: [null, null, null, null, null, null] },
      sale,
    );
    expect([saddled.later.mount, saddled.later.saddle]).toEqual([null, null]);
    expect([...saddled.later.hand, ...saddled.later.backpack]).toContainEqual(ANTIDOTE);
    expect(later({ mount: donkey }, sale).later.mount).toBeNull();
    expect(later({ mount: donkey }, { ...sale, mount: 'm2' }).later.mount).toEqual(donkey);
    expect(later({ mount: donkey }, { do: 'sell', item: 'x1', ...sold }).later.mount).toEqual(donkey);
  });

  it('has what is bought for them, and not what is bought for others', () => {
    expect(later({}, buy('a1', 'spear', 'weapons')).later.backpack.map(({ kind }) => kind)).toEqual([
      'antidote',
      'spear',
    ]);
    expect(later({}, buy('a2', 'spear', 'weapons')).later.backpack).toEqual([ANTIDOTE]);
  });

  it('rides what is bought if nothing is ridden yet and it can be; a boat is on nobody (UQ-BOAT-03)', () => {
    expect(later({ race: 'human' }, buy('a1', 'donkey', 'mounts')).later.mount?.kind).toBe('donkey');
    expect(later({ mount: donkey }, buy('a1', 'pony', 'mounts')).later.mount).toEqual(donkey);
    expect(later({ race: 'centaur' }, buy('a1', 'donkey', 'mounts')).later.mount).toBeNull();
    const boat = later({}, buy('a1', 'boat', 'crafts'));
    expect([boat.later.hand, boat.later.backpack]).toEqual([boat.user.hand, boat.user.backpack]);
  });
});

describe('haggling (UQ-THF-09, C-29)', () => {
  it('takes off what is paid and puts on what is got, rounded down', () => {
    expect([haggledPrice(35, 10), haggledProceeds(35, 10)]).toEqual([31, 38]);
    expect([haggledPrice(35, 0), haggledProceeds(35, 0)]).toEqual([35, 35]);
  });
});

describe('a name of the group (UQ-MEET-01, UQ-ACT-35)', () => {
  const joins = (names: readonly string[], name: string) => {
    const table = tableWith('A');
    table.group.members.splice(names.length);
    for (const [i, one] of names.entries()) Object.assign(table.group.members[i] as Adventurer, { name: one });
    const as = { race: 'human', sex: 'male', profession: 'fighter', skills: [], things: [] } as const;
    const joining = function* (t: Parameters<Parameters<typeof play>[1]>[0]): Play<string> {
      yield* [];
      return join(t, { name, ...as }).name;
    };
    return play(table, joining).result;
  };

  it('is counted on from the first of it, whatever count it comes with', () => {
    expect(joins(['Brun'], 'Odo')).toBe('Odo');
    expect(joins(['Odo'], 'Odo')).toBe('Odo II');
    expect(joins(['Odo', 'Odo II', 'Odo III'], 'Odo')).toBe('Odo IV');
    expect(joins(['Odo II'], 'Odo II')).toBe('Odo III');
    expect(joins(['Odo I the Late'], 'Odo I the Late')).toBe('Odo I the Late II');
  });
});
