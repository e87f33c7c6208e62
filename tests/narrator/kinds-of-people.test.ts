import { describe, expect, test } from 'vitest';
import type { UltraQuestAbout } from '../../src/systems/ultraquest/facts.js';
import { LIMITS } from '../../src/discord/limits.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { FOUNDING_RACES } from '../../src/systems/ultraquest/creation/sketch.js';
import { PROFESSIONS } from '../../src/systems/ultraquest/names.js';
import { PROFESSION_TRAITS } from '../../src/systems/ultraquest/professions.js';

const one = (race: string, profession: string) => ({
  ...{ who: 'Odo', race, sex: 'male', profession, attributes: { MOV: 2, STR: 2, DEX: 2, INT: 2 }, skills: null },
  ...{ home: [], things: [], melee: 2, ranged: 2, armor: 0 },
});

function shown(race: string, profession: string): readonly string[] {
  const about: UltraQuestAbout = {
    ...{ kind: 'creation', step: 'person', group: 'G', place: 'St', gold: null, gift: null, focus: 0 },
    members: [one(race, profession)],
    sums: { ME: 2, RA: 2, 'ME+RA': 2 },
  };
  return ULTRAQUEST_VOICE.about(about).flatMap((block) => ('text' in block ? [block.text] : []));
}

describe('whoever is made up', () => {
  test('is told apart in words: what the people is like and where from, what the profession is for (UQ-RACE-04)', () => {
    expect(shown('dwarf', 'cleric')).toContain(
      'Dwarf: grows strong, slow; no bows, no large horses; at home (can make camp) in the Hills. ' +
        'Cleric: heals, helps against poison and the undead by miracles; blunt weapons only.',
    );
    const lines = FOUNDING_RACES.flatMap((race) => PROFESSIONS.map((profession) => shown(race, profession)[2]));
    expect(new Set(lines).size).toBe(FOUNDING_RACES.length * PROFESSIONS.length);
  });

  test('has a hint for each people and profession that fits a menu', () => {
    const hints = [
      ...FOUNDING_RACES.map((race) => ({ key: 'creation-attributes', args: { race, MOV: 2, STR: 2, DEX: 2, INT: 2 } })),
      ...PROFESSIONS.map((profession) => {
        const skills = [...new Set(PROFESSION_TRAITS[profession].start)];
        return { key: 'creation-skills-of', args: { profession, skills } };
      }),
    ].map((hint) => ULTRAQUEST_VOICE.words(hint));
    for (const hint of hints) expect(hint.length, hint).toBeLessThanOrEqual(LIMITS.optionText);
    expect(hints).toContain('MOV 2, STR 2, DEX 2, INT 2 · grows strong, slow; no bows, no large horses');
    expect(hints).toContain('Heals · by the dice: Healing, Neutralize Poison, Holy Ray, or Holy Armor');
  });
});
