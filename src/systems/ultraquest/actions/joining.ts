import { refuse, type Refusal } from '../../../engine/words.js';
import type { BookOfEvents } from '../book-of-events.js';
import { payForNewMember } from '../fame.js';
import { regulars } from '../groups.js';
import type { Attribute } from '../names.js';
import { put } from '../sheet/carry.js';
import { itemsOf } from '../sheet/lines.js';
import { knows } from '../sheet/skill-lines.js';
import { newAdventurer, newItem, type Belonging, type Person } from '../start.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { belongingOf } from '../things.js';
import { groupOf } from '../where.js';

/** UQ-SHEET-16. */
export const NAME_LINES = 7;
/** UQ-ACT-35. */
export const MOST_REGULARS = 4;

/** What somebody brings along. */
export interface Newcomer extends Person {
  readonly skills: readonly string[];
  readonly things: readonly Belonging[];
  readonly attributes?: Readonly<Partial<Record<Attribute, number>>> | undefined;
}

/** Why nobody, or nobody of this kind, can join (UQ-ACT-30, UQ-ACT-35, UQ-SHEET-17, UQ-DEATH-03, C-37). */
export function whyNotJoin(group: Group, race: string): Refusal | undefined {
  if (group.lines >= NAME_LINES) return refuse('lines-full', { lines: NAME_LINES }, 'UQ-SHEET-17');
  if (race === 'fairy' || regulars(group).length < MOST_REGULARS) return undefined;
  return refuse('group-full', { most: MOST_REGULARS }, 'UQ-ACT-35');
}

/** How the later ones of a name are counted, as many as there are lines for them (UQ-SHEET-17). */
const COUNTED = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** A name that nobody of the group has or had. */
export function freeName(group: Group, wanted: string): string {
  const taken = [...group.members, ...group.graves].map(({ name }) => name);
  const first = wanted.replace(/ [IVX]+$/, '');
  const names = [wanted, ...COUNTED.map((count) => `${first} ${count}`)];
  return names.find((name) => !taken.includes(name)) ?? wanted;
}

/** Every lockpicker has a set of picks (UQ-THF-10). */
function needsPicks(member: Adventurer): boolean {
  const picks = itemsOf(member).some(({ kind }) => kind === 'lockpicks' || kind === 'masterwork-lockpicks');
  return knows(member, 'Lockpicking') && !picks;
}

/** Somebody joins, at the end of the row, for a tenth of the Honor (UQ-ACT-36) and a name line (UQ-ACT-37). */
export function join(t: Tale, newcomer: Newcomer): Adventurer {
  const group = groupOf(t);
  const { race, sex, profession } = newcomer;
  const member = newAdventurer(group, { name: freeName(group, newcomer.name), race, sex, profession });
  Object.assign(member.attributes, newcomer.attributes ?? {});
  member.skills = newcomer.skills.map((name) => ({ name, mastered: false }));
  for (const thing of newcomer.things) put(member, newItem(group, t.seat, thing));
  if (needsPicks(member)) put(member, newItem(group, t.seat, { kind: 'lockpicks' }));
  group.members.push(member);
  group.lines += 1;
  t.tell({ kind: 'joined', group: group.name, who: member.name, race, profession });
  payForNewMember(group, t.tell.bind(t));
  return member;
}

/** Things of a list, as ids of the book or of the equipment table. */
export function thingsOf(book: BookOfEvents, ids: readonly string[]): Belonging[] {
  return ids.map((id) => belongingOf(book, id));
}
