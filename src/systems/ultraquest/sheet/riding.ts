import { refuse, type Refusal } from '../../../engine/words.js';
import { WARES, type MountFigures } from '../equipment/catalogue.js';
import { mountName, nameOf, weightOf } from '../equipment/items.js';
import { whyNotRide } from '../equipment/limits.js';
import { itemsOf } from './lines.js';
import type { Adventurer, Item, Mount } from '../state.js';

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

/** Why somebody cannot get onto a mount as they are: it does not suit them, or bears nothing heavy (UQ-MOUNT-12). */
export function whyNotMount(member: Adventurer, mount: Mount): Refusal | undefined {
  const heavy = WARES[mount.kind]?.mount?.light && itemsOf(member).find((item) => weightOf(item) !== 'normal');
  return whyNotRide(member, mount.kind) ?? (heavy ? tooLight(member, mount, nameOf(heavy)) : undefined);
}

/** Why somebody's mount does not bear this thing, too. Code: `mount-too-light`. */
export function whyNotOnMount(member: Adventurer, item: Item): Refusal | undefined {
  const { mount } = member;
  const light = mount !== null && WARES[mount.kind]?.mount?.light === true;
  return light && weightOf(item) !== 'normal' ? tooLight(member, mount, nameOf(item)) : undefined;
}

function tooLight(member: Adventurer, mount: Mount, item: string): Refusal {
  return refuse('mount-too-light', { who: member.name, mount: mountName(mount), item }, 'UQ-MOUNT-12');
}

/** The mount that carries its rider now: not a wagon, and not one that had to stay outside (UQ-DUN-08, UQ-DUN-10). */
export function ridden(adventurer: Adventurer, open: boolean): MountFigures | undefined {
  const figures = adventurer.mount && mountFigures(adventurer.mount);
  return figures && !figures.wagon && (open || figures.dungeon) ? figures : undefined;
}

/** UQ-RACE-12. */
export const HOOVES_UNDERGROUND = -1;

/** Whether somebody counts as mounted, and how fast that is, spells and all (C-23); a Centaur always does, on hooves that are slower underground (UQ-RACE-10, 12). */
export function mountedOn(adventurer: Adventurer, open: boolean): { mounted: boolean; mov: number } {
  const faster = adventurer.effects.reduce((sum, effect) => sum + (effect.attribute === 'MOV' ? effect.amount : 0), 0);
  if (adventurer.race === 'centaur') {
    return { mounted: true, mov: adventurer.attributes.MOV + faster + (open ? 0 : HOOVES_UNDERGROUND) };
  }
  const figures = ridden(adventurer, open);
  return { mounted: figures !== undefined, mov: (figures?.mov ?? 0) + faster };
}
