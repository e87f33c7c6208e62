import { describe, expect, it } from 'vitest';
import { enterDungeon, fetchMounts } from '../../src/systems/ultraquest/turn/dungeons.js';
import { rollEvent } from '../../src/systems/ultraquest/turn/event-roll.js';
import { goTo } from '../../src/systems/ultraquest/turn/going.js';
import { giveOrders } from '../../src/systems/ultraquest/turn/standing-orders.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group } from '../../src/systems/ultraquest/state.js';
import type { Play, Tale } from '../../src/systems/ultraquest/tale.js';
import { factsOf, named, play, SEAT, tableWith } from './telling.js';

type Table = ReturnType<typeof tableWith>;

/** Something that asks nothing, played. */
function done(table: Table, deed: (t: Tale) => void) {
  return play(table, function* (t): Play<void> {
    yield* [];
    deed(t);
  });
}

const first = ({ members }: Group) => members[0] as Adventurer;
const crafts = (group: Group, ...kinds: string[]) =>
  group.cargo.push(...kinds.map((kind) => newItem(group, SEAT, { kind })));

describe('mounts and places off the board (UQ-DUN-08, UQ-MOUNT-15, UQ-MOUNT-19)', () => {
  it.each([
    ['Wo', ['pegasus']],
    ['Mg', ['giant-air-beetle']],
    ['Hö', ['riding-snail']],
    ['Md', ['pegasus', 'giant-air-beetle', 'riding-snail', 'pony']],
  ])('in %s are with their riders again if they can go there', (place, come) => {
    const table = tableWith('B');
    const row = ['pegasus', 'giant-air-beetle', 'riding-snail', 'pony'];
    first(table.group).led = row.map((kind, i) => ({ id: `m${i}`, kind }));
    done(table, (t) => goTo(t, table.group, place, 'led'));
    expect(first(table.group).led.map(({ kind }) => kind)).toEqual(come);
    expect(table.group.stabled.map(({ mount, place: at }) => [at, mount.kind])).toEqual(
      row.filter((kind) => !come.includes(kind)).map((kind) => ['Wa', kind]),
    );
  });

  it('are fetched: ridden again, led where another is ridden by now, their saddle still there (UQ-MOUNT-02)', () => {
    const table = tableWith('B');
    const { group } = table;
    const [owner, other] = group.members as [Adventurer, Adventurer];
    owner.mount = { id: 'm1', kind: 'pony' };
    owner.saddle = newItem(group, SEAT, { kind: 'antidote' });
    other.led = [
      { id: 'm2', kind: 'pony' },
      { id: 'm3', kind: 'riding-snail' },
    ];
    const entered = done(table, (t) => enterDungeon(t, 'GV'));
    expect(factsOf(entered, 'left-behind')).toMatchObject([{ what: ['pony', 'pony'] }]);
    expect([owner.mount, owner.saddle, other.led.map(({ id }) => id)]).toEqual([null, null, ['m3']]);
    owner.mount = { id: 'm4', kind: 'donkey' };
    done(table, (t) => fetchMounts(t, group));
    expect([owner.mount.id, owner.led.map(({ id }) => id)]).toEqual(['m4', ['m1']]);
    expect([owner.saddle, ...owner.hand].some((item) => item?.kind === 'antidote')).toBe(true);
    expect(other.mount?.id).toBe('m2');
    expect(group.stabled).toEqual([]);
  });
});

describe('what is moored', () => {
  it('waits each at its own shore, and a hired ship with it (UQ-BOAT-01, UQ-BOAT-08)', () => {
    const table = tableWith('B');
    const { group } = table;
    group.place = 'Me';
    crafts(group, 'ship');
    group.hired = { until: 9 };
    done(table, (t) => goTo(t, group, 'Eb', 'step'));
    done(table, (t) => goTo(t, group, 'Wi', 'step'));
    expect([group.hired.at, group.cargo, group.moored?.map(({ place }) => place)]).toEqual(['Eb', [], ['Eb']]);
    crafts(group, 'ship');
    group.place = 'Kl';
    done(table, (t) => goTo(t, group, 'Mo', 'step'));
    expect([group.hired.at, group.moored?.map(({ place }) => place)]).toEqual(['Eb', ['Eb', 'Kl']]);
    const back = done(table, (t) => goTo(t, group, 'Kl', 'step'));
    expect(factsOf(back, 'picked-up')).toMatchObject([{ what: ['ship'] }]);
    expect([group.cargo.length, group.moored?.map(({ place }) => place)]).toEqual([1, ['Eb']]);
    done(table, (t) => goTo(t, group, 'Eb', 'step'));
    expect([group.cargo.length, 'moored' in group, group.hired.at]).toEqual([2, false, undefined]);
  });
});

describe('navigation (UQ-SEA-07, UQ-SEA-08)', () => {
  const asked = (tens: number, ones: number, mastered: boolean, place = 'Me', event = place) => {
    const table = tableWith('B');
    table.group.place = place;
    if (table.group.scene) Object.assign(table.group.scene, { region: place });
    const sailor = named(table.group, 'Wolfram');
    Object.assign(sailor, { profession: 'seafarer', skills: [{ name: 'Navigation', mastered }] });
    for (const member of table.group.members)
      member.hand = member.hand.map((item) => (item?.kind.endsWith('-talisman') ? null : item));
    const dice = { 'event tens': tens, 'event ones': ones };
    const played = play(table, (t) => rollEvent(t, event), { dice, defaults: true });
    return played.questions[0]?.options.map(({ id }) => id) ?? [];
  };
  const both = ['keep', 'navigate:up', 'navigate:down'];

  it('reaches from 5 to 95, and a master’s everything on the table', () => {
    expect([asked(10, 5, false), asked(9, 5, false)]).toEqual([both, both]);
    expect([asked(10, 4, false), asked(9, 6, false)]).toEqual([[], []]);
    expect([asked(10, 4, true), asked(9, 6, true)]).toEqual([both, both]);
    expect([asked(10, 1, true), asked(10, 10, true)]).toEqual([
      ['keep', 'navigate:up'],
      ['keep', 'navigate:down'],
    ]);
  });

  it('is of no use on the sea floor', () => {
    expect(asked(5, 5, true, 'Mg')).toEqual([]);
  });
});

describe('standing orders (D-02)', () => {
  it('of one are those of the group again, and nobody is told for whom they are not', () => {
    const { group } = tableWith('B');
    const [one, two] = group.members as [Adventurer, Adventurer];
    const order = (given: Parameters<typeof giveOrders>[1]) => giveOrders(group, given, () => undefined);
    expect(order({ kind: 'orders', of: 'a99', potion: 'keep' })).toMatchObject({ refused: 'not-a-member' });
    order({ kind: 'orders', potion: 'keep', talisman: 'keep', magic: 'keep' });
    order({ kind: 'orders', of: one.id, potion: 'use' });
    order({ kind: 'orders', of: one.id, talisman: 'ask' });
    order({ kind: 'orders', of: two.id, potion: 'use' });
    expect(group.orders?.each?.[one.id]).toEqual({ potion: 'use', talisman: 'ask' });
    group.members = group.members.filter((member) => member !== two);
    order({ kind: 'orders', of: one.id, potion: 'as-group' });
    expect(group.orders?.each).toEqual({ [one.id]: { talisman: 'ask' } });
    order({ kind: 'orders', potion: 'as-group', talisman: 'as-group', magic: 'as-group' });
    expect(group.orders).toEqual({ each: { [one.id]: { talisman: 'ask' } } });
  });
});
