import { describe, expect, it } from 'vitest';
import { comeTo, placeFor } from '../../src/automatic/coming-to.js';
import { regionAt } from '../../src/systems/ultraquest/board/spaces.js';
import { REGIONS } from '../../src/systems/ultraquest/names.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';

describe('where an event of a table is met', () => {
  it('is a place of that region, on the board or off it; dungeons are entered from the Fields', () => {
    for (const region of REGIONS) {
      const place = placeFor(region);
      expect([region, place && regionAt(place)]).toEqual([region, /^[GST]V$/.test(region) ? 'Fe' : region]);
    }
    expect(placeFor('Xy')).toBeUndefined();
  });

  it('is claimed there, or due in the dungeon', () => {
    const group = standardGroup('A', 's1', 'The Four', 'Anna', 'St');
    expect(comeTo('Hö#a-counter', group)).toEqual({ kind: 'claim', quest: 'Hö#a-counter' });
    expect([group.place, group.dungeon]).toEqual(['Hö', null]);
    expect(comeTo('TV#deep', group)).toEqual({ kind: 'event' });
    expect(group.dungeon?.class).toBe('TV');
  });
});
