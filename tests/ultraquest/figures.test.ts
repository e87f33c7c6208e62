import { describe, expect, it } from 'vitest';
import { WARES } from '../../src/systems/ultraquest/equipment/catalogue.js';
import { REGIONS, type Profession, type Race } from '../../src/systems/ultraquest/names.js';
import { PROFESSION_TRAITS } from '../../src/systems/ultraquest/professions.js';
import { RACE_TRAITS } from '../../src/systems/ultraquest/races.js';
import { mountFigures } from '../../src/systems/ultraquest/sheet/riding.js';
import { armorRating } from '../../src/systems/ultraquest/sheet/strength.js';
import { ON_THE_SHEET } from '../../src/systems/ultraquest/combat/situation.js';
import { usableTalismans, worksIn } from '../../src/systems/ultraquest/talismans.js';
import { newAdventurer, newItem, startingWeapons } from '../../src/systems/ultraquest/start.js';
import { give } from './ops.js';
import { named, SEAT, tableWith } from './telling.js';

describe('the equipment table', () => {
  it.each([
    ['UQ-EQP-02', 'dagger', 10, 1, 0, undefined, 6],
    ['UQ-EQP-02', 'club', 10, 1, 0, undefined, 6],
    ['UQ-EQP-03', 'iron-weapon', 30, 1, 1, undefined, 6],
    ['UQ-EQP-04', 'two-handed-weapon', 60, 2, 2, undefined, 3],
    ['UQ-EQP-05', 'lance', 80, 2, 2, undefined, 3],
    ['UQ-EQP-29', 'wizards-staff', 44, 2, 1, undefined, 5],
    ['UQ-EQP-30', 'master-staff', 177, 2, 2, undefined, 5],
    ['UQ-EQP-20', 'sling', 10, 1, undefined, 0, 3],
    ['UQ-EQP-21', 'bow', 30, 2, undefined, 1, 3],
    ['UQ-EQP-22', 'crossbow', 40, 2, undefined, 1, 3],
    ['UQ-EQP-23', 'heavy-crossbow', 80, 2, undefined, 2, 3],
  ] as const)('%s: %s', (_rule, kind, price, hands, melee, ranged, places) => {
    const ware = WARES[kind];
    expect([ware?.price, ware?.hands, ware?.melee, ware?.ranged, ware?.sold?.length]).toEqual([
      price,
      hands,
      melee,
      ranged,
      places,
    ]);
  });

  it.each([
    ['UQ-EQP-06', 'padded-coat', 10, 1],
    ['UQ-EQP-07', 'leather-armor', 30, 2],
    ['UQ-EQP-08', 'chain-armor', 80, 3],
    ['UQ-EQP-09', 'plate-armor', 200, 4],
    ['UQ-EQP-10', 'shield', 20, 1],
  ] as const)('%s: %s', (_rule, kind, price, armor) => {
    expect([WARES[kind]?.price, WARES[kind]?.armor]).toEqual([price, armor]);
  });

  it('calls plate and the heavy crossbow heavy, boats very heavy, ships huge (UQ-EQP-09, 16 to 18, 23, 46, 49)', () => {
    const weights = ['plate-armor', 'heavy-crossbow', 'wagon', 'boat', 'raft', 'ship', 'airship'].map(
      (kind) => WARES[kind]?.weight,
    );
    expect(weights).toEqual(['heavy', 'heavy', 'very heavy', 'very heavy', 'very heavy', 'huge', 'huge']);
  });

  it('sells what the other lines say (UQ-EQP-17, 18, 24, 25, 27, 28)', () => {
    expect(
      ['boat', 'ship', 'healing-potion', 'antidote', 'lockpicks', 'masterwork-lockpicks'].map(
        (kind) => WARES[kind]?.price,
      ),
    ).toEqual([70, 210, 80, 50, 10, undefined]);
    expect(WARES['antidote']?.sold).toEqual(['Do', 'Go', 'Gy']);
  });
});

describe('mounts', () => {
  it.each([
    ['UQ-MOUNT-06', 'donkey', 3, 0, undefined],
    ['UQ-MOUNT-07', 'pony', 4, 0, undefined],
    ['UQ-MOUNT-08', 'riding-horse', 5, 0, undefined],
    ['UQ-MOUNT-09', 'war-horse', 5, 2, 3],
    ['UQ-MOUNT-10', 'war-boar', 4, 2, 2],
    ['UQ-MOUNT-11', 'wagon', 2, 0, undefined],
    ['UQ-MOUNT-12', 'giant-locust', 5, 1, undefined],
    ['UQ-MOUNT-13, UQ-MOUNT-20', 'ostrich', 5, 1, 2],
    ['UQ-MOUNT-14', 'unicorn', 5, 1, 2],
    ['UQ-MOUNT-15', 'pegasus', 5, 1, 3],
    ['UQ-MOUNT-16', 'riding-snail', 2, 0, undefined],
    ['UQ-MOUNT-17', 'giant-centipede', 3, 3, undefined],
    ['UQ-MOUNT-18', 'saber-toothed-tiger', 5, 3, undefined],
    ['UQ-MOUNT-19', 'giant-air-beetle', 2, 1, undefined],
  ] as const)('%s: %s', (_rule, kind, mov, melee, lance) => {
    const figures = mountFigures({ id: 'm', kind });
    expect([figures?.mov, figures?.melee, figures?.lance]).toEqual([mov, melee, lance]);
  });

  it('are faster or stronger if noble (UQ-MOUNT-21)', () => {
    expect(mountFigures({ id: 'm', kind: 'pony', noble: 'fast' })?.mov).toBe(5);
    expect(mountFigures({ id: 'm', kind: 'pony', noble: 'strong' })?.melee).toBe(1);
    expect(
      ['donkey', 'pony', 'riding-horse', 'war-horse', 'war-boar', 'unicorn'].map(
        (kind) => WARES[kind]?.mount?.noble ?? false,
      ),
    ).toEqual([false, true, true, true, true, false]);
  });
});

describe('talismans', () => {
  it.each([
    ['UQ-TAL-04', 'turquoise', 'Eb Öd Wü'],
    ['UQ-TAL-05', 'iron', 'Hü Be Vu'],
    ['UQ-TAL-06', 'wood', 'Wa Ur Ds'],
    ['UQ-TAL-07', 'bone', 'Ma Mo Su'],
    ['UQ-TAL-08', 'water', 'Ma UF OF Me Mg'],
    ['UQ-TAL-09', 'crystal', 'Mg Kl In'],
    ['UQ-TAL-10', 'ruby', 'Wü Vu Ds Su'],
    ['UQ-TAL-11', 'lava', 'Vu Sh In'],
    ['UQ-TAL-12', 'wax', 'GV SV TV Sh Hö'],
    ['UQ-TAL-13', 'diamond', REGIONS.join(' ')],
  ] as const)('%s: %s', (_rule, stuff, regions) => {
    const working = REGIONS.filter((region) => worksIn({ kind: `${stuff}-talisman` }, region, false));
    expect(new Set(working)).toEqual(new Set(regions.split(' ')));
  });

  it('of crystal work on every coast, of gold everywhere above ground but in the Chasm (UQ-TAL-03, UQ-TAL-09, C-04)', () => {
    expect(worksIn({ kind: 'crystal-talisman' }, 'Eb', true)).toBe(true);
    const not = REGIONS.filter((region) => !worksIn({ kind: 'gold-talisman' }, region, false));
    expect(new Set(not)).toEqual(new Set(['Sh', 'Mg', 'Hö', 'GV', 'SV', 'TV']));
  });

  it('in the saddle stay out of reach where the mount stays out (UQ-MOUNT-02, UQ-TAL-15)', () => {
    const { group } = tableWith('B');
    named(group, 'Rukha').saddle = newItem(group, SEAT, { kind: 'wood-talisman' });
    expect(usableTalismans(group, 'Wa', false)).toHaveLength(1);
    expect(usableTalismans(group, 'Wa', false, { open: false, event: true })).toHaveLength(0);
  });

  it('have cousins that serve for event rolls only', () => {
    const { group } = tableWith('B');
    give(group, 'Rukha', { kind: 'windstone', effect: { kind: 'reroll', regions: ['Wa'] } });
    expect(usableTalismans(group, 'Wa', false)).toHaveLength(1);
    expect(usableTalismans(group, 'Wa', false, { open: true, event: false })).toHaveLength(0);
  });
});

describe('races', () => {
  it.each([
    ['UQ-RACE-01', 'human', '3222', 'Ma'],
    ['UQ-RACE-04', 'dwarf', '2222', 'Hü'],
    ['UQ-RACE-06', 'elf', '3122', 'Wa'],
    ['UQ-RACE-07', 'half-elf', '3122', 'Wa Ma'],
    ['UQ-RACE-02', 'halfling', '2132', 'Eb'],
    ['UQ-RACE-08', 'half-orc', '3212', 'Mo Kl'],
    ['UQ-RACE-09', 'centaur', '3222', 'Öd'],
    ['UQ-RACE-13', 'half-duck', '2122', 'UF Ma'],
    ['UQ-RACE-18', 'fairy', '3012', 'Ur'],
  ] as const)('%s: the %s begins with %s, native to %s (UQ-START-15, G-01)', (_rule, race: Race, values, home) => {
    const { attributes, ...born } = newAdventurer(
      { serial: 0 },
      { name: 'Odo', race, sex: 'male', profession: 'thief' },
    );
    expect(Object.values(attributes).join('')).toBe(values);
    expect([born.home.join(' '), born.skills, born.curses]).toEqual([home, [], 0]);
    expect(RACE_TRAITS[race].home).toEqual(born.home);
  });
});

describe('professions', () => {
  it.each([
    ['UQ-FGT-01', 'fighter', 1, 'Parry Parry Charge Whirlwind_Attack Armor_Pierce Endurance'],
    ['UQ-RNG-02', 'ranger', 1, 'Orientation Alertness Endurance Aiming Survival Survival'],
    ['UQ-THF-02', 'thief', 2, 'Stealing Stealing Trading Trading Trap_Disarming Lockpicking'],
    ['UQ-SEA-04', 'seafarer', 2, 'Endurance Endurance Navigation Whirlwind_Attack Aiming Trading'],
    ['UQ-CLR-05', 'cleric', 1, 'Healing Healing Neutralize_Poison Holy_Ray Holy_Armor Holy_Armor'],
    ['UQ-WIZ-05', 'wizard', 1, 'Magic_Arrow Teleportation Strength Dexterity Speed Flight'],
  ] as const)('%s: the start table of a %s (UQ-START-06)', (_rule, profession: Profession, rolls, table) => {
    const traits = PROFESSION_TRAITS[profession];
    expect([traits.rolls, traits.start.map((skill) => skill.replace(' ', '_')).join(' ')]).toEqual([rolls, table]);
  });

  it('set out with a dagger and a sling, clerics with a club (UQ-START-07)', () => {
    expect(startingWeapons('thief').map(({ kind }) => kind)).toEqual(['dagger', 'sling']);
    expect(startingWeapons('cleric').map(({ kind }) => kind)).toEqual(['club', 'sling']);
  });
});

describe('armor against the dead', () => {
  it('is one better of silver, and normal armor works against ghosts (UQ-EQP-54, UQ-CMB-46)', () => {
    const { group } = tableWith('A');
    const brun = named(group, 'Brun');
    brun.skills = [];
    const foe = (tag: string) => ({ count: 1, name: 'foe', dice: [], plus: 0, armor: 0, tags: [tag] });
    const against = (tag: string) => armorRating(brun, { ...ON_THE_SHEET, foes: [foe(tag)] }).total;
    give(group, 'Brun', { kind: 'leather-armor' });
    expect([against('ghost'), against('zombie')]).toEqual([2, 2]);
    brun.hand = brun.hand.map(() => null);
    give(group, 'Brun', { kind: 'leather-armor', silver: true });
    expect([against('zombie'), against('demon'), armorRating(brun).total]).toEqual([3, 0, 2]);
  });

  it('is nothing against magic, unless it is magic (UQ-CMB-63)', () => {
    const { group } = tableWith('A');
    const brun = named(group, 'Brun');
    give(group, 'Brun', { kind: 'leather-armor' });
    give(group, 'Brun', { kind: 'shield', magic: true });
    expect(armorRating(brun, ON_THE_SHEET, { magic: true }).total).toBe(1);
  });
});
