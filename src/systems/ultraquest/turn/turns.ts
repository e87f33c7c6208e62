import type { SeatId } from '../../../engine/words.js';
import { castingNeeds, castings, type Casting } from '../casting.js';
import { nameOf } from '../equipment/items.js';
import type { UltraQuestFact } from '../facts.js';
import { totalGold } from '../gold.js';
import { groupAt, seatsInPlay } from '../groups.js';
import { inReach } from '../sheet/lines.js';
import { fit, isInjured } from '../sheet/skill-lines.js';
import type { Group, UltraQuestState } from '../state.js';
import type { Tale } from '../tale.js';
import { isInTheOpen } from '../where.js';
import { turnOver } from './turn-over.js';

/** A table where every group has to skip this many turns in a row is a fault of the book. */
const MOST_SKIPS = 100;

/** UQ-TURN-10: least Honor first; on a tie who joined first sits first, as nobody's age is known. */
export function orderOfPlay(state: UltraQuestState): SeatId[] {
  const honor = (seat: SeatId) => state.seats[seat]?.honor ?? 0;
  const least = Math.min(...state.order.map(honor));
  const first = state.order.findIndex((seat) => honor(seat) === least);
  return first <= 0 ? [...state.order] : [...state.order.slice(first), ...state.order.slice(0, first)];
}

/** The next seat that plays: with one player the same again (UQ-VAR-04). */
function seatAfter(state: UltraQuestState, seat: SeatId | null): SeatId | null {
  const start = seat === null ? -1 : state.order.indexOf(seat);
  for (let step = 1; step <= state.order.length; step++) {
    const next = state.order[(start + step) % state.order.length];
    if (next !== undefined && state.seats[next]?.ended === false) return next;
  }
  return null;
}

/** Effects until "the own next turn" end as it begins (C-24). */
function wakeUp(group: Group): void {
  for (const member of group.members) {
    member.effects = member.effects.filter((effect) => effect.until !== 'round');
  }
}

/**
 * Passes the turn on to the next seat that plays (UQ-TURN-01); groups that lose a turn are passed over.
 * Nobody plays any more: the turn is nobody's.
 */
export function passTurn(state: UltraQuestState, tell: (fact: UltraQuestFact) => void): void {
  for (let skipped = 0; skipped < MOST_SKIPS; skipped++) {
    const seat = state.phase === 'playing' ? seatAfter(state, state.turn.seat) : null;
    if (seat === null) {
      state.turn = { ...state.turn, seat: null, begun: false };
      return;
    }
    const group = groupAt(state, seat);
    state.turn = { seat, number: state.turn.number + 1, begun: false };
    wakeUp(group);
    if (group.skip === 0) return tell(turnBegins(state, seat));
    group.skip -= 1;
    tell({ kind: 'turn-skipped', group: group.name, why: 'event' });
    turnOver(group, state.turn.number, tell);
  }
}

export function turnBegins(state: UltraQuestState, seat: SeatId): UltraQuestFact {
  const group = groupAt(state, seat);
  const { name, player, place, honor, fame } = group;
  const hurt = group.members.filter((member) => isInjured(member) || member.curses > 0);
  const ailing = hurt.map((member) => ({
    who: member.name,
    injuries: member.injuries.red,
    cursed: member.injuries.black,
    curses: member.curses,
    ...(isInjured(member) && fit(member) && { acts: true as const }),
  }));
  const heals = group.members.some(isInjured) ? healsAtOnce(group) : [];
  const standing = {
    honor,
    gold: totalGold(group),
    fame,
    hurt: ailing.map(({ who }) => who),
    ...(ailing.length > 0 && { ailing }),
    ...(heals.length > 0 && { heals }),
  };
  return { kind: 'turn-begins', group: name, player, seat, number: state.turn.number, place, standing };
}

/** What somebody has that heals an injury without a night's rest: potions within reach, and the miracle (UQ-EQP-24, UQ-CLR-08). */
function healsAtOnce(group: Group): { who: string; what: string; needs?: number }[] {
  const potions = group.members.flatMap((member) =>
    inReach(member, isInTheOpen(group))
      .filter(({ kind }) => kind === 'healing-potion')
      .map((item) => ({ who: member.name, what: nameOf(item) })),
  );
  const miracles = castings(group, 'Healing').map((casting) => ({
    who: casting.caster.name,
    what: 'Healing',
    ...needsOf(casting),
  }));
  return [...potions, ...miracles];
}

/** The highest face with which it works, for what is rolled. */
function needsOf(casting: Casting): { needs?: number } {
  const needs = castingNeeds(casting);
  return needs === undefined ? {} : { needs };
}

/** UQ-CMB-60, C-49: a group of nobody or of one is at its end; the survivor leaves, and its legends are free (UQ-DEATH-06). */
export function endIfLost(t: Pick<Tale, 'seat' | 'state' | 'tell'>): boolean {
  const group = groupAt(t.state, t.seat);
  if (group.ended || group.members.length > 1) return false;
  t.tell({ kind: 'group-ends', group: group.name, survivor: group.members[0]?.name ?? null });
  retire(group);
  freeLegends(t.state, t.seat);
  return true;
}

/** The group leaves play. */
export function retire(group: Group): void {
  group.ended = true;
  group.scene = null;
  group.dungeon = null;
}

/** What a seat held may be found again (UQ-DEATH-06). */
export function freeLegends(state: UltraQuestState, seat: SeatId): void {
  for (const [treasure, holder] of Object.entries(state.legendary)) {
    if (holder === seat) delete state.legendary[treasure];
  }
}

/**
 * UQ-OBJ-02, UQ-FAME-09, C-13: whose Honor has reached the goal has won, whoever's turn has brought it; the others play on if the table wants
 * it (UQ-OBJ-05). Where one event brings several there, whose turn it is has won first, the others in the order of play.
 */
export function winByHonor(state: UltraQuestState, seat: SeatId, tell: (fact: UltraQuestFact) => void): void {
  const { goal, order } = state;
  if (goal.kind !== 'honor') return;
  const first = order.indexOf(seat);
  for (const each of [...order.slice(first), ...order.slice(0, first)]) {
    const { ended, honor } = groupAt(state, each);
    if (state.phase === 'playing' && !ended && honor >= goal.honor) win(state, each, 'honor', tell);
  }
}

/** A victory (UQ-OBJ-02, UQ-OBJ-03). */
export function win(state: UltraQuestState, seat: SeatId, how: string, tell: (fact: UltraQuestFact) => void): void {
  const group = groupAt(state, seat);
  tell({ kind: 'victory', group: group.name, how, honor: group.honor });
  retire(group);
  if (state.settings.playOn && seatsInPlay(state).length > 0) return;
  state.phase = 'ended';
  tell({ kind: 'campaign-ends', victor: group.name, how });
}

/** UQ-VAR-02: when the time is up most Honor wins; on a tie more Fame that is not spent, then more Gold. */
export function finish(state: UltraQuestState, tell: (fact: UltraQuestFact) => void): void {
  const standing = seatsInPlay(state)
    .map((seat) => groupAt(state, seat))
    .sort((a, b) => b.honor - a.honor || b.fame - a.fame || totalGold(b) - totalGold(a));
  const victor = standing[0]?.name ?? null;
  state.phase = 'ended';
  state.turn = { ...state.turn, seat: null, begun: false };
  tell({ kind: 'campaign-ends', victor, how: 'date' });
}
