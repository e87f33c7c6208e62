import type { Pool, Who } from '../../book/contract/who.js';
import type { Local } from '../../engine/script.js';
import type { Words } from '../../engine/words.js';
import { rollAmount } from './amounts.js';
import { attributeValue } from './attributes.js';
import type { Attribute, Profession, Race } from './names.js';
import { countsAsProfession } from './professions.js';
import { countsAsRace } from './races.js';
import { itemsOf } from './sheet/lines.js';
import { ailmentsOf, called } from './sheet/ailments.js';
import { canUse, isInjured } from './sheet/skill-lines.js';
import { rearNeighbour } from './march.js';
import type { Adventurer, Group } from './state.js';
import { slug } from '../../book/names.js';
import { isMounted } from './sheet/riding.js';
import type { Play, Tale } from './tale.js';
import { remember } from './struck.js';
import { groupOf, surroundings } from './where.js';

export { groupOf } from './where.js';

/** Whoever left the event by Teleportation is out of reach of everything in it (UQ-WIZ-10). */
export function isAway(adventurer: Adventurer): boolean {
  return adventurer.effects.some((effect) => effect.kind === 'away');
}

/** Living members that events can reach, in marching order. */
export function present(group: Group): Adventurer[] {
  return group.members.filter((member) => !isAway(member));
}

/** People bound to a name, as far as they live and are here. */
function bound(t: Pick<Tale, 'locals'>, people: readonly Adventurer[], name: string): Adventurer[] {
  const local: Local | undefined = t.locals[name];
  const ids = Array.isArray(local) ? local : [local];
  return people.filter((member) => ids.includes(member.id));
}

type Reader = Pick<Tale, 'seat' | 'state' | 'locals' | 'script'>;

/** Everybody in a pool, in marching order. */
export function poolOf(pool: Pool, t: Reader): Adventurer[] {
  const group = groupOf(t);
  const people = present(group);
  switch (pool.who) {
    case 'each':
      return people;
    case 'dead':
      return [...group.fallen];
    case 'those':
    case 'others':
      return bound(t, people, pool.who);
    case 'bound':
      return bound(t, [...people, ...group.fallen], pool.name);
    case 'but': {
      const not = bound(t, people, pool.name);
      return people.filter((member) => !not.includes(member));
    }
    default:
      return people.filter((member) => belongs(pool, member, surroundings(t).open));
  }
}

type Trait = Exclude<Pool, { who: 'each' | 'dead' | 'those' | 'others' | 'bound' | 'but' }>;

function belongs(pool: Trait, member: Adventurer, open: boolean): boolean {
  switch (pool.who) {
    case 'riders':
      return isMounted(member, open);
    case 'walkers':
      return !isMounted(member, open) && member.race !== 'fairy';
    case 'injured':
      return isInjured(member);
    case 'cursed':
      return member.curses > 0;
    case 'profession':
      return countsAsProfession(member, pool.profession as Profession);
    case 'race':
      return countsAsRace(member.race, pool.race as Race);
    case 'sex':
      return member.sex === pool.sex;
    case 'skilled':
      return canUse(member, pool.skill);
    case 'bearer':
      return itemsOf(member).some((item) => item.kind === pool.item || slug(item.kind) === slug(pool.item));
  }
}

/** Why nobody can be found now, for options that begin with a choice of people: the pool is smaller than asked for. */
export function couldChoose(who: Who, t: Reader): boolean {
  // Bound by an op before it in the same option: whether that can be done is told by that op.
  if (who.who === 'bound' && t.locals[who.name] === undefined) return true;
  if (who.who === 'any') return poolOf(who.of ?? { who: 'each' }, t).length >= who.min;
  if (who.who === 'behind') return bound(t, present(groupOf(t)), who.name).length > 0;
  if ('of' in who) return poolOf(who.of, t).length > 0;
  if (who.who === 'first' || who.who === 'last' || who.who === 'random') return true;
  if (who.who === 'best' || who.who === 'worst') return true;
  return poolOf(who, t).length > 0;
}

/** People by the dice: one after the other out of those who are left (UQ-DICE-06). */
function random(t: Tale, pool: readonly Adventurer[], count: number): Adventurer[] {
  const left = [...pool];
  const drawn: Adventurer[] = [];
  while (drawn.length < count && left.length > 0) {
    if (left.length === 1) return [...drawn, ...left];
    const sides = left.length > 6 ? 10 : 6;
    const index = t.roll('random adventurer', sides) - 1;
    if (index < left.length) drawn.push(...left.splice(index, 1));
  }
  return drawn;
}

/** The highest or lowest in an attribute, the front one of equals. */
function extreme(t: Reader, pool: readonly Adventurer[], attribute: Attribute, sign: 1 | -1): Adventurer[] {
  const here = surroundings(t);
  const rank = (member: Adventurer) => sign * attributeValue(member, attribute, here);
  const best = pool.reduce<Adventurer | undefined>((a, b) => (a && rank(a) >= rank(b) ? a : b), undefined);
  return best ? [best] : [];
}

/** What people are chosen to try: on which attributes or by which skill, and what each of them would need on the D6. */
export interface Trying {
  readonly of: readonly string[];
  readonly plus: number;
  /** One target for each of `of`, with everything that counts; none where nothing is rolled. */
  targets(member: Adventurer): readonly number[];
}

interface PickFor {
  /** Key of the question, where it is not simply about people. */
  readonly question?: string;
  readonly trying?: Trying | undefined;
}

function questionWords(count: { min: number; max: number }, { question, trying }: PickFor): Words {
  if (question !== undefined) return { key: question, args: count };
  return { key: 'choose-people', args: { ...count, ...(trying && { of: trying.of, plus: trying.plus }) } };
}

function personLabel(member: Adventurer, trying: Trying | undefined): Words {
  if (!trying) return called(member);
  const { of, plus } = trying;
  return {
    key: 'who-tries',
    args: { who: member.name, of, plus, targets: trying.targets(member), ...ailmentsOf(member) },
  };
}

/** Asks the player for `min` to `max` people; runs on silently where there is nothing to choose. */
export function* pick(
  t: Tale,
  pool: readonly Adventurer[],
  min: number,
  max: number,
  what: PickFor = {},
): Play<Adventurer[]> {
  const most = Math.min(max, pool.length);
  if (pool.length === 0 || most === 0) return [];
  if (pool.length <= min) return [...pool];
  const single = min === 1 && most === 1;
  const preset = pool.slice(0, Math.max(min, 0));
  const answer = yield* t.ask({
    name: what.question ?? 'who',
    kind: 'who',
    text: questionWords({ min, max: most }, what),
    options: [
      ...pool.map((member) => ({
        id: `who:${member.id}`,
        label: personLabel(member, what.trying),
        ...(single ? {} : { menu: 'who' }),
      })),
      ...(single
        ? []
        : [{ id: 'preset', label: { key: 'first-of-them', args: { names: preset.map((m) => m.name) } } }]),
    ],
    ...(single
      ? {}
      : { menus: [{ id: 'who', placeholder: { key: 'choose-people' }, min: Math.max(1, min), max: most }] }),
    default: single ? `who:${pool[0]?.id ?? ''}` : 'preset',
  });
  if (answer.options[0] === 'preset') return preset;
  return pool.filter((member) => answer.options.includes(`who:${member.id}`));
}

/** Finds out whom an op is about; asks the player where they choose, rolls where chance does. In marching order. */
export function* choose(who: Who, t: Tale, trying?: Trying): Play<Adventurer[]> {
  switch (who.who) {
    case 'any':
      return yield* pick(t, poolOf(who.of ?? { who: 'each' }, t), who.min, who.max, { trying });
    case 'first':
    case 'last':
    case 'random': {
      const pool = poolOf(who.of ?? { who: 'each' }, t);
      const count = Math.max(0, rollAmount(t, who.count, 'how many').total);
      if (who.who === 'random') return inOrder(t, random(t, pool, count));
      return who.who === 'first' ? pool.slice(0, count) : pool.slice(Math.max(0, pool.length - count));
    }
    case 'best':
      return extreme(t, poolOf(who.of ?? { who: 'each' }, t), who.attribute, 1);
    case 'worst':
      return extreme(t, poolOf(who.of ?? { who: 'each' }, t), who.attribute, -1);
    case 'behind': {
      const group = groupOf(t);
      const [front] = bound(t, group.members, who.name);
      const rear = front && rearNeighbour(group, front);
      return rear ? [rear] : [];
    }
    default:
      return poolOf(who, t);
  }
}

/** The same without those who have died meanwhile: nothing is done to them any more (UQ-DEATH-01). */
export function* chooseLiving(who: Who, t: Tale): Play<Adventurer[]> {
  const { members } = groupOf(t);
  return (yield* choose(who, t)).filter((one) => members.includes(one));
}

function inOrder(t: Tale, people: readonly Adventurer[]): Adventurer[] {
  return groupOf(t).members.filter((member) => people.includes(member));
}

/** Binds people to a name, by adventurer id. */
export function bind(t: Pick<Tale, 'locals'>, name: string | undefined, people: readonly Adventurer[]): void {
  if (name !== undefined) t.locals[name] = people.map((member) => member.id);
}

/** Binds whom something struck to `those`, and the rest of whom it was about to `others`. */
export function bindOutcome(
  t: Pick<Tale, 'locals'>,
  struck: readonly Adventurer[],
  rest: readonly Adventurer[],
  by: 'test' | 'harm' = 'harm',
): void {
  bind(t, 'those', struck);
  bind(t, 'others', rest);
  remember(t, 'those', { by: by === 'test' ? 'missed' : 'hit' });
  remember(t, 'others', by === 'test' ? { by: 'passed' } : undefined);
}
