import { describe, expect, it } from 'vitest';
import { shelfLibrary, Table } from '../../src/cli/scenario/table.js';
import type { Ask } from '../../src/engine/ask.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { FOUNDING_RACES } from '../../src/systems/ultraquest/creation/sketch.js';
import { PROFESSIONS, SETTLEMENTS, WILDERNESS, type Profession } from '../../src/systems/ultraquest/names.js';
import { itemsOf } from '../../src/systems/ultraquest/sheet/lines.js';
import { armorRating, groupSums, melee, ranged } from '../../src/systems/ultraquest/sheet/strength.js';
import type { Group } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';

/** The tables for starting skills as they are printed, by the faces of a die; a colon stands between faces and skill. */
const SKILLS: Readonly<Record<Profession, string>> = {
  fighter: '12:Parry 3:Charge 4:Whirlwind_Attack 5:Armor_Pierce 6:Endurance',
  ranger: '1:Orientation 2:Alertness 3:Endurance 4:Aiming 56:Survival',
  thief: '12:Stealing 34:Trading 5:Trap_Disarming 6:Lockpicking',
  seafarer: '12:Endurance 3:Navigation 4:Whirlwind_Attack 5:Aiming 6:Trading',
  cleric: '12:Healing 3:Neutralize_Poison 4:Holy_Ray 56:Holy_Armor',
  wizard: '1:Magic_Arrow 2:Teleportation 3:Strength 4:Dexterity 5:Speed 6:Flight',
};

type FoundingRace = (typeof FOUNDING_RACES)[number];

/** Each race: STR and DEX, where it is at home, what lies next to it on a chain (UQ-HOME-07, UQ-HOME-16), and which waters are left to it. */
const BORN: Readonly<
  Record<FoundingRace, readonly [str: number, dex: number, home: string, next: string, waters: string]>
> = {
  human: [2, 2, 'Ma', 'Mo Kl', 'UF Me'],
  dwarf: [2, 2, 'Hü', 'Be', 'UF Me'],
  elf: [1, 2, 'Wa', 'Ur', 'UF Me'],
  'half-elf': [1, 2, 'Wa Ma', 'Mo Kl Ur', 'UF Me'],
  halfling: [1, 3, 'Eb', 'Öd', 'UF Me'],
  'half-orc': [2, 1, 'Mo Kl', 'Su In Ma', 'UF Me'],
  centaur: [2, 2, 'Öd', 'Wü Eb', 'UF Me'],
  'half-duck': [1, 2, 'UF Ma', 'Mo Kl OF Me', 'Me'],
};

function skillAt(profession: Profession, face: number): string {
  const row = SKILLS[profession].split(' ').find((each) => each.split(':')[0]?.includes(`${face}`));
  return (row?.split(':')[1] ?? '').replace('_', ' ');
}

const system = ultraQuest(bareBook([...WILDERNESS, ...SETTLEMENTS]));

function askOf(table: Table): Ask {
  const [ask] = table.asks;
  if (!ask) throw new Error('nothing is asked');
  return ask;
}

interface Made {
  readonly group: Group;
  /** The lands that were offered to each. */
  readonly lands: readonly (readonly string[])[];
}

/** Four of one race and profession, whose starting skills fall as the faces say. */
function fourOf(race: FoundingRace, profession: Profession, faces: readonly number[]): Made {
  const left = [...faces];
  const dice = { draw: () => left.shift() ?? 0 };
  const table = new Table(system, shelfLibrary({ scripts: {}, numbers: {} }), dice, system.create({}));
  table.do('a', { kind: 'create', name: 'Ada' });
  const press = (id: string) => {
    const refusal = table.answer([id]);
    if (refusal) throw new Error(`${id}: ${refusal.refused}`);
  };
  const offers = (id: string) => askOf(table).options.some((option) => option.id === id);
  const lands: string[][] = [];
  press('next');
  for (let i = 0; i < 4; i++) {
    for (const id of [`race:${race}`, `profession:${profession}`]) if (offers(id)) press(id);
    press('next');
    const open = askOf(table).options.flatMap(({ id }) =>
      id.startsWith('region:') ? [id.slice('region:'.length)] : [],
    );
    lands.push(open);
    if (open.length > 0) press(`region:${open.at(-1)}`);
  }
  for (const id of ['fixed', 'gift:gold-talisman', 'leave', 'confirm']) press(id);
  expect(left).toEqual([]);
  const group = table.state.seats['a'];
  if (!group) throw new Error('no group');
  return { group, lands };
}

const TWICE: readonly Profession[] = ['thief', 'seafarer'];
const ONCE = [
  [1, 2, 3, 4],
  [5, 6, 1, 2],
];
const PAIRS = [
  [1, 3, 2, 1, 4, 4, 6, 5],
  [5, 6, 3, 4, 6, 6, 2, 4],
];

const words = (text: string) => text.split(' ').filter(Boolean);

interface Expected {
  readonly skills: readonly string[];
  /** The lands that one more may be chosen from. */
  readonly ahead: readonly string[];
}

/** What is printed for each of the four, by the faces of their dice. */
function printed(race: FoundingRace, profession: Profession, faces: readonly number[]): Expected[] {
  const [, , , next, waters] = BORN[race];
  const rolls = faces.length / 4;
  return [0, 1, 2, 3].map((i) => {
    const rolled = faces.slice(i * rolls, (i + 1) * rolls).map((face) => skillAt(profession, face));
    const ahead = profession === 'seafarer' ? waters : rolled.includes('Survival') ? next : '';
    return { skills: [...new Set(rolled)], ahead: words(ahead) };
  });
}

describe('a group of every race and every profession', () => {
  const all = FOUNDING_RACES.flatMap((race) => PROFESSIONS.map((profession) => [race, profession] as const));
  type Checked = Made & { readonly expected: readonly Expected[] };
  const made = new Map<string, Checked[]>();
  const groups = (race: FoundingRace, profession: Profession): Checked[] => {
    const key = `${race} ${profession}`;
    // Every second race has the other faces: skills hang on the profession alone.
    const faces = (TWICE.includes(profession) ? PAIRS : ONCE)[FOUNDING_RACES.indexOf(race) % 2] ?? [];
    const fresh = () => [{ ...fourOf(race, profession, faces), expected: printed(race, profession, faces) }];
    const found = made.get(key) ?? fresh();
    made.set(key, found);
    return found;
  };

  it.each(all)(
    '%s %s: skills, things and values are as printed (UQ-START-06, UQ-START-07, UQ-START-09, UQ-START-11)',
    (race, profession) => {
      const [str, dex] = BORN[race];
      for (const { group, expected } of groups(race, profession)) {
        expect(group.members.map(({ skills }) => skills.map(({ name }) => name))).toEqual(
          expected.map(({ skills }) => skills),
        );
        expect(group.members.map((member) => itemsOf(member).map(({ kind }) => kind))).toEqual(
          expected.map(({ skills }, i) => [
            profession === 'cleric' ? 'club' : 'dagger',
            'sling',
            ...(i === 0 ? ['gold-talisman'] : []),
            ...(skills.includes('Lockpicking') ? ['lockpicks'] : []),
          ]),
        );
        for (const [i, member] of group.members.entries()) {
          const armor = expected[i]?.skills.includes('Parry') ? 1 : 0;
          expect([melee(member).total, ranged(member).total, armorRating(member).total]).toEqual([str, dex, armor]);
        }
        expect(groupSums(group)).toEqual({ ME: 4 * str, RA: 4 * dex, 'ME+RA': 4 * Math.max(str, dex) });
      }
    },
  );

  it.each(all)(
    '%s %s: Gold is 44 and 16 for each trader; a land is asked for where there is a choice (UQ-START-14, UQ-SEA-02, UQ-RNG-02)',
    (race, profession) => {
      const home = words(BORN[race][2]);
      for (const { group, lands, expected } of groups(race, profession)) {
        const traders = expected.filter(({ skills }) => skills.includes('Trading')).length;
        expect(group.members.reduce((sum, { gold }) => sum + gold, 0)).toBe(44 + 16 * traders);
        for (const [i, member] of group.members.entries()) {
          const ahead = expected[i]?.ahead ?? [];
          expect(lands[i]).toHaveLength(ahead.length > 1 ? ahead.length : 0);
          const more = member.home.filter((land) => !home.includes(land));
          expect(member.home).toEqual([...home, ...more]);
          expect(more.map((land) => ahead.some((there) => there === land))).toEqual(ahead.length > 0 ? [true] : []);
        }
      }
    },
  );
});
