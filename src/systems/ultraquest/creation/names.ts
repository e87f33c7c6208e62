import type { Race, Sex } from '../names.js';

/** UQ-START-03, UQ-START-04: a Fairy joins by events only. */
export type FoundingRace = Exclude<Race, 'fairy'>;

/** Names to begin with, by race and sex. All of them are ours. */
const NAMES: Readonly<Record<FoundingRace, Readonly<Record<Sex, readonly string[]>>>> = {
  human: {
    male: ['Ansgar', 'Detlef', 'Falk', 'Hartwin', 'Jost', 'Lambert', 'Rupert', 'Veit'],
    female: ['Almut', 'Brida', 'Edda', 'Gesa', 'Hedwig', 'Jutta', 'Mechthild', 'Sunna'],
  },
  dwarf: {
    male: ['Bolk', 'Dorgrim', 'Gundo', 'Harbrand', 'Korrin', 'Ombur', 'Stenn', 'Thrag'],
    female: ['Berga', 'Dagna', 'Grimhild', 'Hulda', 'Korga', 'Odda', 'Signe', 'Truda'],
  },
  elf: {
    male: ['Aelor', 'Caldir', 'Elandil', 'Faelin', 'Ithron', 'Lirandel', 'Saelon', 'Vanir'],
    female: ['Aelis', 'Calwen', 'Erilya', 'Iseviel', 'Lorea', 'Nimsa', 'Silvae', 'Tindra'],
  },
  'half-elf': {
    male: ['Corvan', 'Darian', 'Elmar', 'Garin', 'Kelvan', 'Marten', 'Rovin', 'Tarik'],
    female: ['Arlene', 'Carisa', 'Elsbet', 'Janna', 'Levia', 'Mirelle', 'Sorela', 'Vianne'],
  },
  halfling: {
    male: ['Barto', 'Dill', 'Fennel', 'Humbo', 'Kuno', 'Nobb', 'Pippel', 'Tobel'],
    female: ['Ambra', 'Biddy', 'Dotty', 'Klara', 'Lotti', 'Nella', 'Posy', 'Tilla'],
  },
  'half-orc': {
    male: ['Brakk', 'Drosh', 'Gorm', 'Hruk', 'Krall', 'Mugg', 'Narg', 'Urzo'],
    female: ['Durza', 'Grisha', 'Hroka', 'Magra', 'Narka', 'Oshka', 'Shurra', 'Urta'],
  },
  centaur: {
    male: ['Arion', 'Chirandos', 'Eurytor', 'Hippon', 'Kallias', 'Nessos', 'Pholon', 'Thereus'],
    female: ['Arethea', 'Deianthe', 'Hylonia', 'Kyra', 'Leukippe', 'Melanthe', 'Okyra', 'Thessa'],
  },
  'half-duck': {
    male: ['Anton', 'Bertel', 'Erpel', 'Flapp', 'Gundel', 'Quirin', 'Schnabbes', 'Waddo'],
    female: ['Daunia', 'Entlinde', 'Federike', 'Ganda', 'Natteline', 'Quendel', 'Schnatta', 'Tunke'],
  },
};

/** The name for a race and sex at a place of the list, counted on past those that are taken. */
export function suggestedName(race: FoundingRace, sex: Sex, at: number, taken: readonly string[]): string {
  const names = NAMES[race][sex];
  const turned = names.map((_, i) => names[(at + i) % names.length] ?? '');
  return turned.find((name) => !taken.includes(name)) ?? turned[0] ?? '';
}

/** The name after this one in the list, past those that are taken. */
export function nextName(race: FoundingRace, sex: Sex, current: string, taken: readonly string[]): string {
  return suggestedName(race, sex, NAMES[race][sex].indexOf(current) + 1, taken);
}

/** Longest name of an adventurer, and of a group, in characters. */
export const MOST_NAME = 24;
export const MOST_GROUP_NAME = 32;

/** Letters first, and nothing that a line of dice could be misread by. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N} .,'’!&-]*$/u;

/** A name as it is kept, or nothing if it cannot be one. */
export function cleanedName(typed: string | undefined): string | undefined {
  const name = (typed ?? '').replaceAll(/\s+/g, ' ').trim();
  return NAME.test(name) ? name : undefined;
}
