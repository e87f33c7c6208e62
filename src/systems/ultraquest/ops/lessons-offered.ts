import type { UltraQuestOp } from '../../../book/contract/op.js';
import { whyNotAfford, type Price } from '../actions/lessons.js';
import { whyNotMaster } from '../growing/learnable.js';
import { couldLearn } from '../growing/learning.js';
import type { Adventurer } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf, present } from '../who.js';

type OpOf<N extends UltraQuestOp['op']> = Extract<UltraQuestOp, { op: N }>;

/** A lesson that somebody could take, and what it would cost: Gold or Fame (UQ-ACT-14, UQ-ACT-16). */
export interface Lesson {
  readonly member: Adventurer;
  readonly skill: string;
  readonly mastery: boolean;
  readonly price: Price;
}

/** UQ-MEET-02: what a master or an adventurer on the road takes. */
export const MASTER_PRICE: Price = { gold: 30, fame: 1 };

/** Lessons for everybody who could learn a skill. */
export function lessonsIn(t: Tale, skill: string, price: Price = MASTER_PRICE): readonly Lesson[] {
  const learners = present(groupOf(t)).filter((member) => couldLearn(t, member, skill));
  return learners.map((member) => ({ member, skill, mastery: false, price }));
}

/** What a master or grandmaster offers: mastery for who knows the skill, else a lesson at a master's price (UQ-ACT-16, UQ-ACT-17, UQ-MEET-05). */
export function lessonsOf(op: OpOf<'meet-master'> | OpOf<'meet-grandmaster'>, t: Tale): readonly Lesson[] {
  const { skill, price } = op;
  if (op.op === 'meet-master') return lessonsIn(t, skill, price);
  const known = present(groupOf(t)).filter((member) => !whyNotMaster(member, skill));
  return [...known.map((member) => ({ member, skill, mastery: true, price })), ...lessonsIn(t, skill)];
}

/** The ways to pay: Gold or Fame. */
export const waysToPay = ({ gold, fame }: Price): readonly Price[] => [
  { gold, fame: 0 },
  ...(fame > 0 ? [{ gold: 0, fame }] : []),
];

/** Whether the group has what one of the ways to pay takes. */
export const canPay = (t: Tale, price: Price): boolean =>
  waysToPay(price).some((way) => whyNotAfford(groupOf(t), way) === undefined);
