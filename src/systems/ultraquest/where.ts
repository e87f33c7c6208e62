import { isCoast, regionAt } from './board/spaces.js';
import { REGIONS, type RegionCode } from './names.js';
import type { Group } from './state.js';
import type { Tale } from './tale.js';

/** The draft of the group whose script this is. */
export function groupOf(t: Pick<Tale, 'seat' | 'state'>): Group {
  const group = t.state.seats[t.seat];
  if (!group) throw new Error(`no group has the seat ${t.seat}`);
  return group;
}

const UNDERGROUND: readonly RegionCode[] = ['GV', 'SV', 'TV', 'Hö'];

/** The region whose rules hold now, and whether it is land that touches the Sea. */
export function regionOf(t: Pick<Tale, 'seat' | 'state' | 'script'>): { region: RegionCode; coast: boolean } {
  const group = groupOf(t);
  const table = t.script.split('#')[0] as RegionCode;
  const region = group.scene?.region ?? group.dungeon?.class;
  if (region) return { region, coast: !group.dungeon && isCoast(group.place) };
  if (REGIONS.includes(table)) return { region: table, coast: false };
  return { region: regionAt(group.place), coast: isCoast(group.place) };
}

/** What the surroundings allow (UQ-DUN-08, UQ-DUN-10, C-23): mounts and the open sky, water under the keel. */
export interface Surroundings {
  readonly region: RegionCode;
  /** Above ground and not in a building or cave. */
  readonly open: boolean;
  readonly dungeon: boolean;
  readonly water: boolean;
}

/** Above ground and not in a building or cave, as far as a group's own scene tells. */
export function isInTheOpen({ scene, dungeon }: Pick<Group, 'scene' | 'dungeon'>): boolean {
  const inside = scene?.flags.some((flag) => flag === 'building' || flag === 'cave') ?? false;
  return dungeon === null && !inside && !(scene && UNDERGROUND.includes(scene.region));
}

/** Water regions, where a group is afloat unless the event says otherwise (C-14: rivers may be walked along). */
const AFLOAT: readonly RegionCode[] = ['Me'];

/** The surroundings of the op in hand; `place` is what the op itself says of them. */
export function surroundings(t: Pick<Tale, 'seat' | 'state' | 'script'>, place?: string): Surroundings {
  const { region } = regionOf(t);
  const flags = [...(groupOf(t).scene?.flags ?? []), ...(place === undefined ? [] : [place])];
  const dungeon = UNDERGROUND.includes(region);
  const inside = flags.includes('building') || flags.includes('cave');
  return {
    region,
    open: !dungeon && !inside,
    dungeon: dungeon || flags.includes('cave'),
    water: flags.includes('water') || AFLOAT.includes(region),
  };
}
