import { CHAINS, HOME_TO_ALL, honorInterval, REGION_NAMES } from '../board/regions.js';
import { isNative } from '../groups.js';
import type { RegionCode } from '../names.js';
import type { Fee } from './fee.js';
import { optionId } from '../option-id.js';
import { isOf } from '../professions.js';
import { homeLines, knows, NATIVE_LINE, SKILL_LINES, skillLinesUsed } from '../sheet/skill-lines.js';
import type { Adventurer, Group, Skill } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';

/**
 * Regions along the chains that come next: after one that is native, or any earlier one (UQ-HOME-07, UQ-HOME-16). A Ranger
 * who learns it skips regions of a chain if he likes (UQ-RNG-11); what comes with a starting skill is the next (UQ-RNG-02).
 */
export function landsAhead(
  group: Group,
  member: Adventurer,
  { skips = isOf(member, 'ranger') }: { skips?: boolean } = {},
): RegionCode[] {
  const native = (region: RegionCode) => isNative(group, member, region);
  const offered = CHAINS.flatMap((chain) => {
    const furthest = chain.findLastIndex(native);
    if (furthest < 0) return [];
    return chain.slice(0, skips ? chain.length : furthest + 2);
  });
  return [...new Set(offered)].filter((region) => !native(region) && !HOME_TO_ALL.includes(region));
}

/** Survival itself is on no line: the regions beyond the native line are (UQ-HOME-15). */
export function takesLine({ name }: Skill): boolean {
  return name !== 'Survival';
}

/** A place in the native line, or a skill line for more (UQ-HOME-15, UQ-RNG-09). */
export function hasRoomForHome(member: Adventurer): boolean {
  const after = { ...member, home: [...member.home, 'Sh' as const] };
  return homeLines(after) === homeLines(member) || skillLinesUsed(after) <= SKILL_LINES;
}

function settle(t: Tale, member: Adventurer, region: RegionCode, { price, pay }: Fee): void {
  pay();
  member.home.push(region);
  if (isOf(member, 'ranger') && !knows(member, 'Survival')) member.skills.push({ name: 'Survival', mastered: false });
  t.tell({ kind: 'learned', who: member.name, skill: `Survival ${REGION_NAMES[region]}`, price });
}

/** Survival in a region of the player's choice among those the chains offer, `landsAhead` (UQ-HOME-05, UQ-RNG-11). */
export function* learnSurvival(t: Tale, member: Adventurer, offers: readonly RegionCode[], fee: Fee): Play<boolean> {
  const first = offers[0];
  if (first === undefined) return false;
  if (offers.length === 1) {
    settle(t, member, first, fee);
    return true;
  }
  const answer = yield* t.ask({
    name: 'which region',
    kind: 'choice',
    text: { key: 'which-region', args: { who: member.name } },
    options: offers.map((region) => ({ id: optionId('region', region), label: { key: 'region', args: { region } } })),
    default: optionId('region', first),
  });
  const chosen = offers.find((region) => answer.options[0] === optionId('region', region));
  if (chosen === undefined) return false;
  settle(t, member, chosen, fee);
  return true;
}

/**
 * Lands that a Ranger may be at home in for nothing (UQ-RNG-08): the next of a chain, from its lower Honor on, as long as a place in the
 * native line or a skill line is free (UQ-RNG-09, 10, 12).
 */
export function freeLands(group: Group, member: Adventurer): RegionCode[] {
  if (!isOf(member, 'ranger') || !hasRoomForHome(member)) return [];
  const low = (region: RegionCode) => honorInterval(region)?.low ?? 0;
  return [...new Set(nextInChains(group, member))].filter((region) => low(region) <= group.honor);
}

export function settleFor(t: Tale, member: Adventurer, region: RegionCode): void {
  if (!freeLands(groupOf(t), member).includes(region)) return;
  member.home.push(region);
  t.tell({ kind: 'learned', who: member.name, skill: `Survival ${REGION_NAMES[region]}`, price: null });
}

/**
 * UQ-RNG-10: as a turn begins every Ranger for whom the group's Honor has opened a land is at home there. Where there are
 * several, or it takes a skill line, the player says which while the group rests, and is told once that it may be said.
 */
export function settleRangers(t: Tale): void {
  const group = groupOf(t);
  for (const member of group.members) {
    const lands = freeLands(group, member);
    const [first] = lands;
    const fresh = lands.filter((region) => !member.offered?.includes(region));
    if (first === undefined || fresh.length === 0) continue;
    if (lands.length === 1 && member.home.length < NATIVE_LINE) settleFor(t, member, first);
    else {
      member.offered = lands;
      t.tell({ kind: 'lands-open', who: member.name, regions: lands });
    }
  }
}

function nextInChains(group: Group, member: Adventurer): RegionCode[] {
  return CHAINS.flatMap((chain) => {
    const furthest = chain.findLastIndex((region) => isNative(group, member, region));
    return furthest < 0 ? [] : chain.slice(furthest + 1, furthest + 2);
  });
}
