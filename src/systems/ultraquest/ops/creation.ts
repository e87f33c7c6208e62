import type { Flow } from '../../../engine/system.js';
import type { BookOfEvents } from '../book-of-events.js';
import { goShopping } from '../creation/first-shopping.js';
import { learn, takeGift, takeGold } from '../creation/fortunes.js';
import { joinTable, lookOver } from '../creation/overview.js';
import { newSketch, type Beginning } from '../creation/sketch.js';
import { makeUp, nameGroup } from '../creation/steps.js';
import { turnTo } from '../creation/way.js';
import type { Play, Rule, Tale } from '../tale.js';
import { plainRule, rule } from './rule.js';

/** What is made up touches nothing but its own sheet: nobody waits for it. */
function aside(run: (t: Tale) => Play<Flow>): Rule {
  return { ...rule(1, (_, t) => run(t)), aside: true };
}

/** `create-opens`: a first suggestion, which the player changes. */
function opens(t: Tale): Flow {
  const beginning = t.locals['beginning'] as unknown as Beginning;
  return turnTo(t, newSketch(beginning, t.seat), 'group');
}

/** The ops of making up a group of one's own (UQ-START-02, UQ-START-17). */
export function creationOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    'create-opens': { ...plainRule((_, t) => opens(t)), aside: true },
    'create-group': aside(nameGroup),
    'create-person': aside(makeUp),
    'create-skills': aside(learn),
    'create-gold': aside(takeGold),
    'create-gift': aside(takeGift),
    'create-shop': aside((t) => goShopping(book, t)),
    'create-overview': aside(lookOver),
    'create-joins': plainRule((_, t) => joinTable(t)),
  };
}
