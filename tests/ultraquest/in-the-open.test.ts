import { expect, it } from 'vitest';
import { isInTheOpen } from '../../src/systems/ultraquest/where.js';
import { tableWith } from './telling.js';

it.each([
  ['in a forest', {}, true],
  ['by the water', { flags: ['water'] }, true],
  ['in a building', { flags: ['building'] }, false],
  ['in a cave by the water', { flags: ['water', 'cave'] }, false],
  ['in Hell', { region: 'Hö' }, false],
  ['on a peak', { region: 'Be' }, true],
] as const)('a group %s: %o (UQ-DUN-10, UQ-MOUNT-02)', (_, scene, open) => {
  const { group } = tableWith('A');
  if (group.scene) Object.assign(group.scene, scene);
  expect(isInTheOpen(group)).toBe(open);
});

it('a group in a dungeon is not in the open, one between turns is (UQ-DUN-08)', () => {
  const { group } = tableWith('A');
  expect(isInTheOpen({ scene: null, dungeon: null })).toBe(true);
  expect(isInTheOpen({ scene: group.scene, dungeon: { class: 'GV', entry: 'Wi', quest: null, graves: 0 } })).toBe(
    false,
  );
});
