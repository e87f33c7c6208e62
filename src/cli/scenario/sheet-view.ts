import { mountName, nameOf } from '../../systems/ultraquest/equipment/items.js';
import { totalGold } from '../../systems/ultraquest/gold.js';
import { itemsOf } from '../../systems/ultraquest/sheet/lines.js';
import { armorRating, groupSums, melee, ranged } from '../../systems/ultraquest/sheet/strength.js';
import type { Adventurer, Group } from '../../systems/ultraquest/state.js';

/** An adventurer's sheet as a scenario reads it. */
export function memberView(member: Adventurer) {
  return {
    race: member.race,
    profession: member.profession,
    attributes: member.attributes,
    skills: member.skills.map(({ name, mastered }) => (mastered ? `${name}!` : name)),
    items: itemsOf(member).map(nameOf),
    home: member.home,
    mount: member.mount ? mountName(member.mount) : null,
    led: member.led.map(mountName),
    gold: member.gold,
    gems: member.gems,
    injuries: member.injuries.red,
    'cursed-injuries': member.injuries.black,
    curses: member.curses,
    idle: member.idle,
    ME: melee(member).total,
    RA: ranged(member).total,
    AR: armorRating(member).total,
  };
}

/** A group's sheet as a scenario reads it. */
export function groupView(group: Group) {
  return {
    name: group.name,
    place: group.place,
    honor: group.honor,
    fame: group.fame,
    gold: totalGold(group),
    order: group.members.map(({ name }) => name),
    graves: group.graves.map(({ name }) => name),
    quests: group.quests.map(({ event }) => event),
    cargo: group.cargo.map(nameOf),
    moored: Object.fromEntries((group.moored ?? []).map(({ place, items }) => [place, items.map(nameOf)])),
    away: group.away?.from ?? null,
    tamed: group.tamed,
    met: group.met,
    people: group.people,
    lines: group.lines,
    skip: group.skip,
    dungeon: group.dungeon?.class ?? null,
    ended: group.ended,
    sums: groupSums(group),
    members: Object.fromEntries(group.members.map((member) => [member.name, memberView(member)])),
  };
}
