import { ATTRIBUTES, type AttributeCode, type DiceAmount } from '../contract/basics.js';
import type { Pool, Who } from '../contract/who.js';
import { amountOf } from '../contract/basics.js';
import { didYouMean } from '../names.js';
import { amountAhead, takeAmount } from './amount.js';
import { opt, type Cursor } from './cursor.js';

const PLAIN = ['each', 'those', 'others', 'riders', 'walkers', 'injured', 'cursed', 'dead'] as const;
const SELECTORS = ['first', 'last', 'random', 'any', 'best', 'worst', 'behind'] as const;
export const SEXES: ReadonlyMap<string, 'male' | 'female'> = new Map([
  ['male', 'male'],
  ['man', 'male'],
  ['men', 'male'],
  ['female', 'female'],
  ['woman', 'female'],
  ['women', 'female'],
]);

interface Manner {
  /** `cursed` at the end means the harm and not the people. */
  readonly cursedIsHarm?: boolean;
  /** What `best` and `worst` are about if they do not say. */
  readonly attribute?: AttributeCode | undefined;
}

/** Who: `first`, `any fighter`, `2 women`, `best DEX`, `random those`, `half-ducks`, `drinker`, `all but drinker` ... */
export function who(c: Cursor, manner: Manner = {}): Who {
  const found = takeWho(c, manner);
  if (found) return found;
  const { registry, locals } = c.scope;
  const known = [
    ...SELECTORS,
    ...PLAIN,
    ...locals.names('people'),
    ...registry.professions.all.map((named) => named.name),
    ...registry.races.all.map((named) => named.name),
  ];
  const text = c.peek();
  const wrong = text === '' ? 'who it is about is missing' : `"${text}" is nobody`;
  c.fail(
    'unknown-name',
    wrong,
    didYouMean(text, known) ?? 'like first, any, each, random, or a name bound by `as NAME`',
  );
  if (text !== '') c.word('who');
  return { who: 'each' };
}

export function takeWho(c: Cursor, manner: Manner = {}): Who | undefined {
  if (/^\d+(-\d+)?$/.test(c.peek())) return someOf(c, manner);
  const selector = c.takeOneOf(SELECTORS);
  if (selector) return selected(c, selector, manner);
  const found = readPool(c, manner);
  return found && (found.singular ? pick(1, 1, found.pool) : found.pool);
}

function selected(c: Cursor, selector: (typeof SELECTORS)[number], manner: Manner): Who {
  if (selector === 'behind') return { who: 'behind', name: personNamed(c) };
  if (selector === 'any') return /^\d+(-\d+)?$/.test(c.peek()) ? someOf(c, manner) : pick(1, 1, takePool(c, manner));
  if (selector === 'best' || selector === 'worst') {
    const attribute = c.takeOneOf(ATTRIBUTES) ?? manner.attribute ?? c.oneOf('attribute', ATTRIBUTES);
    return { who: selector, attribute, ...opt('of', takePool(c, manner)) };
  }
  const count: DiceAmount = takeAmount(c) ?? amountOf(1);
  return { who: selector, count, ...opt('of', takePool(c, manner)) };
}

/** `2`, `1-3 fighters`: as many as the player picks. */
function someOf(c: Cursor, manner: Manner): Who {
  const [min = 1, max = min] = c.word('how many').split('-').map(Number);
  if (min < 0 || max < 1 || min > max) c.fail('span', `${min}-${max} people cannot be chosen`);
  return pick(min, max, takePool(c, manner));
}

function pick(min: number, max: number, of: Pool | undefined): Who {
  return { who: 'any', min, max, ...opt('of', of) };
}

/** A kind of people out of which something is picked; here it does not matter whether it stands in the plural. */
export function takePool(c: Cursor, manner: Manner = {}): Pool | undefined {
  return readPool(c, manner)?.pool;
}

interface Kind {
  readonly pool: Pool;
  /** `cleric`, and not `clerics`: one of them, whom the player picks if there are several. */
  readonly singular: boolean;
}

function readPool(c: Cursor, manner: Manner): Kind | undefined {
  if (!(manner.cursedIsHarm && c.peek() === 'cursed')) {
    const plain = c.takeOneOf(PLAIN);
    if (plain) return { pool: { who: plain }, singular: false };
  }
  const sex = SEXES.get(c.peek());
  if (sex) {
    const word = c.word('sex');
    return { pool: { who: 'sex', sex }, singular: word === 'man' || word === 'woman' };
  }
  if (c.take('all but') || c.take('but')) return { pool: { who: 'but', name: personNamed(c) }, singular: false };
  const bearer = c.takeOneOf(['bearer', 'bearers']);
  if (bearer) {
    const pool: Pool = { who: 'bearer', item: c.name('item', c.scope.registry.items) };
    return { pool, singular: bearer === 'bearer' };
  }
  if (c.take('skilled')) {
    return { pool: { who: 'skilled', skill: c.name('skill', c.scope.registry.skills) }, singular: false };
  }
  return takeNamed(c);
}

/** Somebody bound, a profession or a race. */
function takeNamed(c: Cursor): Kind | undefined {
  const { registry, locals } = c.scope;
  const bare = c.peek().replace(/^\{(.*)\}$/, '$1');
  if (locals.kindOf(bare) === 'people') {
    c.word('a name');
    return { pool: { who: 'bound', name: bare, ...(locals.isOne(bare) && { one: true }) }, singular: false };
  }
  const profession = c.takeName(registry.professions);
  if (profession) {
    return { pool: { who: 'profession', profession: profession.id }, singular: c.tookSingular(profession) };
  }
  const race = c.takeName(registry.races);
  return race && { pool: { who: 'race', race: race.id }, singular: c.tookSingular(race) };
}

export function personNamed(c: Cursor): string {
  const name = c.word('a name').replace(/^\{(.*)\}$/, '$1');
  if (c.scope.locals.kindOf(name) === 'people') return name;
  c.back();
  c.fail('unknown-local', `nobody is called ${name} so far`, didYouMean(name, c.scope.locals.names('people')));
  return name;
}

/**
 * How much befalls each: `x 2` anywhere; a bare amount where it cannot count people, as after `each` or a name.
 */
export function takeAmountEach(c: Cursor): DiceAmount | undefined {
  if (c.take('x')) return takeAmount(c) ?? amountOf(1);
  return amountAhead(c) ? takeAmount(c) : undefined;
}
