import { namesOf, type Named } from '../../src/book/names.js';
import type { Registry } from '../../src/book/registry.js';

const list = (text: string): Named[] =>
  text
    .split(',')
    .map((name) => ({ id: name.trim().toLowerCase().replaceAll("'", '').replaceAll(' ', '-'), name: name.trim() }));
const asWritten = (text: string): Named[] => text.split(',').map((name) => ({ id: name.trim(), name: name.trim() }));

const REGIONS =
  'Eb, Fe, Wi, Ma, Mo, Su, Kl, In, Öd, Wü, Wa, Ur, Ds, Hü, Be, Vu, UF, OF, Me, Sh, St, Do, Gr, Ga, Go, Gy, Mg, Hö, Wo, Md, GV, SV, TV';
const SKILLS =
  'Parry, Charge, Whirlwind Attack, Armor Pierce, Endurance, Berserker, Dual Wielding, Mounted Combat, Tactics, Stealing, Trading, Trap Disarming, Lockpicking, Assassinate, Ducking, Alertness, Navigation, Aiming, Orientation, Survival, Shortcut, Scouting, Brew Potions, Healing, Neutralize Poison, Holy Ray, Holy Armor, Fire Protection, Water Breathing, Curse-Breaker, Spark of Life, Magic Arrow, Teleportation, Strength, Dexterity, Speed, Flight, Fireball, Store Power, Gills, Magic Protection, Sphere, Cold Protection, Dragon Skin, Ice Storm, Alchemy';
const ITEMS =
  'Dagger, Club, Iron weapon, Two-handed weapon, Lance, Sling, Bow, Crossbow, Padded coat, Leather armor, Chain armor, Plate armor, Shield, Boat, Raft, Ship, Healing Potion, Antidote, Potion of Flight, Lockpicks, Masterwork lockpicks, Iron key, Silver key, Gold Talisman, Wood Talisman';
const MOUNTS =
  'Donkey, Pony, Riding Horse, War Horse, War Boar, Giant Locust, Ostrich, Unicorn, Pegasus, Riding Snail, Giant Centipede, Saber-Toothed Tiger, Giant Air Beetle, Wagon';

/** The rulebook's names, as a system gives them to its book. */
export const RULEBOOK: Registry = {
  skills: namesOf(asWritten(SKILLS)),
  races: namesOf(list('human, dwarf, elf, half-elf, halfling, half-orc, centaur, half-duck, fairy')),
  professions: namesOf(list('fighter, ranger, thief, seafarer, cleric, wizard')),
  regions: namesOf(asWritten(REGIONS)),
  items: namesOf(list(ITEMS)),
  mounts: namesOf(list(MOUNTS)),
  foeTags: namesOf(
    list('undead, ghost, demon, bandits, giant, dragon, fire, cold, mage, magic, flying, thick skin, poison, mummy'),
  ),
  companions: namesOf(list('Talking raven')),
  familiars: namesOf(list('Owl, Toad')),
  markets: namesOf(list('The tinkers')),
  specials: { 'the-long-division': ['shared', 'quarrel'] },
  firstLands: ['Fe', 'Wi', 'Do', 'St', 'UF', 'Wa', 'Ma', 'Eb', 'Hü'],
  honorInterval: (region) => (region === 'St' || region === 'Do' ? undefined : { low: 2, high: 50 }),
};
