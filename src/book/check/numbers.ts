import { finding, type Finding } from '../finding.js';
import { numberedEvents } from '../numbered.js';
import type { EventTree, RegionTree } from '../read/tree.js';

export function numbersCovered(events: readonly EventTree[]): number {
  return numberedEvents(events).filter((event) => event !== undefined).length;
}

/** Every number from 1 to 100 leads to exactly one event; ids are unique within the region. */
export function checkNumbers({ events, file, front }: RegionTree): Finding[] {
  const table = numberedEvents(events);
  const missing = ranges(table.flatMap((event, n) => (n > 0 && !event ? [n] : [])));
  const at = { file, line: 1, column: 1 };
  const hint = 'give it to an event';
  return [
    ...missing.map((range) => finding('error', 'number-missing', at, `${front.region} ${range} has no event`, hint)),
    ...events.flatMap((event, i) => clashes(event, events.slice(0, i))),
  ];
}

function clashes(event: EventTree, before: readonly EventTree[]): Finding[] {
  const { numbers, id, at } = event;
  const found: Finding[] = [];
  const other = before.find(
    (each) => numbers && each.numbers && each.numbers.from <= numbers.to && numbers.from <= each.numbers.to,
  );
  if (other && numbers) {
    const range = numbers.from === numbers.to ? `${numbers.from}` : `${numbers.from}-${numbers.to}`;
    found.push(finding('error', 'number-twice', at, `${range} belongs to ${other.id} already`, 'move one of them'));
  }
  if (before.some((each) => each.id === id)) {
    found.push(finding('error', 'id-twice', at, `two events are called ${id}`, 'give one of them another {#id}'));
  }
  return found;
}

/** Numbers in a row as `3` or `3-7`. */
export function ranges(numbers: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
}
