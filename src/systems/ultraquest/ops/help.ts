import type { BlessOp, HealOp, ProtectOp, UncurseOp } from '../../../book/contract/help.js';
import type { DiceAmount } from '../../../book/contract/basics.js';
import type { Who } from '../../../book/contract/who.js';
import type { Flow } from '../../../engine/system.js';
import { tellAmount } from '../amounts.js';
import { lift } from '../curses.js';
import { heal } from '../healing.js';
import { ATTRIBUTES, type Attribute } from '../names.js';
import type { Adventurer, Effect } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { chooseLiving, groupOf, pick, poolOf } from '../who.js';
import { NEXT, rule } from './rule.js';

function amountFor(t: Tale, amount: DiceAmount | undefined, purpose: string): number {
  return amount ? Math.max(0, tellAmount(t, amount, purpose)) : 1;
}

/** Whom it is for. Where the player picks, only those whom it would help; nobody is asked where that is one or none (D-02, rule 1). */
function* inNeed(t: Tale, who: Who, question: string, needs: (member: Adventurer) => boolean): Play<Adventurer[]> {
  if (who.who !== 'any') return yield* chooseLiving(who, t);
  const { members } = groupOf(t);
  const pool = poolOf(who.of ?? { who: 'each' }, t).filter((one) => members.includes(one) && needs(one));
  return yield* pick(t, pool, who.min, who.max, { question });
}

function* healAll(op: HealOp, t: Tale): Play<Flow> {
  const needs = ({ injuries: { red, black } }: Adventurer) => red > 0 || (op.cursed === true && black > 0);
  const about = yield* inNeed(t, op.who, 'who-is-healed', needs);
  const amount = amountFor(t, op.amount, 'healing');
  for (const member of about) heal(t, member, amount, 'event', op.cursed);
  return NEXT;
}

function* uncurseAll(op: UncurseOp, t: Tale): Play<Flow> {
  const about = yield* inNeed(t, op.who, 'who-is-freed', ({ curses }) => curses > 0);
  const amount = amountFor(t, op.amount, 'curses');
  for (const member of about) lift(t, member, amount, 'event');
  return NEXT;
}

/** What a blessing changes: an attribute, a combat value, the armor rating. */
function blessing({ what, plus, lasts }: BlessOp): Effect {
  const shared = { amount: plus, source: 'blessing', magic: true, until: lasts };
  const attribute: Attribute | undefined = ATTRIBUTES.find((name) => name === what);
  if (attribute) return { kind: 'attribute', attribute, ...shared };
  return { kind: what === 'ME' ? 'melee' : what === 'RA' ? 'ranged' : 'armor', ...shared };
}

function* blessAll(op: BlessOp, t: Tale): Play<Flow> {
  for (const member of yield* chooseLiving(op.who, t)) {
    member.effects.push(blessing(op));
    t.tell({ kind: 'effect', who: member.name, effect: op.what, amount: op.plus, until: op.lasts });
  }
  return NEXT;
}

function* protectAll(op: ProtectOp, t: Tale): Play<Flow> {
  for (const member of yield* chooseLiving(op.who, t)) {
    member.effects.push({
      kind: 'protection',
      from: op.from,
      amount: 0,
      source: 'protection',
      magic: true,
      until: op.lasts,
    });
    t.tell({ kind: 'effect', who: member.name, effect: `safe-from-${op.from}`, amount: 0, until: op.lasts });
  }
  return NEXT;
}

/** The ops that help. */
export const helpOps: Readonly<Record<string, Rule>> = {
  heal: rule<HealOp>(2, healAll),
  uncurse: rule<UncurseOp>(2, uncurseAll),
  bless: rule<BlessOp>(1, blessAll),
  protect: rule<ProtectOp>(1, protectAll),
};
