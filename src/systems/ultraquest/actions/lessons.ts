import { refuse, type Refusal } from '../../../engine/words.js';
import { spendFame } from '../fame.js';
import { isOwn } from '../growing/learnable.js';
import { couldLearn, learn } from '../growing/learning.js';
import { totalGold } from '../gold.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { changeGold } from '../wealth.js';
import { groupOf } from '../where.js';

/** UQ-ACT-10, UQ-ACT-11: a teacher takes Gold and Fame, more Fame for a skill of another profession, as Survival is to all but Rangers (UQ-HOME-20). */
export const TEACHER_GOLD = 30;
export const TEACHER_FAME_OWN = 1;
export const TEACHER_FAME_FOREIGN = 2;

export interface Price {
  readonly gold: number;
  readonly fame: number;
}

/** What a settlement's teacher takes. Rolled miracles and spells are one's own (UQ-ACT-13). */
export function teacherPrice({ honor }: Pick<Group, 'honor'>, member: Adventurer, skill: string): Price {
  const own = skill === 'miracle' || skill === 'spell' || isOwn(member, skill, honor);
  return { gold: TEACHER_GOLD, fame: own ? TEACHER_FAME_OWN : TEACHER_FAME_FOREIGN };
}

/** Why a price of Gold and Fame cannot be paid. */
export function whyNotAfford(group: Group, { gold, fame }: Price): Refusal | undefined {
  const has = totalGold(group);
  if (has < gold) return refuse('not-enough-gold', { price: gold, has }, 'UQ-ACT-10');
  return group.fame < fame ? refuse('not-enough-fame', { price: fame, has: group.fame }, 'UQ-ACT-10') : undefined;
}

/** Pays Gold and Fame together. */
export function settleBill(t: Tale, { gold, fame }: Price, why: string): void {
  if (gold > 0) changeGold(t, -gold, why);
  spendFame(groupOf(t), fame, t.tell.bind(t));
}

/** Why a teacher cannot teach somebody this. */
export function whyNoLesson(t: Pick<Tale, 'seat' | 'state'>, member: Adventurer, skill: string): Refusal | undefined {
  if (!couldLearn(t, member, skill)) return refuse('cannot-learn', { who: member.name, skill }, 'UQ-ACT-10');
  return whyNotAfford(groupOf(t), teacherPrice(groupOf(t), member, skill));
}

/**
 * Learns for a price: what is rolled is paid before the roll (UQ-ACT-13), what is chosen once there is a line for it; whoever would
 * rather erase nothing keeps Gold and Fame too (UQ-SHEET-04). False: nothing was learned.
 */
export function* learnFor(t: Tale, member: Adventurer, skill: string, { gold, fame }: Price): Play<boolean> {
  const price = { gold, fame };
  const pay = () => settleBill(t, price, 'lesson');
  const rolled = skill === 'miracle' || skill === 'spell';
  if (rolled) pay();
  return yield* learn(t, member, skill, { price, pay: rolled ? () => undefined : pay });
}

/** A lesson in a settlement. False if it came to nothing and cost nothing: then it was no action. */
export function* takeLesson(t: Tale, member: Adventurer, skill: string): Play<boolean> {
  if (whyNoLesson(t, member, skill)) return false;
  const learned = yield* learnFor(t, member, skill, teacherPrice(groupOf(t), member, skill));
  return learned || skill === 'miracle' || skill === 'spell';
}
