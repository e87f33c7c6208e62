import { describe, expect, it } from 'vitest';
import { FOE_KINDS, kindLines } from '../../src/narrator/ultraquest/foe-kinds.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';

describe('kinds of foes', () => {
  it('are each explained on the page of a fight', () => {
    const kinds = [...new Set(ULTRAQUEST_REGISTRY.foeTags.all.map(({ id }) => id))].sort();
    expect(kinds).toEqual(Object.keys(FOE_KINDS).sort());
  });

  it('are explained once each, however many foes there are', () => {
    const troll = { count: 2, name: 'trolls', strength: 'D6', armor: 1, tags: ['thick-skin'] };
    const lines = kindLines([troll, { ...troll, name: 'wyrm', tags: ['dragon', 'thick-skin'] }], 'ME');
    expect(lines.map((line) => JSON.stringify(line))).toEqual([
      expect.stringContaining('thick skin: Armor Pierce finds no joint'),
      expect.stringContaining('dragon: a Fireball counts each of them twice'),
    ]);
  });

  it('speak of fliers only where there is a choice how they are fought', () => {
    const bat = { count: 1, name: 'bat', strength: 'D6', armor: 0, tags: ['flying'] };
    expect([kindLines([bat], 'RA'), kindLines([bat], 'ME')]).toEqual([[], []]);
    expect(JSON.stringify(kindLines([bat], 'ME+RA'))).toContain('hand to hand only who flies too can reach them');
  });

  it('speak of cursed wounds, never of black ones', () => {
    const words = Object.values(FOE_KINDS).join('\n');
    expect(words).not.toMatch(/black/);
    expect(FOE_KINDS['cursing']).toBe('the wounds are cursed, and rest does not heal them');
  });
});
