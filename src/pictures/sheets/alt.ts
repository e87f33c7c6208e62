import type { Adventurer, Group } from '../../systems/ultraquest/state.js';
import { questName } from '../../narrator/ultraquest/group-sheet.js';
import { thePlace } from '../../narrator/ultraquest/places.js';
import { mountName } from '../../systems/ultraquest/equipment/items.js';
import { homeLands } from '../../systems/ultraquest/groups.js';
import { ATTRIBUTES } from '../../systems/ultraquest/names.js';
import { armorRating, groupSums, melee, ranged } from '../../systems/ultraquest/sheet/strength.js';
import { itemList, linelessWords, purseWords, regionWords, skillWords } from './words.js';

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}

function harm({ injuries, curses }: Adventurer): string {
  const parts = [
    counted(injuries.red, 'red injury'),
    counted(injuries.black, 'black injury'),
    counted(curses, 'curse'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ').replaceAll('injurys', 'injuries') : 'unharmed';
}

/** An adventurer's sheet in words; may be longer than Discord takes. */
export function adventurerAlt(group: Group, adventurer: Adventurer): string {
  const { name, race, sex, profession, attributes, mount, saddle, backpack } = adventurer;
  const values = ATTRIBUTES.map((attribute) => `${attribute} ${attributes[attribute]}`).join(', ');
  const sums = `ME (melee) ${melee(adventurer).total}, RA (ranged) ${ranged(adventurer).total}, AR (armor) ${armorRating(adventurer).total}`;
  const skills = [...skillWords(adventurer), ...linelessWords(adventurer)].join(', ');
  const hand = itemList(adventurer.hand.filter((item) => item !== null));
  const lines = [
    `Skills: ${skills || 'none'}.`,
    `At hand: ${hand || 'nothing'}.`,
    `Purse: ${purseWords(adventurer)}.`,
    mount ? `Mount: ${mountName(mount)}.` : '',
    saddle ? `Saddle: ${itemList([saddle])}.` : '',
    backpack.length > 0 ? `Backpack: ${itemList(backpack)}.` : '',
    `At home in ${regionWords(homeLands(group, adventurer))}.`,
  ];
  return [`Sheet of ${name}, ${sex} ${race} ${profession}, ${harm(adventurer)}. ${values}; ${sums}.`, ...lines]
    .filter(Boolean)
    .join(' ');
}

/** A ready-made group that is looked at has nobody yet who leads it. */
const ledBy = ({ player }: Group): string => (player ? `led by ${player},` : 'which nobody leads yet,');

/** A group's sheet in words; may be longer than Discord takes. */
export function groupAlt(group: Group): string {
  const { ME, RA, 'ME+RA': both } = groupSums(group);
  const members = group.members.map(
    (member) => `${member.name} (${member.race} ${member.profession}, ${harm(member)})`,
  );
  const graves = group.graves.map(({ name, turn }) => `${name} (turn ${turn})`);
  return [
    `Sheet of ${group.name}, ${ledBy(group)} in ${thePlace(group.place)}.`,
    `Honor ${group.honor} of 100, Fame ${group.fame}. ME ${ME}, RA ${RA}, ME+RA ${both}.`,
    `In marching order: ${members.join('; ') || 'nobody'}.`,
    graves.length > 0 ? `Buried: ${graves.join(', ')}.` : '',
    group.quests.length > 0 ? `Quests noted: ${group.quests.map(questName).join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
