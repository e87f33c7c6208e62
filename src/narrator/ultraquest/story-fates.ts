import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { and, capital, gold, name, unslug } from '../english.js';
import { aThing, thing } from './things.js';

/** What a turn did to people and to what they own, in plain sentences; `group` is whose turn it was. */
export function fates(facts: readonly UltraQuestFact[], group: string | undefined): readonly string[] {
  return [...people(facts), ...things(facts), ...facts.flatMap(deed), ...wealth(facts, group)];
}

/** What is said of several in one sentence: `Brun and Mirl were injured.` */
type Fate = readonly [of: (fact: UltraQuestFact) => string | undefined, one: string, many: string];

const whoOf =
  (...kinds: readonly UltraQuestFact['kind'][]) =>
  (fact: UltraQuestFact): string | undefined =>
    kinds.includes(fact.kind) && 'who' in fact ? fact.who : undefined;

const HURT = 'was injured';

const FATES: readonly Fate[] = [
  [whoOf('death'), 'died', 'died'],
  [whoOf('revived'), 'was brought back to life', 'were brought back to life'],
  [whoOf('life-saved'), 'only just stayed alive', 'only just stayed alive'],
  [whoOf('injury'), HURT, 'were injured'],
  [whoOf('poisoned'), 'was poisoned', 'were poisoned'],
  [whoOf('curse'), 'was cursed', 'were cursed'],
  [whoOf('healed'), 'was healed', 'were healed'],
  [whoOf('curse-lifted'), 'lost a curse', 'lost a curse'],
  [whoOf('action-lost'), 'will miss an action at the next rest', 'will miss an action at the next rest'],
  [whoOf('mount-lost'), 'lost a mount', 'lost a mount'],
];

/** Of whom it is said already that they died, it is not said that they were hurt. */
function people(facts: readonly UltraQuestFact[]): readonly string[] {
  const dead = facts.flatMap((fact) => (fact.kind === 'death' ? [fact.who] : []));
  return FATES.flatMap(([of, one, many]) => {
    const all = new Set(facts.flatMap((fact) => of(fact) ?? []));
    const who = [...all].filter((each) => one !== HURT || !dead.includes(each));
    return who.length ? [`${and(who.map(name))} ${who.length === 1 ? one : many}.`] : [];
  });
}

const CHANGED_HANDS = {
  'item-gained': 'got',
  'mount-gained': 'got',
  'item-bought': 'bought',
  'item-sold': 'sold',
  'item-lost': 'lost',
} as const;

type ChangeOfHands = Extract<UltraQuestFact, { kind: keyof typeof CHANGED_HANDS }>;

const changedHands = (fact: UltraQuestFact): fact is ChangeOfHands => fact.kind in CHANGED_HANDS;

/** Things that changed hands, a sentence for whatever one person got, bought, sold or lost. */
function things(facts: readonly UltraQuestFact[]): readonly string[] {
  const sentences = new Map<string, string[]>();
  for (const fact of facts.filter(changedHands)) {
    const begin = `${name(fact.who)} ${CHANGED_HANDS[fact.kind]}`;
    const what = aThing(fact.kind === 'mount-gained' ? fact.mount : fact.item);
    sentences.set(begin, [...(sentences.get(begin) ?? []), what]);
  }
  return [...sentences].map(([begin, all]) => `${begin} ${and(all)}.`);
}

function deed(fact: UltraQuestFact): readonly string[] {
  switch (fact.kind) {
    case 'treasure':
      return [`They found a treasure: ${thing(fact.name)}.`];
    case 'learned':
    case 'mastered':
      return [`${name(fact.who)} learned ${unslug(fact.skill)}.`];
    case 'raised':
      return [`${name(fact.who)} trained ${fact.attribute} to ${fact.value}.`];
    case 'joined':
      return [`${name(fact.who)} joined them.`];
    case 'quest-noted':
      return [`They noted a quest: *${fact.title}*.`];
    case 'quest-done':
      return [fact.success ? `They fulfilled a quest: *${fact.title}*.` : `A quest came to nothing: *${fact.title}*.`];
    case 'turns-lost':
      return [`${name(fact.group)} will lose ${fact.turns === 1 ? 'the next turn' : `the next ${fact.turns} turns`}.`];
    case 'bargain':
      return [`${name(fact.from)} and ${name(fact.to)} struck a bargain.`];
    default:
      return [];
  }
}

interface Sums {
  readonly Gold: number;
  readonly Fame: number;
  readonly Honor: number;
}

const NOTHING: Sums = { Gold: 0, Fame: 0, Honor: 0 };

/** What each group has more or less of in the end. Fame that is gained brings as much Honor (UQ-FAME-02). */
function wealth(facts: readonly UltraQuestFact[], group: string | undefined): readonly string[] {
  const sums = new Map<string, Sums>();
  const add = (whose: string, more: Partial<Sums>) => {
    const { Gold, Fame, Honor } = sums.get(whose) ?? NOTHING;
    sums.set(whose, { Gold: Gold + (more.Gold ?? 0), Fame: Fame + (more.Fame ?? 0), Honor: Honor + (more.Honor ?? 0) });
  };
  for (const fact of facts) {
    if (fact.kind === 'gold') add(fact.group, { Gold: fact.change });
    if (fact.kind === 'honor') add(fact.group, { Honor: fact.change });
    if (fact.kind === 'fame') add(fact.group, { Fame: fact.change, Honor: Math.max(0, fact.change) });
  }
  return [...sums].flatMap(([whose, sum]) => changes(whose === group ? 'they' : name(whose), sum));
}

function changes(who: string, { Gold, Fame, Honor }: Sums): readonly string[] {
  const amounts = [
    [Gold, 'paid', gold(Math.abs(Gold))],
    [Fame, 'spent', `${Math.abs(Fame)} Fame`],
    [Honor, 'lost', `${Math.abs(Honor)} Honor`],
  ] as const;
  const won = amounts.flatMap(([change, , said]) => (change > 0 ? [said] : []));
  const gone = amounts.flatMap(([change, went, said]) => (change < 0 ? [`${went} ${said}`] : []));
  const parts = [...(won.length ? [`gained ${and(won)}`] : []), ...gone];
  return parts.length ? [`${capital(who)} ${and(parts)}.`] : [];
}
