import { cast, castingId, castingLabel, castingsOf, castsMasterfully, type Casting } from '../casting.js';
import type { Words } from '../../../engine/words.js';
import { orderFor } from '../orders.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { oneMore } from './one-more.js';
import { teleport } from './teleportation.js';

/** Harm that is known and has not come yet. */
export interface Impending {
  readonly text: Words;
  /** Whom it would hurt as things stand; whoever leaves makes room for the next (UQ-WIZ-11). */
  endangered(): readonly Adventurer[];
  /** Everybody whom a master could take along. */
  everybody(): readonly Adventurer[];
}

/** UQ-WIZ-10, UQ-WIZ-12: one; for a master two, and by two to spare everybody. The second is one of those it would hurt then. */
function* leave(t: Tale, impending: Impending, { casting, target }: WayOut, margin: number): Play<void> {
  const whole = castsMasterfully(casting) && margin >= 2;
  teleport(t, whole ? impending.everybody() : [target], casting.caster);
  if (castsMasterfully(casting) && !whole)
    teleport(t, yield* oneMore(t, casting.caster, impending.endangered()), casting.caster);
}

/** Window W6: Teleportation takes somebody out before the harm comes (UQ-WIZ-10 to 12). Opens only while somebody has it. */
export function* mayLeave(t: Tale, impending: Impending): Play<void> {
  const group = groupOf(t);
  const ordered = ({ caster }: Casting) => orderFor(group, caster, 'magic');
  for (;;) {
    const endangered = impending.endangered();
    const free = castingsOf(t, 'Teleportation').filter((casting) => ordered(casting) !== 'keep');
    const options = free.flatMap((casting) =>
      endangered.map((target) => ({ id: `${castingId(casting)}:${target.id}`, casting, target })),
    );
    if (options.length === 0) return;
    const atOnce = options.find(({ casting }) => casting.by !== 'scroll' && ordered(casting) === 'use');
    if (atOnce) t.tell({ kind: 'order-followed', group: group.name, what: 'magic' });
    const chosen = atOnce ?? (yield* choose(t, impending, options));
    if (!chosen) return;
    const { passed, margin } = yield* cast(t, chosen.casting);
    if (passed) yield* leave(t, impending, chosen, margin);
  }
}

interface WayOut {
  readonly id: string;
  readonly casting: Casting;
  readonly target: Adventurer;
}

function* choose(t: Tale, { text }: Impending, options: readonly WayOut[]): Play<WayOut | undefined> {
  const answer = yield* t.ask({
    name: 'teleport',
    kind: 'damage',
    text,
    options: [
      { id: 'no', label: { key: 'take-it' }, tone: 'quiet' },
      ...options.map(({ id, casting, target }) => ({
        id,
        label: { key: 'teleport', args: { ...castingLabel(casting).args, whom: target.name } },
      })),
    ],
    default: 'no',
  });
  return options.find(({ id }) => id === answer.options[0]);
}
