import type { UltraQuestAbout } from '../../systems/ultraquest/facts.js';
import { small, type Block } from '../block.js';
import { name } from '../english.js';

type Fighter = Extract<UltraQuestAbout, { kind: 'battle-plan' }>['members'][number];

const cannot = ({ note }: Fighter): boolean => note === 'injured';
const fights = (one: Fighter): boolean => one.plan !== 'out' && !cannot(one);

/** How many injuries somebody has already; plans of older games say only that there is one. */
const hurt = (one: Fighter): number => one.injuries ?? (cannot(one) ? 1 : 0);

/** Whoever can be struck: who fights, and the injured who stand before one who does (C-20). */
function row(members: readonly Fighter[]): readonly Fighter[] {
  return members.filter((one, i) => fights(one) || (cannot(one) && members.slice(i + 1).some(fights)));
}

/**
 * By how much a round must be lost until somebody is injured, until somebody dies, and until all do, were nothing done against
 * it (UQ-CMB-20 to 23, UQ-CMB-32). What kills a Fairy is a roll (UQ-RACE-22): with one in the row, or somebody who rolls no die, nothing is said.
 */
export function losses(members: readonly Fighter[]): readonly Block[] {
  const struck = row(members);
  if (struck.length === 0 || struck.some(({ noDie }) => noDie)) return [];
  const blows = [0, 1].flatMap((round) => struck.filter((one) => hurt(one) + round < 2));
  const points = blows.map((_, i) => blows.slice(0, i + 1).reduce((sum, { armor }) => sum + armor + 1, 0));
  const deadly = blows.findIndex((one, i) => hurt(one) + blows.slice(0, i).filter((each) => each === one).length === 1);
  const first = deadly === 0 ? [] : [`by ${points[0]}, ${name(blows[0]?.who ?? '')} is injured`];
  const next = `by ${points[deadly]}, ${name(blows[deadly]?.who ?? '')} is dead`;
  const all = deadly === blows.length - 1 ? [] : [`by ${points.at(-1)}, all of you`];
  return [small(`If they lead ${[...first, next, ...all].join('; ')}.`)];
}
