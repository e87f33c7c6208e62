import type { BookOfEvents } from '../book-of-events.js';
import type { Rule } from '../tale.js';
import { creationOps } from './creation.js';
import { restOps } from './rest.js';
import { turnOps } from './turn.js';
import { useOps } from './use.js';

/** The ops of the system's own procedures. */
export function procedureOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return { ...turnOps(book), ...restOps(book), ...creationOps(book), ...useOps };
}
