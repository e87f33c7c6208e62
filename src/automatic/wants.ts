import { isSettlement, RECRUITING_LANDS } from '../systems/ultraquest/board/regions.js';
import { regionAt } from '../systems/ultraquest/board/spaces.js';
import { WARES } from '../systems/ultraquest/equipment/catalogue.js';
import { wareOf } from '../systems/ultraquest/equipment/items.js';
import { whyNotUse } from '../systems/ultraquest/equipment/limits.js';
import { totalGold } from '../systems/ultraquest/gold.js';
import { isComplete, isNative } from '../systems/ultraquest/groups.js';
import { priceOfNextPoint } from '../systems/ultraquest/races.js';
import { wornArmor } from '../systems/ultraquest/sheet/hands.js';
import { handItems, itemsOf } from '../systems/ultraquest/sheet/lines.js';
import { isInjured, knows } from '../systems/ultraquest/sheet/skill-lines.js';
import { armorRating, melee } from '../systems/ultraquest/sheet/strength.js';
import type { Adventurer, Group } from '../systems/ultraquest/state.js';

/** What a group of sense is short of, as its sheets show it. */

export function hurt(group: Group): Adventurer[] {
  return group.members.filter(isInjured);
}

/** UQ-HOME-19: an inn, or somebody native and unhurt. */
export function mayRest(group: Group, place = group.place): boolean {
  const region = regionAt(place);
  if (group.dungeon) return false;
  return isSettlement(region) || group.members.some((member) => !isInjured(member) && isNative(group, member, region));
}

/** Lines for newcomers are left, and there is a free place among the four. */
export function lacksPeople(group: Group): boolean {
  return !isComplete(group) && group.lines < 7;
}

export function mayRecruit(place: string): boolean {
  const region = regionAt(place);
  return isSettlement(region) || RECRUITING_LANDS.includes(region);
}

const BODIES = ['plate-armor', 'chain-armor', 'leather-armor', 'padded-coat'] as const;
const BLADES = ['two-handed-weapon', 'iron-weapon'] as const;

/** Gold that is not spent on arms. */
const RESERVE = 2;
/** Potions that a group carries if it can pay for them, and what it has beside their price then. */
const POTIONS = 2;

/** What somebody should buy here, the most urgent first: kinds that this settlement sells, that suit, and that can be paid. */
export function wares(group: Group, member: Adventurer, place: string): string[] {
  const region = regionAt(place);
  const gold = totalGold(group) - RESERVE;
  const offered = (kind: string) => {
    const ware = WARES[kind];
    const here = ware?.sold?.some((code) => code === region) === true && (ware.price ?? Infinity) <= gold;
    return here && !whyNotUse(member, { kind });
  };
  return [...armors(member), ...weapons(member), ...potions(group, gold)].filter(offered);
}

function armors(member: Adventurer): string[] {
  const { body, shield } = wornArmor(member);
  const has = body ? (wareOf(body).armor ?? 0) : 0;
  const better = BODIES.filter((kind) => (WARES[kind]?.armor ?? 0) > has);
  return [...better, ...(shield || holdsBothHands(member) ? [] : ['shield'])];
}

function holdsBothHands(member: Adventurer): boolean {
  return handItems(member).some((item) => wareOf(item).hands === 2 && wareOf(item).melee !== undefined);
}

/** A weapon beside a shield, rather than one that takes its hand. */
function weapons(member: Adventurer): string[] {
  const bonus = Math.max(-1, ...handItems(member).map((item) => wareOf(item).melee ?? -1));
  return member.profession === 'cleric' || bonus > 0 ? [] : BLADES.filter((kind) => kind === 'iron-weapon');
}

function potions(group: Group, gold: number): string[] {
  if (gold < 120) return [];
  const carried = group.members.flatMap(itemsOf).filter(({ kind }) => kind === 'healing-potion').length;
  return carried < POTIONS ? ['healing-potion'] : [];
}

/** Who trains what with the Fame there is: strength first, then the skill of hand. By adventurer id. */
export function training(group: Group): ReadonlyMap<string, string> {
  const plans = new Map<string, string>();
  let fame = group.fame;
  for (const attribute of ['STR', 'DEX'] as const) {
    for (const member of group.members) {
      const price = priceOfNextPoint(member.race, attribute, member.attributes[attribute]);
      if (price === undefined || price > fame || plans.has(member.id)) continue;
      fame -= price;
      plans.set(member.id, `train.${attribute}`);
    }
  }
  return plans;
}

/** A Fighter without Parry learns it where teachers are. */
export function lesson(group: Group, member: Adventurer): string | undefined {
  const willing = member.profession === 'fighter' && !knows(member, 'Parry');
  return willing && group.fame >= 1 && totalGold(group) >= 30 ? 'learn.Parry' : undefined;
}

/** The order in which a group walks: who is best protected and unhurt comes first. */
export function marchingOrder(group: Group): string[] {
  const worth = (member: Adventurer) =>
    (isInjured(member) ? -20 : 0) +
    (member.race === 'fairy' ? -10 : 0) +
    3 * armorRating(member).total +
    melee(member).total;
  const row = group.members.map((member) => ({ id: member.id, worth: worth(member) }));
  return row.sort((a, b) => b.worth - a.worth).map(({ id }) => id);
}
