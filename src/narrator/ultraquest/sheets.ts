import type { SeatId } from '../../engine/words.js';
import { mountName, nameOf } from '../../systems/ultraquest/equipment/items.js';
import { lostSeats, seatsHere } from '../../systems/ultraquest/groups.js';
import { CARGO, hasCargo } from '../../systems/ultraquest/sheet/cargo.js';
import { itemsOf } from '../../systems/ultraquest/sheet/lines.js';
import type { Adventurer, Group, Item, UltraQuestState } from '../../systems/ultraquest/state.js';
import { gemId, gemName } from '../../systems/ultraquest/turn/animals-and-gems.js';
import type { Sheets } from '../sheets.js';
import { whyNoRest } from '../../systems/ultraquest/turn/taking-turns.js';
import { refusalText } from '../refusals.js';
import { agreed } from './agreed.js';
import { groupSheet, standings } from './group-sheet.js';
import { ordered, ordersSheet } from './orders.js';
import { memberNote, usableBy } from './notes.js';
import { presetNamed, presetSheet } from './presets.js';
import { questsOf } from './quests.js';
import { ULTRAQUEST_REFUSALS } from './refusals.js';
import { sheet } from './sheet.js';
import { ways } from './ways.js';

const namedItem = (item: Item) => ({ id: item.id, label: nameOf(item) });

function thingsOf(one: Adventurer): { id: string; label: string }[] {
  return [
    ...itemsOf(one).map(namedItem),
    ...[...new Set(one.gems)].map((value) => ({ id: gemId(value), label: gemName(value) })),
    ...[...(one.mount ? [one.mount] : []), ...one.led].map((mount) => ({ id: mount.id, label: mountName(mount) })),
  ];
}

const groupOf = (state: unknown, seat: SeatId): Group | undefined => (state as UltraQuestState).seats[seat];

const membersOf = (state: unknown, seat: SeatId) =>
  (groupOf(state, seat)?.members ?? []).map((one) => ({ id: one.id, label: one.name, note: memberNote(one) }));

export const ULTRAQUEST_SHEETS: Sheets = {
  ways,
  lost: (state) => lostSeats(state as UltraQuestState),
  restless: (state, seat) => {
    const group = groupOf(state, seat);
    const refused = group && !group.ended ? whyNoRest(group) : undefined;
    return refused && refusalText(refused, ULTRAQUEST_REFUSALS);
  },
  members: membersOf,
  holders: (state, seat) => {
    const group = groupOf(state, seat);
    const bed = group && (hasCargo(group) || group.cargo.length > 0);
    return [...membersOf(state, seat), ...(bed ? [{ id: CARGO, label: 'Wagon or boat' }] : [])];
  },
  things: (state, seat, holder) => {
    const group = groupOf(state, seat);
    const one = group?.members.find(({ id }) => id === holder);
    return one ? thingsOf(one) : holder === CARGO ? (group?.cargo ?? []).map(namedItem) : [];
  },
  usable: (state, seat, member) => usableBy(state as UltraQuestState, seat, member),
  neighbours: (state, seat) =>
    seatsHere(state as UltraQuestState, seat).map((other) => ({
      id: other,
      label: groupOf(state, other)?.name ?? other,
    })),
  quests: (state, seat, library) => questsOf(state as UltraQuestState, seat, library),
  orders: (state, seat, noted) => {
    const group = groupOf(state, seat);
    return group && ordersSheet(ordered(group, noted));
  },
  ordersGiven: (state, seat, member, noted) => {
    const group = groupOf(state, seat);
    const { each, ...all } = (group && ordered(group, noted).orders) ?? {};
    return { ...(member === undefined ? all : each?.[member]) };
  },
  agreed: (state) => agreed(state as UltraQuestState),
  sheet: (state, seat, member) => {
    const group = groupOf(state, seat);
    const one = group?.members.find((somebody) => somebody.id === member);
    return group && one && sheet(group, one);
  },
  group: (state, seat) => {
    const group = groupOf(state, seat);
    return group && groupSheet(group);
  },
  preset: (preset) => presetSheet(presetNamed(preset)),
  standings: (state) => standings(state as UltraQuestState),
};
