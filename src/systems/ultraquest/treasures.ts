import type { DiceAmount } from '../../book/contract/basics.js';
import type { BookOfEvents, Treasure } from './book-of-events.js';
import type { Prize } from './facts.js';
import { rerollable } from './ops/rerollable.js';
import { newItem, type Belonging } from './start.js';
import type { Play, Tale } from './tale.js';
import { belongingOf } from './things.js';
import { handOver } from './turn/burial.js';
import { changeGold } from './wealth.js';
import { groupOf } from './where.js';

export type TreasureTable = 'NT' | 'MT' | 'LT';

/** A normal treasure that has to be carried to a settlement first (UQ-TRE-03, UQ-TRE-06). */
function heavyTreasure(treasure: Treasure): Belonging {
  const { name, weight, gold } = treasure;
  return { kind: 'treasure', name, ...(weight && { weight }), ...(gold !== undefined && { worth: gold }) };
}

/**
 * Rolls on one of the three treasure tables (UQ-EVT-18, UQ-TRE-02); the dice are the player's, but nobody talks a talisman into a legendary treasure
 * that somebody else holds (UQ-TRE-05). Higher rolls than there are rows count as the last row.
 */
export function* findTreasure(
  book: BookOfEvents,
  t: Tale,
  table: TreasureTable,
  amount: DiceAmount,
): Play<Treasure | undefined> {
  const rowOf = (total: number) => Math.min(Math.max(1, total), book.treasureRows(table));
  const stake = (total: number): Prize => prize(rowOf(total), book.treasure(table, rowOf(total)));
  // Of legendary treasures none is better than another, and the best may be taken.
  const { total, dice } = yield* rerollable(t, amount, `treasure ${table}`, table === 'LT' ? undefined : stake);
  const row = rowOf(total);
  t.tell({ kind: 'rolled', purpose: `treasure ${table}`, dice: [...dice], total });
  const treasure = book.treasure(table, row);
  if (!treasure || isTaken(t, table, treasure)) {
    t.tell({ kind: 'ruling', id: 'UQ-TRE-05', key: 'no-treasure', args: { table, row } });
    return undefined;
  }
  const { name, text, gold, weight } = treasure;
  t.tell({
    kind: 'treasure',
    table,
    row,
    name,
    ...(text !== undefined && { text }),
    ...(gold !== undefined && { gold }),
    ...(weight !== undefined && { weight }),
  });
  bringHome(book, t, table, treasure, weight !== undefined);
  return treasure;
}

/** What a row is worth, where that is known at once. */
const prize = (number: number, treasure: Treasure | undefined): Prize => ({
  number,
  ...(treasure?.gold !== undefined && { gold: treasure.gold }),
});

function isTaken(t: Tale, table: TreasureTable, treasure: Treasure): boolean {
  return table === 'LT' && treasure.item !== undefined && t.state.legendary[treasure.item] !== undefined;
}

function bringHome(book: BookOfEvents, t: Tale, table: TreasureTable, treasure: Treasure, heavy: boolean): void {
  if (table === 'NT' && treasure.item === undefined && !heavy) {
    changeGold(t, treasure.gold ?? 0, 'treasure');
    return;
  }
  const group = groupOf(t);
  const belonging = treasure.item === undefined ? heavyTreasure(treasure) : belongingOf(book, treasure.item);
  const carried = handOver(t, group, newItem(group, t.seat, belonging));
  if (carried && table === 'LT' && treasure.item !== undefined) t.state.legendary[treasure.item] = t.seat;
}
