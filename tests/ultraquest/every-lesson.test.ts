import { describe, expect, it } from 'vitest';
import { lessonActions } from '../../src/systems/ultraquest/actions/settlement-actions.js';
import type { SpecialAction } from '../../src/systems/ultraquest/actions/special-action.js';
import { lessonsIn } from '../../src/systems/ultraquest/ops/lessons-offered.js';
import { PROFESSIONS, type Profession } from '../../src/systems/ultraquest/names.js';
import { SKILLS } from '../../src/systems/ultraquest/skills.js';
import type { Adventurer } from '../../src/systems/ultraquest/state.js';
import type { Play, Tale } from '../../src/systems/ultraquest/tale.js';
import { named, play, tableWith } from './telling.js';

/** The skills under each heading of the chapters on professions, as they are printed. */
const PRINTED: Readonly<Record<Profession, string>> = {
  fighter:
    'Parry, Charge, Whirlwind Attack, Armor Pierce, Endurance, Berserker, Dual Wielding, Mounted Combat, Tactics',
  thief: 'Stealing, Trading, Trap Disarming, Lockpicking, Assassinate, Dual Wielding, Ducking, Alertness',
  seafarer: 'Endurance, Navigation, Whirlwind Attack, Aiming, Trading, Trap Disarming, Lockpicking, Dual Wielding',
  ranger: 'Orientation, Alertness, Endurance, Aiming, Survival, Shortcut, Scouting',
  cleric: '',
  wizard: 'Alchemy',
};
const MIRACLES =
  'Healing, Neutralize Poison, Holy Ray, Holy Armor, Fire Protection, Water Breathing, Curse-Breaker, Spark of Life';
const SPELLS =
  'Magic Arrow, Teleportation, Speed, Strength, Dexterity, Flight, Fireball, Store Power, Gills, Magic Protection, Sphere, Cold Protection, Dragon Skin, Ice Storm';
const listOf = (text: string) => text.split(', ').filter(Boolean);

/** What everybody may learn, at one price or the other. */
const ARTS = [...new Set([...Object.values(PRINTED).flatMap(listOf), 'Brew Potions'])].sort();

/** Somebody nimble and wise enough for anything, who knows nothing yet, in a group of this much Honor. */
function pupil(profession: Profession, honor = 0) {
  const table = tableWith('B');
  const member = named(table.group, 'Wolfram');
  Object.assign(member, { profession, skills: [], attributes: { MOV: 4, STR: 4, DEX: 4, INT: 4 } });
  Object.assign(table.group, { place: 'St', honor, fame: 9 });
  return { table, member };
}

function* reading<R>(read: (t: Tale) => R, t: Tale): Play<R> {
  yield* [];
  return read(t);
}

function taught(profession: Profession, honor?: number): ReadonlyMap<string, SpecialAction> {
  const { table, member } = pupil(profession, honor);
  const { result } = play(table, (t) => reading((tale) => lessonActions(tale, member), t));
  return new Map(result.map((action) => [action.name.slice('learn:'.length), action]));
}

const learners = (members: readonly { readonly member: Adventurer }[]) => members.map(({ member }) => member.name);

describe.each(PROFESSIONS)('a teacher of a %s', (profession) => {
  const own = listOf(PRINTED[profession]);

  it('teaches every skill for 30 Gold, and 1 Fame or 2 for one of another profession (UQ-ACT-10, UQ-ACT-11)', () => {
    const lessons = taught(profession);
    const able = ARTS.filter((skill) => !(profession === 'cleric' && ['Brew Potions', 'Alchemy'].includes(skill)));
    const rolled = { cleric: ['miracle'], wizard: ['spell'] }[profession as string] ?? [];
    expect([...lessons.keys()].sort()).toEqual([...able, ...rolled].sort());
    for (const [skill, { args }] of lessons)
      expect([skill, args]).toEqual([
        skill,
        { skill, gold: 30, fame: own.includes(skill) || rolled.includes(skill) ? 1 : 2 },
      ]);
  });

  it('never teaches a miracle or a spell that is chosen (UQ-ACT-12, UQ-ACT-13)', () => {
    const lessons = taught(profession);
    for (const power of [...listOf(MIRACLES), ...listOf(SPELLS)])
      expect([power, lessons.has(power)]).toEqual([power, false]);
  });

  it('of the road has the same to teach, and miracles and spells for whose they are (UQ-ACT-12, UQ-ACT-14)', () => {
    const { table, member } = pupil(profession);
    table.group.members = [member];
    const lessons = (skill: string) => play(table, (t) => reading((tale) => lessonsIn(tale, skill), t)).result;
    for (const skill of Object.keys(SKILLS)) {
      const [owner] = listOf(MIRACLES).includes(skill) ? ['cleric'] : listOf(SPELLS).includes(skill) ? ['wizard'] : [];
      const brewsAlready = profession === 'cleric' && ['Brew Potions', 'Alchemy'].includes(skill);
      const open = (owner === undefined || owner === profession) && !brewsAlready;
      expect([skill, learners(lessons(skill))]).toEqual([skill, open ? ['Wolfram'] : []]);
    }
  });
});

describe('a teacher of Rangers', () => {
  it('takes 2 Fame for brewing below 33 Honor, and 1 from there on (UQ-RNG-19)', () => {
    expect(taught('ranger', 32).get('Brew Potions')?.args['fame']).toBe(2);
    expect(taught('ranger', 33).get('Brew Potions')?.args['fame']).toBe(1);
    expect(taught('fighter', 33).get('Brew Potions')?.args['fame']).toBe(2);
  });

  it('takes Survival for one of their own, of all others for a foreign one (UQ-HOME-20, C-25)', () => {
    expect(PROFESSIONS.filter((each) => taught(each).get('Survival')?.args['fame'] === 1)).toEqual(['ranger']);
  });
});
