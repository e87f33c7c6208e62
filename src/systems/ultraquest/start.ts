import type { SeatId } from '../../engine/words.js';
import { RACE_TRAITS } from './races.js';
import type { Attribute, Profession, Race, Sex } from './names.js';
import { ATTRIBUTES } from './names.js';
import { nextSerial, put } from './sheet/carry.js';
import { HAND_LINES } from './sheet/lines.js';
import type { Adventurer, Group, Item } from './state.js';

/** Who somebody is, before anything is learned or owned. */
export interface Person {
  readonly name: string;
  readonly race: Race;
  readonly sex: Sex;
  readonly profession: Profession;
}

/** A thing as a list writes it down: its kind and what differs. */
export type Belonging = Omit<Item, 'id'>;

/** An adventurer with the start values of the race (UQ-START-15, G-01), no skills and nothing in hand. */
export function newAdventurer(group: Pick<Group, 'serial'>, person: Person): Adventurer {
  const { growth, home } = RACE_TRAITS[person.race];
  const attributes = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, growth[attribute].start]));
  return {
    id: `a${nextSerial(group as Group)}`,
    ...person,
    attributes: attributes as Record<Attribute, number>,
    skills: [],
    home: [...home],
    hand: Array.from({ length: HAND_LINES }, () => null),
    gold: 0,
    gems: [],
    mount: null,
    saddle: null,
    backpack: [],
    led: [],
    injuries: { red: 0, black: 0 },
    curses: 0,
    effects: [],
    cast: [],
    idle: false,
  };
}

/** Makes a thing with an id of its own within the campaign. */
export function newItem(group: Pick<Group, 'serial'>, seat: SeatId, belonging: Belonging): Item {
  return { id: `${seat}:${nextSerial(group as Group)}`, ...belonging };
}

/** The weapons that everybody starts with: dagger and sling, a Cleric a club for the dagger (UQ-START-07). */
export function startingWeapons(profession: Profession): Belonging[] {
  return [{ kind: profession === 'cleric' ? 'club' : 'dagger' }, { kind: 'sling' }];
}

/** A group before anybody has joined it, standing in its first settlement (UQ-START-01) with no Honor (UQ-FAME-01). */
export function emptyGroup(name: string, player: string, place: string): Group {
  return {
    name,
    player,
    place,
    honor: 0,
    fame: 0,
    members: [],
    fallen: [],
    graves: [],
    lines: 0,
    quests: [],
    cargo: [],
    tamed: [],
    seen: [],
    met: [],
    due: [],
    skip: 0,
    mayGo: [],
    worked: [],
    people: [],
    scene: null,
    dungeon: null,
    found: null,
    stabled: [],
    scouted: null,
    hired: null,
    serial: 0,
    ended: false,
  };
}

interface Preset extends Person {
  readonly skills: readonly string[];
  readonly things: readonly Belonging[];
  readonly gold: number;
}

/** UQ-START-20 to 23: figures as printed, names ours. Lockpicks added (C-36). */
const GROUP_A: readonly Preset[] = [
  {
    name: 'Brun',
    race: 'dwarf',
    sex: 'male',
    profession: 'fighter',
    skills: ['Parry'],
    things: [{ kind: 'iron-weapon', name: 'axe' }, { kind: 'sling' }],
    gold: 1,
  },
  {
    name: 'Anselm',
    race: 'human',
    sex: 'male',
    profession: 'cleric',
    skills: ['Healing'],
    things: [{ kind: 'club' }, { kind: 'sling' }, { kind: 'gold-talisman' }],
    gold: 1,
  },
  {
    name: 'Ilwen',
    race: 'elf',
    sex: 'female',
    profession: 'ranger',
    skills: ['Alertness'],
    things: [{ kind: 'bow' }, { kind: 'dagger' }],
    gold: 1,
  },
  {
    name: 'Mirl',
    race: 'halfling',
    sex: 'female',
    profession: 'thief',
    skills: ['Trading', 'Lockpicking'],
    things: [{ kind: 'iron-weapon', name: 'sword' }, { kind: 'sling' }, { kind: 'lockpicks' }],
    gold: 2,
  },
];

/** UQ-START-25 to 28. */
const GROUP_B: readonly Preset[] = [
  {
    name: 'Rukha',
    race: 'half-orc',
    sex: 'female',
    profession: 'fighter',
    skills: ['Whirlwind Attack'],
    things: [
      { kind: 'iron-weapon', name: 'sword' },
      { kind: 'sling' },
      { kind: 'leather-armor' },
      { kind: 'healing-potion' },
    ],
    gold: 1,
  },
  {
    name: 'Wolfram',
    race: 'human',
    sex: 'male',
    profession: 'ranger',
    skills: ['Endurance'],
    things: [{ kind: 'iron-weapon', name: 'spear' }, { kind: 'sling' }],
    gold: 1,
  },
  {
    name: 'Pip',
    race: 'halfling',
    sex: 'male',
    profession: 'thief',
    skills: ['Stealing', 'Trap Disarming'],
    things: [{ kind: 'dagger' }, { kind: 'sling' }],
    gold: 1,
  },
  {
    name: 'Sanne',
    race: 'half-elf',
    sex: 'female',
    profession: 'wizard',
    skills: ['Magic Arrow'],
    things: [{ kind: 'dagger' }, { kind: 'sling' }],
    gold: 1,
  },
];

function enlist(group: Group, preset: Preset): Adventurer {
  const { name, race, sex, profession } = preset;
  const adventurer = newAdventurer(group, { name, race, sex, profession });
  adventurer.skills = preset.skills.map((skill) => ({ name: skill, mastered: false, start: true }));
  adventurer.gold = preset.gold;
  return adventurer;
}

/**
 * A standard group of four (UQ-START-20 to 30, UQ-OBJ-01) on four of its name lines (UQ-SHEET-16), ready to set out; its Gold is what is left of an earlier D100 (G-13). Numbers up to
 * `serial` were given to things of the seat's earlier groups.
 */
export function standardGroup(
  preset: 'A' | 'B',
  seat: SeatId,
  name: string,
  player: string,
  place: string,
  serial = 0,
): Group {
  const group = { ...emptyGroup(name, player, place), serial };
  const presets = preset === 'A' ? GROUP_A : GROUP_B;
  group.members = presets.map((each) => enlist(group, each));
  group.lines = presets.length;
  for (const [i, member] of group.members.entries()) {
    for (const thing of presets[i]?.things ?? []) put(member, newItem(group, seat, thing));
  }
  return group;
}
