import type { UltraQuestFact } from '../../../systems/ultraquest/facts.js';
import { change, small, type Block } from '../../block.js';
import type { Detail } from '../../detail-voice.js';
import { name } from '../../english.js';
import { refusalText } from '../../refusals.js';
import { causeText } from '../causes.js';
import type { FactKind, FactOf } from '../fact-words.js';
import { thePlace } from '../places.js';
import { ULTRAQUEST_REFUSALS } from '../refusals.js';

/** What a change is: from what to what, where the facts know it, and why it is so. */
interface Changed {
  /** Nothing where the page's own words say all there is. */
  readonly text?: string;
  readonly why: string;
  readonly rules: readonly string[];
}

type ChangeWords = { readonly [K in FactKind]?: (fact: FactOf<K>) => Changed };

const because = (why: string, ...rules: readonly string[]): Changed => ({ why, rules });
const fromTo = (text: string, why: string, ...rules: readonly string[]): Changed => ({ text, why, rules });

/** What changes something on a sheet, on the map, or in who may act. */
const CHANGES: ChangeWords = {
  injury: (fact) =>
    fact.colour === 'black'
      ? because(
          'Black: rest does not heal it, magic does; a second injury kills',
          'UQ-CMB-45',
          'UQ-CMB-55',
          'UQ-CMB-56',
        )
      : because(
          'Whoever is injured neither fights nor uses skills; rest heals it, a second one kills',
          'UQ-CMB-52',
          'UQ-ACT-03',
          'UQ-CMB-54',
        ),
  'injury-averted': () => because('It did not come to an injury', 'UQ-CMB-24', 'UQ-THF-23'),
  curse: (fact) =>
    fromTo(
      `**${name(fact.who)}:** curses ${fact.curses - 1} → **${fact.curses}**`,
      'Each takes 1 off every fight until it is lifted',
      'UQ-CURSE-01',
      'UQ-CURSE-04',
    ),
  'curse-averted': () => because('It is stopped at the moment it strikes', 'UQ-CURSE-03'),
  poisoned: () =>
    because(
      'Poison does what the page says, once, unless something helps at once',
      'UQ-CMB-54',
      'UQ-EQP-25',
      'UQ-CLR-10',
    ),
  hazard: () => because('What helps must help at that moment', 'UQ-CMB-53'),
  'life-saved': () => because('One thing may be done before a second injury', 'UQ-CMB-53'),
  revived: () => because('Back, with one injury, and something lost', 'UQ-CLR-25', 'UQ-CLR-26'),
  death: () =>
    because('The dead leave the game; the others see to what they had', 'UQ-DEATH-01', 'UQ-DEATH-04', 'UQ-DEATH-05'),
  'group-ends': () => because('A group of one, or of nobody, is at its end', 'UQ-CMB-60', 'UQ-START-16'),
  robbed: () =>
    because(
      'Bandits take a line of the sheet of whoever is injured: 1 to 6 are at hand, 7 is the purse, 8 the saddle, 9 and 10 the backpack',
      'UQ-CMB-50',
      'UQ-CMB-51',
      'UQ-SHEET-12',
    ),
  healed: () => because('One injury less', 'UQ-ACT-03', 'UQ-EQP-24', 'UQ-CLR-08'),
  'curse-lifted': () => because('One curse less', 'UQ-CURSE-04'),
  effect: () => because('It counts for as long as that, and is on the sheet meanwhile', 'UQ-SHEET-02'),
  gold: (fact) =>
    fromTo(
      `**${name(fact.group)}:** Gold ${fact.total - fact.change} → **${fact.total}**${fact.why ? ` (${causeText(fact.why)})` : ''}`,
      'Gold lies in the purses, and is common to the group',
      'UQ-TRE-07',
    ),
  fame: (fact) => fame(fact),
  honor: (fact) =>
    fromTo(
      `**${name(fact.group)}:** Honor ${fact.honor - fact.change} → **${fact.honor}**`,
      'Honor never falls below 0; at 100 the game is won',
      'UQ-FAME-10',
      'UQ-FAME-09',
    ),
  'item-gained': () =>
    because(
      'It goes to the first in the row who may carry it, where there is room: at hand, by the saddle, or in the backpack. `/give` hands it on',
      'UQ-EQP-42',
    ),
  'item-lost': () => because('There is room for something else in its place', 'UQ-EQP-42'),
  'item-bought': () => because('Bought at the full price, unless a trader did better', 'UQ-EQP-41', 'UQ-THF-09'),
  'item-sold': () => because('Sold for half of its price, unless a trader did better', 'UQ-EQP-62', 'UQ-THF-09'),
  'passed-on': () => because('Things go from hand to hand where that is allowed', 'UQ-TRE-07', 'UQ-MARCH-05'),
  treasure: () => because('Normal treasure is Gold; what is magic or legendary is a thing', 'UQ-TRE-03', 'UQ-TRE-04'),
  learned: () => because('A sheet has room for six skills', 'UQ-SHEET-03', 'UQ-ACT-10', 'UQ-ACT-14'),
  'at-home': () =>
    because(
      'As at the start: a Seafarer is at home on the River or the Sea, a Ranger with Survival in one more land',
      'UQ-SEA-02',
      'UQ-RNG-02',
    ),
  'lands-open': () =>
    because(
      'From the lower Honor of the next land of a chain on a Ranger is at home there for nothing',
      'UQ-RNG-10',
      'UQ-RNG-12',
    ),
  mastered: () => because('Marked !!! on the sheet: it does more from now on', 'UQ-SHEET-13', 'UQ-ACT-16'),
  forgotten: () => because('A full sheet makes room by forgetting', 'UQ-SHEET-04'),
  raised: (fact) =>
    fromTo(
      `**${name(fact.who)}:** ${fact.attribute} ${fact.value - 1} → **${fact.value}**, for ${fact.fame} Fame`,
      'The price is the one in the ring on the sheet',
      'UQ-ACT-05',
      'UQ-SHEET-07',
    ),
  'quest-noted': () =>
    because('Three are noted at most; success brings 1 Fame', 'UQ-QUEST-02', 'UQ-QUEST-03', 'UQ-QUEST-04'),
  'quest-done': () => because('A quest that was tried is struck off', 'UQ-QUEST-04', 'UQ-QUEST-05'),
  joined: () => because('Four regular members at most; a new one costs a tenth of the Honor', 'UQ-ACT-35', 'UQ-ACT-36'),
  'mount-gained': () => because('One is ridden, others are led', 'UQ-MOUNT-03'),
  'gem-moved': () =>
    because('A gem lies in the purse or like a thing; `/give` from somebody to the same moves it', 'UQ-SHEET-10'),
  'mount-lost': () => because('Its saddle line goes with it', 'UQ-MOUNT-02'),
  'not-done': ({ code, args, rule }) =>
    fromTo(
      `**Not done:** ${refusalText({ refused: code, args }, ULTRAQUEST_REFUSALS)}`,
      'It changed nothing, and cost nothing',
      ...(rule === undefined ? [] : [rule]),
    ),
  moved: (fact) =>
    fromTo(
      `**${name(fact.group)}:** ${thePlace(fact.from)} → **${thePlace(fact.to)}**`,
      'One space a turn, then an event',
      'UQ-TURN-04',
      'UQ-TURN-05',
    ),
  stayed: () => because('Roaming where one is brings an event as well', 'UQ-TURN-04'),
  camped: (fact) =>
    fact.inn
      ? because('An inn takes whoever comes; everybody has one action', 'UQ-ACT-01', 'UQ-ACT-02')
      : because(
          'A camp is made by somebody at home in the land and without an injury; everybody has one action',
          'UQ-HOME-19',
          'UQ-ACT-02',
        ),
  rested: () => because('Who rests heals one red injury', 'UQ-ACT-03', 'UQ-ACT-04'),
  worked: () => because('Once, and then again after an event', 'UQ-ACT-20', 'UQ-ACT-21'),
  'order-changed': () => because('Who walks where decides who is hit first', 'UQ-MARCH-01', 'UQ-CMB-20'),
  'seat-joined': () =>
    because('Last in the order of play; who joins late has missed nothing', 'UQ-START-02', 'UQ-OBJ-06'),
  'thief-caught': () => because('It costs a tenth of the Honor, and the victim may ask for amends', 'UQ-THF-06'),
  bargain: () => because('Groups that meet may swap what they like', 'UQ-ACT-38'),
  'ship-hired': () => because('For so many turns, from Traumburg', 'UQ-BOAT-08', 'UQ-BOAT-09'),
  'left-behind': () => because('It waits there until it is fetched', 'UQ-DUN-08', 'UQ-BOAT-13'),
  'danger-warning': () =>
    because('With less Honor than a land is made for it is dangerous there; you may go all the same', 'UQ-EVT-05'),
  victory: () => because('What the table plays for is reached', 'UQ-OBJ-02', 'UQ-OBJ-03'),
};

/** What the buttons of a turn mean and need. */
const TURN: readonly string[] = [
  '- **Go to …**: one step a turn, however fast they are; then a page of the book for that land',
  '- **Roam here**: a page of the book for the land where they are',
  '- **Rest here**: no page, but each does one thing: heals, trains, or, in a settlement, shops, works, learns and more. In the wild somebody without an injury who is at home in that land must make the camp',
  '- **Let the turn go by**: nobody has to act, and nothing is lost but the turn',
];
const TURN_RULES = ['UQ-TURN-03', 'UQ-TURN-04', 'UQ-TURN-05', 'UQ-ACT-01', 'UQ-HOME-19', 'UQ-TURN-09'] as const;

/** Fame that comes brings as much Honor, Fame that is spent costs none (UQ-FAME-02, UQ-FAME-03). */
function fame(fact: FactOf<'fame'>): Changed {
  const was = `Fame ${fact.fame - fact.change} → **${fact.fame}**`;
  return fact.change > 0
    ? fromTo(
        `**${name(fact.group)}:** ${was}, Honor **${fact.honor}** with it`,
        'Fame brings as much Honor',
        'UQ-FAME-02',
      )
    : fromTo(`**${name(fact.group)}:** ${was}, Honor **${fact.honor}**`, 'Spending Fame costs no Honor', 'UQ-FAME-03');
}

/** A change with its reason; undefined for facts that change nothing. `told` are the page's own words for it. */
export function changeDetail(fact: UltraQuestFact, told: readonly Block[]): Detail | undefined {
  const teller = CHANGES[fact.kind] as ((fact: UltraQuestFact) => Changed) | undefined;
  if (!teller || told.length === 0) return undefined;
  const { text, why, rules } = teller(fact);
  const own = told.filter(({ kind }) => kind === 'change' || kind === 'prose').slice(0, 1);
  return {
    blocks: [...(text === undefined ? own : [change(text)]), small(`${why}.`)],
    rules,
  };
}

/** Whose turn begins, and what its buttons mean; undefined for facts of another kind. */
export function turnDetail(fact: UltraQuestFact): Detail | undefined {
  if (fact.kind !== 'turn-begins') return undefined;
  const { number, group } = fact;
  return {
    blocks: [change(`**Turn ${number}:** ${name(group)}`), small('One of these:'), ...TURN.map(change)],
    rules: TURN_RULES,
  };
}
