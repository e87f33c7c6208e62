import type { SeatId } from '../../engine/words.js';
import type { Item } from './state.js';
import type { Tale } from './tale.js';

/** Under what id the campaign knows a thing, if it is a legendary treasure: the book's own, whatever ware it is one of. */
export function legendOf(item: Pick<Item, 'kind' | 'thing'>): string {
  return item.thing ?? item.kind;
}

/** Whether a thing is a legendary treasure that this seat holds (UQ-TRE-05). */
export function isLegendOf(t: Pick<Tale, 'state'>, seat: SeatId, item: Pick<Item, 'kind' | 'thing'>): boolean {
  return t.state.legendary[legendOf(item)] === seat;
}

/** A legendary treasure that is lost, sold, given away or carried off by nobody's group may be found again (UQ-DEATH-06). */
export function freeLegend(t: Pick<Tale, 'seat' | 'state'>, item: Pick<Item, 'kind' | 'thing'>): void {
  if (isLegendOf(t, t.seat, item)) delete t.state.legendary[legendOf(item)];
}

/** Another group has it now. */
export function passLegend(t: Pick<Tale, 'state'>, from: SeatId, to: SeatId, item: Pick<Item, 'kind' | 'thing'>): void {
  if (isLegendOf(t, from, item)) t.state.legendary[legendOf(item)] = to;
}
