import { describe, expect, it } from 'vitest';
import {
  CHAINS,
  honorInterval,
  isClosed,
  readRegion,
  REGION_NAMES,
} from '../../src/systems/ultraquest/board/regions.js';
import {
  distance,
  isCoast,
  isWaterside,
  nearestOf,
  OFF_BOARD,
  readPlaces,
  regionAt,
  spaceAt,
  SPACES,
} from '../../src/systems/ultraquest/board/spaces.js';
import { routes } from '../../src/systems/ultraquest/board/travel.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Group } from '../../src/systems/ultraquest/state.js';
import { tableWith } from './telling.js';
import { REGIONS, SETTLEMENTS, WILDERNESS } from '../../src/systems/ultraquest/names.js';

const around = (code: string) => [...new Set(spaceAt(code).neighbours.map(regionAt))].sort();
const touches = (a: string, b: string) =>
  SPACES.some((space) => space.region === a && space.neighbours.some((code) => regionAt(code) === b));

/** Steps from Traumburg without a ship. */
function byLand({ code }: (typeof SPACES)[number]): number {
  let ring = ['St'];
  const reached = new Set(ring);
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.includes(code)) return steps;
    ring = ring.flatMap((from) => spaceAt(from).neighbours).filter((to) => to !== 'Me' && !reached.has(to));
    ring.forEach((to) => reached.add(to));
  }
  return Infinity;
}

describe('the board', () => {
  it('has 19 wilderness regions and 6 settlements, and the Chasm off its rim', () => {
    const regions = new Set(SPACES.map((space) => space.region));
    expect([...regions].filter((region) => SETTLEMENTS.some((code) => code === region))).toHaveLength(6);
    expect([...regions].filter((region) => WILDERNESS.some((code) => code === region))).toHaveLength(20);
    expect(regions.has('Sh')).toBe(true);
    expect(['Mg', 'Hö', 'Wo', 'Md', 'GV'].some((code) => [...regions].some((region) => region === code))).toBe(false);
  });

  it('has each border from both sides, and none from a space to itself', () => {
    for (const space of SPACES) {
      expect(space.neighbours).not.toContain(space.code);
      expect(new Set(space.neighbours).size).toBe(space.neighbours.length);
      for (const code of space.neighbours) expect(spaceAt(code).neighbours).toContain(space.code);
    }
  });

  it('is one board: every space can be reached from Traumburg', () => {
    expect(SPACES.filter((space) => !Number.isFinite(distance('St', space.code)))).toEqual([]);
  });

  it('has Fields that touch Fields, Meadows, Abendheim, Traumburg and the river, and nothing else', () => {
    const fields = SPACES.filter((space) => space.region === 'Fe');
    expect(fields.length).toBeGreaterThan(1);
    const touched = new Set(fields.flatMap((space) => around(space.code)));
    expect([...touched].sort()).toEqual(['Do', 'Fe', 'St', 'UF', 'Wi']);
  });

  it('has a river with Fields on the near bank, and Cliff and Marsh on the far one', () => {
    expect(around('UF')).toContain('Fe');
    expect(around('UF')).not.toContain('Kl');
    expect(around('UF')).not.toContain('Ma');
    expect(around('UF2')).toEqual(expect.arrayContaining(['Kl', 'Ma']));
    expect(around('UF2')).not.toContain('Fe');
    expect(spaceAt('UF').neighbours).not.toContain('UF2');
  });

  it('has a sea that ships from Traumburg cross to Plain, Cliff and Isles (UQ-BOAT-08)', () => {
    expect(around('Me')).toEqual(expect.arrayContaining(['St', 'Eb', 'Kl', 'In']));
  });

  it('is left for the sea floor, Hell, the Cloud City and Mendoberan by no border (UQ-HOME-22)', () => {
    for (const code of OFF_BOARD) {
      expect(spaceAt(code)).toMatchObject({ region: code, neighbours: [] });
      expect(SPACES.filter(({ neighbours }) => neighbours.includes(code))).toEqual([]);
    }
  });

  it('lets nobody over the river on foot, but who has a craft or is led by an event (C-14)', () => {
    const over = (change: (group: Group) => void) => {
      const { group } = tableWith('B');
      group.place = 'UF';
      change(group);
      return routes(group, 1)
        .filter(({ to }) => to === 'UF2')
        .map(({ how }) => how);
    };
    const craft = (kind: string) => (group: Group) => void group.cargo.push(newItem(group, 's1', { kind }));
    expect(over(() => undefined)).toEqual([]);
    expect(['raft', 'boat', 'ship'].flatMap((kind) => over(craft(kind)))).toEqual(['step', 'step', 'step']);
    expect(over((group) => group.mayGo.push('UF2'))).toEqual(['led']);
  });

  it('lets a ship hired in Traumburg reach the Sea, Plain, Cliff and Isles, and nobody without it (UQ-BOAT-08)', () => {
    const { group } = tableWith('B');
    const reach = (from: string) => {
      group.place = from;
      return routes(group, 1).map(({ to }) => to);
    };
    expect(reach('St')).not.toContain('Me');
    group.hired = { until: 9 };
    expect(reach('St')).toContain('Me');
    expect(reach('Me')).toEqual(expect.arrayContaining(['St', 'Eb', 'Kl', 'In']));
  });

  it('has Abendheim on the river, with the Marsh on the other bank', () => {
    expect(spaceAt('Do').neighbours).toContain('UF');
    expect(spaceAt('UF2').neighbours).toContain('Ma');
  });

  it('has each settlement where it is said to lie', () => {
    expect(touches('Ga', 'Be')).toBe(true);
    expect(touches('Gy', 'Ur')).toBe(true);
    expect(touches('Gr', 'Eb')).toBe(true);
    expect(touches('Go', 'Mo') && touches('Go', 'Kl')).toBe(true);
    expect(touches('Do', 'UF')).toBe(true);
    expect(touches('St', 'UF') || touches('St', 'Me')).toBe(true);
  });

  it('lets every survival chain be walked (UQ-HOME-08 to 14)', () => {
    for (const chain of CHAINS) {
      for (let i = 1; i < chain.length; i++) {
        const [from, to] = [chain[i - 1] ?? '', chain[i] ?? ''];
        expect([from, to, touches(from, to)]).toEqual([from, to, true]);
      }
    }
  });

  it('grows more dangerous with the distance from Traumburg (UQ-EVT-03)', () => {
    const far = (region: string) => Math.min(...SPACES.filter((space) => space.region === region).map(byLand));
    const low = (region: (typeof REGIONS)[number]) => honorInterval(region)?.low ?? 0;
    for (const chain of CHAINS) {
      for (let i = 1; i < chain.length; i++) {
        const [from, to] = [chain[i - 1] ?? 'St', chain[i] ?? 'St'];
        // The sea is not walked, and the Chasm lies off every rim.
        const offTheRoad = from === 'Me' || to === 'Me' || to === 'Sh';
        expect([to, offTheRoad || far(to) >= far(from)]).toEqual([to, true]);
        expect(low(to)).toBeGreaterThanOrEqual(low(from));
      }
    }
  });
});

describe('Honor intervals', () => {
  it('are as far as they are known (UQ-EVT-04, UQ-EVT-07, G-03)', () => {
    expect(honorInterval('Wa')?.high).toBe(50);
    expect(honorInterval('Ur')?.low).toBe(10);
    expect((['GV', 'SV', 'TV'] as const).map((code) => honorInterval(code)?.low)).toEqual([10, 30, 50]);
    expect((['Md', 'Mg', 'Wo', 'Hö'] as const).map((code) => honorInterval(code)?.low)).toEqual([10, 10, 10, 30]);
    for (const code of ['GV', 'SV', 'TV', 'Md', 'Mg', 'Wo', 'Hö'] as const)
      expect(honorInterval(code)?.high).toBeNull();
    for (const region of ['Fe', 'Wi', ...SETTLEMENTS] as const) expect(honorInterval(region)).toBeUndefined();
  });

  it('close a region at their upper number, not above it (UQ-EVT-06, C-19)', () => {
    expect([isClosed('Wa', 49), isClosed('Wa', 50), isClosed('St', 100), isClosed('TV', 100)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('places', () => {
  it('are read by code, name and the other codes of the book (UQ-HOME-23, C-02)', () => {
    expect(readRegion('ab')).toBe('Do');
    expect(readRegion('Tr')).toBe('St');
    expect(readRegion('Fl')).toBe('UF');
    expect(readRegion('primeval forest')).toBe('Ur');
    expect(readRegion('öd')).toBe('Öd');
    expect(readRegion('Atlantis')).toBeUndefined();
    expect(REGIONS.map((code) => readRegion(REGION_NAMES[code]))).toEqual([...REGIONS]);
  });

  it('may be several spaces of one region, the one that is meant exactly first', () => {
    expect(readPlaces('UF').map(({ code }) => code)).toEqual(['UF', 'UF2']);
    expect(
      readPlaces('Fields')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['Fe1', 'Fe2', 'Fe3']);
    expect(readPlaces('West Fields').map(({ code }) => code)).toEqual(['Fe3']);
  });

  it('know coast and waterside (UQ-TAL-09, UQ-BOAT-07, C-04)', () => {
    expect(['Kl', 'Eb', 'St', 'In'].map(isCoast)).toEqual([true, true, true, true]);
    expect(['Me', 'Wi', 'Be'].map(isCoast)).toEqual([false, false, false]);
    expect(['UF2', 'OF', 'Kl', 'Wi'].map(isWaterside)).toEqual([true, true, true, false]);
  });

  it('are found by the nearest space of a region', () => {
    expect(nearestOf('UF', 'Ma')?.code).toBe('UF2');
    expect(nearestOf('UF', 'Do')?.code).toBe('UF');
    expect(nearestOf('Hö', 'St')?.code).toBe('Hö');
    expect(nearestOf('GV', 'St')).toBeUndefined();
  });
});
