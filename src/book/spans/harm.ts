import type { CurseOp, HazardOp, InjureOp, KillOp, SpellOp } from '../contract/harm.js';
import type { BlessOp, HealOp, ProtectOp, RestOp, UncurseOp } from '../contract/help.js';
import { ATTRIBUTES, Lasts } from '../contract/basics.js';
import type { Who } from '../contract/who.js';
import { takeAs } from './amount.js';
import { opt, type Cursor } from './cursor.js';
import { takeAmountEach, takeWho, who } from './who.js';

const cursed = (c: Cursor) => c.take('cursed') && { cursed: true as const };
const asPeople = (c: Cursor) => opt('as', takeAs(c, 'people'));
const struck = (c: Cursor): Who => who(c, { cursedIsHarm: true });

export const injure = (c: Cursor): InjureOp => ({
  op: 'injure',
  who: struck(c),
  ...opt('amount', takeAmountEach(c)),
  ...cursed(c),
  ...asPeople(c),
});

export const curse = (c: Cursor): CurseOp => ({
  op: 'curse',
  who: who(c),
  ...opt('amount', takeAmountEach(c)),
  ...asPeople(c),
});

export const kill = (c: Cursor): KillOp => ({ op: 'kill', who: struck(c), ...cursed(c), ...asPeople(c) });

/** The name is as many words as stand before the one that says who. */
export function spell(c: Cursor): SpellOp {
  const words = [c.word('the name of the spell')];
  let target = takeWho(c);
  while (!target && !c.atEnd && c.peek(1) !== '') {
    words.push(c.word('the name of the spell'));
    target = takeWho(c);
  }
  return { op: 'spell', spell: words.join(' '), who: target ?? who(c), ...asPeople(c) };
}

export const hazard =
  <const N extends HazardOp['op']>(op: N) =>
  (c: Cursor) => ({ op, who: struck(c), ...cursed(c), ...asPeople(c) });

export const heal = (c: Cursor): HealOp => ({
  op: 'heal',
  who: struck(c),
  ...opt('amount', takeAmountEach(c)),
  ...cursed(c),
});

export const uncurse = (c: Cursor): UncurseOp => ({ op: 'uncurse', who: who(c), ...opt('amount', takeAmountEach(c)) });

export const bless = (c: Cursor): BlessOp => ({
  op: 'bless',
  what: c.oneOf('value', [...ATTRIBUTES, 'ME', 'RA', 'AR']),
  plus: c.integer('how much'),
  who: who(c),
  lasts: c.oneOf('time', Lasts.options),
});

export const rest = (): RestOp => ({ op: 'rest' });

export function protect(c: Cursor): ProtectOp {
  const protectedOnes = who(c);
  c.expect('from', 'protect WHO from fire turn');
  const from = c.oneOf('harm', ['fire', 'cold', 'water', 'poison', 'magic', 'falls', 'traps']);
  return { op: 'protect', who: protectedOnes, from, lasts: c.oneOf('time', Lasts.options) };
}
