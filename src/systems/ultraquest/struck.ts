import type { Pool, Who } from '../../book/contract/who.js';
import type { Local, Op } from '../../engine/script.js';

/**
 * By what the book means somebody whom it strikes: the kind of its words (`first`, `random`, `any` ...) and what they are about;
 * `missed`, `passed` and `hit` are those whom a test or a danger before has told apart.
 */
export type Struck = { by: Who['who'] | 'missed' | 'passed' | 'hit'; of?: string };

interface Locals {
  readonly locals: Record<string, Local>;
}

// Names of the book have no blanks.
const meantAs = (name: string): string => `${name} meant`;
const MISS_KILLS = 'miss kills';

/** How the people are found of whom an op speaks; nothing where only a name is known. */
export function struckBy(who: Who, t: Locals): Struck | undefined {
  switch (who.who) {
    case 'bound':
      return t.locals[meantAs(who.name)] as Struck | undefined;
    case 'those':
    case 'others':
      return t.locals[meantAs(who.who)] as Struck | undefined;
    case 'best':
    case 'worst':
      return { by: who.who, of: who.attribute };
    case 'but':
      return undefined;
    default:
      return { by: who.who, ...aboutWhat(who) };
  }
}

function aboutWhat(who: Who | Pool): { of?: string } {
  switch (who.who) {
    case 'profession':
      return { of: who.profession };
    case 'race':
      return { of: who.race };
    case 'sex':
      return { of: who.sex };
    case 'skilled':
      return { of: who.skill };
    case 'bearer':
      return { of: who.item };
    default:
      return {};
  }
}

/** Remembers how whoever a name stands for was found. */
export function remember(t: Locals, name: string | undefined, struck: Struck | undefined): void {
  if (name === undefined) return;
  if (struck) t.locals[meantAs(name)] = struck;
  else delete t.locals[meantAs(name)];
}

/** Remembers of a test that was passed whether a miss would have killed, as its other outcomes are written. */
export function rememberMiss(t: Locals, op: { readonly branches?: Op['branches'] }): void {
  t.locals[MISS_KILLS] = (op.branches ?? []).some(({ on, do: ops }) => (on === 'fail' || on === 'none') && kills(ops));
}

const kills = (ops: readonly Op[]): boolean =>
  ops.some((op) => op.op === 'kill' || (op.branches ?? []).some((branch) => kills(branch.do)));

/** Whether missing the last test of the event would have killed. */
export const missKills = (t: Locals): boolean => t.locals[MISS_KILLS] === true;
