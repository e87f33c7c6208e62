import { z } from 'zod';
import { ATTRIBUTES, DiceAmount, Lasts } from './basics.js';
import { act } from './describe.js';
import { Who } from './who.js';

export const heal = act(
  'heal',
  { who: Who, amount: DiceAmount.exactOptional(), cursed: z.literal(true).exactOptional() },
  {
    grammar: 'heal WHO [AMOUNT] [cursed]',
    says: 'Heals red injuries, one each if not said; with `cursed` black ones too, red first.',
    examples: ['heal any', 'heal each 2', 'heal any cursed'],
  },
);
export type HealOp = z.infer<typeof heal.schema>;

export const uncurse = act(
  'uncurse',
  { who: Who, amount: DiceAmount.exactOptional() },
  {
    grammar: 'uncurse WHO [AMOUNT]',
    says: 'Lifts curses, one each if not said (UQ-CURSE-04).',
    examples: ['uncurse any', 'uncurse each'],
  },
);
export type UncurseOp = z.infer<typeof uncurse.schema>;

export const bless = act(
  'bless',
  { what: z.enum([...ATTRIBUTES, 'ME', 'RA', 'AR']), plus: z.int(), who: Who, lasts: Lasts },
  {
    grammar: 'bless ATTR|ME|RA|AR +NUMBER|-NUMBER WHO fight|event|turn',
    says: 'An attribute, a combat value or the armor rating is higher (or lower) for a while.',
    examples: ['bless STR +1 each turn', 'bless AR +1 first event'],
  },
);
export type BlessOp = z.infer<typeof bless.schema>;

export const rest = act(
  'rest',
  {},
  { grammar: 'rest', says: 'A good night: each injured member heals one red injury (UQ-ACT-03).', examples: ['rest'] },
);
export type RestOp = z.infer<typeof rest.schema>;

export const protect = act(
  'protect',
  { who: Who, from: z.enum(['fire', 'cold', 'water', 'poison', 'magic', 'falls', 'traps']), lasts: Lasts },
  {
    grammar: 'protect WHO from fire|cold|water|poison|magic|falls|traps fight|event|turn',
    says: 'Safe from one kind of harm for a while.',
    examples: ['protect each from cold turn'],
  },
);
export type ProtectOp = z.infer<typeof protect.schema>;

export const HELP = [heal, uncurse, bless, rest, protect] as const;
