import { mountName } from '../../systems/ultraquest/equipment/items.js';
import { totalGold } from '../../systems/ultraquest/gold.js';
import { dungeonOf } from '../../systems/ultraquest/quests.js';
import { fit } from '../../systems/ultraquest/sheet/skill-lines.js';
import { worksFromLoad } from '../../systems/ultraquest/sheet/cargo.js';
import { talismanOf } from '../../systems/ultraquest/talismans.js';
import { armorRating, groupSums, melee, ranged } from '../../systems/ultraquest/sheet/strength.js';
import type { Group, Item, Quest, UltraQuestState } from '../../systems/ultraquest/state.js';
import { change, heading, small, table, type Block } from '../block.js';
import { and, count, gold, name, signed } from '../english.js';
import { STRENGTHS } from './strengths.js';
import { health, itemName } from './sheet.js';
import { place, thePlace } from './places.js';
import { aThing } from './things.js';

/** Noted quests share three places (UQ-SHEET-18). */
const QUEST_PLACES = 3;

/** The group sheet (UQ-SHEET-15 ff.). */
export function groupSheet(group: Group): readonly Block[] {
  const sums = groupSums(group);
  const dice = group.members.length;
  return [
    heading(name(group.name)),
    change(`In ${thePlace(group.place)} · **${group.honor} Honor** · ${group.fame} Fame · ${gold(totalGold(group))}`),
    small('Honor is your name and wins the game. Fame is spent, to train and to learn; that takes no Honor.'),
    table([
      STRENGTHS,
      ...group.members.map((one) => [
        one.name,
        String(melee(one).total),
        String(ranged(one).total),
        String(armorRating(one).total),
      ]),
      ['together', String(sums.ME), String(sums.RA), ''],
    ]),
    change(
      `In a fight, with dice: hand to hand (ME) ${together(dice, sums.ME)}, from a distance (RA) ${together(dice, sums.RA)}, or each whichever is better (ME+RA) ${together(dice, sums['ME+RA'])}`,
    ),
    ...asTheyStand(group),
    ...group.members.flatMap((one) =>
      health(one) ? [small(`${name(one.name)}${health(one).replace(/^; /, ': ')}`)] : [],
    ),
    change(
      `**Quests** (${group.quests.length} of ${QUEST_PLACES}): ${group.quests.map(questName).join(', ') || 'none'}`,
    ),
    ...(group.cargo.length ? [change(`**Cargo:** ${group.cargo.map(itemName).join(', ')}`)] : []),
    ...outOfReach(group),
    ...waiting(group),
    ...graves(group),
  ];
}

/** `4D6+8`; curses may bring it below nothing: `2D6−1`. */
const together = (dice: number, strength: number): string => `${dice}D6${signed(strength)}`;

/** The sums are the sheet's, of all of them; without who is injured they are these (UQ-CMB-26). */
function asTheyStand({ members }: Group): readonly Block[] {
  const able = members.filter(fit);
  if (able.length === members.length) return [];
  const { ME, RA, 'ME+RA': both } = groupSums({ members: able });
  const without = and(members.filter((one) => !fit(one)).map((one) => name(one.name)));
  const sum = (strength: number) => together(able.length, strength);
  return [
    change(
      `Now, without ${without}: ${able.length ? `ME ${sum(ME)}, RA ${sum(RA)}, ME+RA ${sum(both)}` : 'nobody can fight'}`,
    ),
  ];
}

/** What would help if somebody had it, and does nothing on the wagon or boat (UQ-SHEET-08, UQ-EQP-47). */
function outOfReach({ cargo }: Group): readonly Block[] {
  const helps = (item: Item) => item.effect !== undefined || talismanOf(item) !== undefined;
  const idle = cargo.filter((item) => helps(item) && !worksFromLoad(item));
  if (idle.length === 0) return [];
  return [small(`Not at hand, so of no use there: ${idle.map(itemName).join(', ')}. \`/give\` hands it to somebody.`)];
}

/** What was left somewhere and waits to be fetched: crafts, a hired ship, mounts (UQ-BOAT-08, UQ-DUN-08). */
function waiting(group: Group): readonly Block[] {
  const crafts = (group.moored ?? []).flatMap(({ place: at, items }) =>
    items.map((item) => [at, itemName(item)] as const),
  );
  const mounts = group.stabled.map(({ place: at, mount }) => [at, mountName(mount)] as const);
  const hired = group.hired?.at === undefined ? [] : [[group.hired.at, 'hired ship'] as const];
  const left = [...crafts, ...hired, ...mounts];
  const places = [...new Set(left.map(([at]) => at))];
  return places.map((at) => {
    const things = left.filter(([where]) => where === at).map(([, thing]) => aThing(thing));
    return change(`**Waiting in ${thePlace(at)}:** ${things.join(', ')}`);
  });
}

/** A quest is noted by its event, and called as the book called it then; one of an older state by its id. */
export function questName(quest: Quest): string {
  const [region = '', slug = ''] = quest.event.split('#');
  return quest.dungeon
    ? `(${place(dungeonOf(region))})`
    : `${place(region)}: ${quest.title ?? slug.replaceAll('-', ' ')}`;
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
