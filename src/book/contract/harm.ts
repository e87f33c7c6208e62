import { z } from 'zod';
import { as, DiceAmount, waits } from './basics.js';
import { branching, outcomes } from './describe.js';
import { Who } from './who.js';

const SAVED = outcomes('', 'saved else');
const MUST_SAY = outcomes('else', 'saved');
const sets = ['those', 'others'];
const OUTCOMES_IN_WORDS =
  '`saved`: everybody got away unharmed; `else`: at least one did not. `those` are who was struck, `others` who was not; `as` names all it was about.';

export const injure = branching(
  'injure',
  {
    who: Who,
    /** Injuries each; 1 if missing. Rolled once for all (UQ-DICE-05: below 0 counts as 0). */
    amount: DiceAmount.exactOptional(),
    cursed: z.literal(true).exactOptional(),
    as,
    waits,
  },
  {
    grammar: 'injure WHO [AMOUNT] [cursed] [as NAME]',
    says: `Injuries, which may be ducked (UQ-CMB-52 to 58). ${OUTCOMES_IN_WORDS}`,
    examples: ['injure first', 'injure inside 2', 'injure first D3', 'injure random x 2 cursed as victim'],
    outcomes: SAVED,
    sets,
    rolls: 'reader',
  },
);
export type InjureOp = z.infer<typeof injure.schema>;

export const curse = branching(
  'curse',
  { who: Who, amount: DiceAmount.exactOptional(), as, waits },
  {
    grammar: 'curse WHO [AMOUNT] [as NAME]',
    says: `A curse each, which magic may avert (UQ-CURSE-01 to 03). ${OUTCOMES_IN_WORDS}`,
    examples: ['curse any', 'curse those'],
    outcomes: SAVED,
    sets,
  },
);
export type CurseOp = z.infer<typeof curse.schema>;

export const kill = branching(
  'kill',
  {
    who: Who,
    cursed: z.literal(true).exactOptional(),
    /** Set where `body lost` follows at once: nobody can be called back who is out of sight (UQ-CLR-25). */
    unseen: z.literal(true).exactOptional(),
    as,
    waits,
  },
  {
    grammar: 'kill WHO [cursed] [as NAME]',
    says: `Death, after one life-saving action (UQ-CMB-53, 54). Say what becomes of the belongings: \`inherit\` or \`body lost\`. Whom \`body lost\` follows at once is out of sight: no Spark of Life reaches them (UQ-CLR-25). ${OUTCOMES_IN_WORDS}`,
    examples: ['kill victim'],
    outcomes: SAVED,
    sets,
  },
);
export type KillOp = z.infer<typeof kill.schema>;

export const spell = branching(
  'spell',
  { spell: z.string().min(1), who: Who, as, waits },
  {
    grammar: 'spell NAME WHO [as NAME]',
    says: `A spell or rune takes effect on somebody unless magic or quacking stops it (UQ-CURSE-03, UQ-RACE-16, UQ-WIZ-25). What it does stands in \`else\`. ${OUTCOMES_IN_WORDS}`,
    examples: ['spell Sleep each'],
    outcomes: MUST_SAY,
    sets,
  },
);
export type SpellOp = z.infer<typeof spell.schema>;

function hazard<const N extends string>(name: N, says: string, examples: readonly string[]) {
  return branching(
    name,
    { who: Who, cursed: z.literal(true).exactOptional(), as, waits },
    {
      grammar: `${name} WHO [cursed] [as NAME]`,
      says: `${says} By itself it does nothing more: what it does to who is not saved stands in \`else\`. ${OUTCOMES_IN_WORDS}`,
      examples,
      outcomes: MUST_SAY,
      sets,
    },
  );
}

export const poison = hazard('poison', 'Poison or disease: antidote, Neutralize Poison; fairies are immune.', [
  'poison first as victim',
]);
export type PoisonOp = z.infer<typeof poison.schema>;
export const drown = hazard('drown', 'Water: gills, Water Breathing, flight; half-ducks are immune.', [
  'drown walkers',
]);
export type DrownOp = z.infer<typeof drown.schema>;
export const burn = hazard('burn', 'Fire and heat: Fire Protection.', ['burn first 2']);
export type BurnOp = z.infer<typeof burn.schema>;
export const freeze = hazard('freeze', 'Cold, ice and avalanche: Cold Protection.', ['freeze each']);
export type FreezeOp = z.infer<typeof freeze.schema>;
export const fall = hazard('fall', 'A fall: flight, a Potion of Flight at hand; fairies fly.', ['fall last']);
export type FallOp = z.infer<typeof fall.schema>;

export type HazardOp = PoisonOp | DrownOp | BurnOp | FreezeOp | FallOp;

export const HARM = [injure, curse, kill, spell, poison, drown, burn, freeze, fall] as const;
