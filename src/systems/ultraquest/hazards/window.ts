import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import type { Remedies, Remedy } from './remedy.js';

/** A menu holds 25 entries, one of them "no". */
const MOST_REMEDIES = 24;

/** Who was saved, and by what, by adventurer id. */
export type Saved = Map<string, string>;

/**
 * Windows W8 and W9: a harm is named and has not struck yet. Opens only while somebody is in danger and somebody can do
 * something; each remedy may fail, and then the next may be tried.
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
    const endangered = struck.filter((member) => !saved.has(member.id));
    const remedies = endangered.length === 0 ? [] : sources.flatMap((source) => source(t, endangered));
    const remedy = yield* chooseRemedy(t, harm, endangered, remedies.slice(0, MOST_REMEDIES), kind);
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
  const [first] = remedies;
  if (!first) return undefined;
  const answer = yield* t.ask({
    name: harm,
    kind,
    text: { key: `harm-${harm}`, args: { who: endangered.map((member) => member.name) } },
    options: [
      ...remedies.map(({ id, label }) => ({ id, label, menu: 'remedy' })),
      { id: 'no', label: { key: 'do-nothing' }, tone: 'quiet' },
    ],
    menus: [{ id: 'remedy', placeholder: { key: 'menu-remedy' }, min: 1, max: 1 }],
    default: first.id,
  });
  return remedies.find(({ id }) => id === answer.options[0]);
}
