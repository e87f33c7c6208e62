import { z } from 'zod';
import { ATTRIBUTES, PROFESSIONS, RACES, REGIONS, SEXES } from './names.js';
import { STATE_VERSION, type UltraQuestState } from './state.js';

const whole = z.int();
const count = z.int().min(0);
const region = z.enum(REGIONS);
const place = z.string().min(1);

const thingEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bonus'), on: z.string(), plus: whole }),
  z.strictObject({ kind: z.literal('skill'), skill: z.string() }),
  z.strictObject({ kind: z.literal('reroll'), regions: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('guard'),
    against: z.string(),
    uses: count.exactOptional(),
    regions: z.array(z.string()).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('potion'), does: z.string(), plus: whole }),
]);

const item = z.strictObject({
  id: z.string(),
  kind: z.string(),
  name: z.string().exactOptional(),
  masterwork: z.boolean().exactOptional(),
  blunt: z.boolean().exactOptional(),
  light: z.boolean().exactOptional(),
  silver: z.boolean().exactOptional(),
  magic: z.boolean().exactOptional(),
  thing: z.string().exactOptional(),
  worth: count.exactOptional(),
  effect: thingEffect.exactOptional(),
  being: z.enum(['companion', 'familiar']).exactOptional(),
  weight: z.enum(['heavy', 'very heavy', 'huge']).exactOptional(),
});

const mount = z.strictObject({
  id: z.string(),
  kind: z.string(),
  name: z.string().exactOptional(),
  noble: z.enum(['fast', 'strong']).exactOptional(),
});

const effect = z.strictObject({
  kind: z.enum(['attribute', 'melee', 'ranged', 'armor', 'protection', 'flight', 'gills', 'away']),
  attribute: z.enum(ATTRIBUTES).exactOptional(),
  from: z.enum(['fire', 'cold', 'water', 'poison', 'magic', 'falls', 'traps', 'missiles']).exactOptional(),
  amount: whole,
  source: z.string(),
  magic: z.boolean(),
  until: z.enum(['fight', 'event', 'turn', 'round']),
});

const skill = z.strictObject({ name: z.string(), mastered: z.boolean(), start: z.boolean().exactOptional() });

const adventurer = z.strictObject({
  id: z.string(),
  name: z.string(),
  race: z.enum(RACES),
  sex: z.enum(SEXES),
  profession: z.enum(PROFESSIONS),
  attributes: z.record(z.enum(ATTRIBUTES), count),
  skills: z.array(skill),
  home: z.array(region),
  hand: z.array(item.nullable()),
  gold: count,
  gems: z.array(count),
  mount: mount.nullable(),
  saddle: item.nullable(),
  backpack: z.array(item),
  led: z.array(mount),
  injuries: z.strictObject({ red: count, black: count }),
  curses: count,
  effects: z.array(effect),
  cast: z.array(z.string()),
  idle: z.boolean(),
  offered: z.array(region).exactOptional(),
  stored: z.string().exactOptional(),
});

const scene = z.strictObject({
  region,
  event: z.string().nullable(),
  number: whole.nullable(),
  flags: z.array(z.string()),
  quest: z.string().nullable(),
  graves: count,
  fought: z.boolean(),
  locked: z.boolean(),
});

const dungeonClass = z.enum(['GV', 'SV', 'TV']);

const group = z.strictObject({
  name: z.string(),
  player: z.string(),
  place,
  honor: count.max(100),
  fame: count,
  members: z.array(adventurer),
  fallen: z.array(adventurer),
  graves: z.array(z.strictObject({ name: z.string(), turn: count, cause: z.string() })),
  lines: count.max(7),
  quests: z
    .array(
      z.strictObject({
        event: z.string(),
        title: z.string().exactOptional(),
        dungeon: z.boolean().exactOptional(),
        place: place.exactOptional(),
      }),
    )
    .max(3),
  cargo: z.array(item),
  tamed: z.array(region),
  seen: z.array(region),
  met: z.array(z.string()),
  due: z.array(z.strictObject({ event: z.string(), turn: count })),
  skip: count,
  mayGo: z.array(z.string()),
  worked: z.array(z.string()),
  people: z.array(z.string()),
  scene: scene.nullable(),
  dungeon: z
    .strictObject({ class: dungeonClass, entry: place, quest: z.string().nullable(), graves: count })
    .nullable(),
  found: z.strictObject({ dungeon: dungeonClass, place, turn: count.exactOptional() }).nullable(),
  stabled: z.array(z.strictObject({ place, owner: z.string(), mount, saddle: item.nullable() })),
  scouted: z.strictObject({ place, tens: count.max(9).nullable(), turn: count }).nullable(),
  moored: z.array(z.strictObject({ place, items: z.array(item) })).exactOptional(),
  away: z.strictObject({ from: place, dived: z.boolean().exactOptional() }).exactOptional(),
  hired: z.strictObject({ until: count, at: place.exactOptional() }).nullable(),
  serial: count,
  ended: z.boolean(),
  orders: z
    .strictObject({
      tie: z.enum(['fight-on', 'flee']).exactOptional(),
      potion: z.enum(['use', 'keep']).exactOptional(),
      talisman: z.literal('keep').exactOptional(),
      magic: z.enum(['use', 'keep']).exactOptional(),
      attacked: z.literal('fight').exactOptional(),
      amends: z.enum(['gold', 'injure']).exactOptional(),
      each: z
        .record(
          z.string(),
          z.strictObject({
            potion: z.enum(['ask', 'use', 'keep']).exactOptional(),
            talisman: z.enum(['ask', 'keep']).exactOptional(),
            magic: z.enum(['ask', 'use', 'keep']).exactOptional(),
          }),
        )
        .exactOptional(),
    })
    .exactOptional(),
});

const goods = z.strictObject({ who: z.string(), item: z.string().exactOptional(), gold: count.exactOptional() });

const offer = z.strictObject({
  id: count,
  from: z.string(),
  to: z.string(),
  give: goods.exactOptional(),
  want: goods.exactOptional(),
});

const state = z.strictObject({
  version: z.literal(STATE_VERSION),
  phase: z.enum(['gathering', 'playing', 'ended']),
  goal: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('honor'), honor: count }),
    z.strictObject({ kind: z.literal('endless') }),
    z.strictObject({ kind: z.literal('date'), until: z.string() }),
  ]),
  order: z.array(z.string()),
  turn: z.strictObject({ seat: z.string().nullable(), number: count, begun: z.boolean() }),
  seats: z.record(z.string(), group),
  legendary: z.record(z.string(), z.string()),
  offers: z.array(offer).exactOptional(),
  settings: z.strictObject({ playOn: z.boolean(), beginners: z.boolean() }),
});

/** One step from each older version to the next; the key is the version it starts from. */
const MIGRATIONS: Readonly<Record<number, (stored: unknown) => unknown>> = {};

const versioned = z.looseObject({ version: z.int() });

function versionOf(stored: unknown): number {
  return versioned.parse(stored).version;
}

/** Reads a stored state of this or an earlier version. Throws if it is none. */
export function parseState(stored: unknown): UltraQuestState {
  let current = stored;
  for (let version = versionOf(current); version < STATE_VERSION; version++) {
    const migrate = MIGRATIONS[version];
    if (!migrate) throw new Error(`no way from state version ${version}`);
    current = migrate(current);
  }
  return state.parse(current);
}
