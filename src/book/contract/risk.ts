import { z } from 'zod';
import { AttributeCode, waits } from './basics.js';
import { branching, outcomes } from './describe.js';
import { Who } from './who.js';

export const ladder = branching(
  'ladder',
  {
    attribute: AttributeCode,
    who: Who,
    /** Added to the target at each rung. */
    modifiers: z.array(z.int()).min(2).max(10),
    /** What is at stake after each rung that was passed. */
    stakes: z.array(z.int().min(0)).min(2).max(10),
    unit: z.enum(['Gold', 'Fame', 'Honor', 'rounds']),
    waits,
  },
  {
    grammar: 'ladder ATTR WHO: MODIFIER, MODIFIER ...; STAKE, STAKE ... Gold|Fame|Honor|rounds',
    says: 'The one loop there is. Rung after rung somebody tests; before each the player may `stop`. Failing one is `bust`, passing the last is `top`. The local `ladder` is the stake reached (0 after a bust, and before the first rung); the arms pay it out.',
    examples: ['ladder STR drinker: 0, 0, -1, -1, -2; 2, 3, 5, 8, 15 Gold'],
    outcomes: outcomes('stop bust top'),
    sets: ['ladder'],
    rolls: 'player',
  },
);
export type LadderOp = z.infer<typeof ladder.schema>;

export const RISK = [ladder] as const;
