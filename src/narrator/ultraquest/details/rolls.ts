import type { FoeLine, UltraQuestFact } from '../../../systems/ultraquest/facts.js';
import { change, small, type Block } from '../../block.js';
import { capital, count, name, signed, unslug } from '../../english.js';
import type { Detail } from '../../detail-voice.js';
import { causeText } from '../causes.js';
import { faces } from '../dice.js';
import type { FactOf } from '../fact-words.js';
import { theLand } from '../places.js';
import { purposeText } from '../purposes.js';
import { partLine, partLines, partRules } from './sources.js';

type Rolling = 'event-rolled' | 'rolled' | 'test' | 'fight-begins' | 'fight-round';
type RollWords = { readonly [K in Rolling]: (fact: FactOf<K>) => Detail };

const detail = (blocks: readonly Block[], rules: readonly string[]): Detail => ({ blocks, rules });

const note = (says: string): Block => small(`${says}.`);

/** Rolls, tests and rounds with everything that went into them. */
export const ROLLS: RollWords = {
  'event-rolled': (fact) => eventRoll(fact),
  rolled: (fact) => roll(fact),
  test: (fact) => test(fact),
  'fight-begins': (fact) => foes(fact),
  'fight-round': (fact) => round(fact),
};

export const isRoll = (fact: UltraQuestFact): fact is Extract<UltraQuestFact, { kind: Rolling }> =>
  Object.hasOwn(ROLLS, fact.kind);

function eventRoll(fact: FactOf<'event-rolled'>): Detail {
  const why = fact.why ? [note(`Changed: ${causeText(fact.why)}`)] : [];
  return detail(
    [
      change(`**D100 for ${theLand(fact.region)}:** tens ${fact.tens}, ones ${fact.ones}: **${fact.number}**`),
      note('The tens and the ones side by side, each from 0 to 9; two zeros make 100'),
      note('The page of this land with that number is read'),
      ...why,
    ],
    ['UQ-DICE-04', 'UQ-EVT-01'],
  );
}

function test(fact: FactOf<'test'>): Detail {
  const rules = [...new Set(['UQ-DICE-07', ...(fact.rule === undefined ? [] : [fact.rule])])];
  return detail(
    [
      change(
        `**${name(fact.who)}, ${unslug(fact.of)}:** D6 **${fact.die}**, needed ${fact.target} or less: ${fact.passed ? 'passed' : 'missed'}`,
      ),
      ...partLines(fact.parts).map((line) => small(line)),
      note(oneAlwaysWorked(fact) ? 'A 1 works here whatever is needed' : 'This number or less passes'),
    ],
    [...rules, ...partRules(fact.parts)],
  );
}

const oneAlwaysWorked = ({ passed, die, target }: FactOf<'test'>): boolean => passed && die > target;

interface Purpose {
  readonly says: string;
  readonly rules: readonly string[];
}

/** What dice are for that are no tests. */
const PURPOSES: Readonly<Record<string, Purpose>> = {
  flight: { says: 'So many are hurt on the way, from the front: a D3 less 1', rules: ['UQ-CMB-36', 'UQ-DICE-02'] },
  recruit: { says: 'The number on the list of those who look for work', rules: ['UQ-ACT-32'] },
  'starting skill': { says: 'Looked up in the list of the profession', rules: ['UQ-START-06'] },
  assassinate: { says: 'It kills if it is more than the armor', rules: ['UQ-THF-20'] },
  miracle: { says: 'The number on the list of miracles', rules: ['UQ-CLR-04', 'UQ-CLR-05'] },
  spell: { says: 'The number on the list of spells', rules: ['UQ-WIZ-04', 'UQ-WIZ-05'] },
  gold: { says: 'So much Gold', rules: ['UQ-TRE-01'] },
  fame: { says: 'So much Fame', rules: ['UQ-FAME-04'] },
  honor: { says: 'So much Honor', rules: ['UQ-FAME-04'] },
  'treasure NT': { says: 'The number on the list of normal treasures', rules: ['UQ-TRE-02', 'UQ-TRE-03'] },
  'treasure MT': { says: 'The number on the list of magic treasures', rules: ['UQ-TRE-02', 'UQ-TRE-04'] },
  'treasure LT': { says: 'The number on the list of legendary treasures', rules: ['UQ-TRE-02', 'UQ-TRE-05'] },
  talisman: { says: 'This die counts instead of the one before', rules: ['UQ-TAL-01'] },
  'event-again': { says: 'One of the two was rolled again', rules: ['UQ-TAL-01', 'UQ-DICE-04'] },
};

const BY_THE_BOOK: Purpose = { says: 'The event says how many dice, and what they are for', rules: ['UQ-EVT-11'] };

function roll(fact: FactOf<'rolled'>): Detail {
  const { says, rules } = (Object.hasOwn(PURPOSES, fact.purpose) && PURPOSES[fact.purpose]) || BY_THE_BOOK;
  const who = fact.who ? `${name(fact.who)}, ` : '';
  const what = who ? purposeText(fact.purpose) : capital(purposeText(fact.purpose));
  return detail([change(`**${who}${what}:** ${faces(fact.dice)}, **${fact.total}**`), note(says)], [...rules]);
}

const KINDS = {
  ME: 'hand to hand',
  RA: 'from a distance',
  'ME+RA': 'hand to hand or from a distance, each as you like',
} as const;

function foes(fact: FactOf<'fight-begins'>): Detail {
  const kind = howForced(fact);
  return detail(
    [
      change(`**Against you:** ${fact.foes.map(foe).join('; ')}. Together **${fact.foeStrength}**`),
      note(`It is fought ${KINDS[fact.fight]}`),
      note(kind.says),
      note(
        fact.foeArmor > 0
          ? `You win if your sum is higher by more than their armor of ${fact.foeArmor}`
          : 'The higher sum wins',
      ),
      ...(fact.behind ? [note('From behind: the row counts from its end')] : []),
    ],
    ['UQ-CMB-14', ...kind.rules, 'UQ-CMB-25', 'UQ-CMB-02', ...(fact.behind ? ['UQ-CMB-08'] : [])],
  );
}

function howForced({ forced, watched }: FactOf<'fight-begins'>): Purpose {
  if (watched)
    return { says: 'It must be fought, unless Alertness sees them in time', rules: ['UQ-CMB-06', 'UQ-CMB-07'] };
  return forced
    ? { says: 'It must be fought', rules: ['UQ-CMB-06'] }
    : { says: 'It may be declined', rules: ['UQ-CMB-04'] };
}

const foe = ({ count: number, name: called, strength, armor }: FoeLine): string =>
  `${number} ${called}, ${strength} each, armor ${armor}`;

function round(fact: FactOf<'fight-round'>): Detail {
  const how = outcome(fact);
  const parts = fact.ours.flatMap((one) => one.parts ?? []);
  return detail(
    [
      change(`**Round ${fact.round}:** you **${fact.ourTotal}**, they **${fact.theirTotal}**`),
      ...fact.ours.map((one) => small(fighter(one))),
      note(
        `They: ${faces(fact.theirs)}${fact.theirPlus ? ` ${signed(fact.theirPlus)}` : ''} = ${fact.theirTotal}, a die for each and what they add`,
      ),
      note(how.says),
    ],
    ['UQ-CMB-11', 'UQ-CMB-12', 'UQ-CMB-10', ...how.rules, ...partRules(parts)],
  );
}

/** `Brun: die 4, STR 2, axe +1: 7`. */
function fighter({ who, die, plus, total, parts = [] }: FactOf<'fight-round'>['ours'][number]): string {
  const made = parts.length ? partLine(parts) : signed(plus);
  return `${name(who)}: ${die ? `die ${die}` : 'no die'}, ${made}: ${total}`;
}

function outcome({ outcome: won, damage, ourTotal, theirTotal }: FactOf<'fight-round'>): Purpose {
  const points = count(Math.abs(ourTotal - theirTotal), 'point');
  if (won === 'ours') {
    return { says: `${points} more than they have, and more than their armor`, rules: ['UQ-CMB-16', 'UQ-CMB-25'] };
  }
  if (won === 'tie') {
    return damage
      ? { says: `${points} of damage, and armor takes it all`, rules: ['UQ-CMB-18', 'UQ-CMB-22'] }
      : { says: 'The same on both sides', rules: ['UQ-CMB-17'] };
  }
  return {
    says: `${points} of damage: from the front armor takes off its rating, and one point more is an injury`,
    rules: ['UQ-CMB-16', 'UQ-CMB-20', 'UQ-CMB-21'],
  };
}
