import type { EndOp, EventOp, GoOp, NextOp, RollOp, SuccessOp } from '../contract/reading.js';
import { amountOf } from '../contract/basics.js';
import { amount, takeAmount, takeAs } from './amount.js';
import { opt, type Cursor } from './cursor.js';

// Outcomes and `...` decide later whether the player rolls; see `compile/outcomes.ts`.
export const roll = (c: Cursor): RollOp => ({ op: 'roll', amount: amount(c), ...opt('as', takeAs(c, 'number')) });

export const next = (c: Cursor): NextOp => ({ op: 'next', plus: takeAmount(c) ?? amountOf(0) });

export const event = (c: Cursor): EventOp => ({ op: 'event', event: c.event('event') });

export function go(c: Cursor): GoOp {
  const part = c.peek();
  if (!/^[a-z][a-z0-9-]*$/.test(part)) c.fail('span', `"${part}" is no name of a part`, 'small letters and hyphens');
  return { op: 'go', part: c.word('the name of a part') };
}

export const end = (): EndOp => ({ op: 'end' });

export const success = (c: Cursor): SuccessOp => ({ op: 'success', ...opt('fame', c.takeInteger()) });
