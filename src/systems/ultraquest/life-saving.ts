import type { TrialResult } from './attributes.js';
import { cast, castingId, castingLabel, castingsOf, castsMasterfully, type Casting } from './casting.js';
import { nameOf } from './equipment/items.js';
import { rearNeighbour } from './march.js';
import { orderFor } from './orders.js';
import { dropItem } from './sheet/carry.js';
import { potionsThat } from './sheet/at-hand.js';
import type { Adventurer, Item } from './state.js';
import type { Play, Tale } from './tale.js';
import { teleportable, teleport } from './wizards/teleportation.js';
import { isInTheOpen } from './where.js';
import { groupOf, present } from './who.js';

/** A potion at hand of somebody or of the one directly behind (UQ-CMB-53); backpacks are too slow. */
export function potionsInReach(
  t: Pick<Tale, 'seat' | 'state'>,
  victim: Adventurer,
  does: string,
): { owner: Adventurer; item: Item }[] {
  const group = groupOf(t);
  const behind = rearNeighbour({ members: present(group) }, victim);
  return [victim, ...(behind ? [behind] : [])].flatMap((owner) =>
    potionsThat(owner, does, isInTheOpen(group))
      .slice(0, 1)
      .map((item) => ({ owner, item })),
  );
}

export function drink(t: Tale, { owner, item }: { owner: Adventurer; item: Item }): void {
  dropItem(owner, item.id);
  t.tell({ kind: 'item-lost', who: owner.name, item: nameOf(item), why: 'used' });
}

/** What could be done for the victim now, standing orders to keep things heeded. */
function means(t: Tale, victim: Adventurer) {
  const group = groupOf(t);
  const isFree = ({ caster }: Casting) => orderFor(group, caster, 'magic') !== 'keep';
  const potions = potionsInReach(t, victim, 'heal').filter(({ owner }) => orderFor(group, owner, 'potion') !== 'keep');
  const miracles = castingsOf(t, 'Healing').filter(isFree);
  const leaps = teleportable(t, victim).filter(isFree);
  return { potions, leaps, castings: [...miracles, ...leaps] };
}

type Means = ReturnType<typeof means>;
type Choice = { readonly potion: Means['potions'][number] } | { readonly casting: Casting };

/** What a standing order would have used at once (D-02, rule 5). */
function* byOrder(t: Tale, { potions, castings }: Means): Play<Choice | undefined> {
  const group = groupOf(t);
  const potion = potions.find(({ owner }) => orderFor(group, owner, 'potion') === 'use');
  const casting = castings.find(({ by, caster }) => by !== 'scroll' && orderFor(group, caster, 'magic') === 'use');
  if (potion) t.tell({ kind: 'order-followed', group: group.name, what: 'potion' });
  else if (casting) t.tell({ kind: 'order-followed', group: group.name, what: 'magic' });
  return potion ? { potion } : casting && { casting };
}

function* askFor(t: Tale, victim: Adventurer, cause: string, { potions, castings }: Means): Play<Choice | undefined> {
  const options = [
    ...potions.map(({ owner, item }) => ({
      id: `potion:${owner.id}`,
      label: { key: 'use-item', args: { who: owner.name, item: nameOf(item) } },
      tone: 'go' as const,
    })),
    ...castings.map((casting) => ({ id: castingId(casting), label: castingLabel(casting), tone: 'go' as const })),
  ];
  const [first] = options;
  if (!first) return undefined;
  const answer = yield* t.ask({
    name: 'life saving',
    kind: 'life-saving',
    text: { key: 'life-saving', args: { who: victim.name, cause } },
    options: [...options, { id: 'no', label: { key: 'let-go' }, tone: 'danger' }],
    default: first.id,
  });
  const [id] = answer.options;
  const potion = potions.find(({ owner }) => `potion:${owner.id}` === id);
  const casting = castings.find((candidate) => castingId(candidate) === id);
  return potion ? { potion } : casting && { casting };
}

/**
 * A master's die of 1 or 2 heals two injuries of one adventurer (UQ-CLR-09). Nobody lives with two, so the second is the one that
 * is about to come (UQ-CMB-53).
 */
function healsTwo(casting: Casting, { die }: TrialResult): boolean {
  return castsMasterfully(casting) && die <= 2;
}

/** How far somebody about to die was saved. */
export type Saved = 'healed' | 'healed twice';

/**
 * Window W7: somebody is about to die. A Healing Potion at hand, a Healing miracle, or Teleportation out of it. Opens only if
 * there is one of them about which there is no standing order (D-02). `healed`: one injury is to be taken off first; `healed
 * twice`: and then the one that comes; `away`: it missed.
 */
export function* lifeSavingWindow(t: Tale, victim: Adventurer, cause: string): Play<Saved | 'away' | 'no'> {
  for (;;) {
    const possible = means(t, victim);
    const chosen = (yield* byOrder(t, possible)) ?? (yield* askFor(t, victim, cause, possible));
    if (!chosen) return 'no';
    if ('potion' in chosen) return saveBy(t, victim, chosen.potion);
    const result = yield* cast(t, chosen.casting);
    if (!result.passed) continue;
    if (possible.leaps.includes(chosen.casting)) {
      teleport(t, [victim], chosen.casting.caster);
      return 'away';
    }
    t.tell({ kind: 'life-saved', who: victim.name, by: 'Healing' });
    return healsTwo(chosen.casting, result) ? 'healed twice' : 'healed';
  }
}

function saveBy(t: Tale, victim: Adventurer, potion: { owner: Adventurer; item: Item }): 'healed' {
  drink(t, potion);
  t.tell({ kind: 'life-saved', who: victim.name, by: nameOf(potion.item) });
  return 'healed';
}
