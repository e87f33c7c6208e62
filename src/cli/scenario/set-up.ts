import { wareNamed } from '../../systems/ultraquest/equipment/catalogue.js';
import { ATTRIBUTES } from '../../systems/ultraquest/names.js';
import { put, nextSerial } from '../../systems/ultraquest/sheet/carry.js';
import { HAND_LINES } from '../../systems/ultraquest/sheet/lines.js';
import { emptyGroup, newAdventurer, newItem, standardGroup, type Belonging } from '../../systems/ultraquest/start.js';
import type { BookOfEvents } from '../../systems/ultraquest/book-of-events.js';
import type { Adventurer, Group, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { UltraQuest } from '../../systems/ultraquest/system.js';
import { belongingOf } from '../../systems/ultraquest/things.js';
import type { AdventurerSheet, GroupSheet, Scenario } from './format.js';

const MAKES = ['masterwork', 'light', 'silver', 'magic'] as const;

/** Plain names of iron weapons. */
const IRON = ['axe', 'sword', 'spear', 'mace', 'hammer', 'flail'];

/** Reads `silver masterwork axe`: how it is made, then what it is. */
export function readThing(book: BookOfEvents, text: string): Belonging {
  const known = wareNamed(text) ?? book.thing(text);
  if (known) return belongingOf(book, text);
  const [word = '', ...rest] = text.split(' ');
  const make = MAKES.find((each) => each === word);
  if (make && rest.length > 0) return { ...readThing(book, rest.join(' ')), [make]: true };
  return IRON.includes(text) ? { kind: 'iron-weapon', name: text } : belongingOf(book, text);
}

function readMount(group: Group, seat: string, text: string): NonNullable<Adventurer['mount']> {
  const noble = text.startsWith('fast ') ? 'fast' : text.startsWith('strong ') ? 'strong' : undefined;
  const name = noble ? text.slice(noble.length + 1) : text;
  const kind = wareNamed(name)?.kind;
  if (!kind) throw new Error(`no mount is called ${name}`);
  return { id: `${seat}:${nextSerial(group)}`, kind, ...(noble && { noble }) };
}

function fillSheet(book: BookOfEvents, group: Group, seat: string, member: Adventurer, sheet: AdventurerSheet): void {
  for (const attribute of ATTRIBUTES)
    member.attributes[attribute] = sheet.attributes?.[attribute] ?? member.attributes[attribute];
  if (sheet.skills) {
    member.skills = sheet.skills.map((name) => ({ name: name.replace(/!$/, ''), mastered: name.endsWith('!') }));
  }
  if (sheet.items) {
    member.hand = Array.from({ length: HAND_LINES }, () => null);
    sheet.items.forEach((text, i) => (member.hand[i] = newItem(group, seat, readThing(book, text))));
  }
  for (const text of sheet.backpack ?? []) member.backpack.push(newItem(group, seat, readThing(book, text)));
  if (sheet.mount !== undefined) member.mount = readMount(group, seat, sheet.mount);
  member.home = sheet.home ?? member.home;
  member.gold = sheet.gold ?? member.gold;
  member.gems = sheet.gems ?? member.gems;
  member.curses = sheet.curses ?? 0;
  member.idle = sheet.idle ?? false;
  member.injuries = { red: sheet.injuries ?? 0, black: sheet['cursed-injuries'] ?? 0 };
}

/** Changes the preset's member of that name, or brings in somebody new. */
function addMember(book: BookOfEvents, group: Group, seat: string, name: string, sheet: AdventurerSheet): void {
  let member = group.members.find((each) => each.name === name);
  if (!member) {
    const { race = 'human', profession = 'fighter', sex = 'male' } = sheet;
    member = newAdventurer(group, { name, race, profession, sex });
    group.members.push(member);
    group.lines += 1;
    if (!sheet.items) ['dagger', 'sling'].forEach((kind) => put(member as Adventurer, newItem(group, seat, { kind })));
  } else {
    const { race, profession, sex } = sheet;
    Object.assign(member, { ...(race && { race }), ...(profession && { profession }), ...(sex && { sex }) });
  }
  fillSheet(book, group, seat, member, sheet);
}

function setUpGroup(book: BookOfEvents, seat: string, sheet: GroupSheet): Group {
  const { preset, place = 'St', player = seat } = sheet;
  const name = sheet.name ?? `Group ${seat}`;
  const group = preset ? standardGroup(preset, seat, name, player, place) : emptyGroup(name, player, place);
  for (const [who, member] of Object.entries(sheet.members ?? {})) addMember(book, group, seat, who, member);
  if (sheet.gold !== undefined) group.members.forEach((member, i) => (member.gold = i === 0 ? (sheet.gold ?? 0) : 0));
  group.honor = sheet.honor ?? 0;
  group.fame = sheet.fame ?? 0;
  group.lines = sheet.lines ?? group.lines;
  group.skip = sheet.skip ?? 0;
  group.met = sheet.met ?? [];
  group.people = sheet.people ?? [];
  group.quests = (sheet.quests ?? []).map((event) =>
    event.includes('#') ? { event } : { event, dungeon: true, place },
  );
  group.cargo = (sheet.cargo ?? []).map((text) => newItem(group, seat, readThing(book, text)));
  if (sheet.dungeon) group.dungeon = { class: sheet.dungeon, entry: place, quest: null, graves: 0 };
  return group;
}

/** A table as the scenario finds it, in the middle of play. */
export function setUp(system: UltraQuest, book: BookOfEvents, scenario: Scenario): UltraQuestState {
  const state = system.create(scenario.settings ?? {});
  const sheets = Object.entries(scenario.groups ?? { a: { preset: 'A' as const } });
  for (const [seat, sheet] of sheets) {
    state.seats[seat] = setUpGroup(book, seat, sheet);
    state.order.push(seat);
    for (const treasure of sheet.legendary ?? []) state.legendary[treasure] = seat;
  }
  if (sheets.length === 0) return state;
  state.phase = 'playing';
  state.turn = { seat: scenario.turn ?? state.order[0] ?? null, number: 1, begun: false };
  return state;
}
