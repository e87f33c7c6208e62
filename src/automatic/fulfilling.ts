import { accompany } from '../systems/ultraquest/companions.js';
import type { BookOfEvents } from '../systems/ultraquest/book-of-events.js';
import { put, removeItem } from '../systems/ultraquest/sheet/carry.js';
import { newItem } from '../systems/ultraquest/start.js';
import type { Adventurer, Group, Harm } from '../systems/ultraquest/state.js';
import { belongingOf, findThing } from '../systems/ultraquest/things.js';
import type { Chance } from './chance.js';
import { isProfession, isRace, isSex, learnersOf, type Wish } from './wishes.js';

/** A group that wishes are fulfilled for. */
export interface Wishing {
  readonly group: Group;
  readonly seat: string;
  readonly book: BookOfEvents;
  readonly chance: Chance;
}

/** Gives a group what an event asks about, whatever it was before. */
export function fulfil(wish: Wish, wishing: Wishing): void {
  const { group, chance } = wishing;
  const members = group.members.filter((member) => member.race !== 'fairy');
  const [first, ...others] = members;
  if (!first) return;
  const one = chance.oneOf([first, ...others]);
  standing(wish, wishing);
  personal(wish, one, wishing);
}

function personal(wish: Wish, one: Adventurer, wishing: Wishing): void {
  switch (wish.for) {
    case 'profession':
      one.profession = isProfession(wish.name) ?? one.profession;
      return;
    case 'race':
      return become(one, wish.name);
    case 'sex':
      one.sex = isSex(wish.name) ?? one.sex;
      return;
    case 'skill':
      return teach(wish, one, wishing.chance);
    case 'attribute':
      one.attributes[wish.attribute] = Math.max(one.attributes[wish.attribute], wish.from);
      return;
    case 'item':
    case 'companion':
      return handOver(wish, one, wishing);
    case 'mount':
    case 'mounted':
      return seatOn(wish.for === 'mount' ? wish.id : 'donkey', one, wishing);
    case 'injured':
      one.injuries.red = 1;
      return;
    case 'cursed':
      one.curses = 1;
      return;
    case 'native':
      if (!one.home.includes(wish.region)) one.home.push(wish.region);
      return;
    default:
  }
}

function standing(wish: Wish, { group, seat }: Wishing): void {
  switch (wish.for) {
    case 'honor':
    case 'fame':
      group[wish.for] = Math.max(group[wish.for], wish.from);
      return;
    case 'gold':
      for (const member of group.members.slice(0, 1)) member.gold = Math.max(member.gold, wish.from);
      return;
    case 'members':
      group.members = group.members.slice(0, Math.max(2, wish.from));
      return;
    case 'quest':
      if (!group.quests.some(({ event }) => event === wish.id)) group.quests.push({ event: wish.id });
      return;
    case 'met':
      group.people = [...new Set([...group.people, wish.id])];
      return;
    case 'seen':
      group.met = [...new Set([...group.met, wish.id])];
      return;
    case 'craft':
      group.hired = { until: 99 };
      return;
    case 'everybody':
      for (const member of group.members) member.attributes[wish.attribute] = wish.value;
      return;
    case 'stalemate':
      return group.members.forEach(armour);
    case 'safety':
      return group.members.forEach((member) => protect(member, wish.from));
    case 'magic-arms':
      return group.members.forEach((member) => arm(member, group, seat));
    case 'alone':
      group.members = group.members.slice(0, 1);
      return;
    default:
  }
}

function armour(one: Adventurer): void {
  Object.assign(one.attributes, { STR: 1, DEX: 1 });
  one.effects.push({ kind: 'armor', amount: 40, source: 'Holy Armor', magic: true, until: 'turn' });
}

function protect(one: Adventurer, from: Harm): void {
  one.effects.push({ kind: 'protection', from, amount: 1, source: 'a blessing', magic: true, until: 'turn' });
}

function arm(one: Adventurer, group: Group, seat: string): void {
  one.attributes.STR = 9;
  one.hand[0] = newItem(group, seat, { kind: 'iron-weapon', name: 'mace', blunt: true, magic: true, masterwork: true });
}

function become(one: Adventurer, name: string): void {
  one.race = isRace(name) ?? one.race;
  if (one.race === 'centaur' || one.race === 'fairy') one.mount = null;
}

function teach({ name, mastered }: Extract<Wish, { for: 'skill' }>, one: Adventurer, chance: Chance): void {
  const [first, ...others] = learnersOf(name);
  if (first) one.profession = chance.oneOf([first, ...others]);
  one.skills = [...one.skills.filter((skill) => skill.name !== name), { name, mastered }];
}

/** What is on the lines already makes room. */
function handOver(
  wish: Extract<Wish, { readonly for: 'item' | 'companion' }>,
  one: Adventurer,
  wishing: Wishing,
): void {
  const { group, seat, book } = wishing;
  if (wish.for === 'item' && findThing(group, wish.id).length > 0) return;
  const thing = newItem(group, seat, belongingOf(book, wish.id));
  const last = one.hand.findLast((item) => item !== null);
  if (one.hand.every((item) => item !== null) && last) removeItem(group, last.id);
  if (wish.for === 'companion') accompany(one, { ...thing, being: 'companion' });
  else put(one, thing);
}

function seatOn(kind: string, one: Adventurer, { group, seat }: Wishing): void {
  if (one.race === 'centaur') return;
  one.mount = { id: newItem(group, seat, { kind }).id, kind };
}
