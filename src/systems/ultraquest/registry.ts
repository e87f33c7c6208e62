import { namesOf, type Named } from '../../book/names.js';
import type { Registry } from '../../book/registry.js';
import { REGION_NAMES, honorInterval } from './board/regions.js';
import { WARES } from './equipment/catalogue.js';
import { PROFESSIONS, RACES, REGIONS } from './names.js';
import { SKILLS } from './skills.js';

const byOwnName = (name: string): Named => ({ id: name, name });

const wares = (wanted: (kind: string) => boolean): Named[] =>
  Object.entries(WARES)
    .filter(([kind]) => wanted(kind))
    .map(([id, { name, also }]) => ({ id, name, ...(also && { also }) }));

/** What foes may be beside strong (UQ-CMB-41, UQ-WIZ-19, UQ-WIZ-34). */
const FOE_TAGS = [
  'undead',
  'skeleton',
  'zombie',
  'vampire',
  'mummy',
  'black rider',
  'ghost',
  'demon',
  'bandits',
  'giant',
  'dragon',
  'fire',
  'cold',
  'mage',
  'magic',
  'flying',
  'poison',
  'thick skin',
];

/** Makes of iron weapons, by the names that events use (UQ-EQP-03, UQ-EQP-04). */
const MAKES = ['axe', 'sword', 'spear', 'mace', 'hammer', 'long spear', 'great sword', 'halberd'];

/** UltraQuest's names for its book of events: every skill, ware, mount and region of the rulebook. */
export const ULTRAQUEST_REGISTRY: Registry = {
  skills: namesOf(Object.keys(SKILLS).map(byOwnName)),
  races: namesOf(RACES.map(byOwnName)),
  professions: namesOf(PROFESSIONS.map(byOwnName)),
  regions: namesOf(REGIONS.map((id) => ({ id, name: REGION_NAMES[id] }))),
  items: namesOf([...wares((kind) => WARES[kind]?.mount === undefined), ...MAKES.map(byOwnName)]),
  mounts: namesOf(wares((kind) => WARES[kind]?.mount !== undefined)),
  foeTags: namesOf(FOE_TAGS.map((name) => ({ id: name.replaceAll(' ', '-'), name }))),
  companions: namesOf([]),
  familiars: namesOf([]),
  markets: namesOf([]),
  specials: {},
  firstLands: ['Fe', 'Wi', 'Do', 'St', 'UF', 'Wa', 'Ma', 'Eb', 'Hü'],
  honorInterval: (region) => {
    const known = REGIONS.find((code) => code === region);
    return known && honorInterval(known);
  },
};
