import { heading, prose, small, type Block } from '../block.js';
import { name } from '../english.js';
import type { FactWords } from './fact-words.js';
import { land, theLand } from './places.js';
import { causeText } from './causes.js';
import { rulingText } from './rulings.js';
import { words } from './words.js';

const MARKS = { '': '', '!': ' · a dangerous page', 'xx!': ' · ☠ a deadly page' } as const;

/** No rule spares a group the same number twice (UQ-EVT-01). */
const AGAIN = 'You have been on this page before. The dice may lead to it again, and then it is read again.';

/** What is rolled and read. Headings of events are for the index and are never read (UQ-EVT-08). */
export const READING: FactWords<
  'event-rolled' | 'event-opens' | 'read' | 'introduction' | 'chosen' | 'ruling' | 'gossip' | 'kept-for-later'
> = {
  'event-rolled': (fact) => [
    small(
      `D100 for ${theLand(fact.region)}: tens ${fact.tens}, ones ${fact.ones}: **${fact.number}**${fact.why ? ` (${causeText(fact.why)})` : ''}`,
    ),
  ],
  'event-opens': (fact) => [
    heading(`${name(fact.group)} · ${land(fact.region)}${MARKS[fact.mark]}`),
    ...(fact.again ? [small(AGAIN)] : []),
  ],
  read: (fact) => (fact.text.trim() ? [prose(fact.text)] : []),
  introduction: (fact) => [heading(land(fact.region)), prose(fact.text)],
  chosen: (fact) => [chosen(name(fact.group), words(fact.label), fact.by)],
  ruling: (fact) => [small(`Ruling ${fact.id}: ${rulingText(fact.key, fact.args)}`)],
  gossip: (fact) => [small(`Word gets around: ${fact.text}`)],
  'kept-for-later': (fact) => [small(`Noted, and done as soon as this is over: ${causeText(fact.what)}.`)],
};

function chosen(group: string, label: string, by: 'player' | 'default'): Block {
  return small(by === 'player' ? `${group}: ${label}` : `Nobody answered in time, so it is: ${label}`);
}
