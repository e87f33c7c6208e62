import type { Profession } from '../../systems/ultraquest/names.js';
import { RACE_TRAITS } from '../../systems/ultraquest/races.js';
import type { FoundingRace } from '../../systems/ultraquest/creation/names.js';
import { and, capital } from '../english.js';
import { thePlace } from './places.js';

/** What a people is like, in a few words (UQ-RACE-01 to 17). */
const PEOPLES: Readonly<Record<FoundingRace, string>> = {
  human: 'neither strong nor weak in anything',
  dwarf: 'grows strong, slow; no bows, no large horses',
  elf: 'grows clever, weak',
  'half-elf': 'grows clever, weak; two homes',
  halfling: 'very nimble, weak, slow; slings, no bows',
  'half-orc': 'grows strong, fast, clumsy',
  centaur: 'fast, counts as mounted; slower underground',
  'half-duck': 'grows nimble, swims; two of them ward off spells by quacking; no bows',
};

/** What a profession is for, in a few words and in more. */
const PROFESSIONS: Readonly<Record<Profession, readonly [short: string, long: string]>> = {
  fighter: ['fights in front', 'fights in front, in any armor and with any weapon'],
  ranger: ['shoots, watches, camps', 'shoots, sees foes in time, finds the way, and makes camp in the wild'],
  thief: ['steals, trades, opens locks', 'steals, trades, and opens locks and traps; no metal armor'],
  seafarer: [
    'sails, fights, trades',
    'sails, fights and trades, and counts as fighter and thief in events; no metal armor',
  ],
  cleric: ['heals', 'heals, helps against poison and the undead by miracles; blunt weapons only'],
  wizard: ['casts spells', 'casts one spell a turn, for a fight or out of danger; no armor but a coat'],
};

const isPeople = (race: string): race is FoundingRace => Object.hasOwn(PEOPLES, race);
const isProfession = (name: string): name is Profession => Object.hasOwn(PROFESSIONS, name);

/** `strong, slow; no bows, no large horses`. */
export const peopleShort = (race: string): string => (isPeople(race) ? PEOPLES[race] : '');

/** `fights in front`. */
export const professionShort = (name: string): string => (isProfession(name) ? PROFESSIONS[name][0] : '');

/** A line that tells one of the four from the others beyond figures: what the people is like and where from, and what the profession is for. */
export function whatKind(race: string, profession: string): string {
  if (!isPeople(race) || !isProfession(profession)) return '';
  const home = and(RACE_TRAITS[race].home.map(thePlace));
  return `${capital(race)}: ${PEOPLES[race]}; at home (can make camp) in ${home}. ${capital(profession)}: ${PROFESSIONS[profession][1]}.`;
}
