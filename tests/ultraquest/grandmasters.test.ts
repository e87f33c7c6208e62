import { describe, expect, it } from 'vitest';
import { whyNotMaster } from '../../src/systems/ultraquest/growing/learnable.js';
import { SKILLS } from '../../src/systems/ultraquest/skills.js';
import { named, tableWith } from './telling.js';

/** Skills, miracles and spells for which the chapters of the professions have nothing more to teach. */
const NO_MASTERY = [
  'Mounted Combat',
  'Tactics',
  'Orientation',
  'Survival',
  'Scouting',
  'Brew Potions',
  'Spark of Life',
  'Store Power',
  'Alchemy',
];

function pupil(profession: 'fighter' | 'thief' | 'seafarer', strength: number) {
  const member = named(tableWith('B').group, 'Wolfram');
  Object.assign(member, { profession });
  member.attributes.STR = strength;
  return (skill: string, mastered = false) => {
    member.skills = [{ name: skill, mastered }];
    return whyNotMaster(member, skill)?.refused;
  };
}

describe('a grandmaster', () => {
  it('can teach more of every skill, miracle and spell that has a mastery (UQ-MEET-04, UQ-ACT-16)', () => {
    const refuses = pupil('fighter', 3);
    const without = Object.keys(SKILLS).filter((skill) => refuses(skill) !== undefined);
    expect(without.sort()).toEqual([...NO_MASTERY].sort());
  });

  it('has no more for who has mastered it, and nothing for who does not know it', () => {
    const refuses = pupil('fighter', 3);
    expect(refuses('Parry', true)).toBe('mastered-already');
    const member = named(tableWith('B').group, 'Wolfram');
    expect(whyNotMaster(member, 'Parry')).toMatchObject({ refused: 'not-known', rule: 'UQ-ACT-16' });
  });

  it('cannot make a lockpicker of a Seafarer, nor an iron man of a weakling (UQ-SEA-15, UQ-SEA-05, UQ-FGT-14)', () => {
    expect(pupil('seafarer', 3)('Lockpicking')).toBe('no-mastery');
    expect(pupil('thief', 3)('Lockpicking')).toBeUndefined();
    expect(pupil('seafarer', 2)('Endurance')).toBe('attribute-too-low');
    expect(pupil('seafarer', 3)('Endurance')).toBeUndefined();
    expect(pupil('fighter', 1)('Endurance')).toBeUndefined();
  });
});
