import { hundred } from '../amounts.js';
import { isRefusal } from '../../../engine/words.js';
import { receive, put } from '../sheet/carry.js';
import { emptyGroup, newAdventurer, newItem, startingWeapons, type Belonging } from '../start.js';
import type { Adventurer, Group } from '../state.js';
import { chosenRegion, startingSkills } from './learned.js';
import { personAt, type Sketch } from './sketch.js';

/** UQ-START-08. */
export const FIXED_GOLD = 44;
/** UQ-START-14: for each who has Trading as a starting skill, whichever way the Gold was got. */
export const GOLD_FOR_TRADER = 16;

/** The group's Gold before shopping; nothing as long as the player has not said how. */
export function startingGold(sketch: Sketch): number | undefined {
  const base = baseGold(sketch);
  return base === undefined ? undefined : base + traders(sketch) * GOLD_FOR_TRADER;
}

function baseGold({ gold, dice }: Sketch): number | undefined {
  if (gold === null) return undefined;
  const [tens = 0, ones = 0] = dice['gold'] ?? [];
  return gold === 'fixed' ? FIXED_GOLD : hundred(tens, ones);
}

export function traders(sketch: Sketch): number {
  return sketch.people.filter((_, index) => startingSkills(sketch, index).includes('Trading')).length;
}

/** The group as it stands: out of the shop if it was there, else as it was made up so far (UQ-START-17). */
export function assembled(sketch: Sketch, seat: string): Group {
  return sketch.shopped ? structuredClone(sketch.shopped) : assemble(sketch, seat);
}

function assemble(sketch: Sketch, seat: string): Group {
  const group = { ...emptyGroup(sketch.name, sketch.player, sketch.place), serial: sketch.serial };
  group.members = sketch.people.map((_, index) => enlist(group, sketch, index, seat));
  group.lines = group.members.length;
  share(group, startingGold(sketch) ?? 0);
  if (sketch.gift && isRefusal(receive(group, newItem(group, seat, { kind: sketch.gift })))) {
    throw new Error(`nobody can carry ${sketch.gift}`);
  }
  return group;
}

function enlist(group: Group, sketch: Sketch, index: number, seat: string): Adventurer {
  const { name, race, sex, profession } = personAt(sketch, index);
  const member = newAdventurer(group, { name, race, sex, profession });
  member.skills = startingSkills(sketch, index).map((skill) => ({ name: skill, mastered: false, start: true }));
  const region = chosenRegion(sketch, index);
  if (region) member.home.push(region);
  for (const thing of [...startingWeapons(profession), ...tools(member)]) put(member, newItem(group, seat, thing));
  return member;
}

/** UQ-THF-10: whoever knows Lockpicking has the tools. */
function tools({ skills }: Adventurer): Belonging[] {
  return skills.some(({ name }) => name === 'Lockpicking') ? [{ kind: 'lockpicks' }] : [];
}

/** In equal parts, the rest from the front: no robber finds all of it in one purse. */
function share(group: Group, gold: number): void {
  const each = Math.floor(gold / group.members.length);
  const rest = gold % group.members.length;
  for (const [i, member] of group.members.entries()) member.gold = each + (i < rest ? 1 : 0);
}
