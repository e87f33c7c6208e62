import { refuse, type Refusal } from '../../../engine/words.js';
import { WARES } from '../equipment/catalogue.js';
import { mountName, nameOf, weightOf } from '../equipment/items.js';
import { whyNotRide } from '../equipment/limits.js';
import type { Adventurer, Item, Mount } from '../state.js';
import { itemsOf } from './lines.js';

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
