import type { Json } from '../../engine/words.js';
import { and, capital, gold, name, or, unslug } from '../english.js';
import type { Given } from '../phrases.js';
import { inWords } from './letters.js';
import { chanceOnD6 } from './power-figures.js';
import { skillUse } from './skill-uses.js';

type Step = Readonly<Record<string, Json>>;

/** What an option asks for at once, a sentence each: a test with everybody's figures, a price, a fight. */
export const whatItTakes = (given: Given): string => given.records('steps').map(sentence).filter(Boolean).join(' ');

/** The same in a few words, for the page itself: what is tried and how, without anybody's figures. */
export const whatItTakesShort = (given: Given): string => given.records('steps').map(short).filter(Boolean).join(', ');

function short(step: Step): string {
  switch (step['does']) {
    case 'test':
      return `a test of ${or(texts(step['of']).map(inWords))} ${by(step)}${best(step)}${counted(step)}`;
    case 'skill':
      return `${or(texts(step['of']))} ${by(step)}${best(step)}`;
    case 'ladder':
      return `a test of ${or(texts(step['of']).map(inWords))} ${by(step)} for ${text(list(step['stakes'])[0])} ${unslug(text(step['unit']))}${best(step)}, then harder ones for more; you may stop before each, and a miss loses what was won`;
    case 'fight':
      return `a fight${FIGHTS[text(step['fight'])] ?? ''}; ${step['forced'] ? `you cannot avoid it then${unlessSeen(step)}` : 'you may still decline once you see against whom'}`;
    case 'lesson':
      return lesson(step);
    case 'lock':
      return 'a lock, for a key or for Lockpicking';
    case 'brew':
      return `a potion to brew: a test of ${inWords('DEX')} by who can${best({ who: 'any', ...step })}`;
    default:
      return '';
  }
}

/** `a lesson in Trading (buys for a tenth less ...) for 30 Gold or 1 Fame; you have 5 Gold and 0 Fame, so nobody can learn it now`. */
function lesson(step: Step): string {
  const [skill, price] = [text(step['skill']), Number(step['gold'])];
  const what = `${step['mastery'] === true ? 'mastery of' : 'a lesson in'} ${skill} (${skillUse(skill)})`;
  if (step['gold'] === undefined) return `${what}, which none of you can learn`;
  const fame = Number(step['fame']) > 0 ? ` or ${text(step['fame'])} Fame` : '';
  const short =
    step['hasGold'] === undefined
      ? ''
      : `; you have ${gold(Number(step['hasGold']))} and ${text(step['hasFame'])} Fame, so nobody can learn it now`;
  return `${what} for ${gold(price)}${fame}${short}`;
}

/** A test of several people is none that all of them must pass: the book goes on otherwise for all, for some and for none (UQ-EVT-11). */
const counted = ({ who }: Step): string =>
  who === 'each' ? '; what comes of it depends on whether all, some or none of you pass' : '';

/** Who of you could still avoid the fight, and how likely; questions of older builds do not say (UQ-CMB-07). */
function unlessSeen({ watch, surprise }: Step): string {
  if (surprise === true) return ', and nobody can see it coming';
  if (watch === undefined) return ', unless somebody sees them first (the skill Alertness)';
  const alert = list(watch).map((one) => list(one).map(text));
  if (alert.length === 0) return ', as none of you has Alertness to see them first';
  return `, unless ${or(alert.map(([who = '', needs = '']) => `${name(who)} (a D6 of ${needs} or less)`))} sees them first, by Alertness`;
}

const BY: Readonly<Record<string, string>> = {
  any: 'by one of you',
  some: 'by some of you',
  each: 'by each of you',
  first: 'by the first of you',
  last: 'by the last of you',
  random: 'by one of you, by lot',
  best: 'by the best of you',
  worst: 'by the worst of you',
  behind: 'by who walks behind',
  those: 'by whom you choose',
};

const FIGHTS: Readonly<Record<string, string>> = {
  ME: ' hand to hand',
  RA: ' from a distance',
  'ME+RA': ', hand to hand or from a distance',
};

function sentence(step: Step): string {
  switch (step['does']) {
    case 'test':
      return `A test of ${or(texts(step['of']).map(inWords))}, ${by(step)}: a D6 may show at most ${figures(step)}.`;
    case 'skill':
      return skill(step);
    case 'ladder':
      return `A test of ${or(texts(step['of']).map(inWords))} for ${text(list(step['stakes'])[0])} ${unslug(text(step['unit']))}: a D6 may show at most ${figures(step)}. Each further one is harder, and makes it ${and(list(step['stakes']).slice(1).map(text))}. You may stop before each; a miss loses what was won.`;
    case 'fight':
      return `A fight${FIGHTS[text(step['fight'])] ?? ''}, which ${step['forced'] ? `you cannot avoid${unlessSeen(step)}` : 'you may still decline'}.`;
    case 'pay':
      return step['gold'] === undefined ? 'Costs Gold.' : `Costs ${text(step['gold'])} Gold.`;
    case 'give':
      return `You give away: ${unslug(text(step['item']))}.`;
    case 'lesson':
      return `${capital(lesson(step))}.`;
    case 'roll':
      return 'One roll of the dice decides, whoever you are.';
    case 'lock':
      return 'A lock, for a key or for Lockpicking.';
    case 'brew':
      return 'Somebody of you has to brew.';
    default:
      return '';
  }
}

/**
 * Who has the best chance of those of whom one may be chosen, or everybody's where more than one is meant or nobody chooses; what
 * is not rolled for has none.
 */
function best(step: Step): string {
  const chances = list(step['needs']).flatMap((one) => {
    const [who, ...needs] = list(one);
    return needs.length ? [{ who: text(who), most: Math.max(...needs.map(Number)) }] : [];
  });
  const [first, ...others] = chances.toSorted((a, b) => b.most - a.most);
  if (!first) return '';
  const figure = chanceOnD6(first.most);
  if (others.length === 0) return ` (${figure})`;
  if (step['who'] === 'best') return ` (${name(first.who)}: ${figure})`;
  const leading = chances.filter(({ most }) => most === first.most).map(({ who }) => name(who));
  if (leading.length === chances.length)
    return step['who'] === 'each' ? ` (${figure} each)` : ` (${figure}, whoever tries)`;
  if (step['who'] === 'any') return ` (best ${leading.length > 1 ? 'are' : 'is'} ${and(leading)}: ${figure})`;
  return ` (${chances.map(({ who, most }, at) => `${name(who)}: ${at === 0 ? chanceOnD6(most) : shortChance(most)}`).join(', ')})`;
}

/** The same beside one that has said what is rolled. */
const shortChance = (most: number): string => (most < 1 ? 'none' : most > 5 ? 'sure' : `${most}`);

/** What is not rolled for just works. */
function skill(step: Step): string {
  const what = `${or(texts(step['of']))}, ${by(step)}`;
  const rolled = list(step['needs']).some((one) => list(one).length > 1);
  return rolled ? `${what}: a D6 may show at most ${figures(step)}.` : `${what}.`;
}

/** `their value, 1 less: Brun 2, Mirl 3 or 4`: with everything that counts. */
function figures(step: Step): string {
  const all = list(step['needs']);
  const isSaid = all.length === 1 && named(step) !== undefined;
  const each = all.map((one) => {
    const [who, ...needs] = list(one);
    const figure = or(needs.map((need) => text(need)));
    return isSaid ? figure : `${name(text(who))} ${figure}`;
  });
  const plus = Number(step['plus'] ?? 0);
  const harder = plus === 0 ? '' : plus < 0 ? ` (${-plus} harder)` : ` (${plus} easier)`;
  return `${each.length ? each.join(', ') : 'their value'}${harder}`;
}

const by = (step: Step): string => named(step) ?? placed(step) ?? BY[text(step['who'])] ?? 'by one of you';

/** Of these there is but one where nobody else can. */
const OF_SEVERAL: readonly string[] = ['any', 'some', 'each', 'best', 'worst', 'random'];

const ENDS: Readonly<Record<string, string>> = {
  first: 'the first of you in the row',
  last: 'the last of you in the row',
};

/** Who walks first or last is known by name. */
function placed(step: Step): string | undefined {
  const [one, ...others] = list(step['needs']);
  const place = ENDS[text(step['who'])];
  return place && one && others.length === 0 ? `by ${name(text(list(one)[0]))}, ${place}` : undefined;
}

/** Whoever is known already is called by name. */
function named(step: Step): string | undefined {
  const people = list(step['needs']).map((one) => name(text(list(one)[0])));
  const isKnown = step['who'] === 'these' ? people.length > 0 : people.length === 1;
  return isKnown && ['these', ...OF_SEVERAL].includes(text(step['who'])) ? `by ${and(people)}` : undefined;
}

const list = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const texts = (value: Json | undefined): readonly string[] => list(value).map(text);
