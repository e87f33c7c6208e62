import type { DiceAmount } from '../contract/basics.js';
import { SIDES } from '../contract/basics.js';
import { didYouMean } from '../names.js';
import type { Cursor } from './cursor.js';
import type { LocalKind } from './locals.js';

const TERM = /([+-]?)(?:(\d*)D(\d+)|(\d+)|\{?([a-z][a-z0-9]*)\}?)/gy;
const EXAMPLES = 'like 7, D6, 3+D6, 2D10, D3+1, or the name of a number';

/** Whether the next word could only be an amount. */
export function amountAhead(c: Cursor): boolean {
  const word = c.peek();
  return /^[+-]?(\d|\d*D\d|\{)/.test(word) || c.scope.locals.kindOf(word) === 'number';
}

/** `3+D6`, `2D10`, `-find`, `{goblins}`. */
export function amount(c: Cursor): DiceAmount {
  const word = c.peek();
  const dice: DiceAmount['dice'] = [];
  const refs: { local: string; times: number }[] = [];
  let plus = 0;
  let read = 0;
  for (const [text, sign = '', count, sides, constant, local] of word.matchAll(TERM)) {
    if (read > 0 && sign === '') break;
    const times = sign === '-' ? -1 : 1;
    if (sides !== undefined) dice.push(diceRow(c, times * Number(count === '' ? 1 : count), Number(sides)));
    else if (local !== undefined) refs.push({ local: numberNamed(c, local), times });
    else plus += times * Number(constant);
    read += text.length;
  }
  if (word === '') c.fail('dice', 'an amount is missing', EXAMPLES);
  else if (read < word.length) c.fail('dice', `"${word}" is no amount`, EXAMPLES);
  c.word('an amount');
  return { dice, plus, ...(refs.length > 0 && { refs }) };
}

function diceRow(c: Cursor, count: number, sides: number): DiceAmount['dice'][number] {
  const known = SIDES.find((number) => number === sides);
  if (known === undefined) c.fail('dice', `there is no D${sides}`, 'there are D3, D6, D10 and D100');
  return { count, sides: known ?? 6 };
}

function numberNamed(c: Cursor, local: string): string {
  if (c.scope.locals.kindOf(local) !== 'number') {
    const near = didYouMean(local, c.scope.locals.names('number'));
    c.fail('unknown-local', `no number is called ${local} so far`, near ?? 'bind one with `as NAME`');
  }
  return local;
}

/** An amount, if the next word is one. */
export function takeAmount(c: Cursor): DiceAmount | undefined {
  return amountAhead(c) ? amount(c) : undefined;
}

/** `as NAME` at the end of a span, which binds what came out. */
export function takeAs(c: Cursor, kind: LocalKind): string | undefined {
  return c.take('as') ? nameToBind(c, kind) : undefined;
}

export function nameToBind(c: Cursor, kind: LocalKind): string {
  const name = c.peek();
  if (!/^[a-z][a-z0-9]*$/.test(name)) c.fail('span', `"${name}" is no name to bind`, 'small letters and digits');
  else if (!c.scope.locals.bind(name, kind))
    c.fail('span', `${name} stands for something else already`, 'take another name');
  c.word('a name');
  return name;
}
