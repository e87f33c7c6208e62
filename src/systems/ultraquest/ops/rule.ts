import type { Op } from '../../../engine/script.js';
import type { Flow, Telling } from '../../../engine/system.js';
import type { Refusal, Words } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import type { UltraQuestState } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';

export const NEXT: Flow = { to: 'next' };
export const END: Flow = { to: 'end' };

/** What a refusal may look at. */
export type Glance = Pick<Telling<UltraQuestState, UltraQuestFact>, 'seat' | 'state' | 'locals'>;

/** What the choice of people reads, from a glance: no event is open while options are greyed. */
export function reader({ seat, state, locals }: Glance) {
  return { seat, state, locals, script: '' };
}

/**
 * The rule of an op whose arguments the contract of the book has checked. Whoever changes the order or the meaning of its
 * dice and asks raises `revision`.
 */
export function rule<O extends { readonly op: string }>(
  revision: number,
  run: (op: O, t: Tale) => Play<Flow>,
  refusal?: (op: O, t: Glance) => Refusal | undefined,
): Rule {
  return {
    revision,
    run: (op, t) => run(op as unknown as O, t),
    ...(refusal && { refusal: (op: Op, t: Glance) => refusal(op as unknown as O, t) }),
  };
}

/** The rule of an op that neither rolls nor asks. */
export function plainRule<O extends { readonly op: string }>(
  run: (op: O, t: Tale) => Flow | undefined,
  refusal?: (op: O, t: Glance) => Refusal | undefined,
): Rule {
  return {
    ...rule<O>(
      1,
      function* (op, t) {
        return run(op, t) ?? NEXT;
      },
      refusal,
    ),
    plain: true,
  };
}

/** The branch with the first of these keywords that is written, else on to the next op. */
export function branch(op: { readonly branches?: readonly { readonly on: string }[] }, ...keywords: string[]): Flow {
  for (const keyword of keywords) {
    const index = op.branches?.findIndex(({ on }) => on === keyword) ?? -1;
    if (index >= 0) return { to: 'branch', index };
  }
  return NEXT;
}

/** `...` before the span: the dice wait for the player's press (UQ-EVT-10), and its label says whose they are and what for. */
export function* pressToRoll(op: { readonly waits?: true }, t: Tale, label: Words): Play<void> {
  if (!op.waits) return;
  yield* t.ask({
    name: 'roll',
    kind: 'roll',
    options: [{ id: 'roll', label, tone: 'go' }],
    default: 'roll',
  });
}
