import type { DiceAmount } from '../../book/contract/basics.js';
import type { Local } from '../../engine/script.js';
import type { Tale } from './tale.js';

/** What an amount came to, with the dice as they fell. */
export interface Rolled {
  readonly total: number;
  /** Counted values of the dice: a D3 already halved, a D10's 0 as 10, a D100 as one number. */
  readonly dice: readonly number[];
}

/** UQ-DICE-02: half a D6, rounded up; the log keeps the D6. */
export function halved(face: number): number {
  return Math.ceil(face / 2);
}

/** UQ-DICE-04: the tens die counts its 0 as nothing, 00 with 0 is 100. Faces run from 1 to 10, where 10 is the printed 0. */
export function hundred(tens: number, ones: number): number {
  return (tens % 10) * 10 + (ones % 10) || 100;
}

/** One die of the book: a D6 has its six faces (UQ-DICE-01), the 0 of a D10 is ten (UQ-DICE-03). */
function rollDie(t: Pick<Tale, 'roll'>, sides: number, purpose: string): number {
  if (sides === 3) return halved(t.roll(purpose, 6));
  if (sides === 100) return hundred(t.roll(`${purpose} tens`, 10), t.roll(`${purpose} ones`, 10));
  return t.roll(purpose, sides);
}

/** The number a local stands for: itself, or how many people it names. */
export function numberOf(local: Local | undefined): number {
  if (typeof local === 'number') return local;
  return Array.isArray(local) ? local.length : 0;
}

/** Rolls an amount of the book (UQ-DICE-05). Constants draw no die. */
export function rollAmount(t: Pick<Tale, 'roll' | 'locals'>, amount: DiceAmount, purpose: string): Rolled {
  const dice: number[] = [];
  let total = amount.plus;
  for (const { count, sides } of amount.dice) {
    for (let die = 0; die < Math.abs(count); die++) {
      const value = rollDie(t, sides, purpose);
      dice.push(value);
      total += Math.sign(count) * value;
    }
  }
  for (const { local, times } of amount.refs ?? []) total += times * numberOf(t.locals[local]);
  return { total, dice };
}

/** The same, told to the table if there were dice; nothing under 0 counts where `floor` is set. */
export function tellAmount(t: Tale, amount: DiceAmount, purpose: string): number {
  const { total, dice } = rollAmount(t, amount, purpose);
  if (dice.length > 0) t.tell({ kind: 'rolled', purpose, dice: [...dice], total });
  return total;
}

/** The most that can come of an amount. */
export function most(amount: DiceAmount, locals: Readonly<Record<string, Local>>): number {
  const dice = amount.dice.map(({ count, sides }) => (count > 0 ? count * sides : count));
  const refs = (amount.refs ?? []).map(({ local, times }) => times * numberOf(locals[local]));
  return [...dice, ...refs].reduce((sum, value) => sum + value, amount.plus);
}
