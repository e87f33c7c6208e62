import { cast, castingId, castingLabel, castingsOf, castsMasterfully } from './casting.js';
import { nameOf } from './equipment/items.js';
import { rearNeighbour } from './march.js';
import { dropItem } from './sheet/carry.js';
import { potionsThat } from './sheet/at-hand.js';
import type { Adventurer, Item } from './state.js';
import type { Play, Tale } from './tale.js';
import { teleportable, teleport } from './wizards/teleportation.js';
import { groupOf } from './where.js';

/** A potion at hand of somebody or of the one directly behind (UQ-CMB-53); backpacks are too slow. */
export function potionsInReach(
  t: Pick<Tale, 'seat' | 'state'>,
  victim: Adventurer,
  does: string,
): { owner: Adventurer; item: Item }[] {
  const behind = rearNeighbour(groupOf(t), victim);
  return [victim, ...(behind ? [behind] : [])].flatMap((owner) =>
    potionsThat(owner, does)
      .slice(0, 1)
      .map((item) => ({ owner, item })),
  );
}

export function drink(t: Tale, { owner, item }: { owner: Adventurer; item: Item }): void {
  dropItem(owner, item.id);
  t.tell({ kind: 'item-lost', who: owner.name, item: nameOf(item), why: 'used' });
}

/**
 * Window W7: somebody is about to die. A Healing Potion at hand, a Healing miracle, or Teleportation out of it.
 * Opens only if there is one of them, and not for potions about which there is a standing order (D-02). `healed`: one injury is to be taken off first; `away`: it missed.
 */
export function* lifeSavingWindow(t: Tale, victim: Adventurer, cause: string): Play<'healed' | 'away' | 'no'> {
  const { name: group, orders } = groupOf(t);
  for (;;) {
    const potions = orders?.potion === 'keep' ? [] : potionsInReach(t, victim, 'heal');
    if (orders?.potion === 'use' && potions[0]) {
      t.tell({ kind: 'order-followed', group, what: 'potion' });
      return saveBy(t, victim, potions[0]);
    }
    const miracles = castingsOf(t, 'Healing');
    const leaps = teleportable(t, victim);
    const spells = [...miracles, ...leaps];
    const options = [
      ...potions.map(({ owner, item }) => ({
        id: `potion:${owner.id}`,
        label: { key: 'use-item', args: { who: owner.name, item: nameOf(item) } },
        tone: 'go' as const,
      })),
      ...spells.map((casting) => ({ id: castingId(casting), label: castingLabel(casting), tone: 'go' as const })),
    ];
    const first = options[0];
    if (!first) return 'no';
    const answer = yield* t.ask({
      name: 'life saving',
      kind: 'life-saving',
      text: { key: 'life-saving', args: { who: victim.name, cause } },
      options: [...options, { id: 'no', label: { key: 'let-go' }, tone: 'danger' }],
      default: first.id,
    });
    const [id] = answer.options;
    const potion = potions.find(({ owner }) => `potion:${owner.id}` === id);
    if (potion) return saveBy(t, victim, potion);
    const casting = spells.find((candidate) => castingId(candidate) === id);
    if (!casting) return 'no';
    const leap = leaps.includes(casting);
    const result = yield* cast(t, casting);
    if (!result.passed) continue;
    if (leap) {
      teleport(t, [victim], casting.caster);
      return 'away';
    }
    if (castsMasterfully(casting) && result.die <= 2 && victim.injuries.red + victim.injuries.black > 1)
      healOne(victim);
    t.tell({ kind: 'life-saved', who: victim.name, by: 'Healing' });
    return 'healed';
  }
}

function saveBy(t: Tale, victim: Adventurer, potion: { owner: Adventurer; item: Item }): 'healed' {
  drink(t, potion);
  t.tell({ kind: 'life-saved', who: victim.name, by: nameOf(potion.item) });
  return 'healed';
}

function healOne(victim: Adventurer): void {
  victim.injuries[victim.injuries.black > 0 ? 'black' : 'red'] -= 1;
}
