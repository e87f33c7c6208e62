import type { Json } from '../../../engine/words.js';
import type { BookOfEvents } from '../book-of-events.js';
import type { Item } from '../state.js';

/** What the words for a thing's use are made of; what the book says of a thing that does nothing by itself goes with it. */
export function useArgs(book: BookOfEvents, { id: _, name: _name, effect, ...item }: Item): Record<string, Json> {
  const text = effect ? undefined : book.thing(item.thing ?? item.kind)?.text;
  return {
    ...(JSON.parse(JSON.stringify(item)) as Record<string, Json>),
    ...(effect && { effect: { ...effect } }),
    ...(text !== undefined && { text }),
  };
}
