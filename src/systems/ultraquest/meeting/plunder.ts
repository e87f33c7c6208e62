import { isRefusal } from '../../../engine/words.js';
import type { SeatId } from '../../../engine/words.js';
import { isCompanion } from '../companions.js';
import { nameOf } from '../equipment/items.js';
import { credit } from '../gold.js';
import { isLegendOf, passLegend } from '../legendary.js';
import { lineToRob } from '../robbery.js';
import { dropItem, put, receive } from '../sheet/carry.js';
import { emptyLine, itemsOf, type Line } from '../sheet/lines.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Item } from '../state.js';
import { notDone } from '../not-done.js';
import type { Tale } from '../tale.js';
import { groupOf, isAway } from '../who.js';

/** Something changes hands between two groups. `t` is told for those who take. */
interface Booty {
  readonly items: readonly Item[];
  readonly gold: number;
  readonly gems: readonly number[];
}

/** What nobody of the takers can carry stays with its owner, where it was of use; a legendary treasure has a new holder. */
export function keepOrReturn(t: Tale, taker: Adventurer, from: SeatId, owner: Adventurer, item: Item): void {
  const received = receive(groupOf(t), item, taker);
  if (isRefusal(received)) {
    if (!put(owner, item)) owner.backpack.push(item);
    t.tell(notDone('give', received));
    return;
  }
  passLegend(t, from, t.seat, item);
  t.tell({
    kind: 'item-gained',
    who: 'with' in received ? received.with.name : groupOf(t).name,
    item: nameOf(item),
    from: owner.name,
  });
}

export function inWords({ items, gold, gems }: Booty): string {
  const purse = [...(gold > 0 ? [`${gold} Gold`] : []), ...gems.map((value) => `a gem of ${value} Gold`)];
  return [...items.map(nameOf), ...purse].join(', ');
}

/** A thing by a thing: each goes to whoever may carry it, Gold and gems to the taker. */
export function carryOff(t: Tale, taker: Adventurer, from: SeatId, owner: Adventurer, booty: Booty): void {
  credit(groupOf(t), booty.gold, taker);
  taker.gems.push(...booty.gems);
  for (const item of booty.items) keepOrReturn(t, taker, from, owner, item);
}

/**
 * The winner of a fight between groups plunders like bandits and takes the legendary treasure (UQ-ACT-52): every injured loser
 * loses a line, rolled with D10, unless Endurance keeps it (UQ-CMB-50, 51); of the dead everything is taken (UQ-DEATH-04).
 */
export function plunder(winner: Tale, loser: Tale): void {
  const [taker] = groupOf(winner).members;
  if (!taker) return;
  const { members, fallen } = groupOf(loser);
  for (const dead of fallen) strip(winner, taker, loser.seat, dead);
  for (const owner of members.filter((one) => isInjured(one) && !isAway(one)))
    takeRolledLine(winner, taker, loser, owner);
  for (const owner of members) {
    for (const item of itemsOf(owner).filter((each) => isLegendOf(winner, loser.seat, each))) {
      dropItem(owner, item.id);
      keepOrReturn(winner, taker, loser.seat, owner, item);
    }
  }
  takeLegendsAboard(winner, taker, loser);
}

/** What lies on the wagon or in the boat is no less the winner's, if it can be carried away (UQ-ACT-52). */
function takeLegendsAboard(winner: Tale, taker: Adventurer, loser: Tale): void {
  const group = groupOf(loser);
  for (const item of group.cargo.filter((each) => isLegendOf(winner, loser.seat, each))) {
    const received = receive(groupOf(winner), item, taker);
    if (isRefusal(received)) {
      winner.tell(notDone('give', received));
      continue;
    }
    group.cargo = group.cargo.filter((each) => each !== item);
    passLegend(winner, loser.seat, winner.seat, item);
    const who = 'with' in received ? received.with.name : groupOf(winner).name;
    winner.tell({ kind: 'item-gained', who, item: nameOf(item), from: group.name });
  }
}

function takeRolledLine(winner: Tale, taker: Adventurer, loser: Tale, owner: Adventurer): void {
  const rolled = lineToRob(loser, owner);
  if (!rolled) return;
  const booty = isCompanionLine(owner, rolled.line) ? NOTHING : emptyLine(owner, rolled.line);
  winner.tell({
    kind: 'robbed',
    who: owner.name,
    line: rolled.number,
    ...(rolled.line && { at: rolled.line.kind }),
    what: inWords(booty) || null,
  });
  carryOff(winner, taker, loser.seat, owner, booty);
}

const NOTHING: Booty = { items: [], gold: 0, gems: [] };

function isCompanionLine(owner: Adventurer, line: Line): boolean {
  const item = line?.kind === 'hand' ? owner.hand[line.index] : null;
  return item !== null && item !== undefined && isCompanion(item);
}

/** Mounts find their way back to their group; everything else of the dead is booty. */
function strip(winner: Tale, taker: Adventurer, from: SeatId, dead: Adventurer): void {
  const items = itemsOf(dead).filter((item) => !isCompanion(item));
  for (const item of items) dropItem(dead, item.id);
  const booty = { items, gold: dead.gold, gems: dead.gems };
  Object.assign(dead, { gold: 0, gems: [] });
  if (inWords(booty) === '') return;
  winner.tell({ kind: 'robbed', who: dead.name, line: 0, what: inWords(booty) });
  carryOff(winner, taker, from, dead, booty);
}
