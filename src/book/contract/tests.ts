import { z } from 'zod';
import { as, AttributeCode, waits } from './basics.js';
import { branching } from './describe.js';
import { Who } from './who.js';

export const test = branching(
  'test',
  {
    /** One test; if there are several the player picks which. */
    attributes: z.array(AttributeCode).min(1).max(4),
    who: Who,
    /** Added to the target: + is easier (UQ-DICE-08). */
    plus: z.int(),
    as,
    waits,
  },
  {
    grammar: 'test ATTR [or ATTR] WHO [+NUMBER|-NUMBER] [as NAME]',
    says: 'D6 up to the attribute passes (UQ-ATT-02). For one person: `pass`, `fail`. For several, each tests: `all` passed, `some` did, `none` did. `those` are who failed, `others` who passed; `as` names all who tested.',
    examples: ['test INT any', 'test STR or DEX any -1', 'test MOV each', 'test DEX inside +1'],
    outcomes: {
      required: [],
      optional: ['pass', 'fail', 'all', 'some', 'none'],
      open: '`pass` and `fail` for one; `all`, `some` and `none` for several (`some` may be left out for `none`)',
    },
    sets: ['those', 'others'],
    rolls: 'player',
  },
);
export type TestOp = z.infer<typeof test.schema>;

export const TESTS = [test] as const;
