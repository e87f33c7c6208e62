import { totalGold } from '../../systems/ultraquest/gold.js';
import { armorRating, groupSums, melee, ranged } from '../../systems/ultraquest/sheet/strength.js';
import type { Group, Quest, UltraQuestState } from '../../systems/ultraquest/state.js';
import { change, heading, small, table, type Block } from '../block.js';
import { count, gold, name } from '../english.js';
import { health, itemName } from './sheet.js';
import { place } from './places.js';

/** Noted quests share three places (UQ-SHEET-18). */
const QUEST_PLACES = 3;

/** The group sheet (UQ-SHEET-15 ff.). */
export function groupSheet(group: Group): readonly Block[] {
  const sums = groupSums(group);
  const dice = group.members.length;
  return [
    heading(name(group.name)),
    change(`In ${place(group.place)} · **${group.honor} Honor** · ${group.fame} Fame · ${gold(totalGold(group))}`),
    table([
      ['', 'ME', 'RA', 'AR'],
      ...group.members.map((one) => [
        one.name,
        String(melee(one).total),
        String(ranged(one).total),
        String(armorRating(one).total),
      ]),
      ['together', String(sums.ME), String(sums.RA), ''],
    ]),
    change(`In a fight: ME ${dice}D6+${sums.ME}, RA ${dice}D6+${sums.RA}, ME+RA ${dice}D6+${sums['ME+RA']}`),
    ...group.members.flatMap((one) => (health(one) ? [small(`${name(one.name)}${health(one)}`)] : [])),
    change(
      `**Quests** (${group.quests.length} of ${QUEST_PLACES}): ${group.quests.map(questName).join(', ') || 'none'}`,
    ),
    ...(group.cargo.length ? [change(`**Cargo:** ${group.cargo.map(itemName).join(', ')}`)] : []),
    ...graves(group),
  ];
}

/** A quest is noted by its event; its title is the book's and not read before its time. */
export function questName(quest: Quest): string {
  const [region = '', slug = ''] = quest.event.split('#');
  return quest.dungeon ? `(${place(region)})` : `${place(region)}: ${slug.replaceAll('-', ' ')}`;
}

function graves(group: Group): readonly Block[] {
  return group.graves.length
    ? [
        small(
          `Buried: ${group.graves.map((grave) => name(grave.name)).join(', ')}. ${count(group.lines, 'name line')} of 7 used.`,
        ),
      ]
    : [];
}

/** Where everybody stands: one line a group, in the order of play. */
export function standings(state: UltraQuestState): readonly Block[] {
  return state.order.flatMap((seat) => {
    const group = state.seats[seat];
    if (!group) return [];
    const now = state.turn.seat === seat ? ' ← now' : '';
    const alive = group.ended ? 'ended' : count(group.members.length, 'adventurer');
    return [
      change(
        `**${name(group.name)}** (${name(group.player)}): ${place(group.place)}, ${group.honor} Honor, ${gold(totalGold(group))}, ${alive}${now}`,
      ),
    ];
  });
}
