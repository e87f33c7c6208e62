import type { UltraQuestAbout } from '../systems/ultraquest/facts.js';

type Plan = Extract<UltraQuestAbout, { kind: 'battle-plan' }>;

const DICE = /(\d*)D(\d+)/g;

/** What a strength like `3D6+9` comes to on the average, and how far it strays (variance). */
export function expectation(strength: string): { mean: number; variance: number } {
  let mean = Number(/(?:^|[+-])\d+$/.exec(strength)?.[0] ?? 0);
  let variance = 0;
  for (const [, count, size] of strength.matchAll(DICE)) {
    const dice = Number(count || 1);
    const sides = Number(size);
    mean += (dice * (sides + 1)) / 2;
    variance += (dice * (sides * sides - 1)) / 12;
  }
  return { mean, variance };
}

/**
 * How much better the group is in the fight on its page, in steps of the dice's spread: 0 is even, from 1 on five of six
 * first rounds are won. The enemy's armor counts as a part of its strength, and so does the armor of our first in the row.
 */
export function advantage(plan: Plan): number {
  const ours = expectation(plan.ours);
  const theirs = expectation(plan.foeStrength);
  const shelter = plan.members.find((member) => member.plan !== 'out')?.armor ?? 0;
  const spread = Math.sqrt(ours.variance + theirs.variance) || 1;
  return (ours.mean - theirs.mean - plan.foeArmor / 2 + shelter / 2) / spread;
}
