import type { Pool, Who } from '../../book/contract/who.js';
import type { Local, Op } from '../../engine/script.js';
import type { Flow } from '../../engine/system.js';

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
const SUCCESS_COSTS = 'success costs';

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

/**
 * Remembers of a test how its outcomes are written: whether a miss would have killed, and whether the outcome of everybody's
 * success holds an injury. Gives where it goes.
 */
export function rememberTest(t: Locals, op: { readonly branches?: Op['branches'] }, flow: Flow): Flow {
  const branches = op.branches ?? [];
  t.locals[MISS_KILLS] = branches.some(({ on, do: ops }) => (on === 'fail' || on === 'none') && kills(ops));
  const taken = flow.to === 'branch' ? branches[flow.index] : undefined;
  t.locals[SUCCESS_COSTS] = taken !== undefined && (taken.on === 'pass' || taken.on === 'all') && injures(taken.do);
  return flow;
}

const kills = (ops: readonly Op[]): boolean =>
  ops.some((op) => op.op === 'kill' || (op.branches ?? []).some((branch) => kills(branch.do)));

/** Ops whose outcomes are chosen or stand fast. */
const WITHOUT_DICE = ['decide', 'if', 'pay'];

/** What happens by choice or as it is written belongs to the outcome; what other dice decide does not. */
const injures = (ops: readonly Op[]): boolean =>
  ops.some(
    ({ op, branches = [] }) =>
      op === 'injure' || (WITHOUT_DICE.includes(op) && branches.some((branch) => injures(branch.do))),
  );

/** Whether the injury in hand is what the last test of the event costs whoever passed it. */
export const successCosts = (t: Locals): boolean => t.locals[SUCCESS_COSTS] === true;

/** Whether missing the last test of the event would have killed. */
export const missKills = (t: Locals): boolean => t.locals[MISS_KILLS] === true;
