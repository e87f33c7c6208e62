import { change, type Block } from '../block.js';
import { name, unslug } from '../english.js';
import type { FactOf, FactWords } from './fact-words.js';

/** What groups do with each other (UQ-ACT-38, UQ-ACT-39). */
export const MEETINGS: FactWords<'thief-caught' | 'offer-made' | 'offer-dropped' | 'bargain'> = {
  'thief-caught': (fact) => [change(`**${name(fact.who)}** is caught stealing from **${name(fact.victim)}**.`)],
  'offer-made': (fact) => [offer(fact)],
  'offer-dropped': (fact) => [
    change(
      fact.by === fact.from
        ? `${name(fact.from)} take back offer ${fact.id}.`
        : `${name(fact.to)} turn down offer ${fact.id} of ${name(fact.from)}.`,
    ),
  ],
  bargain: (fact) => [
    change(`🤝 ${name(fact.from)} give ${what(fact.give)}, ${name(fact.to)} give ${what(fact.want)}. Done.`),
  ],
};

const what = (goods: string): string => unslug(goods) || 'nothing';

function offer(fact: FactOf<'offer-made'>): Block {
  const want = fact.want ? `for ${what(fact.want)}` : 'for nothing';
  return change(
    `🤝 Offer ${fact.id}: ${name(fact.from)} offer ${name(fact.to)} ${what(fact.give)}, ${want}. \`/trade accept offer: ${fact.id}\` takes it, \`/trade refuse offer: ${fact.id}\` does not.`,
  );
}
