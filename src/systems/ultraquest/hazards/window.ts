import { orderFor } from '../orders.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import type { Remedies, Remedy } from './remedy.js';

/** A menu holds 25 entries, one of them "no". */
const MOST_REMEDIES = 24;

/** Who was saved, and by what, by adventurer id. */
export type Saved = Map<string, string>;

/** What the player has answered in advance: what is kept is no remedy, and what is to be used is used (D-02, rule 5). */
function heeded(remedies: readonly Remedy[], group: Group): { open: Remedy[]; atOnce?: Remedy } {
  const order = ({ owner, costs }: Remedy) => orderFor(group, owner, costs === 'potion' ? 'potion' : 'magic');
  const open = remedies.filter((remedy) => order(remedy) !== 'keep');
  const wanted = open.filter((remedy) => order(remedy) === 'use');
  const atOnce = byPower(wanted) ?? wanted.find(({ costs }) => costs === 'potion');
  return { open, ...(atOnce && { atOnce }) };
}

/** The spell or miracle that is used first; Teleportation last, since it is the end of the event for somebody. */
function byPower(remedies: readonly Remedy[]): Remedy | undefined {
  const powers = remedies.filter(({ costs }) => costs === 'power');
  return powers.find(({ by }) => by !== 'Teleportation') ?? powers[0];
}

/** What counts when nobody answers (D-02): what costs no thing; against poison an antidote before one leaves it all. */
function byDefault(harm: string, remedies: readonly Remedy[]): Remedy | undefined {
  const power = byPower(remedies);
  if (power && power.by !== 'Teleportation') return power;
  return (harm === 'poison' ? remedies.find(({ costs }) => costs === 'potion') : undefined) ?? power;
}

const followed = ({ costs }: Remedy) => (costs === 'potion' ? 'potion' : 'magic');

/**
 * Windows W8 and W9: a harm is named and has not struck yet. Opens only while somebody is in danger and somebody can do
 * something; each remedy may fail, and then the next may be tried. An event may speak of the dead as well: nothing helps them.
 */
export function* remedyWindow(
  t: Tale,
  harm: string,
  struck: readonly Adventurer[],
  sources: readonly Remedies[],
  kind: 'hazard' | 'magic' = 'hazard',
): Play<Saved> {
  const saved: Saved = new Map();
  for (;;) {
    const { members } = groupOf(t);
    const endangered = struck.filter((member) => members.includes(member) && !saved.has(member.id));
    const remedies = endangered.length === 0 ? [] : sources.flatMap((source) => source(t, endangered));
    const { open, atOnce } = heeded(remedies, groupOf(t));
    if (atOnce) t.tell({ kind: 'order-followed', group: groupOf(t).name, what: followed(atOnce) });
    const remedy = atOnce ?? (yield* chooseRemedy(t, harm, endangered, open.slice(0, MOST_REMEDIES), kind));
    if (!remedy) return saved;
    for (const member of yield* remedy.use(t)) saved.set(member.id, remedy.by);
  }
}

function* chooseRemedy(
  t: Tale,
  harm: string,
  endangered: readonly Adventurer[],
  remedies: readonly Remedy[],
  kind: string,
): Play<Remedy | undefined> {
  if (remedies.length === 0) return undefined;
  const answer = yield* t.ask({
    name: harm,
    kind,
    text: { key: `harm-${harm}`, args: { who: endangered.map((member) => member.name) } },
    options: [
      ...remedies.map(({ id, label }) => ({ id, label, menu: 'remedy' })),
      { id: 'no', label: { key: 'do-nothing' }, tone: 'quiet' },
    ],
    menus: [{ id: 'remedy', placeholder: { key: 'menu-remedy' }, min: 1, max: 1 }],
    default: byDefault(harm, remedies)?.id ?? 'no',
  });
  return remedies.find(({ id }) => id === answer.options[0]);
}
