import type { LockOp } from '../../book/contract/skills.js';
import type { Option } from '../../engine/ask.js';
import { nameOf } from './equipment/items.js';
import { whyNotLoad } from './sheet/cargo.js';
import { whyNotCarry } from './sheet/carry.js';
import { itemsOf } from './sheet/lines.js';
import { canUse } from './sheet/skill-lines.js';
import { chanceAt, trySkill } from './skill-trials.js';
import type { Adventurer, Item } from './state.js';
import type { Play, Tale } from './tale.js';
import { groupOf } from './where.js';
import { present } from './who.js';

/** UQ-LOCK-04: what a metal adds to the picker's DEX. */
export const LOCK_MODIFIERS: Readonly<Record<LockOp['metal'], number>> = {
  iron: 1,
  bronze: 0,
  silver: -1,
  gold: -2,
  diamond: -3,
  platinum: -4,
  uranium: -5,
};

export type LockOutcome = 'opened' | 'closed' | 'taken';

interface Lock {
  readonly metal: LockOp['metal'];
  readonly chest: boolean;
  /** UQ-LOCK-02: each lock may be tried once, by the whole group. */
  tried: boolean;
}

function keyTo(t: Tale, metal: string): { item: Item; owner: Adventurer } | undefined {
  return present(groupOf(t))
    .flatMap((owner) => itemsOf(owner).map((item) => ({ item, owner })))
    .find(({ item }) => item.kind === `${metal}-key`);
}

const CHEST: Item = { id: '', kind: 'chest', weight: 'very heavy' };

/** UQ-LOCK-03: a closed chest is very heavy. */
function canTake(t: Tale): boolean {
  const group = groupOf(t);
  return !whyNotLoad(group, CHEST) || group.members.some((member) => !whyNotCarry(member, CHEST));
}

function lockOptions(t: Tale, lock: Lock): Option[] {
  const key = keyTo(t, lock.metal);
  const plus = LOCK_MODIFIERS[lock.metal];
  const pickers = lock.tried ? [] : present(groupOf(t)).filter((member) => canUse(member, 'Lockpicking'));
  return [
    ...(key ? [{ id: 'key', label: { key: 'use-key', args: { item: nameOf(key.item) } }, tone: 'go' as const }] : []),
    ...pickers.map((member) => ({
      id: `pick:${member.id}`,
      label: { key: 'pick-lock', args: { who: member.name } },
      hint: { key: 'needed', args: { target: chanceAt(t, member, 'Lockpicking', plus) } },
    })),
    ...(lock.chest && canTake(t) ? [{ id: 'take', label: { key: 'take-chest' } }] : []),
  ];
}

/** Window W10: something locked, which nobody forces (UQ-LOCK-01). Opens only if somebody could do something about it; nobody's one try is spent by default. */
export function* openLock(t: Tale, metal: LockOp['metal'], chest: boolean): Play<LockOutcome> {
  const lock: Lock = { metal, chest, tried: false };
  for (;;) {
    const options = lockOptions(t, lock);
    if (options.length === 0) return 'closed';
    const answer = yield* t.ask({
      name: 'lock',
      kind: 'lock',
      text: { key: 'lock', args: { metal, chest } },
      options: [...options, { id: 'leave', label: { key: 'leave-lock' }, tone: 'quiet' }],
      default: keyTo(t, metal) ? 'key' : 'leave',
    });
    const [id = 'leave'] = answer.options;
    if (id === 'key') return useKey(t, metal);
    if (id === 'take') return 'taken';
    const picker = groupOf(t).members.find((member) => id === `pick:${member.id}`);
    if (!picker) return 'closed';
    lock.tried = true;
    const plus = LOCK_MODIFIERS[metal];
    if ((yield* trySkill(t, picker, 'Lockpicking', { plus, because: `${metal} lock` })).passed) return 'opened';
  }
}

/** UQ-LOCK-06: a matching key opens without a roll, and stays. */
function useKey(t: Tale, metal: string): LockOutcome {
  const key = keyTo(t, metal);
  if (key) t.tell({ kind: 'skill-used', who: key.owner.name, skill: nameOf(key.item), effect: 'opened' });
  return 'opened';
}
