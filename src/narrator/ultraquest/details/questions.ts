import type { Ask, Option } from '../../../engine/ask.js';
import { change, small, type Block } from '../../block.js';
import type { Detail } from '../../detail-voice.js';
import { count } from '../../english.js';
import { refusalText } from '../../refusals.js';
import { questionText } from '../questions.js';
import { ULTRAQUEST_REFUSALS } from '../refusals.js';
import { costsOf } from '../what-it-costs.js';
import { words } from '../words.js';

interface About {
  readonly says: string;
  readonly rules: readonly string[];
}

/** What a question of each kind is about. */
const ABOUTS: Readonly<Record<string, About>> = {
  choice: { says: 'The book waits here for your decision', rules: ['UQ-EVT-09'] },
  'battle-plan': {
    says: 'Who fights rolls a D6 and adds ME hand to hand, or RA from a distance. Who stays out adds nothing and is not hit; only those at the rear may. The first injury ends it; a tie is rolled again, three rounds at most',
    rules: ['UQ-CMB-15', 'UQ-CMB-16', 'UQ-CMB-30', 'UQ-CMB-19'],
  },
  'event-roll': {
    says: 'A talisman rolls one die again and is gone; who knows Navigation may shift the number by 1. Once the page is read it is too late',
    rules: ['UQ-TAL-01', 'UQ-TAL-16', 'UQ-EVT-14', 'UQ-SEA-07'],
  },
  talisman: {
    says: 'A talisman rolls one die again, the new one counts, and it is gone',
    rules: ['UQ-TAL-01', 'UQ-TAL-16'],
  },
  tie: {
    says: 'After a tied round you may fight on or flee; in a flight a D3 less 1 of you are hurt, from the front. After the third round it is over',
    rules: ['UQ-CMB-35', 'UQ-CMB-36', 'UQ-CMB-03'],
  },
  damage: { says: 'Something may still be done before the damage is dealt', rules: ['UQ-CMB-21', 'UQ-WIZ-11'] },
  endurance: { says: 'Endurance lets the injured act and fight', rules: ['UQ-FGT-13', 'UQ-CMB-27'] },
  'life-saving': { says: 'One thing may be done before a second injury', rules: ['UQ-CMB-53'] },
  ladder: { says: 'Every step is a test; whoever misses one loses what was reached', rules: ['UQ-DICE-07'] },
  lock: {
    says: 'A key opens without a roll; Lockpicking may try each lock once',
    rules: ['UQ-LOCK-02', 'UQ-LOCK-04', 'UQ-LOCK-06'],
  },
  rest: {
    says: 'Everybody does one thing of the list, and all of them at once when the plan is carried out',
    rules: ['UQ-ACT-02', 'UQ-TURN-08'],
  },
  shop: {
    says: 'Everything goes into the basket first and is paid together. What is worn must be bought by its wearer; sold things bring half',
    rules: ['UQ-ACT-25', 'UQ-EQP-63', 'UQ-EQP-62'],
  },
  audience: {
    says: 'The king gives Honor for Gold and treasures, and Gold for Fame and treasures',
    rules: ['UQ-ACT-43', 'UQ-ACT-44'],
  },
  creation: {
    says: 'Four adventurers, their Gold, a gift, and a first visit to the shop',
    rules: ['UQ-START-17', 'UQ-START-11'],
  },
  who: { says: 'It is for you to say who', rules: ['UQ-EVT-09'] },
  roll: { says: 'The dice wait for your hand; nothing is to be decided', rules: ['UQ-EVT-10'] },
  pause: { says: 'A pause in the reading; nothing is to be decided', rules: ['UQ-EVT-10'] },
  'other-group': { says: 'Another group has something to say in this', rules: ['UQ-ACT-38'] },
};

/** Options that are told one by one, of those with more to them than their label; a shop has many. */
const MOST_OPTIONS = 60;

const asked = (text: string): readonly Block[] => (text ? [change(`**${text}**`)] : []);

/** A question with its options: what each brings, what it takes, and why it is not open. */
export function questionDetail(ask: Ask): Detail {
  const about = (Object.hasOwn(ABOUTS, ask.kind) && ABOUTS[ask.kind]) || ABOUTS['choice'];
  const telling = ask.options.filter((option) => notes(option, ask) !== '');
  const shown = telling.slice(0, MOST_OPTIONS);
  const more = telling.length - shown.length;
  const rules = [...(about?.rules ?? []), ...ask.options.flatMap(({ refused }) => refused?.rule ?? [])];
  return {
    blocks: [
      ...asked(questionText(ask)),
      ...(about ? [small(`${about.says}.`)] : []),
      ...alike(shown, ask).map((options) => optionLine(options, ask)),
      ...(more > 0 ? [small(`and ${count(more, 'other')}`)] : []),
      ...unanswered(ask),
    ],
    rules: [...new Set(rules)],
  };
}

/** Options to which the same is to be said are one line. */
function alike(options: readonly Option[], ask: Ask): readonly (readonly Option[])[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const said = notes(option, ask);
    groups.set(said, [...(groups.get(said) ?? []), option]);
  }
  return [...groups.values()];
}

function optionLine(options: readonly Option[], ask: Ask): Block {
  const labels = options.map(({ label }) => words(label)).join('; ');
  const [first] = options;
  return change(`- ${labels}${first ? `\n-# ${notes(first, ask)}` : ''}`);
}

/** A decision of the book says of every option what it asks for, and so also that it asks for nothing. */
function notes({ hint, refused }: Option, { name: asked }: Ask): string {
  const takes = hint ? words(hint) : '';
  const said = [
    ...(takes ? [takes] : /^decide(#|$)/.test(asked) && !refused ? ['Nothing to roll or to pay for it at once.'] : []),
    ...(refused ? [`not open: ${refusalText(refused, ULTRAQUEST_REFUSALS)}`] : []),
  ].filter((each) => each !== '');
  return said.join(' · ');
}

function unanswered(ask: Ask): readonly Block[] {
  const taken = ask.options.find(({ id }) => id === ask.default);
  if (ask.patient) return [small('Take your time: nobody waits for this.')];
  if (!taken || ask.options.length < 2) return [];
  const cost = taken.hint ? costsOf(taken.hint) : '';
  return [
    small(
      `If this table has set a clock (\`/settings\`) and nobody answers in time, it is: ${words(taken.label)}.${cost && ` It costs ${cost}.`}`,
    ),
  ];
}
