import { testOf } from '../attributes.js';
import { knows } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Struck } from '../struck.js';
import type { Play, Tale } from '../tale.js';
import { guard } from '../guards.js';
import { groupOf } from '../where.js';
import { bury, sparkOfLife } from '../death.js';
import { heal } from '../healing.js';
import { lifeSavingWindow, type Saved } from '../life-saving.js';
import { duck, type Ducked } from '../thieves/ducking.js';

export type Colour = 'red' | 'black';

/** An injury about to be placed. */
export interface Wound {
  readonly colour: Colour;
  /** What it comes from: a foe's name, `flight`, an event. */
  readonly source: string;
  /** By what the book means whom it strikes, and whether the test that was passed before it would have killed. */
  readonly struck?: Struck | undefined;
  readonly missKills?: boolean;
  /** Set where it is what success in that test costs. */
  readonly costs?: boolean;
  /** Who ducked before in the same fight or event; without it nobody can duck. */
  readonly ducked?: Ducked;
  /** Set where the body falls into strange hands (UQ-DEATH-04). */
  readonly unburied?: boolean;
  /** Set where nobody sees what has become of the dead (UQ-CLR-25). */
  readonly unseen?: boolean;
}

export type Harmed = 'averted' | 'injured' | 'dead';

/** UQ-RACE-22, UQ-RACE-23: one injury kills a Fairy who fails test(STR), two if she has Endurance; two kill everybody. */
function* wouldKill(t: Tale, adventurer: Adventurer): Play<boolean> {
  const had = adventurer.injuries.red + adventurer.injuries.black;
  if (had > 0) return true;
  if (adventurer.race !== 'fairy' || knows(adventurer, 'Endurance')) return false;
  return !(yield* testOf(t, adventurer, 'STR', { rule: 'UQ-RACE-22' }));
}

function place(t: Tale, adventurer: Adventurer, { colour, source, struck, missKills, costs }: Wound): void {
  adventurer.injuries[colour] += 1;
  const why = { ...(struck && { struck }), ...(costs && { costs }), ...(missKills && { missKills }) };
  t.tell({ kind: 'injury', who: adventurer.name, colour, source, ...why });
}

/**
 * An injury comes to somebody: it may be ducked; before a deadly one stands one life-saving action (window W7);
 * then it is placed, and two of any colour kill (UQ-CMB-52 to 58).
 */
export function* injure(t: Tale, adventurer: Adventurer, wound: Wound): Play<Harmed> {
  if (wound.ducked && (yield* duck(t, adventurer, wound.ducked))) return 'averted';
  const by = guard(t, adventurer, 'injury');
  if (by !== undefined) {
    t.tell({ kind: 'injury-averted', who: adventurer.name, by });
    return 'averted';
  }
  if (!(yield* wouldKill(t, adventurer))) {
    place(t, adventurer, wound);
    return 'injured';
  }
  const saved = yield* lifeSavingWindow(t, adventurer, wound.source);
  if (saved === 'away') return 'averted';
  if (saved !== 'no') {
    if (!healFirst(adventurer)) return 'averted';
    place(t, adventurer, wound);
    return survive(t, adventurer, saved);
  }
  place(t, adventurer, wound);
  return yield* die(t, adventurer, wound);
}

/** Saved with one injury; a master's Healing may take that one too (UQ-CLR-09). */
function survive(t: Tale, adventurer: Adventurer, saved: Saved): Harmed {
  if (saved === 'healed twice') heal(t, adventurer, 1, 'Healing', true);
  return 'injured';
}

/** A healing takes effect before the new injury does: on a black one first, since rest never heals it. */
function healFirst(adventurer: Adventurer): boolean {
  const colour = adventurer.injuries.black > 0 ? 'black' : 'red';
  if (adventurer.injuries[colour] === 0) return false;
  adventurer.injuries[colour] -= 1;
  return true;
}

function* die(t: Tale, adventurer: Adventurer, { source, unburied, unseen, struck }: Wound): Play<Harmed> {
  bury(t, adventurer, { cause: source, ...(struck && { struck }) }, !unburied);
  if (unseen) return 'dead';
  return (yield* sparkOfLife(t, adventurer)) ? 'injured' : 'dead';
}

/** An event kills outright (UQ-CMB-54), unless one life-saving action helps: then it is an injury and no more. */
export function* kill(t: Tale, adventurer: Adventurer, wound: Wound): Play<Harmed> {
  if (!groupOf(t).members.includes(adventurer)) return 'dead';
  const saved = yield* lifeSavingWindow(t, adventurer, wound.source);
  if (saved === 'away') return 'averted';
  if (saved !== 'no') {
    if (adventurer.injuries.red + adventurer.injuries.black === 0) place(t, adventurer, wound);
    return survive(t, adventurer, saved);
  }
  return yield* die(t, adventurer, wound);
}
