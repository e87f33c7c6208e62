import type { Heading } from './read/tree.js';

export const NUMBERS = 100;

/** Which event a table has at each number, index 0 unused. */
export function numberedEvents<Event extends Heading>(events: readonly Event[]): (Event | undefined)[] {
  const table: (Event | undefined)[] = Array.from({ length: NUMBERS + 1 }, () => undefined);
  for (const event of events) {
    if (!event.numbers) continue;
    for (let n = event.numbers.from; n <= event.numbers.to; n++) table[n] ??= event;
  }
  return table;
}
