import type { Json } from '../../engine/words.js';
import { change } from '../block.js';
import { a, and, gold, name, unslug } from '../english.js';
import type { FactWords } from './fact-words.js';
import { inheritance } from './inheritance.js';
import { thing } from './things.js';
import { thePlace } from './places.js';

const GEM_PLACES = { purse: 'in the purse', backpack: 'in the backpack', hand: 'at hand' } as const;

/** What a group learns, who joins it, and what it set out to do. */
export const GROWING: FactWords<
  | 'forgotten'
  | 'learned'
  | 'at-home'
  | 'lands-open'
  | 'mastered'
  | 'raised'
  | 'quest-noted'
  | 'quest-done'
  | 'joined'
  | 'mount-gained'
  | 'mount-lost'
  | 'gem-moved'
> = {
  learned: (fact) => [change(`📘 **${name(fact.who)}** learns ${unslug(fact.skill)}${price(fact.price)}.`)],
  'at-home': (fact) => [change(`**${name(fact.who)}** is at home in ${thePlace(fact.region)} as well.`)],
  'lands-open': (fact) => [
    change(
      `Your name opens ${and(fact.regions.map(thePlace))} to **${name(fact.who)}**. Choose one as a home when you rest: it costs nothing but its place on the sheet.`,
    ),
  ],
  forgotten: (fact) => [change(`**${name(fact.who)}** no longer knows ${unslug(fact.skill)}.`)],
  mastered: (fact) => [change(`📘 **${name(fact.who)}** has mastered ${unslug(fact.skill)}.`)],
  raised: (fact) => [
    change(`**${name(fact.who)}** trains: ${fact.attribute} is ${fact.value} now, for ${fact.fame} Fame.`),
  ],
  'quest-noted': (fact) => [
    change(
      `📜 Quest noted: ${fact.title}. On a turn that begins in ${thePlace(fact.region)}, take it up with /quests; no event is rolled then.`,
    ),
  ],
  'quest-done': (fact) => [
    change(fact.success ? `📜 Done: ${fact.title}.` : `📜 Struck off the sheet, undone: ${fact.title}.`),
  ],
  joined: (fact) => [
    change(`**${name(fact.who)}** joins ${name(fact.group)}: ${a(`${fact.race} ${fact.profession}`)}.`),
  ],
  'mount-gained': (fact, among) =>
    inheritance(fact, among) ?? [change(`**${name(fact.who)}** gets: ${thing(fact.mount)}.`)],
  'mount-lost': (fact) => [change(`**${name(fact.who)}** no longer has: ${thing(fact.mount)}.`)],
  'gem-moved': (fact) => [change(`**${name(fact.who)}** keeps the ${thing(fact.item)} ${GEM_PLACES[fact.to]} now.`)],
};

/** Prices are `{ gold, fame }` with either left out. */
function price(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const paid = value as { readonly gold?: Json; readonly fame?: Json };
  const parts = [
    ...(typeof paid.gold === 'number' && paid.gold ? [gold(paid.gold)] : []),
    ...(typeof paid.fame === 'number' && paid.fame ? [`${paid.fame} Fame`] : []),
  ];
  return parts.length ? ` for ${parts.join(' and ')}` : '';
}
