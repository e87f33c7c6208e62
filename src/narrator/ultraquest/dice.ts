import type { Part, UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { prose, small, type Block } from '../block.js';
import { capital, name, signed, unslug } from '../english.js';
import type { FactWords } from './fact-words.js';
import { effectText } from './effects.js';
import { purposeText } from './purposes.js';

/** Dice and tests: what happened in prose, the faces in small type. */
export const DICE: FactWords<'rolled' | 'test' | 'skill-used'> = {
  // An event's dice are told as they count in the end, or with the question whether they do.
  rolled: (fact, among) =>
    fact.purpose === 'event-again' || isToldByTest(fact, among)
      ? []
      : [
          small(
            `${fact.who ? `${name(fact.who)}, ${purposeText(fact.purpose)}` : capital(purposeText(fact.purpose))}: ${sum(fact)}`,
          ),
        ],
  test: (fact) => test(fact),
  'skill-used': (fact) => [prose(`${name(fact.who)}, ${unslug(fact.skill)}: ${effectText(fact.effect, fact.args)}.`)],
};

/** A test that a talisman has rolled again tells that die itself. */
const isToldByTest = (fact: UltraQuestFact, among: readonly UltraQuestFact[]): boolean =>
  fact.kind === 'rolled' && fact.purpose === 'talisman' && among[among.indexOf(fact) + 1]?.kind === 'test';

interface Tested {
  readonly who: string;
  readonly of: string;
  readonly die: number;
  readonly target: number;
  readonly parts: readonly Part[];
  readonly passed: boolean;
}

function test(fact: Tested): readonly Block[] {
  const verdict = fact.passed ? 'Passed.' : 'Missed.';
  return [
    small(
      `${name(fact.who)}, ${unslug(fact.of)}: D6 **${fact.die}**, needed ${needed(fact.target)}${made(fact)}. **${verdict}**`,
    ),
  ];
}

/** A target below 1 cannot be rolled under; one of 6 or more cannot be missed (UQ-DICE-07). */
function needed(target: number): string {
  if (target < 1) return `less than 1`;
  return target >= 6 ? `${target}, which any die is` : `${target}${target === 1 ? '' : ' or less'}`;
}

/** `: DEX 2, lockpicks +1`: the first part is the value itself, the others alter it; by itself it says nothing new. */
function made({ parts, of, target }: Tested): string {
  const [only, ...others] = parts;
  if (!only || (others.length === 0 && only.value === target))
    return only && only.source !== of ? ` (${unslug(only.source)})` : '';
  return `: ${parts.map((part, at) => `${unslug(part.source)} ${at === 0 ? part.value : signed(part.value)}`).join(', ')}`;
}

/** Each of these dice is looked up by itself. */
const NO_SUMS: readonly string[] = ['starting skill'];

/** `3 + 4 = 7`; what was added to the dice is shown like a die, and what they take away as they were rolled. */
function sum({ purpose, dice, total }: { purpose: string; dice: readonly number[]; total: number }): string {
  if (NO_SUMS.includes(purpose)) return dice.join(' and ');
  if (purpose.startsWith('treasure ')) return row(dice, total);
  const rolled = dice.reduce((all, face) => all + face, 0);
  if (rolled > 0 && total === -rolled) return sum({ purpose, dice, total: rolled });
  const added = total - rolled;
  const shown = `${faces(dice)}${added === 0 ? '' : added > 0 ? ` + ${added}` : ` − ${-added}`}`;
  return dice.length === 1 && added === 0 ? shown : `${shown} = ${total}`;
}

/** `3, and 8 by this event: number 11 of the list`: the sum is a row of a table of treasures (UQ-TRE-02). */
function row(dice: readonly number[], total: number): string {
  const added = total - dice.reduce((all, face) => all + face, 0);
  const by = added === 0 ? '' : added > 0 ? `, and ${added} by this event` : `, less ${-added} by this event`;
  return `${faces(dice)}${by}: number ${total} of the list`;
}

export function faces(dice: readonly number[]): string {
  return dice.join(' + ');
}
