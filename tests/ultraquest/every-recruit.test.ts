import { describe, expect, it } from 'vitest';
import { recruitNative, whyNotRecruit } from '../../src/systems/ultraquest/actions/recruiting.js';
import { payForNewMember } from '../../src/systems/ultraquest/fame.js';
import { PROFESSIONS, type Profession } from '../../src/systems/ultraquest/names.js';
import { SPACES } from '../../src/systems/ultraquest/board/spaces.js';
import { itemsOf } from '../../src/systems/ultraquest/sheet/lines.js';
import { play, tableWith } from './telling.js';

/** Who is native where recruits are found: the book says it of Traumburg, of the other settlements who built them, the rest is our ruling. */
const NATIVES: Readonly<Record<string, string>> = {
  St: 'human halfling half-elf',
  Do: 'human',
  Gr: 'halfling',
  Ga: 'dwarf',
  Go: 'half-orc',
  Gy: 'elf',
  Fe: 'human halfling',
  Wi: 'human halfling half-elf',
  UF: 'half-duck',
};

/** The starting skills of the professions by the faces of a D6, as they are printed. */
const SKILLS: Readonly<Record<Profession, string>> = {
  fighter: 'Parry, Parry, Charge, Whirlwind Attack, Armor Pierce, Endurance',
  ranger: 'Orientation, Alertness, Endurance, Aiming, Survival, Survival',
  thief: 'Stealing, Stealing, Trading, Trading, Trap Disarming, Lockpicking',
  seafarer: 'Endurance, Endurance, Navigation, Whirlwind Attack, Aiming, Trading',
  cleric: 'Healing, Healing, Neutralize Poison, Holy Ray, Holy Armor, Holy Armor',
  wizard: 'Magic Arrow, Teleportation, Strength, Dexterity, Speed, Flight',
};

/** Three who look for a fourth, with nothing that could turn a die. */
function threeAt(place: string) {
  const table = tableWith('B');
  Object.assign(table.group, { place, honor: 15, lines: 4, scene: null });
  table.group.members.pop();
  return table;
}

describe('natives who are recruited (UQ-ACT-31, UQ-ACT-34, G-08)', () => {
  it('are found in the settlements, the Fields, the Meadows and by the Lower River only', () => {
    const found = SPACES.filter(({ code }) => whyNotRecruit(threeAt(code).group) === undefined);
    expect([...new Set(found.map(({ region }) => region))].sort()).toEqual(Object.keys(NATIVES).sort());
  });

  it.each(Object.entries(NATIVES))('of %s are %s, and nobody else', (region, natives) => {
    const place = SPACES.find((space) => space.region === region)?.code ?? '';
    const table = threeAt(place);
    const races = natives.split(' ');
    const played = play(table, (t) => recruitNative(t), { dice: { 'starting skill': 1 }, defaults: true });
    const offered = played.questions.find(({ name }) => name === 'which race')?.options.map(({ id }) => id);
    expect(offered ?? [`race:${natives}`]).toEqual(races.map((race) => `race:${race}`));
    expect(table.group.members.at(-1)?.race).toBe(races[0]);
    expect([table.group.honor, table.group.lines]).toEqual([13, 5]);
  });

  it.each(PROFESSIONS)(
    'of any profession have the one skill that is rolled, a %s as well, and what everybody starts with',
    (profession) => {
      for (const [at, skill] of SKILLS[profession].split(', ').entries()) {
        const table = threeAt('Ga');
        play(table, (t) => recruitNative(t), {
          dice: { 'starting skill': at + 1 },
          defaults: true,
          answers: { 'which profession': `profession:${profession}` },
        });
        const member = table.group.members.at(-1);
        expect(member?.skills.map(({ name }) => name)).toEqual([skill]);
        const picks = skill === 'Lockpicking' ? ['lockpicks'] : [];
        const weapon = profession === 'cleric' ? 'club' : 'dagger';
        expect(member && itemsOf(member).map(({ kind }) => kind)).toEqual([weapon, 'sling', ...picks]);
        expect(member?.gold).toBe(0);
      }
    },
  );
});

describe('the Honor that somebody new costs (UQ-ACT-36, UQ-FAME-06, C-01)', () => {
  it('is a tenth of what there is, rounded up', () => {
    for (let honor = 0; honor <= 100; honor++) {
      const { group } = threeAt('Wi');
      Object.assign(group, { honor, fame: 3 });
      payForNewMember(group, () => undefined);
      expect([honor, group.honor, group.fame]).toEqual([honor, honor - Math.ceil(honor / 10), 3]);
    }
  });
});
