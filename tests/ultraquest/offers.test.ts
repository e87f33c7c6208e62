import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/engine/words.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group, UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { SEAT, tableWith } from './telling.js';

const system = ultraQuest(bareBook(['Wa']));

/** Three groups in one forest, with 10 Gold each. */
function threeGroups() {
  const { state, group } = tableWith('B');
  for (const [seat, name] of [
    ['s2', 'Second'],
    ['s3', 'Third'],
  ] as const) {
    state.seats[seat] = standardGroup('A', seat, name, seat, 'Wa');
    state.order.push(seat);
  }
  const groups = [group, groupAt(state, 's2'), groupAt(state, 's3')] as const;
  for (const { members } of groups) members.forEach((member, i) => (member.gold = i === 0 ? 10 : 0));
  const does = (seat: string, intent: { kind: string; [argument: string]: unknown }) => {
    const begun = system.begin(state, seat, intent, []);
    return isRefusal(begun) ? begun.refused : undefined;
  };
  return { state, groups, does };
}

function groupAt(state: UltraQuestState, seat: string): Group {
  return state.seats[seat] as Group;
}

const leader = ({ members }: Group) => (members[0] as Adventurer).id;

describe('an offer (UQ-ACT-38)', () => {
  it('of somebody’s own is made anew, and those to and of others stay', () => {
    const { state, groups, does } = threeGroups();
    const give = (gold: number) => ({ who: leader(groups[0]), gold });
    does(SEAT, { kind: 'offer', to: 's2', give: give(1) });
    does(SEAT, { kind: 'offer', to: ' third ', give: give(2) });
    does('s3', { kind: 'offer', to: 's2', give: { who: leader(groups[2]), gold: 3 } });
    does(SEAT, { kind: 'offer', to: 's2', give: give(4) });
    expect(state.offers?.map(({ from, to, give: given }) => [from, to, given?.gold])).toEqual([
      [SEAT, 's3', 2],
      ['s3', 's2', 3],
      [SEAT, 's2', 4],
    ]);
  });

  it('is answered by those it is for, taken back by those who made it, and no concern of others', () => {
    const { state, groups, does } = threeGroups();
    does(SEAT, { kind: 'offer', to: 's2', give: { who: leader(groups[0]), gold: 1 } });
    expect(does('s3', { kind: 'accept', offer: 1 })).toBe('no-such-offer');
    expect(does('s3', { kind: 'withdraw', offer: 1 })).toBe('no-such-offer');
    expect(does(SEAT, { kind: 'accept', offer: 1 })).toBe('offer-not-yours');
    expect(state.offers).toHaveLength(1);
    expect(does(SEAT, { kind: 'withdraw', offer: 1 })).toBeUndefined();
    expect(state.offers).toEqual([]);
  });

  it('asks for nothing that is not there, neither when it is made nor when it is taken', () => {
    const { state, groups, does } = threeGroups();
    const [own, other] = groups;
    const want = { who: leader(other), gold: 11 };
    expect(does(SEAT, { kind: 'offer', to: 's2', want })).toBe('not-enough-gold');
    does(SEAT, { kind: 'offer', to: 's2', give: { who: leader(own), gold: 6 }, want: { ...want, gold: 5 } });
    (own.members[0] as Adventurer).gold = 5;
    expect(does('s2', { kind: 'accept', offer: 1 })).toBe('not-enough-gold');
    (own.members[0] as Adventurer).gold = 6;
    (other.members[0] as Adventurer).gold = 4;
    expect(does('s2', { kind: 'accept', offer: 1 })).toBe('not-enough-gold');
    expect([own, other].map(({ members }) => members[0]?.gold)).toEqual([6, 4]);
    (other.members[0] as Adventurer).gold = 5;
    expect(does('s2', { kind: 'accept', offer: 1 })).toBeUndefined();
    expect(state.offers).toEqual([]);
  });

  it('is neither made nor taken where one of the two is in a dungeon', () => {
    const { groups, does } = threeGroups();
    const [own, other] = groups;
    const give = { who: leader(own), gold: 1 };
    does(SEAT, { kind: 'offer', to: 's2', give });
    other.dungeon = { class: 'GV', entry: 'Wa', quest: null, graves: 0 };
    expect(does(SEAT, { kind: 'offer', to: 's2', give })).toBe('nobody-here');
    expect(does('s2', { kind: 'accept', offer: 1 })).toBe('nobody-here');
  });

  it('of a thing that nobody there can carry is refused', () => {
    const { groups, does } = threeGroups();
    const [own, other] = groups;
    const [giver] = own.members as [Adventurer];
    giver.backpack = [{ id: 'anvil', kind: 'anvil', weight: 'very heavy' }];
    does(SEAT, { kind: 'offer', to: 's2', give: { who: giver.id, item: 'anvil' } });
    expect(does('s2', { kind: 'accept', offer: 1 })).toBe('very-heavy');
    expect(other.members.flatMap(({ backpack }) => backpack).map(({ id }) => id)).not.toContain('anvil');
  });
});
