import type { Condition } from '../../book/contract/conditions.js';
import type { Who } from '../../book/contract/who.js';
import { numberOf } from './amounts.js';
import { attributeValue } from './attributes.js';
import { hasHiredShip } from './board/crafts.js';
import { companionsOf } from './companions.js';
import { slug } from '../../book/names.js';
import { wareOf } from './equipment/items.js';
import { totalGold } from './gold.js';
import { isComplete, isNative, seatsHere } from './groups.js';
import type { Profession, Race } from './names.js';
import { countsAsProfession } from './professions.js';
import { countsAsRace } from './races.js';
import { itemsOf } from './sheet/lines.js';
import { isMounted } from './sheet/riding.js';
import { hasMastered, isInjured } from './sheet/skill-lines.js';
import type { Adventurer, Group } from './state.js';
import type { Tale } from './tale.js';
import { isThing } from './things.js';
import { hasUseOf } from './use-of-skills.js';
import { regionOf, surroundings } from './where.js';
import { groupOf, poolOf, present } from './who.js';

type Reader = Pick<Tale, 'seat' | 'state' | 'locals' | 'script'>;
type Trait = Extract<Condition, { who?: Who }>;
type Standing = Exclude<Condition, Trait | { if: 'not' | 'and' }>;

/** Whether a statement of the book is true now. Nothing is rolled and nobody asked. */
export function holds(condition: Condition, t: Reader): boolean {
  switch (condition.if) {
    case 'not':
      return !holds(condition.of, t);
    case 'and':
      return condition.of.every((part) => holds(part, t));
    default:
      if (!isTrait(condition)) return stands(condition, t);
      return peopleMeant(condition.who, t).some((one) => fits(condition, one, t)) || isAboard(condition, t);
  }
}

/** The group has a thing, too, that lies on its wagon or boat (UQ-EQP-44). */
function isAboard(condition: Trait, t: Reader): boolean {
  return condition.if === 'item' && !condition.who && groupOf(t).cargo.some((item) => isThing(item, condition.item));
}

const TRAITS: readonly string[] = [
  'profession',
  'race',
  'sex',
  'skill',
  'attribute',
  'item',
  'companion',
  'mount',
  'mounted',
  'injured',
  'cursed',
  'native',
];

function isTrait(condition: Trait | Standing): condition is Trait {
  return TRAITS.includes(condition.if);
}

/** Anybody if nobody is said; picks of chance and of the player count as the pool they are made from. */
function peopleMeant(who: Who | undefined, t: Reader): Adventurer[] {
  if (!who) return present(groupOf(t));
  switch (who.who) {
    case 'any':
    case 'random':
      return poolOf(who.of ?? { who: 'each' }, t);
    case 'first':
    case 'last': {
      const pool = poolOf(who.of ?? { who: 'each' }, t);
      const count = who.count.plus;
      return who.who === 'first' ? pool.slice(0, count) : pool.slice(Math.max(0, pool.length - count));
    }
    case 'best':
    case 'worst': {
      const pool = poolOf(who.of ?? { who: 'each' }, t);
      const values = pool.map((one) => attributeValue(one, who.attribute, surroundings(t)));
      const extreme = who.who === 'best' ? Math.max(...values) : Math.min(...values);
      return pool.filter((_, i) => values[i] === extreme).slice(0, 1);
    }
    case 'behind': {
      const { members } = groupOf(t);
      const front = poolOf({ who: 'bound', name: who.name }, t)[0];
      return front ? members.slice(members.indexOf(front) + 1, members.indexOf(front) + 2) : [];
    }
    default:
      return poolOf(who, t);
  }
}

function fits(trait: Trait, one: Adventurer, t: Reader): boolean {
  switch (trait.if) {
    case 'profession':
      return countsAsProfession(one, trait.profession as Profession);
    case 'race':
      return countsAsRace(one.race, trait.race as Race);
    case 'sex':
      return one.sex === trait.sex;
    case 'skill':
      return hasUseOf(one, trait.skill, t) && (!trait.mastered || hasMastered(one, trait.skill));
    case 'attribute':
      return attributeValue(one, trait.attribute, surroundings(t)) >= trait.from;
    case 'item':
      return itemsOf(one).some((item) => isThing(item, trait.item));
    case 'companion':
      return companionsOf(one).some((item) => slug(item.kind) === slug(trait.companion));
    case 'mount':
      return [...(one.mount ? [one.mount] : []), ...one.led].some(({ kind }) => !trait.mount || kind === trait.mount);
    case 'mounted':
      return isMounted(one, surroundings(t).open);
    case 'injured':
      return isInjured(one);
    case 'cursed':
      return one.curses > 0;
    case 'native':
      return isNative(groupOf(t), one, regionOf(t).region);
  }
}

function stands(standing: Standing, t: Reader): boolean {
  const group = groupOf(t);
  switch (standing.if) {
    case 'honor':
      return group.honor >= standing.from;
    case 'fame':
      return group.fame >= standing.from;
    case 'gold':
      return totalGold(group) >= standing.from;
    case 'members':
      return group.members.length >= standing.from;
    case 'number':
      return numberOf(t.locals[standing.local]) >= standing.from;
    case 'bound':
      return numberOf(t.locals[standing.name]) > 0 || typeof t.locals[standing.name] === 'string';
    case 'alone':
      return group.members.length === 1;
    case 'complete':
      return isComplete(group);
    case 'craft':
      return hasCraft(group);
    case 'region':
      return regionOf(t).region === standing.region;
    case 'quest':
      return group.quests.some((quest) => quest.event === standing.event) || group.scene?.quest === standing.event;
    case 'met':
      return group.people.includes(standing.person);
    case 'seen':
      return group.met.includes(standing.event);
    case 'group-here':
      return seatsHere(t.state, t.seat).length > 0;
  }
}

function hasCraft(group: Group): boolean {
  return hasHiredShip(group) || group.cargo.some((item) => wareOf(item).craft === true);
}
