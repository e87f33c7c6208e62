import { describe, expect, it } from 'vitest';
import { shelfLibrary, Table } from '../../src/cli/scenario/table.js';
import { setUp } from '../../src/cli/scenario/set-up.js';
import type { Ask, Option } from '../../src/engine/ask.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { FOUNDING_RACES } from '../../src/systems/ultraquest/creation/sketch.js';
import { PROFESSIONS, SETTLEMENTS, WILDERNESS, type SettlementCode } from '../../src/systems/ultraquest/names.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';

/** The table of equipment as it is printed, with what its chapters add: ware, Gold, whom it is not for, and where it is sold. */
const PRINTED = `
  dagger            |  10 | cleric                                            | St Do Gr Ga Go Gy
  club              |  10 |                                                   | St Do Gr Ga Go Gy
  iron-weapon       |  30 | cleric*                                           | St Do Gr Ga Go Gy
  two-handed-weapon |  60 | ranger thief seafarer wizard cleric*              | St Ga Go
  lance             |  80 | ranger thief seafarer wizard cleric               | St Gy Go
  wizards-staff     |  44 | fighter ranger thief seafarer cleric              | St Gr Ga Go Gy
  master-staff      | 177 | fighter ranger thief seafarer cleric DEX<3        | St Gr Ga Go Gy
  sling             |  10 |                                                   | St Do Gr
  bow               |  30 | dwarf halfling half-duck cleric wizard            | St Do Gy
  crossbow          |  40 | halfling half-duck cleric                         | St Ga Go
  heavy-crossbow    |  80 | halfling half-duck cleric STR<4                   | St Ga Go
  padded-coat       |  10 |                                                   | St Do Gr Ga Go Gy
  leather-armor     |  30 | wizard                                            | St Do Gr Ga Go Gy
  chain-armor       |  80 | thief seafarer wizard                             | St Gy Ga
  plate-armor       | 200 | ranger thief seafarer wizard                      | St Ga Go
  shield            |  20 | wizard                                            | St Do Gr Ga Go Gy
  donkey            |  30 | centaur                                           | St Do Gr Ga Go Gy
  pony              |  40 | centaur                                           | Do Gr Ga
  riding-horse      |  80 | centaur dwarf halfling half-duck                  | St Do Gy
  war-horse         | 180 | centaur dwarf halfling half-duck                  | St Gy Go
  war-boar          | 150 | human elf half-elf half-orc centaur ranger thief seafarer cleric wizard | Ga
  wagon             | 120 |                                                   | St Do Gr
  boat              |  70 |                                                   | St Do
  ship              | 210 |                                                   | St
  healing-potion    |  80 |                                                   | St Gr Gy
  antidote          |  50 |                                                   | Do Go Gy
  lockpicks         |  10 |                                                   | St Do Gr Ga Go Gy
`;

interface Line {
  readonly kind: string;
  readonly price: number;
  readonly not: readonly string[];
  readonly sold: readonly string[];
}

const words = (text = '') => text.split(' ').filter(Boolean);
const LINES: readonly Line[] = PRINTED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([kind = '', price, not, sold]) => ({ kind, price: Number(price), not: words(not), sold: words(sold) }));

const system = ultraQuest(bareBook([...WILDERNESS, ...SETTLEMENTS]));

interface Shopper {
  readonly race: (typeof FOUNDING_RACES)[number];
  readonly profession: (typeof PROFESSIONS)[number];
  readonly attributes: { readonly STR: number; readonly DEX: number };
}

const threes = { draw: () => 3 };

/** Somebody alone in a settlement with more Gold than anything costs, who goes shopping. */
function shopping(place: SettlementCode, { race, profession, attributes }: Shopper) {
  const state = setUp(system, bareBook([]), {
    title: '',
    rules: [],
    groups: { a: { place, gold: 9999, members: { Odo: { race, profession, attributes, items: [] } } } },
  } as unknown as Parameters<typeof setUp>[2]);
  const table = new Table(system, shelfLibrary({ scripts: {}, numbers: {} }), threes, state);
  const refusal = table.do('a', { kind: 'shop', buyer: state.seats['a']?.members[0]?.id });
  if (refusal) throw new Error(refusal.refused);
  return table;
}

function askOf(table: Table): Ask {
  const [ask] = table.asks;
  if (!ask) throw new Error('nothing is asked');
  return ask;
}

const waresOf = (table: Table): readonly Option[] => askOf(table).options.filter(({ id }) => id.startsWith('buy:'));
const priceOf = ({ label }: Option) => ('key' in label ? label.args?.['price'] : undefined);
const kindOf = ({ id }: Option) => id.slice('buy:'.length);

/** Whether the printed table and its chapters keep a ware from somebody; a star is for what has an edge. */
function isKeptFrom({ race, profession, attributes }: Shopper, { not }: Line): boolean {
  return (
    not.includes(race) ||
    not.includes(profession) ||
    not.includes(`${profession}*`) ||
    (not.includes('DEX<3') && attributes.DEX < 3) ||
    (not.includes('STR<4') && attributes.STR < 4)
  );
}

/** Everybody who can be made up; every second one is as strong and nimble as the last two restrictions ask. */
const SHOPPERS: readonly Shopper[] = FOUNDING_RACES.flatMap((race, i) =>
  PROFESSIONS.map((profession, j) => {
    const more = (i + j) % 2;
    return { race, profession, attributes: { STR: 3 + more, DEX: 2 + more } };
  }),
);

/** What a make costs: so many times the price, and so much on top for a weapon or shield, and for armor. */
const MAKES: Readonly<Record<string, readonly [times: number, onTop: number, onArmor: number]>> = {
  masterwork: [3, 0, 0],
  light: [3, 0, 0],
  silver: [2, 0, 0],
  'silver-masterwork': [6, 0, 0],
  magic: [1, 100, 200],
  'magic-masterwork': [3, 100, 200],
  'magic-light': [3, 100, 200],
  'magic-silver': [2, 100, 200],
  'magic-silver-masterwork': [6, 100, 200],
  fast: [3, 0, 0],
  strong: [3, 0, 0],
};

/** Where what is made (G-09, G-10). */
const SMITHS = ['masterwork', 'light', 'silver', 'silver-masterwork'];
const ENCHANTERS = Object.keys(MAKES).filter((make) => make.startsWith('magic'));
const MADE: Readonly<Record<SettlementCode, readonly string[]>> = {
  St: [...SMITHS, ...ENCHANTERS],
  Do: ['fast', 'strong'],
  Gr: ['fast', 'strong'],
  Ga: [...SMITHS, 'fast', 'strong'],
  Go: [],
  Gy: [...SMITHS, ...ENCHANTERS, 'fast', 'strong'],
};
const NOBLE: Readonly<Record<string, string>> = { Do: 'riding-horse', Gr: 'pony', Ga: 'war-boar', Gy: 'war-horse' };

const BODY = ['padded-coat', 'leather-armor', 'chain-armor', 'plate-armor'];
const ARMS = [
  ...LINES.slice(
    0,
    LINES.findIndex(({ kind }) => kind === 'padded-coat'),
  ).map(({ kind }) => kind),
  'shield',
];

/** What a ware costs as it is made; a ware that is not made so costs what it always does. */
function priceAs(place: string, { kind, price }: Line, make: string): number {
  const [times, onTop, onArmor] = MAKES[make] ?? [1, 0, 0];
  if (make === 'fast' || make === 'strong') return kind === NOBLE[place] ? price * times : price;
  if (make.endsWith('light')) return kind === 'plate-armor' ? price * times + (make === 'light' ? 0 : onArmor) : price;
  if (BODY.includes(kind)) return price * times + onArmor;
  return ARMS.includes(kind) ? price * times + onTop : price;
}

describe('every shop of every settlement', () => {
  it.each(SETTLEMENTS)(
    'of %s sells what is printed, for as much, to whom it is printed for (UQ-EQP-02 to 30, UQ-EQP-40, UQ-EQP-41, C-09 to C-11)',
    (place) => {
      const here = LINES.filter(({ sold }) => sold.includes(place));
      for (const shopper of SHOPPERS) {
        const wares = waresOf(shopping(place, shopper));
        const shown = wares.map((ware) => [kindOf(ware), priceOf(ware), ware.refused !== undefined]);
        const printed = here.map((line) => [line.kind, line.price, isKeptFrom(shopper, line)]);
        const sorted = (rows: unknown[][]) => rows.map((row) => row.join(' ')).sort();
        expect([shopper, sorted(shown)]).toEqual([shopper, sorted(printed)]);
      }
    },
  );

  it.each(SETTLEMENTS)(
    'of %s makes finer what it can, for three, two or six times as much (UQ-EQP-50 to 58)',
    (place) => {
      const odo = { race: 'human', profession: 'fighter', attributes: { STR: 4, DEX: 3 } } as const;
      const here = LINES.filter(({ sold }) => sold.includes(place));
      const made = askOf(shopping(place, odo)).options.filter(({ id }) => id.startsWith('make:'));
      expect(made.map(({ id }) => id.slice('make:'.length)).sort()).toEqual([...MADE[place]].sort());
      for (const make of MADE[place]) {
        const table = shopping(place, odo);
        table.answer([`make:${make}`]);
        const shown = waresOf(table).map((ware) => [kindOf(ware), priceOf(ware)]);
        const theirs = new Map(here.map((line) => [line.kind, priceAs(place, line, make)]));
        const open = shown.filter(([kind]) => theirs.has(kind as string));
        expect([make, Object.fromEntries(open)]).toEqual([make, Object.fromEntries(theirs)]);
      }
    },
  );
});
