import { namesOf, type Named } from '../../book/names.js';
import type { Registry } from '../../book/registry.js';
import { honorInterval, REGION_NAMES } from './board/regions.js';
import { WARES } from './equipment/catalogue.js';
import { PROFESSIONS, RACES, REGIONS } from './names.js';
import { SKILLS } from './skills.js';
import { SPECIAL_OUTCOMES } from './specials.js';

const TALISMANS = ['gold', 'turquoise', 'iron', 'wood', 'bone', 'water', 'crystal', 'ruby', 'lava', 'wax', 'diamond'];
const METALS = ['iron', 'bronze', 'silver', 'gold', 'diamond', 'platinum', 'uranium'];

/** What a foe may be beside strong (UQ-CMB-40 to 50, UQ-WIZ-19, UQ-WIZ-35). */
const FOE_TAGS: readonly Named[] = [
  { id: 'undead', name: 'undead' },
  { id: 'skeleton', name: 'skeleton' },
  { id: 'zombie', name: 'zombie' },
  { id: 'vampire', name: 'vampire' },
  { id: 'mummy', name: 'mummy' },
  { id: 'black-rider', name: 'black rider', also: ['dark rider'] },
  { id: 'ghost', name: 'ghost' },
  { id: 'demon', name: 'demon' },
  { id: 'cursing', name: 'cursing' },
  { id: 'bandits', name: 'bandits', also: ['bandit'] },
  { id: 'giant', name: 'giant' },
  { id: 'dragon', name: 'dragon' },
  { id: 'fire', name: 'fire' },
  { id: 'cold', name: 'cold' },
  { id: 'mage', name: 'mage' },
  { id: 'magic', name: 'magic' },
  { id: 'flying', name: 'flying' },
  { id: 'poison', name: 'poison' },
  { id: 'thick-skin', name: 'thick skin' },
];

/** Lands near Traumburg, where a group without Gold must find something to do. */
const FIRST_LANDS = ['Fe', 'Wi', 'Do', 'St', 'UF', 'Wa', 'Ma', 'Eb', 'Hü'];

function asWritten(names: readonly string[]): Named[] {
  return names.map((name) => ({ id: name, name }));
}

function wares(mounts: boolean): Named[] {
  return Object.entries(WARES)
    .filter(([, ware]) => (ware.mount !== undefined) === mounts)
    .map(([id, { name, also }]) => ({ id, name, ...(also && { also }) }));
}

function madeOf(stuffs: readonly string[], what: 'talisman' | 'key'): Named[] {
  return stuffs.map((stuff) => ({ id: `${stuff}-${what}`, name: `${stuff} ${what}` }));
}

function scrolls(): Named[] {
  return Object.entries(SKILLS)
    .filter(([, { kind }]) => kind !== 'skill')
    .map(([name]) => ({ id: `scroll-of-${name.toLowerCase().replaceAll(' ', '-')}`, name: `scroll of ${name}` }));
}

/** All names of the rulebook, for the book of events to be checked against. */
export const ULTRAQUEST_REGISTRY: Registry = {
  skills: namesOf(asWritten(Object.keys(SKILLS))),
  races: namesOf(asWritten(RACES)),
  professions: namesOf(asWritten(PROFESSIONS)),
  regions: namesOf(REGIONS.map((code) => ({ id: code, name: REGION_NAMES[code] }))),
  items: namesOf([...wares(false), ...madeOf(TALISMANS, 'talisman'), ...madeOf(METALS, 'key'), ...scrolls()]),
  mounts: namesOf(wares(true)),
  foeTags: namesOf(FOE_TAGS),
  companions: namesOf([]),
  familiars: namesOf([]),
  markets: namesOf([]),
  specials: SPECIAL_OUTCOMES,
  firstLands: FIRST_LANDS,
  honorInterval: (region) => honorInterval(REGIONS.find((code) => code === region) ?? 'Fe'),
};
