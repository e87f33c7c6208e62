import type { FightOp } from '../../../book/contract/fights.js';
import type { SeatId } from '../../../engine/words.js';
import { fight } from '../combat/fight.js';
import { groupAt, seatsHere } from '../groups.js';
import { lineAt, emptyLine, itemsOf } from '../sheet/lines.js';
import { dropItem } from '../sheet/carry.js';
import { armorRating, melee, ranged } from '../sheet/strength.js';
import { fit, isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Group, Item, UltraQuestState } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { credit } from '../gold.js';
import { keepOrReturn } from './stealing.js';

/** Who may be attacked here: holders of a legendary treasure with more Honor (UQ-ACT-50, C-41). */
export function seatsToAttack(state: UltraQuestState, seat: SeatId): SeatId[] {
  const own = groupAt(state, seat);
  const holders = Object.values(state.legendary);
  return seatsHere(state, seat).filter((other) => {
    const group = groupAt(state, other);
    return holders.includes(other) && group.honor > own.honor && !group.dungeon && group.members.some(fit);
  });
}

/** The defenders as foes: a D6 and the better of their two values each, their own armor (UQ-ACT-52, G-18). */
function asFoes(group: Group): FightOp['foes'] {
  return group.members.filter(fit).map((member) => ({
    count: { dice: [], plus: 1 },
    name: member.name,
    strength: {
      dice: member.race === 'fairy' ? [] : [{ count: 1, sides: 6 as const }],
      plus: Math.max(melee(member).total, ranged(member).total),
    },
    armor: armorRating(member).total,
    tags: [],
  }));
}

const OUTCOMES = ['win', 'lose', 'tie', 'fled', 'declined'] as const;

/** Right after the event of the turn, the group may attack such a group (UQ-ACT-51). */
export function* mayAttack(t: Tale): Play<void> {
  const seats = seatsToAttack(t.state, t.seat);
  const target = seats[0];
  if (target === undefined || groupOf(t).members.every((member) => !fit(member))) return;
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
  if (chosen !== undefined) yield* attack(t, chosen);
}

function* attack(t: Tale, seat: SeatId): Play<void> {
  const other = groupAt(t.state, seat);
  const op: FightOp = {
    op: 'fight',
    kind: 'ME+RA',
    forced: true,
    foes: asFoes(other),
    branches: OUTCOMES.map((on) => ({ on, do: [] })),
  };
  const flow = yield* fight(op, t);
  const outcome = flow.to === 'branch' ? OUTCOMES[flow.index] : 'lose';
  if (outcome === 'win') plunder(t, seat, other);
  else if (outcome === 'lose' || outcome === 'fled') plunderedBy(t, seat, other);
}

/** The first of the beaten is hurt; every hurt one loses a line, and the treasure changes hands (UQ-ACT-52). */
function plunder(t: Tale, seat: SeatId, other: Group): void {
  const struck = other.members.find(fit);
  const taker = groupOf(t).members[0];
  if (struck) {
    struck.injuries.red += 1;
    t.tell({ kind: 'injury', who: struck.name, colour: 'red', source: 'fight' });
  }
  if (!taker) return;
  for (const member of other.members.filter(isInjured)) takeLineOf(t, seat, member, taker);
  for (const { item, owner } of legendsOf(t.state, seat, other)) {
    dropItem(owner, item.id);
    keepOrReturn(t, taker, seat, owner, item);
  }
}

function takeLineOf(t: Tale, seat: SeatId, from: Adventurer, taker: Adventurer): void {
  const number = t.roll(`robbed line: ${from.name}`, 10);
  const { items, gold, gems } = emptyLine(from, lineAt(from, number));
  t.tell({
    kind: 'robbed',
    who: from.name,
    line: number,
    what: items.length + gold + gems.length > 0 ? 'booty' : null,
  });
  credit(groupOf(t), gold, taker);
  taker.gems.push(...gems);
  for (const item of items) keepOrReturn(t, taker, seat, from, item);
}

function legendsOf(state: UltraQuestState, seat: SeatId, group: Group): { item: Item; owner: Adventurer }[] {
  return group.members.flatMap((owner) =>
    itemsOf(owner)
      .filter((item) => state.legendary[item.thing ?? item.kind] === seat)
      .map((item) => ({ item, owner })),
  );
}

/** Beaten attackers are plundered in their turn: every hurt one loses a line to the first of the defenders. */
function plunderedBy(t: Tale, seat: SeatId, other: Group): void {
  const taker = other.members[0];
  for (const member of groupOf(t).members.filter(isInjured)) {
    const number = t.roll(`robbed line: ${member.name}`, 10);
    const { items, gold, gems } = emptyLine(member, lineAt(member, number));
    t.tell({
      kind: 'robbed',
      who: member.name,
      line: number,
      what: items.length + gold + gems.length > 0 ? 'booty' : null,
    });
    credit(other, gold);
    taker?.gems.push(...gems);
    taker?.backpack.push(...items);
    for (const item of items) {
      const legend = item.thing ?? item.kind;
      if (t.state.legendary[legend] === t.seat) t.state.legendary[legend] = seat;
    }
  }
}
