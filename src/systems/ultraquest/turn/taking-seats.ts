import type { SeatId } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import { freeGroupName } from '../groups.js';
import type { Group, UltraQuestState } from '../state.js';
import { passTurn } from './turns.js';

/** A group takes its place at the table, last in the order of play (UQ-START-02, UQ-OBJ-06). `preset` is A, B or nothing. */
export function seatGroup(
  state: UltraQuestState,
  seat: SeatId,
  group: Group,
  preset: string,
  tell: (fact: UltraQuestFact) => void,
): void {
  const late = state.phase === 'playing' && !state.seats[seat];
  group.name = freeGroupName(state, seat, group.name);
  state.seats[seat] = group;
  if (!state.order.includes(seat)) state.order.push(seat);
  const alike = leadersOfSuch(state, seat, group);
  tell({
    kind: 'seat-joined',
    group: group.name,
    player: group.player,
    preset,
    ...(late && { goal: state.goal }),
    ...(alike.length > 0 && { alike }),
  });
  if (state.phase === 'playing' && state.turn.seat === null) passTurn(state, tell);
}

/** Who leads people of the same names already: a ready-made group may be led by several. */
function leadersOfSuch(state: UltraQuestState, seat: SeatId, { members }: Group): string[] {
  const names = new Set(members.map(({ name }) => name));
  return Object.entries(state.seats).flatMap(([other, group]) =>
    other !== seat && !group.ended && group.members.some(({ name }) => names.has(name)) ? [group.player] : [],
  );
}
