import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/automatic/chance.js';
import { anyGroup } from '../../src/automatic/groups.js';
import { talismansOf } from '../../src/systems/ultraquest/talismans.js';

describe('any group', () => {
  it('carries no more than the rulebook lets it: one talisman each (UQ-TAL-14)', () => {
    const members = Array.from({ length: 400 }, (_, seed) => anyGroup(chanceFrom(seed + 1), 's1', 'Fe').members).flat();
    const talismans = members.map((member) => talismansOf(member).filter((item) => item !== member.saddle).length);
    expect(Math.max(...talismans)).toBe(1);
  });
});
