import type { SeatId } from '../../engine/words.js';
import { HOME_TO_ALL } from './board/regions.js';
import type { RegionCode } from './names.js';
import type { Adventurer, Group, UltraQuestState } from './state.js';

/** The group that a seat leads; throws if the seat has none, since only seats with groups get this far. */
export function groupAt(state: UltraQuestState, seat: SeatId): Group {
  const group = state.seats[seat];
  if (!group) throw new Error(`seat ${seat} leads no group`);
  return group;
}

/** A living member by adventurer id. */
export function memberBy(group: Group, id: string): Adventurer | undefined {
  return group.members.find((member) => member.id === id);
}

/** UQ-START-13: regular members, Fairies apart. */
export function regulars(group: Group): Adventurer[] {
  return group.members.filter((member) => member.race !== 'fairy');
}

/** UQ-ACT-42: four regular members. */
export function isComplete(group: Group): boolean {
  return regulars(group).length >= 4;
}

/** UQ-HOME-01: who knows the land: born there, learned, closed by Honor, or a land that everybody knows. */
export function isNative(group: Group, member: Adventurer, region: string): boolean {
  return homeLands(group, member).some((known) => known === region);
}

/** All lands that somebody is native to, each once: everybody's, the own, and those that the group's Honor has closed. */
export function homeLands(group: Group, member: Adventurer): readonly RegionCode[] {
  return [...new Set([...HOME_TO_ALL, ...member.home, ...group.tamed])];
}

/** Seats whose groups play on, in the order of play. */
export function seatsInPlay(state: UltraQuestState): SeatId[] {
  return state.order.filter((seat) => state.seats[seat]?.ended === false);
}

/** Seats whose group has come to nobody or to one, and that play on with a new one if they like (UQ-CMB-60, UQ-CMB-61). */
export function lostSeats(state: UltraQuestState): SeatId[] {
  const lost = ({ ended, members }: Group) => ended && members.length <= 1;
  return state.order.filter((seat) => lost(groupAt(state, seat)));
}

/** Other seats whose groups are in the same space (UQ-ACT-38: the same space of the board). */
export function seatsHere(state: UltraQuestState, seat: SeatId): SeatId[] {
  const here = groupAt(state, seat).place;
  return seatsInPlay(state).filter((other) => other !== seat && state.seats[other]?.place === here);
}

/** A name that no other group bears: with a number where the one that is wanted is taken. */
export function freeGroupName(state: UltraQuestState, seat: SeatId, wanted: string): string {
  const others = Object.keys(state.seats).filter((other) => other !== seat);
  const taken = new Set(others.map((other) => groupAt(state, other).name));
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted} ${count}`;
  return name;
}
