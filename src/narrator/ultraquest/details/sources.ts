import type { Part } from '../../../systems/ultraquest/facts.js';
import { signed, unslug } from '../../english.js';

/** Where a number comes from: in a few words, and by which rule. */
interface Source {
  readonly says: string;
  readonly rule?: string;
}

const skill = (rule: string): Source => ({ says: 'a skill', rule });
const spell = (rule: string): Source => ({ says: 'a spell', rule });
const miracle = (rule: string): Source => ({ says: 'a miracle', rule });

/** What the parts of a sum are called, and what they are. Names of things are not among them: there are too many. */
const SOURCES: Readonly<Record<string, Source>> = {
  MOV: { says: 'on the sheet', rule: 'UQ-ATT-03' },
  STR: { says: 'on the sheet', rule: 'UQ-ATT-04' },
  DEX: { says: 'on the sheet', rule: 'UQ-ATT-05' },
  INT: { says: 'on the sheet', rule: 'UQ-ATT-06' },
  mount: { says: 'of the mount', rule: 'UQ-MOUNT-05' },
  unicorn: { says: 'who rides it', rule: 'UQ-MOUNT-14' },
  'hooves underground': { says: 'a Centaur in a cave', rule: 'UQ-RACE-12' },
  'this step': { says: 'each step is harder than the one before', rule: 'UQ-DICE-08' },
  // In facts of version 0.2.0.
  rung: { says: 'each step is harder than the one before', rule: 'UQ-DICE-08' },
  event: { says: 'the event makes it easier or harder', rule: 'UQ-DICE-08' },
  mastery: { says: 'the skill is mastered', rule: 'UQ-SHEET-13' },
  stones: { says: 'nothing better to throw', rule: 'UQ-EQP-19' },
  'bare hands': { says: 'no weapon', rule: 'UQ-EQP-01' },
  silver: { says: 'against undead', rule: 'UQ-EQP-53' },
  raft: { says: 'it rocks', rule: 'UQ-BOAT-04' },
  ship: { says: 'fighting on it', rule: 'UQ-BOAT-06' },
  airship: { says: 'fighting from it', rule: 'UQ-BOAT-11' },
  helpers: { says: 'who lend a hand', rule: 'UQ-BOAT-07' },
  curses: { says: 'one less for each', rule: 'UQ-CMB-62' },
  'no lockpicks': { says: 'none with them', rule: 'UQ-EQP-27' },
  'masterwork lockpicks': { says: 'the best there are', rule: 'UQ-EQP-28' },
  'far back': { says: 'third in the row or behind', rule: 'UQ-THF-15' },
  ducking: { says: 'it is hard', rule: 'UQ-THF-23' },
  'own profession': { says: 'a scroll of the own craft', rule: 'UQ-SCROLL-03' },
  'second of the turn': { says: 'the second of the turn is harder', rule: 'UQ-WIZ-23' },
  'second miracle of the turn': { says: 'the second of the turn is harder below 84 Honor', rule: 'UQ-CLR-27' },
  'somebody else': { says: 'a Sphere around another is harder', rule: 'UQ-WIZ-28' },
  'a ghost': { says: 'stands the ray better than other undead', rule: 'UQ-CLR-12' },
  'a demon': { says: 'stands the ray best of all', rule: 'UQ-CLR-12' },
  blessing: { says: 'given by an event, for a while' },
  Parry: skill('UQ-FGT-03'),
  Charge: skill('UQ-FGT-05'),
  'Whirlwind Attack': skill('UQ-FGT-08'),
  Berserker: skill('UQ-FGT-16'),
  'Dual Wielding': skill('UQ-FGT-18'),
  'Mounted Combat': skill('UQ-FGT-19'),
  Aiming: skill('UQ-RNG-07'),
  Orientation: skill('UQ-RNG-04'),
  'Holy Armor': miracle('UQ-CLR-15'),
  'Magic Arrow': spell('UQ-WIZ-08'),
  Strength: spell('UQ-WIZ-13'),
  Dexterity: spell('UQ-WIZ-13'),
  Speed: spell('UQ-WIZ-13'),
  Flight: spell('UQ-WIZ-15'),
  Fireball: spell('UQ-WIZ-17'),
  'Dragon Skin': spell('UQ-WIZ-32'),
};

function sourceOf({ source }: Part): Source {
  const known = Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined;
  if (/ lock$/i.test(source)) return { says: 'how good it is', rule: 'UQ-LOCK-04' };
  return known ?? { says: 'at hand, or lasting for a while' };
}

const amount = (part: Part, at: number): string => (at === 0 ? String(part.value) : signed(part.value));

/** One line a part: `no lockpicks −1: none at hand`. The first is the value itself, the others alter it. */
export function partLines(parts: readonly Part[]): readonly string[] {
  return parts.map((part, at) => {
    const { says } = sourceOf(part);
    return `${unslug(part.source)} ${amount(part, at)}: ${says}`;
  });
}

/** The same in one line: `STR 2, axe +1`. */
export const partLine = (parts: readonly Part[]): string =>
  parts.map((part, at) => `${unslug(part.source)} ${amount(part, at)}`).join(', ');

export const partRules = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => sourceOf(part).rule ?? []);
