import type { RestOp } from '../../../book/contract/help.js';
import type { Op } from '../../../engine/script.js';
import type { Refusal } from '../../../engine/words.js';
import type { BookOfEvents } from '../book-of-events.js';
import { sleep } from '../healing.js';
import type { Rule } from '../tale.js';
import { groupOf } from '../where.js';
import { otherOps } from './others.js';
import { peopleAndCombatOps } from './people-and-combat.js';
import { peopleOps } from './people.js';
import { placeOps } from './places.js';
import { readingOps } from './reading.js';
import { plainRule, type Glance } from './rule.js';
import { tradeOps } from './trade.js';
import { wealthOps } from './wealth.js';

/** A good night: everybody injured heals one red injury (op `rest`). */
const goodNight = plainRule<RestOp>((_, t) => {
  for (const member of groupOf(t).members) sleep(t, member);
});

/** Every op of the book's contract. */
export function eventOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  const rules: Readonly<Record<string, Rule>> = {
    ...readingOps(book, (op, t) => refusalOf(op, t)),
    ...wealthOps(book),
    ...peopleAndCombatOps(),
    ...peopleOps(book),
    rest: goodNight,
    ...tradeOps(book),
    ...placeOps(book),
    ...otherOps,
  };
  const refusalOf = (op: Op, t: Glance): Refusal | undefined => rules[op.op]?.refusal?.(op, t);
  return rules;
}
