import type { SeatId } from '../../engine/words.js';
import type { Attribute, Profession, Race, RegionCode, Sex } from './names.js';

/** Version of the stored state; raise it with a migration in `parse-state.ts`. */
export const STATE_VERSION = 1;

/** A campaign of UltraQuest: what the table shares, and each seat's group. */
export interface UltraQuestState {
  readonly version: number;
  phase: 'gathering' | 'playing' | 'ended';
  goal: Goal;
  /** Seats in the order of play (UQ-TURN-01). */
  order: SeatId[];
  turn: Turn;
  seats: Record<SeatId, Group>;
  /** Who holds which legendary treasure; each is unique over the campaign (UQ-TRE-05). */
  legendary: Record<string, SeatId>;
  settings: Settings;
  /** Bargains that groups in one space have offered each other (UQ-ACT-38). */
  offers?: Offer[];
}

/** A bargain: what `from` gives and what it wants of `to`. It is struck when `to` accepts it. */
export interface Offer {
  readonly id: number;
  readonly from: SeatId;
  readonly to: SeatId;
  readonly give?: Goods;
  readonly want?: Goods;
}

/** A thing (by item id), Gold, or both, of one adventurer (`who` is `cargo` for what lies on the wagon or boat). */
export interface Goods {
  readonly who: string;
  readonly item?: string | undefined;
  readonly gold?: number | undefined;
}

/** What the table agreed on. */
export interface Settings {
  /** The others play on after a victory (UQ-OBJ-05). */
  playOn: boolean;
  /** Beginners are asked for a talisman where the event is marked `!` (UQ-EVT-13, UQ-VAR-07). */
  beginners: boolean;
}

export type Goal = { kind: 'honor'; honor: number } | { kind: 'endless' } | { kind: 'date'; until: string };

/** Whose turn it is. `number` counts turns over the whole campaign from 1; 0 before the beginning. */
export interface Turn {
  seat: SeatId | null;
  number: number;
  /** Set once the turn's move or special actions have begun, so that it cannot be taken twice. */
  begun: boolean;
}

/** One seat's group of adventurers (UQ-SHEET-15 ff.). */
export interface Group {
  name: string;
  player: string;
  place: string;
  honor: number;
  fame: number;
  /** Living adventurers in marching order, front first (UQ-MARCH-01). */
  members: Adventurer[];
  /** Who died in the event in hand and is not buried yet, with all they had: `inherit`, `body lost` and the end of the event see to it. */
  fallen: Adventurer[];
  /** The dead keep their lines (UQ-DEATH-01). */
  graves: { name: string; turn: number; cause: string }[];
  /** Name lines used of seven, the dead included (UQ-SHEET-16). */
  lines: number;
  quests: Quest[];
  /** Load of the wagon, boat or ship, and crafts themselves. */
  cargo: Item[];
  /** Regions closed by Honor, native to all (UQ-HOME-17). */
  tamed: RegionCode[];
  /** Regions whose introduction was read. */
  seen: RegionCode[];
  /** Events met before, by id. */
  met: string[];
  /** Events that must happen later in a region: `later 5 St#id`, by the turn number from which. */
  due: { event: string; turn: number }[];
  /** Whether turns are lost (`skip turn`). */
  skip: number;
  /** Where the next move may lead beyond the neighbours (`may go`): places, or `far` for any neighbour's neighbour. */
  mayGo: string[];
  /** Members who worked hard since the last event (UQ-ACT-21). */
  worked: string[];
  /** People of the book met before, by id. */
  people: string[];
  /** The turn in hand: where it happens and what is known of it; null between turns. */
  scene: Scene | null;
  /** The dungeon the group is in. */
  dungeon: Delve | null;
  /** A dungeon found in this space, which may be entered on the next turn (UQ-DUN-02); `turn` is the one in which it was found. */
  found: { dungeon: DungeonClass; place: string; turn?: number } | null;
  /** Animals and wagons left behind; they wait where the dungeon was entered (UQ-DUN-08). */
  stabled: Stabled[];
  /** Crafts that could not come along, with what they carry: they lie where they were left. */
  moored?: Moored[];
  /** Where a group that is off the board has left it, and comes back to (UQ-HOME-22). */
  away?: { from: string; dived?: boolean };
  /** Tens of the next event roll in a place, seen by a Ranger (UQ-RNG-16) or not made out, and the turn in which that was. */
  scouted: { place: string; tens: number | null; turn: number } | null;
  /** A ship hired in St, until the turn of that number (UQ-BOAT-08); `at` is where it waits if the group has gone inland. */
  hired: { until: number; at?: string } | null;
  /** Next number for a new item or adventurer of this group. */
  serial: number;
  ended: boolean;
  /** What the player has answered in advance (D-02); what is not in it is asked. */
  orders?: Orders;
}

/**
 * Standing orders: after a tied round, for potions that help against harm, for talismans, for spells and miracles that would do
 * so, for being attacked by another group, and for a thief who was caught.
 */
export interface Orders {
  tie?: 'fight-on' | 'flee';
  potion?: 'use' | 'keep';
  talisman?: 'keep';
  magic?: 'use' | 'keep';
  attacked?: 'fight';
  amends?: 'gold' | 'injure';
  /** What holds for one adventurer instead of the group's, by id (D-02, rule 5). */
  each?: Record<string, MemberOrders>;
}

/** One adventurer's own orders: for the potions and the talisman carried, and for what is cast. `ask` is an order, too. */
export interface MemberOrders {
  potion?: 'ask' | 'use' | 'keep';
  talisman?: 'ask' | 'keep';
  magic?: 'ask' | 'use' | 'keep';
}

/** Where a turn happens. Open-air rules (mounts, gold talismans, Navigation) read it. */
export interface Scene {
  /** Whose table is in play: a region, or a dungeon class. */
  region: RegionCode;
  event: string | null;
  /** The event's number as it counted in the end; deeper events go on from it. */
  number: number | null;
  /** What the event says of the surroundings: `building`, `cave`, `water`. */
  flags: string[];
  /** The noted quest that was claimed (UQ-QUEST-03). */
  quest: string | null;
  /** Graves of the group when the scene began: whether somebody died in it (UQ-QUEST-04). */
  graves: number;
  /** Whether there was a fight (UQ-FGT-14). */
  fought: boolean;
  /** Set while the order of march and the things at hand are locked (UQ-MARCH-06). */
  locked: boolean;
}

export type DungeonClass = 'GV' | 'SV' | 'TV';

export interface Delve {
  class: DungeonClass;
  /** The space it was entered from. */
  entry: string;
  /** The claimed quest that led here, and the graves there were then (UQ-QUEST-04). */
  quest: string | null;
  graves: number;
}

export interface Stabled {
  place: string;
  /** Whose it is, by adventurer id. */
  owner: string;
  mount: Mount;
  saddle: Item | null;
}

/** What lies at a shore: a craft, and the load that nobody can carry. */
export interface Moored {
  place: string;
  items: Item[];
}

/** A noted quest: an event of a table, whose number the book knows (UQ-QUEST-01). Dungeons are noted in parentheses. */
export interface Quest {
  /** Event id `Vu#the-old-debt`, or a dungeon `GV`. */
  event: string;
  /** What the book called it when it was noted. */
  title?: string;
  dungeon?: boolean;
  /** Where the dungeon lies: the space it was found in. */
  place?: string;
}

/** One adventurer (UQ-SHEET-01 ff.). */
export interface Adventurer {
  /** Unique within the group and never used again: `a1`. */
  readonly id: string;
  name: string;
  race: Race;
  sex: Sex;
  profession: Profession;
  /** Values with everything bought; without items, mounts and spells. */
  attributes: Record<Attribute, number>;
  skills: Skill[];
  home: RegionCode[];
  /** Six lines at hand (UQ-SHEET-08); an empty line is null. */
  hand: (Item | null)[];
  /** The purse, line 7: Gold and gems (values in Gold each). */
  gold: number;
  gems: number[];
  /** Ridden mount or wagon (UQ-SHEET-11). */
  mount: Mount | null;
  saddle: Item | null;
  backpack: Item[];
  /** Led animals that nobody rides. */
  led: Mount[];
  injuries: { red: number; black: number };
  curses: number;
  /** What lasts for a while: a blessing, a potion, a spell. */
  effects: Effect[];
  /** Spells and miracles used this turn (UQ-CLR-03, UQ-WIZ-03). */
  cast: string[];
  /** Loses the next special action (`lose action`). */
  idle: boolean;
  /** Lands that this Ranger was offered for nothing (UQ-RNG-10). */
  offered?: RegionCode[];
  /** A spell kept in the wizard's own staff (UQ-WIZ-20). */
  stored?: string;
}

export interface Skill {
  name: string;
  mastered: boolean;
  /** Learned as a starting skill (UQ-START-14). */
  start?: boolean;
}

/** A thing that takes one line. `kind` is an equipment slug (`iron-weapon`) or an id of the book's items. */
export interface Item {
  /** Unique within the campaign: `seat:12`. */
  readonly id: string;
  kind: string;
  /** What it is called if not by its kind: `axe`, `The Warm Honeycomb`. */
  name?: string;
  masterwork?: boolean;
  /** Whether a Cleric may use it, where its kind does not say (UQ-CLR-02). */
  blunt?: boolean;
  /** Masterwork armor that is lighter instead of stronger (UQ-EQP-51). */
  light?: boolean;
  silver?: boolean;
  magic?: boolean;
  /** Id of the book's own thing, where `kind` is the ware that it is one of: The Second Opinion is an iron weapon. */
  thing?: string;
  /** What a heavy treasure brings in a settlement, in Gold (UQ-TRE-03). */
  worth?: number;
  /** What it does while it is at hand, as the book of events says. */
  effect?: ThingEffect;
  /** Set on the line that a companion takes (UQ-SHEET-14). */
  being?: 'companion' | 'familiar';
  /** Only where it differs from its kind: treasures of the book (UQ-EVT-19). */
  weight?: 'heavy' | 'very heavy' | 'huge';
}

/**
 * What a thing or companion of the book does. `bonus` is on an attribute, ME, RA, AR, a skill or `rest`; `skill`: its owner
 * has it; `reroll`: one die of an event roll in those regions; `guard`: keeps its owner from one kind of harm; `potion`: single use.
 */
export type ThingEffect =
  | { kind: 'bonus'; on: string; plus: number }
  | { kind: 'skill'; skill: string }
  | { kind: 'reroll'; regions: string[] }
  | { kind: 'guard'; against: string; uses?: number; regions?: string[] }
  | { kind: 'potion'; does: string; plus: number };

export interface Mount {
  readonly id: string;
  kind: string;
  name?: string;
  /** Noble mounts are fast or strong (UQ-EQP-52). */
  noble?: 'fast' | 'strong';
}

/** Kinds of harm that somebody can be safe from for a while. */
export type Harm = 'fire' | 'cold' | 'water' | 'poison' | 'magic' | 'falls' | 'traps' | 'missiles';

export interface Effect {
  /**
   * `attribute`: +amount on `attribute`; `melee`, `ranged`, `armor`: +amount on that value; `protection`: safe `from` a harm;
   * `flight`, `gills`; `away`: out of the event, by Teleportation (UQ-WIZ-10).
   */
  kind: 'attribute' | 'melee' | 'ranged' | 'armor' | 'protection' | 'flight' | 'gills' | 'away';
  attribute?: Attribute;
  from?: Harm;
  amount: number;
  source: string;
  magic: boolean;
  /** Ends with the fight, the event, the turn, or when the group's own next turn begins (`round`, C-24). */
  until: 'fight' | 'event' | 'turn' | 'round';
}
