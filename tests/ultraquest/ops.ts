import type { UltraQuestOp } from '../../src/book/contract/op.js';
import type { Local } from '../../src/engine/script.js';

import { peopleAndCombatOps } from '../../src/systems/ultraquest/ops/people-and-combat.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Group, Item, UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { named, play, SEAT, wayOf } from './telling.js';

const OPS = peopleAndCombatOps();

export const just = (plus: number) => ({ dice: [], plus });
export const arms = (...names: string[]) => ({ branches: names.map((on) => ({ on, do: [] })) });

/** Plays one op of the book; `way` is the branch it leads to. */
export function run(
  table: { state: UltraQuestState; script: string; locals?: Record<string, Local> },
  op: UltraQuestOp,
  script: Parameters<typeof play>[2] = {},
) {
  const rule = OPS[op.op];
  if (!rule) throw new Error(`no rule for ${op.op}`);
  const played = play(table, (t) => rule.run(op, t), script);
  return { ...played, way: wayOf(played.result, op as { branches?: { on: string }[] }) };
}

/** Why an option that begins with this op would be greyed. */
export function greyed(table: { state: UltraQuestState; locals?: Record<string, Local> }, op: UltraQuestOp) {
  return OPS[op.op]?.refusal?.(op, { seat: SEAT, state: table.state, locals: table.locals ?? {} })?.refused;
}

export function give(group: Group, name: string, thing: Omit<Item, 'id'>): Item {
  const item = newItem(group, SEAT, thing);
  const member = named(group, name);
  member.hand[member.hand.indexOf(null)] = item;
  return item;
}

export function teach(group: Group, name: string, skill: string, mastered = false): void {
  const member = named(group, name);
  member.skills = [...member.skills.filter((known) => known.name !== skill), { name: skill, mastered }];
}
