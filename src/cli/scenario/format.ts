import { z } from 'zod';
import { ATTRIBUTES, PROFESSIONS, RACES, REGIONS } from '../../systems/ultraquest/names.js';

const faces = z.union([z.int(), z.array(z.int())]);
const count = z.int().min(0);

/** An adventurer as a scenario writes one down; what is missing is as the race and profession start, or as the preset has it. */
const adventurer = z.strictObject({
  race: z.enum(RACES).optional(),
  profession: z.enum(PROFESSIONS).optional(),
  sex: z.enum(['male', 'female']).optional(),
  attributes: z.partialRecord(z.enum(ATTRIBUTES), count).optional(),
  /** `Parry`; `Parry!` is mastered. All of them: a preset's own are gone. */
  skills: z.array(z.string()).optional(),
  /** `axe`, `silver axe`, `masterwork chain armor`, `Healing Potion`. All of them. */
  items: z.array(z.string()).optional(),
  backpack: z.array(z.string()).optional(),
  home: z.array(z.enum(REGIONS)).optional(),
  mount: z.string().optional(),
  gold: count.optional(),
  gems: z.array(count).optional(),
  injuries: count.optional(),
  'cursed-injuries': count.optional(),
  curses: count.optional(),
  idle: z.boolean().optional(),
});
export type AdventurerSheet = z.infer<typeof adventurer>;

const group = z.strictObject({
  /** A standard group; without one `members` are all there are. */
  preset: z.enum(['A', 'B']).optional(),
  name: z.string().optional(),
  player: z.string().optional(),
  place: z.string().optional(),
  honor: count.optional(),
  fame: count.optional(),
  /** All Gold of the group, in the purse of the first. */
  gold: count.optional(),
  /** Event ids, and dungeon classes noted where the group stands. */
  quests: z.array(z.string()).optional(),
  met: z.array(z.string()).optional(),
  people: z.array(z.string()).optional(),
  lines: count.max(7).optional(),
  skip: count.optional(),
  cargo: z.array(z.string()).optional(),
  legendary: z.array(z.string()).optional(),
  dungeon: z.enum(['GV', 'SV', 'TV']).optional(),
  members: z.record(z.string(), adventurer).optional(),
});
export type GroupSheet = z.infer<typeof group>;

/** A fact by kind and the details that matter, or by kind alone. */
const fact = z.union([z.string(), z.record(z.string(), z.unknown())]);

const step = z.looseObject({
  by: z.string().optional(),
  /** The code this step is refused with. */
  refused: z.string().optional(),
  /** The line of text that goes with an answer. */
  write: z.string().optional(),
});
export type Step = z.infer<typeof step>;

/** A scenario: a table, what its players do, and what must come of it. See `tests/scenarios/README.md`. */
export const scenarioFile = z.strictObject({
  title: z.string().min(1),
  rules: z.array(z.string().regex(/^(UQ|C|G|D|W)-?[A-Z0-9-]*\d+$/)).min(1),
  settings: z.record(z.string(), z.unknown()).optional(),
  /** Groups by seat, in the order of play. One group A if missing. */
  groups: z.record(z.string(), group).optional(),
  /** Whose turn it is; the first seat's if missing. */
  turn: z.string().optional(),
  /** A fight in the book's notation, fought at once by the seat in turn. */
  fight: z.string().optional(),
  /** The text of an event in the book's notation, read at once. */
  event: z.string().optional(),
  /** People whom the texts speak of, by id. */
  people: z.record(z.string(), z.string()).optional(),
  /** Tables in the book's notation, by region: headings with numbers and events. */
  book: z.record(z.string(), z.string()).optional(),
  /** Faces by what the dice are thrown for; `round 1: { Brun: 4, foes: [2, 3] }` is `round 1: Brun` and so on. */
  dice: z.record(z.string(), z.union([faces, z.record(z.string(), faces)])).optional(),
  steps: z.array(step).optional(),
  expect: z.strictObject({
    /** In this order, others may come between. */
    facts: z.array(fact).optional(),
    /** None of these. */
    'no-facts': z.array(fact).optional(),
    /** How often a kind of fact comes. */
    counts: z.record(z.string(), count).optional(),
    /** Part of each group as it is in the end, by seat. */
    state: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
    /** Whose turn it is in the end. */
    turn: z.string().nullable().optional(),
    phase: z.enum(['gathering', 'playing', 'ended']).optional(),
    /** The question that waits in the end: part of it. */
    asks: z
      .strictObject({
        kind: z.string().optional(),
        seats: z.array(z.string()).optional(),
        options: z.array(z.string()).optional(),
        'not-options': z.array(z.string()).optional(),
        refused: z.record(z.string(), z.string()).optional(),
        default: z.string().optional(),
      })
      .nullable()
      .optional(),
  }),
});
export type Scenario = z.infer<typeof scenarioFile>;
