import { WARES, type MountFigures } from '../equipment/catalogue.js';
import type { Adventurer, Mount } from '../state.js';

/** What a mount is worth with its nobility (UQ-MOUNT-21). */
export function mountFigures(mount: Mount): MountFigures | undefined {
  const figures = WARES[mount.kind]?.mount;
  if (!figures) return undefined;
  return {
    ...figures,
    mov: figures.mov + (mount.noble === 'fast' ? 1 : 0),
    melee: figures.melee + (mount.noble === 'strong' ? 1 : 0),
  };
}

/** The mount that carries its rider now: not a wagon (UQ-MOUNT-04), and not one that had to stay outside (UQ-DUN-08, UQ-DUN-10). */
export function ridden(adventurer: Adventurer, open: boolean): MountFigures | undefined {
  const figures = adventurer.mount && mountFigures(adventurer.mount);
  return figures && !figures.wagon && (open || figures.dungeon) ? figures : undefined;
}

/** Whether somebody counts as mounted here; a Centaur always does (UQ-RACE-10). */
export function isMounted(adventurer: Adventurer, open: boolean): boolean {
  return adventurer.race === 'centaur' || ridden(adventurer, open) !== undefined;
}

/** UQ-RACE-12. */
export const HOOVES_UNDERGROUND = -1;

/** Where somebody rides: under the open sky, in a dungeon or cave, or neither, as in a building. */
interface Ground {
  readonly open: boolean;
  readonly dungeon?: boolean;
}

/** Whether somebody counts as mounted, and how fast that is, spells and all (C-23); a Centaur always does, on hooves that are slower underground (UQ-RACE-10, 12). */
export function mountedOn(adventurer: Adventurer, { open, dungeon }: Ground): { mounted: boolean; mov: number } {
  const faster = adventurer.effects.reduce((sum, effect) => sum + (effect.attribute === 'MOV' ? effect.amount : 0), 0);
  if (adventurer.race === 'centaur') {
    return { mounted: true, mov: adventurer.attributes.MOV + faster + (dungeon ? HOOVES_UNDERGROUND : 0) };
  }
  const figures = ridden(adventurer, open);
  return { mounted: figures !== undefined, mov: (figures?.mov ?? 0) + faster };
}
