import type { Words } from '../../engine/words.js';
import { nameOf } from './equipment/items.js';
import type { Prize } from './facts.js';
import type { RegionCode } from './names.js';
import { orderFor } from './orders.js';
import { handItems, itemsOf } from './sheet/lines.js';
import type { Adventurer, Group, Item } from './state.js';
import type { Play, Tale } from './tale.js';
import { groupOf, regionOf, surroundings } from './where.js';

const BELOW_GROUND: readonly RegionCode[] = ['GV', 'SV', 'TV', 'Mg', 'Hö'];
const DUNGEONS: readonly RegionCode[] = ['GV', 'SV', 'TV'];

/** Where each talisman works (UQ-TAL-03 to 13). Gold and diamond are told apart below. */
const REGIONS_OF: Readonly<Record<string, readonly RegionCode[]>> = {
  turquoise: ['Eb', 'Öd', 'Wü'],
  iron: ['Hü', 'Be', 'Vu'],
  wood: ['Wa', 'Ur', 'Ds'],
  bone: ['Ma', 'Mo', 'Su'],
  water: ['Ma', 'UF', 'OF', 'Me', 'Mg'],
  crystal: ['Mg', 'Kl', 'In'],
  ruby: ['Wü', 'Vu', 'Ds', 'Su'],
  lava: ['Vu', 'Sh', 'In'],
  wax: [...DUNGEONS, 'Sh', 'Hö'],
};

/** The stuff a talisman is made of, or undefined if the item is none. Kinds are `gold-talisman`, `iron-talisman`, ... */
export function talismanOf(item: Pick<Item, 'kind'>): string | undefined {
  return /^([a-z]+)-talisman$/.exec(item.kind)?.[1];
}

/** Whether a talisman works in a region; `coast` is set on land that touches the Sea (C-04). */
export function worksIn(item: Pick<Item, 'kind'>, region: RegionCode, coast: boolean): boolean {
  const stuff = talismanOf(item);
  if (stuff === undefined) return false;
  if (stuff === 'diamond') return true;
  if (stuff === 'gold') return region !== 'Sh' && !BELOW_GROUND.includes(region);
  return REGIONS_OF[stuff]?.includes(region) === true || (stuff === 'crystal' && coast);
}

/** The lands where a talisman of some stuff works; none for gold and diamond. */
export const landsOfTalisman = (stuff: string): readonly RegionCode[] => REGIONS_OF[stuff] ?? [];

/** Every talisman that an adventurer carries, wherever. */
export function talismansOf(adventurer: Adventurer): Item[] {
  return itemsOf(adventurer).filter((item) => talismanOf(item) !== undefined);
}

/** Where and for what a die would be rolled again. */
export interface Occasion {
  /** Whether mounts are with their riders; a saddle left outside is out of reach (UQ-MOUNT-02). */
  readonly open: boolean;
  /** An event roll, for which some things of the book serve as talismans do. */
  readonly event: boolean;
}

function serves(item: Item, region: RegionCode, coast: boolean, event: boolean): boolean {
  if (worksIn(item, region, coast)) return true;
  return event && item.effect?.kind === 'reroll' && item.effect.regions.includes(region);
}

/** Talismans that can be used now, unless they are to be kept by standing order (D-02): at hand or in the saddle line, in the region where they work (UQ-TAL-02, 16, 17). */
export function usableTalismans(
  group: Group,
  region: RegionCode,
  coast: boolean,
  { open, event }: Occasion = { open: true, event: true },
): { owner: Adventurer; item: Item }[] {
  const asked = group.members.filter((owner) => orderFor(group, owner, 'talisman') !== 'keep');
  const usable = asked.flatMap((owner) =>
    [...handItems(owner), ...(owner.saddle && open ? [owner.saddle] : [])]
      .filter((item) => serves(item, region, coast, event))
      .map((item) => ({ owner, item })),
  );
  return usable.toSorted((a, b) => reach(a.item) - reach(b.item));
}

/** How far a talisman reaches: the one that serves in fewest lands is used up first. */
function reach({ kind }: Item): number {
  const stuff = talismanOf({ kind }) ?? '';
  return stuff === 'diamond' ? 2 : stuff === 'gold' ? 1 : 0;
}

/** A die on the table that may be rolled once more. */
export interface Thrown {
  /** Short and unique within the window: an adventurer's id, `tens`. */
  readonly id: string;
  readonly purpose: string;
  readonly sides: number;
  readonly face: number;
  readonly who?: string;
}

/** Whether another die shows the same face, so that the face alone does not say which is meant. */
const hasTwin = (die: Thrown, dice: readonly Thrown[]): boolean =>
  die.who === undefined && dice.filter(({ face }) => face === die.face).length > 1;

function rerollLabel(die: Thrown, at: number, thrown: readonly Thrown[], talisman: Item): Words {
  const { id, face, who = null } = die;
  const twin = hasTwin(die, thrown) && { place: at + 1 };
  return { key: 'reroll', args: { die: id, face, who, item: nameOf(talisman), ...twin } };
}

/** What is known of dice beside their faces. */
export interface Throw {
  /** The highest face with which a test is passed. */
  readonly needed?: number;
  /** Whether another face could be of use, with so many talismans at hand: where none could, nobody is asked. */
  readonly worthwhile?: (dice: readonly Thrown[], talismans: number) => boolean;
  /** The highest face, where higher is better: a die that shows it is not offered. */
  readonly best?: number;
  /** What the dice bring as they lie, and what they could at most. */
  readonly brings?: (dice: readonly Thrown[]) => { readonly now: Prize; readonly most: Prize };
}

/**
 * Window W4: a talisman rolls one of these dice again (UQ-TAL-01). Opens only if one can be used here, and closes
 * when none is left or the player keeps what lies there. Gives the dice as they count.
 */
export function* talismanWindow(
  t: Tale,
  purpose: string,
  dice: readonly Thrown[],
  { needed, worthwhile = () => true, best, brings }: Throw = {},
): Play<readonly Thrown[]> {
  const group = groupOf(t);
  let thrown = dice;
  for (;;) {
    const { region, coast } = regionOf(t);
    const usable = usableTalismans(group, region, coast, { open: surroundings(t).open, event: false });
    const first = usable[0];
    if (!first || thrown.length === 0 || !worthwhile(thrown, usable.length)) return thrown;
    const answer = yield* t.ask({
      name: 'talisman',
      kind: 'talisman',
      options: [
        { id: 'keep', label: { key: 'keep' }, tone: 'go' },
        ...thrown.flatMap((die, at) =>
          die.face === best ? [] : [{ id: `die:${die.id}`, label: rerollLabel(die, at, thrown, first.item) }],
        ),
        { id: 'never', label: { key: 'keep-ever' }, tone: 'quiet' },
      ],
      default: 'keep',
      about: {
        kind: 'talisman',
        purpose,
        dice: thrown.map((die) => die.face),
        sides: thrown.map((die) => die.sides),
        ...(needed !== undefined && { needed }),
        ...brings?.(thrown),
        item: nameOf(first.item),
        owner: first.owner.name,
      },
    });
    if (answer.options[0] === 'never') keepTalismans(t);
    const chosen = thrown.find((die) => `die:${die.id}` === answer.options[0]);
    if (!chosen) return thrown;
    spendTalisman(first.owner, first.item);
    t.tell({ kind: 'item-lost', who: first.owner.name, item: nameOf(first.item), why: 'talisman' });
    const face = t.roll(`talisman: ${chosen.purpose}`, chosen.sides);
    t.tell({ kind: 'rolled', purpose: 'talisman', dice: [face], total: face, who: first.owner.name });
    thrown = thrown.map((die) => (die === chosen ? { ...die, face } : die));
  }
}

/** From now on nobody is asked about talismans: a standing order (D-02), given where it was asked. */
export function keepTalismans(t: Tale): void {
  const group = groupOf(t);
  group.orders = { ...group.orders, talisman: 'keep' };
  t.tell({ kind: 'talismans-kept', group: group.name });
}

/** A talisman is gone once it was used (UQ-TAL-01). */
export function spendTalisman(owner: Adventurer, item: Item): void {
  if (owner.saddle === item) owner.saddle = null;
  owner.hand = owner.hand.map((line) => (line === item ? null : line));
}
