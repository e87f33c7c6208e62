import { FAR } from '../../systems/ultraquest/board/travel.js';
import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { change, prose, small, type Block } from '../block.js';
import { and, count, gold, name, or } from '../english.js';
import type { FactOf, FactWords } from './fact-words.js';
import { place, thePlace } from './places.js';
import { aThing, thing } from './things.js';

/** Where a group goes and how it spends its days. */
export const TRAVEL: FactWords<
  | 'moved'
  | 'stayed'
  | 'camped'
  | 'rested'
  | 'worked'
  | 'turn-kept'
  | 'action-kept'
  | 'action-missed'
  | 'order-changed'
  | 'danger-warning'
  | 'leave-to-go'
  | 'held'
  | 'ship-hired'
  | 'left-behind'
  | 'picked-up'
  | 'thief-caught'
  | 'offer-made'
  | 'offer-dropped'
  | 'bargain'
> = {
  moved: (fact) => [prose(`${name(fact.group)} go from ${thePlace(fact.from)} to ${thePlace(fact.to)}.`)],
  stayed: (fact) => [prose(`${name(fact.group)} stay in ${thePlace(fact.place)} and roam about.`)],
  camped: (fact) => [prose(camped(fact))],
  rested: (fact, among) => rested(fact, among),
  worked: (fact) => [
    change(`**${name(fact.who)}** works hard for ${gold(fact.pay)}${fact.by ? ` (${fact.by} − 1)` : ''}.`),
  ],
  'turn-kept': (fact) => [prose(`${name(fact.group)} have done nothing yet, and the turn is still theirs.`)],
  'action-missed': (fact) => [
    change(
      `**${name(fact.who)}** has no action in this rest, for the one that was lost${fact.injured ? ', and heals nothing' : ''}. The next is there again.`,
    ),
  ],
  'action-kept': (fact) => [small(`${name(fact.who)} has done nothing yet, and may still do something.`)],
  'order-changed': (fact) => [small(`${name(fact.group)}, from the front: ${fact.order.map(name).join(', ')}.`)],
  'leave-to-go': (fact) => [change(leaveToGo(fact))],
  held: (fact) => [change(`${name(fact.group)} are kept in ${thePlace(fact.place)}: the next turn is spent there.`)],
  'ship-hired': (fact) => [change(`${name(fact.group)} have hired a ship for ${count(fact.rounds, 'turn')}.`)],
  'left-behind': (fact) => [
    change(`In ${thePlace(fact.place)} ${name(fact.group)} leave behind: ${and(fact.what.map(aThing))}.`),
  ],
  'picked-up': (fact) => [
    change(`In ${thePlace(fact.place)} ${name(fact.group)} find what they left: ${and(fact.what.map(aThing))}.`),
  ],
  'thief-caught': (fact) => [change(`**${name(fact.who)}** is caught with a hand on what is ${name(fact.victim)}'s.`)],
  'offer-made': (fact) => [
    change(
      `${name(fact.from)} offer ${name(fact.to)} ${bargain(fact)} (offer ${fact.id}). It stands until it is answered.`,
    ),
  ],
  'offer-dropped': (fact) => [small(`Offer ${fact.id} of ${name(fact.from)} to ${name(fact.to)} is off.`)],
  bargain: (fact) => [change(`${name(fact.from)} and ${name(fact.to)} shake hands on it: ${bargain(fact)}.`)],
  'danger-warning': (fact, among) => (wereWarned(among) ? [] : [small(danger(fact))]),
};

/** Those who rest for nothing are told in one line, where the first of them is. */
function rested(fact: FactOf<'rested'>, among: readonly UltraQuestFact[]): readonly Block[] {
  if (!fact.well) return [change(`**${name(fact.who)}** rests${unhealed(fact)}.`)];
  const well = among.filter((other) => other.kind === 'rested' && other.well);
  if (among.includes(fact) && well[0] !== fact) return [];
  const all = among.includes(fact) ? well : [fact];
  const who = all.flatMap((one) => ('who' in one ? [`**${name(one.who)}**`] : []));
  return [change(`${and(who)} ${who.length === 1 ? 'rests' : 'rest'}, with nothing to heal.`)];
}

/** Whoever roams on in a land has heard of it on the way in. */
const wereWarned = (among: readonly UltraQuestFact[]): boolean =>
  among.some(({ kind }) => kind === 'stayed') && among.every(({ kind }) => kind !== 'introduction');

const danger = ({ from, honor }: FactOf<'danger-warning'>): string =>
  `Dangerous here for groups with less than ${from} Honor, and you have ${honor}.`;

function unhealed({ cursed }: FactOf<'rested'>): string {
  return cursed ? ', and what is cursed does not heal by that' : '';
}

/** What is given, and what for. */
function bargain({ give, want }: { give: string; want: string }): string {
  return `${give ? thing(give) : 'nothing'} for ${want ? thing(want) : 'nothing'}`;
}

function camped(fact: FactOf<'camped'>): string {
  const group = name(fact.group);
  if (fact.inn) return `${group} take rooms at the inn of ${place(fact.place)}.`;
  return `${group} pitch camp in ${thePlace(fact.place)}${fact.host ? `; ${name(fact.host)} knows a dry spot` : ''}.`;
}

function leaveToGo(fact: FactOf<'leave-to-go'>): string {
  const places = fact.places.filter((code) => code !== FAR).map(thePlace);
  if (places.length < fact.places.length) return `${name(fact.group)} may go two steps on the next move.`;
  return `${name(fact.group)} may go to ${or(places)} on the next move.`;
}

export const listed = (names: readonly string[]): string => and(names.map(name));
