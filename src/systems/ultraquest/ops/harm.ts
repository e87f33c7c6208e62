import type { CurseOp, HazardOp, InjureOp, KillOp, SpellOp } from '../../../book/contract/harm.js';
import type { DiceAmount } from '../../../book/contract/basics.js';
import type { Who } from '../../../book/contract/who.js';
import type { Flow } from '../../../engine/system.js';
import { tellAmount } from '../amounts.js';
import { injure, kill } from '../combat/harm.js';
import { cursed, magicStrikes } from '../curses.js';
import { seeWhatComes } from '../hand-on-dice.js';
import { hazard } from '../hazards/hazards.js';
import type { Saved } from '../hazards/window.js';
import type { Adventurer } from '../state.js';
import { missKills, remember, struckBy, successCosts } from '../struck.js';
import type { Play, Rule, Tale } from '../tale.js';
import { bind, bindOutcome, choose, groupOf, present } from '../who.js';
import { mayLeave, type Impending } from '../wizards/leaving.js';
import { branch, END, pressToRoll, rule } from './rule.js';

/** Whom it is about; `...` before it waits for the press. */
function* whom(op: { readonly who: Who; readonly waits?: true }, t: Tale): Play<Adventurer[]> {
  const about = yield* choose(op.who, t);
  yield* pressToRoll(op, t, seeWhatComes(about));
  return about;
}

/** How much each gets, rolled once for all; 1 if the book does not say (UQ-DICE-05). */
function amountFor(t: Tale, amount: DiceAmount | undefined, purpose: string): number {
  return amount ? Math.max(0, tellAmount(t, amount, purpose)) : 1;
}

/** Binds who was struck and goes on to `saved` if nobody was, else to `else`. */
function strike(
  op: { readonly who: Who; readonly as?: string; readonly branches?: readonly { readonly on: string }[] },
  t: Tale,
  about: readonly Adventurer[],
  struck: readonly Adventurer[],
): Flow {
  bind(t, op.as, about);
  remember(t, op.as, struckBy(op.who, t));
  bindOutcome(
    t,
    struck,
    about.filter((member) => !struck.includes(member)),
  );
  if (groupOf(t).members.length === 0) return END;
  return branch(op, struck.length === 0 ? 'saved' : 'else');
}

/** An injury that the event has in store, as Teleportation sees it (UQ-WIZ-10). */
function injuryTo(t: Tale, about: readonly Adventurer[]): Impending {
  const endangered = () => present(groupOf(t)).filter((member) => about.includes(member));
  return {
    get text() {
      return { key: 'injury-preview', args: { who: endangered().map(({ name }) => name) } };
    },
    endangered,
    everybody: () => present(groupOf(t)),
  };
}

function* injureAll(op: InjureOp, t: Tale): Play<Flow> {
  const about = yield* whom(op, t);
  const amount = amountFor(t, op.amount, 'injuries');
  const why = { struck: struckBy(op.who, t), missKills: missKills(t), costs: successCosts(t) };
  const struck: Adventurer[] = [];
  if (amount > 0) yield* mayLeave(t, injuryTo(t, about));
  for (const member of about) {
    const ducked = new Set<string>();
    for (let i = 0; i < amount && present(groupOf(t)).includes(member); i++) {
      const wound = { colour: op.cursed ? 'black' : 'red', source: 'event', ducked, ...why } as const;
      if ((yield* injure(t, member, wound)) !== 'averted' && !struck.includes(member)) struck.push(member);
    }
  }
  return strike(op, t, about, struck);
}

function* killAll(op: KillOp, t: Tale): Play<Flow> {
  const about = yield* whom(op, t);
  const bare = { colour: op.cursed ? 'black' : 'red', source: 'event', struck: struckBy(op.who, t) } as const;
  const struck: Adventurer[] = [];
  for (const member of about) {
    const wound = { ...bare, ...(op.unseen && { unseen: true }) };
    const harmed = yield* kill(t, member, wound);
    if (harmed !== 'averted') struck.push(member);
  }
  return strike(op, t, about, struck);
}

/** A curse comes to people: there is a moment to avert it (UQ-CURSE-03). */
function* curseAll(op: CurseOp, t: Tale): Play<Flow> {
  const about = yield* whom(op, t);
  const amount = amountFor(t, op.amount, 'curses');
  const saved = amount === 0 ? new Map<string, string>() : yield* magicStrikes(t, 'curse', about);
  const struck = amount === 0 ? [] : about.filter((member) => !saved.has(member.id));
  for (const member of about) {
    const by = saved.get(member.id);
    if (by !== undefined) t.tell({ kind: 'curse-averted', who: member.name, by });
    else if (groupOf(t).members.includes(member)) cursed(t, member, amount);
  }
  return strike(op, t, about, struck);
}

function tellHazard(t: Tale, name: string, about: readonly Adventurer[], saved: Saved): Adventurer[] {
  for (const member of about) {
    const by = saved.get(member.id);
    const outcome = { who: member.name, saved: by !== undefined, ...(by !== undefined && { by }) };
    t.tell(name === 'poison' ? { kind: 'poisoned', ...outcome } : { kind: 'hazard', hazard: name, ...outcome });
  }
  return about.filter((member) => !saved.has(member.id));
}

const HARMS = { poison: 'poison', drown: 'water', burn: 'fire', freeze: 'cold', fall: 'falls' } as const;

function* hazardAll(op: HazardOp, t: Tale): Play<Flow> {
  const about = yield* whom(op, t);
  const saved = yield* hazard(t, HARMS[op.op], about);
  return strike(op, t, about, tellHazard(t, op.op, about, saved));
}

function* spellAll(op: SpellOp, t: Tale): Play<Flow> {
  const about = yield* whom(op, t);
  const saved = yield* magicStrikes(t, 'spell', about);
  return strike(op, t, about, tellHazard(t, op.spell, about, saved));
}

/** The ops of harm. */
export const harmOps: Readonly<Record<string, Rule>> = {
  injure: rule<InjureOp>(2, injureAll),
  kill: rule<KillOp>(1, killAll),
  curse: rule<CurseOp>(2, curseAll),
  spell: rule<SpellOp>(2, spellAll),
  poison: rule<HazardOp>(2, hazardAll),
  drown: rule<HazardOp>(2, hazardAll),
  burn: rule<HazardOp>(3, hazardAll),
  freeze: rule<HazardOp>(3, hazardAll),
  fall: rule<HazardOp>(2, hazardAll),
};
