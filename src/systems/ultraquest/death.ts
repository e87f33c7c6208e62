import { cast, castingId, castingLabel, castingsOf, type Casting } from './casting.js';
import { unlearn } from './growing/forgetting.js';
import { ATTRIBUTES } from './names.js';
import { orderFor } from './orders.js';
import { RACE_TRAITS } from './races.js';
import type { Adventurer } from './state.js';
import type { Struck } from './struck.js';
import type { Play, Tale } from './tale.js';
import { groupOf } from './where.js';

/**
 * Takes a dead adventurer out of the row. The grave is dug at once and keeps the name line (UQ-DEATH-01);
 * what the dead carried stays with them among the fallen until it is shared out or lost.
 */
export function bury(
  t: Tale,
  adventurer: Adventurer,
  { cause, ...why }: { readonly cause: string; readonly struck?: Struck },
  buried = true,
): void {
  const group = groupOf(t);
  group.members = group.members.filter((member) => member !== adventurer);
  group.fallen.push(adventurer);
  group.graves.push({ name: adventurer.name, turn: t.state.turn.number, cause });
  t.tell({ kind: 'death', who: adventurer.name, cause, buried, ...why });
}

/** A Cleric at hand may call somebody back who has just died in sight (UQ-CLR-25). */
export function* sparkOfLife(t: Tale, dead: Adventurer): Play<boolean> {
  for (;;) {
    const group = groupOf(t);
    const ordered = ({ caster }: Casting) => orderFor(group, caster, 'magic');
    const able = castingsOf(t, 'Spark of Life').filter((casting) => ordered(casting) !== 'keep');
    if (able.length === 0) return false;
    const atOnce = able.find((casting) => casting.by !== 'scroll' && ordered(casting) === 'use');
    if (atOnce) t.tell({ kind: 'order-followed', group: group.name, what: 'magic' });
    const chosen = atOnce ?? (yield* askForSpark(t, dead, able));
    if (!chosen) return false;
    if ((yield* cast(t, chosen)).passed) {
      revive(t, dead, chosen.caster.name);
      return true;
    }
  }
}

function* askForSpark(t: Tale, dead: Adventurer, able: readonly Casting[]): Play<Casting | undefined> {
  const answer = yield* t.ask({
    name: 'spark of life',
    kind: 'life-saving',
    text: { key: 'spark-of-life', args: { who: dead.name } },
    options: [
      ...able.map((casting) => ({ id: castingId(casting), label: castingLabel(casting), tone: 'go' as const })),
      { id: 'no', label: { key: 'let-go' }, tone: 'quiet' },
    ],
    default: castingId(able[0] as Casting),
  });
  return able.find((casting) => castingId(casting) === answer.options[0]);
}

/** Back in the row, at its end, with one injury and something lost (UQ-CLR-25, UQ-CLR-26). */
function revive(t: Tale, dead: Adventurer, by: string): void {
  const group = groupOf(t);
  group.fallen = group.fallen.filter((member) => member !== dead);
  const grave = group.graves.findLastIndex(({ name }) => name === dead.name);
  if (grave >= 0) group.graves.splice(grave, 1);
  dead.injuries = { red: 1, black: 0 };
  group.members.push(dead);
  t.tell({ kind: 'revived', who: dead.name, by, lost: payForLife(dead) });
}

/** The most expensive point that was raised, or without any the last skill learned; gives its name. */
function payForLife(dead: Adventurer): string | null {
  const { growth } = RACE_TRAITS[dead.race];
  const raised = ATTRIBUTES.filter((attribute) => dead.attributes[attribute] > growth[attribute].start);
  const price = (attribute: (typeof ATTRIBUTES)[number]) =>
    growth[attribute].prices[dead.attributes[attribute] - growth[attribute].start - 1] ?? 0;
  const dearest = [...raised].sort((a, b) => price(b) - price(a))[0];
  if (dearest) {
    dead.attributes[dearest] -= 1;
    return dearest;
  }
  return unlearn(dead) ?? null;
}
