import { refuse, type Refusal } from '../../../engine/words.js';
import { isSettlement, RECRUITING_LANDS } from '../board/regions.js';
import { regionAt } from '../board/spaces.js';
import type { BookOfEvents, Candidate } from '../book-of-events.js';
import { totalGold } from '../gold.js';
import { feelsAtHome } from '../growing/at-home.js';
import { PROFESSIONS, SEXES, type Profession, type Race, type RegionCode, type Sex } from '../names.js';
import { optionId } from '../option-id.js';
import { PROFESSION_TRAITS } from '../professions.js';
import { nameOf } from '../equipment/items.js';
import { startingWeapons } from '../start.js';
import type { Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { spendTalisman, talismanWindow, usableTalismans } from '../talismans.js';
import { changeGold } from '../wealth.js';
import { groupOf, regionOf, surroundings } from '../where.js';
import { freeName, join, thingsOf, whyNotJoin, type Newcomer } from './joining.js';

/** UQ-ACT-32. */
export const REFUSED_CANDIDATE_GOLD = 5;

/** Who lives where recruits are found (G-08, our ruling; the settlements' peoples are given). */
const PEOPLES: Partial<Record<RegionCode, readonly Race[]>> = {
  St: ['human', 'halfling', 'half-elf'],
  Do: ['human'],
  Gr: ['halfling'],
  Ga: ['dwarf'],
  Go: ['half-orc'],
  Gy: ['elf'],
  Fe: ['human', 'halfling'],
  Wi: ['human', 'halfling', 'half-elf'],
  UF: ['half-duck'],
};

/** Names of people who come when called for: a woman's and a man's for each race. */
const NAMES: Readonly<Record<Race, readonly [string, string]>> = {
  human: ['Gerlind', 'Otmar'],
  dwarf: ['Ragna', 'Borin'],
  elf: ['Ailis', 'Ivendel'],
  'half-elf': ['Marwen', 'Tamsin'],
  halfling: ['Dorle', 'Hob'],
  'half-orc': ['Urzha', 'Gorm'],
  centaur: ['Hippa', 'Thal'],
  'half-duck': ['Nella', 'Erpel'],
  fairy: ['Mirabel', 'Quill'],
};

/** A name for somebody of that race and sex, told apart from namesakes in the group. */
export function nameFor(group: Group, race: Race, sex: Sex): string {
  return freeName(group, NAMES[race][sex === 'female' ? 0 : 1]);
}

/** Why the group cannot recruit here (UQ-ACT-30, UQ-ACT-31). */
export function whyNotRecruit(group: Group): Refusal | undefined {
  const region = regionAt(group.place);
  if (!isSettlement(region) && !RECRUITING_LANDS.includes(region)) {
    return refuse('no-recruits-here', { place: group.place }, 'UQ-ACT-31');
  }
  return whyNotJoin(group, 'human');
}

/**
 * A D10 on the land's list (UQ-ACT-32); `joined` or `left`. Whoever takes the candidate and still has a place may roll
 * again at once; after a refusal it is over for this turn (UQ-ACT-33).
 */
export function* recruitByRoll(book: BookOfEvents, t: Tale): Play<'joined' | 'left'> {
  let joined: 'joined' | 'left' = 'left';
  while (!whyNotJoin(groupOf(t), 'human')) {
    if (joined === 'joined' && !(yield* rollAgain(t))) break;
    if (!(yield* rollOnce(book, t))) break;
    joined = 'joined';
  }
  return joined;
}

function* rollAgain(t: Tale): Play<boolean> {
  const answer = yield* t.ask({
    name: 'recruit again',
    kind: 'choice',
    text: { key: 'recruit-again' },
    options: [
      { id: 'enough', label: { key: 'enough-recruits' }, tone: 'quiet' },
      { id: 'again', label: { key: 'roll-again' } },
    ],
    default: 'enough',
  });
  return answer.options[0] === 'again';
}

/** One roll; false if the candidate was refused. Where no list is written a native comes. */
function* rollOnce(book: BookOfEvents, t: Tale): Play<boolean> {
  const region = regionAt(groupOf(t).place);
  let face = t.roll('recruit', 10);
  t.tell({ kind: 'rolled', purpose: 'recruit', dice: [face], total: face });
  let candidate = book.recruit(region, face);
  if (!candidate) return yield* recruitNative(t);
  for (;;) {
    const said = yield* askAbout(t, candidate, face);
    if (said === 'take') break;
    if (said === 'refuse') {
      compensate(t);
      return false;
    }
    face = rollAnother(t);
    candidate = book.recruit(region, face) ?? candidate;
  }
  yield* feelsAtHome(t, join(t, newcomerOf(book, candidate)));
  return true;
}

/** Take, refuse, or have a talisman send somebody else (UQ-TAL-16). */
function* askAbout(t: Tale, candidate: Candidate, face: number): Play<'take' | 'refuse' | 'again'> {
  const talisman = talismanFor(t);
  const args = talisman && { die: 'recruit', face, who: null, item: nameOf(talisman.item), owner: talisman.owner.name };
  const answer = yield* t.ask({
    name: 'candidate',
    kind: 'choice',
    text: { key: 'candidate', args: { ...describe(candidate) } },
    options: [
      { id: 'take', label: { key: 'take-candidate', args: { who: candidate.name } } },
      { id: 'refuse', label: { key: 'refuse-candidate', args: { gold: REFUSED_CANDIDATE_GOLD } } },
      ...(args ? [{ id: 'die:recruit', label: { key: 'reroll', args } }] : []),
    ],
    default: 'take',
  });
  const [id] = answer.options;
  return id === 'die:recruit' ? 'again' : id === 'refuse' ? 'refuse' : 'take';
}

function talismanFor(t: Tale): ReturnType<typeof usableTalismans>[number] | undefined {
  const { region, coast } = regionOf(t);
  return usableTalismans(groupOf(t), region, coast, { open: surroundings(t).open, event: false })[0];
}

function rollAnother(t: Tale): number {
  const talisman = talismanFor(t);
  if (talisman) {
    spendTalisman(talisman.owner, talisman.item);
    t.tell({ kind: 'item-lost', who: talisman.owner.name, item: nameOf(talisman.item), why: 'talisman' });
  }
  const face = t.roll('talisman: recruit', 10);
  t.tell({ kind: 'rolled', purpose: 'recruit', dice: [face], total: face });
  return face;
}

function describe({ name, race, profession, skills }: Candidate): {
  who: string;
  race: string;
  profession: string;
  skills: string;
} {
  return { who: name, race, profession, skills: skills.join(', ') };
}

/** UQ-ACT-32: a refused candidate is paid for the way, as far as there is Gold. */
function compensate(t: Tale): void {
  const due = Math.min(REFUSED_CANDIDATE_GOLD, totalGold(groupOf(t)));
  if (due > 0) changeGold(t, -due, 'refused-candidate');
}

function newcomerOf(book: BookOfEvents, candidate: Candidate): Newcomer {
  return {
    name: candidate.name,
    race: candidate.race as Race,
    profession: candidate.profession as Profession,
    sex: candidate.sex,
    skills: candidate.skills,
    things: thingsOf(book, candidate.items),
  };
}

/** Somebody native of any profession, man or woman as at the start, with one skill of its table, dagger and sling (UQ-ACT-34, C-40). */
export function* recruitNative(t: Tale): Play<boolean> {
  const peoples = PEOPLES[regionAt(groupOf(t).place)] ?? ['human'];
  if (whyNotJoin(groupOf(t), peoples[0] ?? 'human')) return false;
  const race = yield* chooseOne(t, 'race', peoples);
  const profession = yield* chooseOne(t, 'profession', PROFESSIONS);
  const sex = yield* chooseOne(t, 'sex', groupOf(t).lines % 2 === 0 ? SEXES.toReversed() : SEXES);
  const skill = yield* startingSkill(t, profession);
  const member = join(t, {
    name: nameFor(groupOf(t), race, sex),
    race,
    profession,
    sex,
    skills: [skill],
    things: startingWeapons(profession),
  });
  t.tell({ kind: 'learned', who: member.name, skill, price: null });
  yield* feelsAtHome(t, member);
  return true;
}

/** A D6 on the profession's list, which a talisman may throw again (UQ-TAL-16). */
function* startingSkill(t: Tale, profession: Profession): Play<string> {
  const { start } = PROFESSION_TRAITS[profession];
  const purpose = 'starting skill';
  const face = t.roll(purpose, 6);
  t.tell({ kind: 'rolled', purpose, dice: [face], total: face });
  const [die] = yield* talismanWindow(t, purpose, [{ id: 'd6', purpose, sides: 6, face }]);
  return start[(die?.face ?? face) - 1] ?? start[0];
}

function* chooseOne<T extends string>(t: Tale, what: 'race' | 'profession' | 'sex', among: readonly T[]): Play<T> {
  const first = among[0] as T;
  if (among.length === 1) return first;
  const answer = yield* t.ask({
    name: `which ${what}`,
    kind: 'choice',
    text: { key: `which-${what}` },
    options: among.map((name) => ({
      id: optionId(what, name),
      label: { key: what, args: { name } },
      ...(what !== 'sex' && { hint: { key: `${what}-is`, args: { name } } }),
    })),
    default: optionId(what, first),
  });
  return among.find((name) => answer.options[0] === optionId(what, name)) ?? first;
}
