import type { DiceAmount } from '../../../book/contract/basics.js';
import type { UltraQuestOp } from '../../../book/contract/op.js';
import type { Op } from '../../../engine/script.js';
import type { Json } from '../../../engine/words.js';

/** One thing that an option takes from the group, as the book prints it beside the option. */
type Cost = Readonly<Record<string, Json>>;

/** How much is lost; nothing where it is gained. Dice are not rolled yet. */
function lost(what: string, { dice, refs, plus }: DiceAmount): Cost[] {
  const rolled = dice.some(({ count }) => count < 0) || (refs ?? []).some(({ times }) => times < 0);
  if (rolled) return [{ what }];
  return dice.length === 0 && plus < 0 ? [{ what, amount: -plus }] : [];
}

function costOf(op: UltraQuestOp): Cost[] {
  switch (op.op) {
    case 'gold':
    case 'fame':
    case 'honor':
      return lost(op.op, op.amount);
    case 'pay':
      return op.amount.dice.length > 0 || op.amount.refs
        ? [{ what: 'gold' }]
        : [{ what: 'gold', amount: op.amount.plus }];
    case 'give':
      return [{ what: 'thing', item: op.item }];
    case 'lose-line':
    case 'lose-action':
    case 'injure':
    case 'curse':
      return [{ what: op.op, who: op.who.who }];
    case 'skip-turn':
      return [{ what: op.op }];
    default:
      return [];
  }
}

/** What an option costs for certain: for whoever lets it be taken for lack of an answer (D-05). */
export const whatItCosts = (ops: readonly Op[]): readonly Json[] =>
  ops.flatMap((op) => costOf(op as unknown as UltraQuestOp));
