import { asSeat } from '../as-seat.js';
import { openBattle } from '../combat/encounter.js';
import { fightBetween } from '../combat/between-groups.js';
import type { Foe } from '../combat/situation.js';
import type { Battle } from '../combat/battle.js';
import { groupAt, seatsHere } from '../groups.js';
import { fit } from '../sheet/skill-lines.js';
import type { Group, UltraQuestState } from '../state.js';
import type { Play, Tale } from '../tale.js';
import type { SeatId } from '../../../engine/words.js';
import { buryFallen } from '../turn/burial.js';
import { closeTurn } from '../turn/turn-over.js';
import { endIfLost } from '../turn/turns.js';
import { groupOf } from '../where.js';
import { plunder } from './plunder.js';

/** Who may be attacked here: holders of a legendary treasure with more Honor (UQ-ACT-50, C-41). */
export function seatsToAttack(state: UltraQuestState, seat: SeatId): SeatId[] {
  const own = groupAt(state, seat);
  const holders = Object.values(state.legendary);
  if (holders.length === 0) return [];
  return seatsHere(state, seat).filter((other) => {
    const group = groupAt(state, other);
    return holders.includes(other) && group.honor > own.honor && !group.dungeon && group.members.some(fit);
  });
}

/** Whether there is somebody to attack here, and somebody who can (UQ-ACT-50). */
function couldAttack(t: Pick<Tale, 'seat' | 'state'>): boolean {
  return groupOf(t).members.some(fit) && seatsToAttack(t.state, t.seat).length > 0;
}

/** Right after the event of the turn, or at the end of a rest, the group may attack such a group (UQ-ACT-51, C-44). */
export function* mayAttack(t: Tale): Play<void> {
  if (!couldAttack(t)) return;
  const seats = seatsToAttack(t.state, t.seat);
  const answer = yield* t.ask({
    name: 'attack',
    kind: 'choice',
    text: { key: 'may-attack' },
    options: [
      { id: 'peace', label: { key: 'keep-peace' }, tone: 'quiet' },
      ...seats.map((seat, i) => ({
        id: `attack:${i + 1}`,
        label: { key: 'attack', args: { group: groupAt(t.state, seat).name } },
        tone: 'danger' as const,
      })),
    ],
    default: 'peace',
  });
  const chosen = seats.find((_, i) => answer.options[0] === `attack:${i + 1}`);
  if (chosen !== undefined) yield* attack(t, asSeat(t, chosen));
}

/** As many foes as there are who could fight; who they are shows once both sides are lined up. */
function headsOf({ members }: Group): Foe[] {
  return members.filter(fit).map(({ name }) => ({ count: 1, name, dice: [], plus: 0, armor: 0, tags: [] }));
}

function sideOf(t: Tale, voluntary: boolean, against: Group): Battle {
  return openBattle(t, { kind: 'ME+RA', voluntary, foes: headsOf(against) });
}

/** UQ-ACT-52, G-18: a fight of both kinds, forced upon the defenders; the winner plunders. */
function* attack(own: Tale, other: Tale): Play<void> {
  const attackers = sideOf(own, true, groupOf(other));
  const defenders = sideOf(other, false, groupOf(own));
  const beaten = yield* fightBetween(attackers, defenders);
  if (beaten && !beaten.tactics.has('spared')) {
    if (beaten === defenders) plunder(own, other);
    else plunder(other, own);
  }
  settle(other);
}

/** Those who were attacked are between their turns again: what they cast was for this one (C-24), and their dead are buried. */
function settle(t: Tale): void {
  closeTurn(groupOf(t));
  buryFallen(t);
  endIfLost(t);
}
