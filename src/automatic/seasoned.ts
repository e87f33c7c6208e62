import { wareOf } from '../systems/ultraquest/equipment/items.js';
import type { Adventurer, Group, Item } from '../systems/ultraquest/state.js';
import { ATTRIBUTES, type RegionCode } from '../systems/ultraquest/names.js';
import { maximum } from '../systems/ultraquest/races.js';
import { put } from '../systems/ultraquest/sheet/carry.js';
import { newItem, standardGroup, type Belonging } from '../systems/ultraquest/start.js';

/** Honor between one attribute bought and the next, for each adventurer. */
const HONOR_A_POINT = 12;

interface Kit {
  readonly from: number;
  readonly things: readonly Belonging[];
}

const SWORD: Belonging = { kind: 'iron-weapon', name: 'sword' };

/** Arms that a group that got so far can be expected to have bought or found. The last that fits is worn, and no other. */
const KITS: readonly Kit[] = [
  { from: 10, things: [SWORD, { kind: 'bow' }, { kind: 'padded-coat' }] },
  { from: 20, things: [SWORD, { kind: 'bow' }, { kind: 'leather-armor' }] },
  {
    from: 30,
    things: [{ ...SWORD, masterwork: true }, { kind: 'bow' }, { kind: 'leather-armor' }, { kind: 'shield' }],
  },
  { from: 45, things: [{ ...SWORD, masterwork: true }, { kind: 'bow' }, { kind: 'chain-armor' }, { kind: 'shield' }] },
  {
    from: 60,
    things: [{ ...SWORD, masterwork: true, magic: true }, { kind: 'bow' }, { kind: 'chain-armor' }, { kind: 'shield' }],
  },
];

/**
 * A standard group as it may stand at so much Honor: at 0 as it sets out (melee 4D6 and about 8), at 50 about 4D6+20,
 * at 90 about 4D6+30 (UQ-START-20 to 30). The two standard groups take turns.
 */
export function seasonedGroup(preset: 'A' | 'B', honor: number, seat: string, place: RegionCode): Group {
  const group = standardGroup(preset, seat, `Group ${preset}`, 'Somebody', place);
  group.honor = honor;
  group.fame = Math.floor(honor / 10);
  group.seen = [place];
  for (const member of group.members) season(group, member, honor, seat);
  return group;
}

function season(group: Group, member: Adventurer, honor: number, seat: string): void {
  const points = Math.floor(honor / HONOR_A_POINT);
  const order = ['STR', 'DEX', 'MOV', 'INT'] as const satisfies readonly (typeof ATTRIBUTES)[number][];
  for (let i = 0; i < points; i++) raise(member, order[i % order.length] ?? 'STR');
  member.gold += Math.floor(honor / 2);
  const kit = KITS.findLast(({ from }) => honor >= from);
  if (!kit) return;
  const kept = member.hand.filter((item) => item !== null && !isArm(item));
  member.hand = member.hand.map(() => null);
  for (const thing of kit.things) put(member, newItem(group, seat, forClerics(member, thing)));
  for (const item of kept) if (item) put(member, item);
}

function isArm(item: Item): boolean {
  const { melee, ranged, armor } = wareOf(item);
  return [melee, ranged, armor].some((worth) => worth !== undefined);
}

/** UQ-CLR-02: a Cleric's weapon is blunt. */
function forClerics(member: Adventurer, thing: Belonging): Belonging {
  return member.profession === 'cleric' && thing.kind === 'iron-weapon'
    ? { ...thing, name: 'mace', blunt: true }
    : thing;
}

function raise(member: Adventurer, attribute: (typeof ATTRIBUTES)[number]): void {
  const most = maximum(member.race, attribute);
  const wanted =
    member.attributes[attribute] < most
      ? attribute
      : ATTRIBUTES.find((each) => member.attributes[each] < maximum(member.race, each));
  if (wanted) member.attributes[wanted] += 1;
}
