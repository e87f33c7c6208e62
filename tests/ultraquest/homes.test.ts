import { describe, expect, it } from 'vitest';
import { CHAINS, REGION_NAMES } from '../../src/systems/ultraquest/board/regions.js';
import { landsAhead } from '../../src/systems/ultraquest/growing/survival.js';
import { WILDERNESS, type RegionCode } from '../../src/systems/ultraquest/names.js';
import { mountedOn } from '../../src/systems/ultraquest/sheet/riding.js';
import { melee } from '../../src/systems/ultraquest/sheet/strength.js';
import { whyNotUse } from '../../src/systems/ultraquest/using/using.js';
import { named, SEAT, tableWith } from './telling.js';

/** What somebody whose only homes are these may learn next. */
function nextAfter(home: RegionCode[]): RegionCode[] {
  const { group } = tableWith('A');
  const member = named(group, 'Brun');
  Object.assign(member, { home, skills: [] });
  return landsAhead(group, member);
}

describe('survival chains', () => {
  it.each([
    ['UQ-HOME-08', ['Ma', 'Mo', 'Su', 'Sh']],
    ['UQ-HOME-09', ['Ma', 'Kl', 'In', 'Sh']],
    ['UQ-HOME-10', ['Eb', 'Öd', 'Wü', 'Sh']],
    ['UQ-HOME-11', ['Wa', 'Ur', 'Ds', 'Sh']],
    ['UQ-HOME-12', ['Hü', 'Be', 'Vu', 'Sh']],
    ['UQ-HOME-13', ['UF', 'OF', 'Sh']],
    ['UQ-HOME-14', ['UF', 'Me', 'In']],
  ] as const)('%s: are learned one region after the other', (_rule, chain) => {
    for (let i = 1; i < chain.length; i++) {
      const known = chain.slice(Math.max(0, i - 2), i);
      expect([known, nextAfter([...known])]).toEqual([known, expect.arrayContaining([chain[i]])]);
      const beyond = chain.slice(i + 1);
      const elsewhere = CHAINS.filter((other) => other.some((code) => known.includes(code as never)));
      const reachable = elsewhere.flatMap((other) =>
        other.slice(0, other.findLastIndex((code) => known.includes(code as never)) + 2),
      );
      for (const far of beyond.filter((code) => !reachable.includes(code)))
        expect([known, nextAfter([...known]).includes(far)]).toEqual([known, false]);
    }
  });

  it('are seven, and end where they are said to (UQ-HOME-08 to UQ-HOME-14)', () => {
    expect(CHAINS.map((chain) => chain.at(-1))).toEqual(['Sh', 'Sh', 'Sh', 'Sh', 'Sh', 'Sh', 'In']);
  });
});

describe('region codes', () => {
  it('are the twenty of the wilderness, umlauts kept (UQ-HOME-21)', () => {
    const names =
      'Eb Plain, Fe Fields, Wi Meadows, Ma Marsh, Mo Moor, Su Swamp, Kl Cliff, In Isles, Öd Wasteland, Wü Desert, Wa Forest, ' +
      'Ur Primeval Forest, Ds Jungle, Hü Hills, Be Mountains, Vu Volcano, UF Lower River, OF Upper River, Me Sea, Sh Chasm';
    expect(WILDERNESS.map((code) => `${code} ${REGION_NAMES[code]}`).join(', ')).toBe(names);
  });

  it('of special places stand in no chain (UQ-HOME-22)', () => {
    const special = { Mg: 'Sea Floor', Hö: 'Hell', Wo: 'Cloud City', Md: 'Mendoberan' } as const;
    for (const [code, name] of Object.entries(special)) {
      expect(REGION_NAMES[code as RegionCode]).toBe(name);
      expect(CHAINS.flat()).not.toContain(code);
    }
    const everything = CHAINS.flat().filter((code) => code !== 'Sh');
    expect(everything.flatMap((code) => nextAfter([code])).filter((code) => code in special)).toEqual([]);
  });
});

describe('mounts', () => {
  it('are not ridden where a wagon takes the line (UQ-MOUNT-04)', () => {
    const { group } = tableWith('A');
    const brun = named(group, 'Brun');
    const onFoot = melee(brun).total;
    brun.mount = { id: 'm', kind: 'pony' };
    expect(mountedOn(brun, { open: true }).mounted).toBe(true);
    brun.mount = { id: 'm', kind: 'wagon' };
    expect([mountedOn(brun, { open: true }), melee(brun).total]).toEqual([{ mounted: false, mov: 0 }, onFoot]);
  });

  it('drink no potions (UQ-MOUNT-22)', () => {
    const { group, state } = tableWith('B');
    const rukha = named(group, 'Rukha');
    rukha.mount = { id: 's1:77', kind: 'pony' };
    rukha.injuries.red = 1;
    const potion = rukha.hand.find((item) => item?.kind === 'healing-potion')?.id ?? '';
    const use = { kind: 'use', adventurer: rukha.id, item: potion } as const;
    expect(whyNotUse(state, SEAT, use)).toBeUndefined();
    expect(whyNotUse(state, SEAT, { ...use, on: 's1:77' })).toMatchObject({ refused: 'not-a-member' });
  });
});
