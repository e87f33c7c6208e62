import type { FightOp } from '../../../book/contract/fights.js';
import { fight } from '../combat/fight.js';
import type { Rule } from '../tale.js';
import { harmOps } from './harm.js';
import { helpOps } from './help.js';
import { rule } from './rule.js';
import { skillOps } from './skills.js';
import { testOps } from './tests.js';

/** Every op about what people can do, what is done to them, and fights. */
export function peopleAndCombatOps(): Readonly<Record<string, Rule>> {
  return {
    ...testOps,
    ...skillOps(),
    fight: rule<FightOp>(7, fight),
    ...harmOps,
    ...helpOps,
  };
}
