import { WARES } from '../systems/ultraquest/equipment/catalogue.js';
import { ATTRIBUTES, PROFESSIONS, RACES, SEXES, type RegionCode } from '../systems/ultraquest/names.js';
import { maximum } from '../systems/ultraquest/races.js';
import { put, whyNotCarry } from '../systems/ultraquest/sheet/carry.js';
import { createState } from '../systems/ultraquest/settings.js';
import { SKILLS } from '../systems/ultraquest/skills.js';
import { emptyGroup, newAdventurer, newItem, startingWeapons } from '../systems/ultraquest/start.js';
import type { Adventurer, Group, Item, UltraQuestState } from '../systems/ultraquest/state.js';
import type { Chance } from './chance.js';

/** What a group needs so that every branch of an event can be met: things that it asks for, people it remembers. */
export interface Wishes {
  readonly things: readonly { readonly kind: string; readonly thing?: string; readonly name?: string }[];
}

/** Four adventurers of any race and profession, as they may be found anywhere between the first turn and the last. */
export function anyGroup(chance: Chance, seat: string, place: RegionCode, wishes: Wishes = { things: [] }): Group {
  const group = emptyGroup('The Any', 'Anybody', place);
  group.honor = chance.between(0, 60);
  group.fame = chance.between(0, 8);
  const count = chance.oneOf([4, 4, 4, 3, 5]);
  for (let i = 1; i <= count; i++) addMember(chance, group, seat, i);
  for (const thing of chance.some(wishes.things, chance.between(0, wishes.things.length))) {
    const owner = chance.oneOf(group.members as [Adventurer, ...Adventurer[]]);
    take(owner, newItem(group, seat, thing));
  }
  group.lines = count;
  return group;
}

/** What the rulebook lets nobody carry stays behind: a second talisman, say. */
function take(member: Adventurer, item: Item): void {
  if (whyNotCarry(member, item) === undefined) put(member, item);
}

function addMember(chance: Chance, group: Group, seat: string, i: number): void {
  const race = i === 5 ? 'fairy' : chance.oneOf(RACES.slice(0, 8) as [(typeof RACES)[number]]);
  const profession = i === 5 ? 'wizard' : chance.oneOf(PROFESSIONS);
  const member = newAdventurer(group, { name: `Nobody ${i}`, race, sex: chance.oneOf(SEXES), profession });
  for (const attribute of ATTRIBUTES) {
    member.attributes[attribute] = chance.between(member.attributes[attribute], maximum(race, attribute));
  }
  member.skills = chance
    .some(Object.keys(SKILLS), chance.between(1, 5))
    .map((name) => ({ name, mastered: chance.between(1, 6) === 1 }));
  for (const weapon of startingWeapons(profession)) take(member, newItem(group, seat, weapon));
  for (const kind of chance.some(carriable(), chance.between(0, 2))) take(member, newItem(group, seat, { kind }));
  mount(chance, group, seat, member);
  member.gold = chance.between(0, 30);
  if (chance.between(1, 5) === 1) member.injuries[chance.oneOf(['red', 'black'] as const)] = 1;
  if (chance.between(1, 6) === 1) member.curses = 1;
  group.members.push(member);
}

function carriable(): string[] {
  const light = Object.entries(WARES).filter(([, ware]) => !ware.mount && !ware.craft && !ware.weight);
  return [...light.map(([kind]) => kind), 'gold-talisman', 'diamond-talisman', 'scroll-of-fireball', 'iron-key'];
}

function mount(chance: Chance, group: Group, seat: string, member: Adventurer): void {
  if (member.race === 'centaur' || member.race === 'fairy' || chance.between(1, 3) > 1) return;
  const kind = chance.oneOf(['donkey', 'pony', 'riding-snail']);
  member.mount = { id: newItem(group, seat, { kind }).id, kind };
}

/** A campaign in which the groups given play, the first seat's turn. */
export function campaignOf(groups: Readonly<Record<string, Group>>): UltraQuestState {
  const state = createState({});
  const order = Object.keys(groups);
  Object.assign(state.seats, groups);
  state.order = order;
  state.phase = 'playing';
  state.turn = { seat: order[0] ?? null, number: 1, begun: false };
  return state;
}
