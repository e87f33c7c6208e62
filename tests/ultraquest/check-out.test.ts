import { describe, expect, it } from 'vitest';
import { cost, proceeds, type Entry } from '../../src/systems/ultraquest/actions/basket.js';
import { checkOut } from '../../src/systems/ultraquest/actions/check-out.js';
import { enchantable } from '../../src/systems/ultraquest/actions/enchanting.js';
import { neighbours } from '../../src/systems/ultraquest/actions/favours.js';
import { join } from '../../src/systems/ultraquest/actions/joining.js';
import { proposedPlan } from '../../src/systems/ultraquest/actions/proposal.js';
import { nameFor } from '../../src/systems/ultraquest/actions/recruiting.js';
import { nothingBought, settlementStall, takesMake } from '../../src/systems/ultraquest/actions/stall.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { newItem, standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Adventurer } from '../../src/systems/ultraquest/state.js';
import type { Play, Tale } from '../../src/systems/ultraquest/tale.js';
import { factsOf, named, play, SEAT, tableWith } from './telling.js';

const book = bareBook(['St']);

/** What asks nothing, as a play. */
function* atOnce<T>(result: T): Play<T> {
  yield* [];
  return result;
}

function settled(table: ReturnType<typeof tableWith>, ...basket: Entry[]) {
  const [buyer] = table.group.members as [Adventurer];
  const stall = { ...nothingBought('a market'), beforePlay: true };
  const trip = { stall, buyer, user: buyer, make: 'plain' as const, basket };
  return play(table, (t) => checkOut(book, t, trip));
}

describe('what is sold', () => {
  it('is the mount that was meant, ridden or led, and no other (UQ-TRE-08, UQ-MOUNT-02)', () => {
    const table = tableWith('B');
    const [owner] = table.group.members as [Adventurer];
    owner.mount = { id: 'm1', kind: 'donkey' };
    owner.saddle = newItem(table.group, SEAT, { kind: 'antidote' });
    owner.led = ['m2', 'm3', 'm4'].map((id) => ({ id, kind: 'pony' }));
    const sale = (mount: string) => ({ do: 'sell-mount', owner: owner.id, mount, name: 'one', price: 20 }) as const;
    const led = settled(table, sale('m3'));
    expect(factsOf(led, 'item-sold')).toMatchObject([{ who: owner.name, item: 'pony', price: 20 }]);
    expect([owner.mount.id, owner.led.map(({ id }) => id)]).toEqual(['m1', ['m2', 'm4']]);
    settled(table, sale('m1'));
    expect([owner.mount, owner.saddle, owner.led.length]).toEqual([null, null, 2]);
    expect(owner.hand.some((item) => item?.kind === 'antidote')).toBe(true);
    expect(settled(table, sale('m1')).facts).toEqual([]);
  });

  it('are the gems that were meant, whatever else is sold with them', () => {
    const table = tableWith('B');
    const [owner] = table.group.members as [Adventurer];
    owner.gems = [10, 20, 30];
    const gem = (index: number) => ({ do: 'sell-gem', owner: owner.id, index, price: owner.gems[index] ?? 0 }) as const;
    const thing = owner.hand[0]?.id ?? '';
    settled(table, gem(0), { do: 'sell', item: thing, name: 'sword', price: 1 }, gem(1));
    expect(owner.gems).toEqual([30]);
  });
});

describe('what is bought', () => {
  const buy = (user: string, kind: string, section: 'mounts' | 'goods', make: 'plain' | 'fast' | 'strong' = 'plain') =>
    ({ do: 'buy', good: { id: kind, section }, make, user, price: 5 }) as const;

  it('may be a fast mount or a strong one (UQ-EQP-52)', () => {
    for (const [make, noble] of [
      ['plain', undefined],
      ['fast', 'fast'],
      ['strong', 'strong'],
    ] as const) {
      const table = tableWith('B');
      const [owner] = table.group.members as [Adventurer];
      table.group.members.forEach((member) => (member.gold = 10));
      settled(table, buy(owner.id, 'pony', 'mounts', make));
      expect([owner.mount?.kind, owner.mount?.noble]).toEqual(['pony', noble]);
    }
  });

  it('is not paid for where nobody can take it', () => {
    const table = tableWith('B');
    const [owner] = table.group.members as [Adventurer];
    table.group.members.forEach((member) => {
      member.gold = 10;
      Object.assign(member, { race: 'fairy', hand: member.hand.map((_, i) => ({ id: `x${i}`, kind: 'rope' })) });
    });
    const played = settled(table, buy(owner.id, 'rope', 'goods'));
    expect(factsOf(played, 'not-done')).toMatchObject([{ what: 'buy', code: 'no-free-line' }]);
    expect([factsOf(played, 'gold'), factsOf(played, 'item-bought')]).toEqual([[], []]);
  });

  it('is a curse lifted from who has one, among other things (UQ-CURSE-04)', () => {
    const table = tableWith('B');
    const [cursed, free] = table.group.members as [Adventurer, Adventurer];
    table.group.members.forEach((member) => (member.gold = 20));
    cursed.curses = 2;
    const lift = ({ id }: Adventurer) => ({ do: 'uncurse', who: id, price: 10 }) as const;
    const basket = [lift(cursed), lift(free), buy(cursed.id, 'rope', 'goods')];
    expect([cost(basket), proceeds(basket)]).toEqual([25, 0]);
    const played = settled(table, ...basket);
    expect(factsOf(played, 'curse-lifted')).toMatchObject([{ who: cursed.name }]);
    expect([cursed.curses, free.curses]).toEqual([1, 0]);
  });
});

describe('what a place makes', () => {
  it('is of metal, or bred there (UQ-EQP-50 to 52)', () => {
    const grent = settlementStall(book, 'Gr');
    const gadur = settlementStall(book, 'Ga');
    const none = nothingBought('a market');
    expect(takesMake('chain-armor', 'plain', none)).toBe(true);
    expect(takesMake('chain-armor', 'masterwork', none)).toBe(false);
    expect(takesMake('chain-armor', 'masterwork', gadur)).toBe(true);
    expect(takesMake('rope', 'masterwork', gadur)).toBe(false);
    expect(takesMake('no-such-ware', 'masterwork', gadur)).toBe(false);
    expect(grent.noble.map((kind) => takesMake(kind, 'fast', grent))).not.toContain(false);
    expect(takesMake('donkey', 'fast', grent)).toBe(false);
  });

  it('is made better once (UQ-EQP-53)', () => {
    const { group } = tableWith('B');
    const sword = named(group, 'Rukha').hand.find((item) => item?.name === 'sword');
    const found = () => enchantable(group, 'weapon', 'magic').some(({ item }) => item === sword);
    expect(found()).toBe(true);
    Object.assign(sword ?? {}, { magic: true });
    expect(found()).toBe(false);
    expect(enchantable(group, 'weapon', 'silver').some(({ item }) => item === sword)).toBe(true);
  });
});

describe('who joins', () => {
  const newcomer = { name: 'Odo', race: 'halfling', sex: 'male', profession: 'thief' } as const;

  it('has one set of lockpicks, brought along or given (UQ-THF-10)', () => {
    for (const things of [
      [],
      [{ kind: 'sling' }],
      [{ kind: 'sling' }, { kind: 'lockpicks' }],
      [{ kind: 'masterwork-lockpicks' }],
    ]) {
      const table = tableWith('B');
      const arrive = (t: Tale) => atOnce(join(t, { ...newcomer, skills: ['Lockpicking'], things }));
      const { result } = play(table, arrive);
      const all = [...result.hand, ...result.backpack].filter((item) => item?.kind.endsWith('lockpicks'));
      expect(all).toHaveLength(1);
    }
    const plain = play(tableWith('B'), (t) => atOnce(join(t, { ...newcomer, skills: ['Stealing'], things: [] })));
    expect([...plain.result.hand, ...plain.result.backpack].filter((item) => item !== null)).toEqual([]);
  });

  it('is told apart from namesakes, the dead too', () => {
    const { group } = tableWith('B');
    const name = nameFor(group, 'human', 'male');
    (group.members[0] as Adventurer).name = name;
    expect(nameFor(group, 'human', 'male')).toBe(`${name} II`);
    group.graves.push({ name: `${name} II` } as (typeof group.graves)[number]);
    expect(nameFor(group, 'human', 'male')).toBe(`${name} III`);
    expect(nameFor(group, 'human', 'female')).not.toContain(' ');
  });
});

describe('what is proposed for a rest', () => {
  it('is one healer for each who needs one, and one breaker for each curse', () => {
    const { group } = tableWith('A');
    group.place = 'Wi';
    const [one, two, three, four] = group.members as [Adventurer, Adventurer, Adventurer, Adventurer];
    for (const cleric of [one, two]) {
      Object.assign(cleric, { profession: 'cleric' });
      cleric.skills = ['Healing', 'Curse-Breaker'].map((name) => ({ name, mastered: false }));
    }
    three.injuries.black = 1;
    const plan = () => group.members.slice(0, 2).map(({ id }) => proposedPlan(group)[id]);
    expect(plan()).toEqual(['heal', 'break-curse']);
    four.injuries.black = 1;
    expect(plan()).toEqual(['heal', 'heal']);
    three.injuries.black = 0;
    four.injuries.black = 0;
    three.curses = 1;
    expect(plan()).toEqual(['break-curse', 'rest']);
    expect(proposedPlan(group)[four.id]).toBe('rest');
  });
});

describe('favours between groups (UQ-ACT-38)', () => {
  it('are done where both stand in the open', () => {
    const { state, group } = tableWith('B');
    state.seats['s2'] = standardGroup('A', 's2', 'Second', 'Ben', 'Wa');
    state.order.push('s2');
    const other = state.seats['s2'];
    const near = () => neighbours({ seat: SEAT, state }, ({ race }) => race === 'dwarf').length;
    expect(near()).toBe(1);
    const dungeon = { class: 'GV', entry: 'Wa', quest: null, graves: 0 } as const;
    other.dungeon = { ...dungeon };
    expect(near()).toBe(0);
    other.dungeon = null;
    group.dungeon = { ...dungeon };
    expect(near()).toBe(0);
  });
});
