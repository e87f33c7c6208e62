import { z } from 'zod';
import { as, DiceAmount, Id, waits } from './basics.js';
import { act, branching, outcomes } from './describe.js';
import { Who } from './who.js';

export const gold = act(
  'gold',
  { amount: DiceAmount, as },
  {
    grammar: 'gold [-]AMOUNT [as NAME]',
    says: 'The group gains or loses Gold, never below 0. The reader rolls (UQ-TRE-01). Its local is how much, without the sign.',
    examples: ['gold 3+D6 as find', 'gold -find', 'gold ladder', 'gold -2D6'],
    rolls: 'reader',
  },
);
export type GoldOp = z.infer<typeof gold.schema>;

export const tithe = act(
  'tithe',
  { part: z.enum(['all', 'half', 'third', 'quarter', 'tenth']), as },
  {
    grammar: 'tithe all|half|third|quarter|tenth [as NAME]',
    says: 'Takes a part of all Gold, rounded down (UQ-DICE-09).',
    examples: ['tithe tenth', 'tithe half as toll'],
  },
);
export type TitheOp = z.infer<typeof tithe.schema>;

export const pay = branching(
  'pay',
  { amount: DiceAmount, as },
  {
    grammar: 'pay AMOUNT [as NAME]',
    says: 'The group pays if it can. At the head of an option: greyed if there is not enough, or (with dice) not enough for the most that can come.',
    examples: ['pay 6', 'pay 2D10'],
    outcomes: outcomes('', 'paid unpaid'),
    rolls: 'reader',
  },
);
export type PayOp = z.infer<typeof pay.schema>;

export const gem = act(
  'gem',
  { value: DiceAmount, as },
  {
    grammar: 'gem VALUE [as NAME]',
    says: 'A gem of that many Gold; it sells in settlements only (UQ-TRE-09).',
    examples: ['gem 40', 'gem 20+2D10'],
    rolls: 'reader',
  },
);
export type GemOp = z.infer<typeof gem.schema>;

export const fame = act(
  'fame',
  { amount: DiceAmount, as },
  {
    grammar: 'fame [-]AMOUNT [as NAME]',
    says: 'Fame, and as much Honor (UQ-FAME-02).',
    examples: ['fame 2', 'fame D3'],
    rolls: 'reader',
  },
);
export type FameOp = z.infer<typeof fame.schema>;

export const honor = act(
  'honor',
  { amount: DiceAmount, as },
  {
    grammar: 'honor [-]AMOUNT [as NAME]',
    says: 'Honor alone, gained or lost, never below 0 (UQ-FAME-04, 10).',
    examples: ['honor -1', 'honor 2'],
    rolls: 'reader',
  },
);
export type HonorOp = z.infer<typeof honor.schema>;

export const treasure = branching(
  'treasure',
  { table: z.enum(['NT', 'MT', 'LT']), amount: DiceAmount, as, waits },
  {
    grammar: 'treasure NT|MT|LT DICE [as NAME]',
    says: 'The player rolls on a treasure table (UQ-TRE-02). Its local is the treasure\u2019s name. A legendary treasure that somebody owns is `nothing` (UQ-TRE-05).',
    examples: ['treasure NT D6', 'treasure LT 2D10'],
    outcomes: outcomes('', 'found nothing'),
    rolls: 'player',
  },
);
export type TreasureOp = z.infer<typeof treasure.schema>;

export const item = act(
  'item',
  { item: Id, count: DiceAmount.exactOptional(), who: Who.exactOptional() },
  {
    grammar: 'item NAME [x COUNT] [WHO]',
    says: 'The group gains a thing. Without WHO whoever fights best with it carries it, else the first in marching order who can; things are handed on freely afterwards.',
    examples: ['item Bank book', 'item Antidote x 2', 'item Iron key first'],
  },
);
export type ItemOp = z.infer<typeof item.schema>;

export const give = branching(
  'give',
  { item: Id, count: z.int().min(1).exactOptional() },
  {
    grammar: 'give NAME [x COUNT]',
    says: 'The group hands a thing over. At the head of an option: greyed if it has none.',
    examples: ['give Warm honeycomb'],
    outcomes: outcomes('', 'given missing'),
  },
);
export type GiveOp = z.infer<typeof give.schema>;

export const loseItem = branching(
  'lose-item',
  { item: Id },
  {
    grammar: 'lose NAME',
    says: 'The group loses a thing, if it has it.',
    examples: ['lose Bank book'],
    outcomes: outcomes('', 'lost missing'),
  },
);
export type LoseItemOp = z.infer<typeof loseItem.schema>;

export const loseLine = act(
  'lose-line',
  { line: z.enum(['rolled', 'weapon', 'armor', 'purse', 'saddle', 'backpack', 'mount', 'companion']), who: Who, as },
  {
    grammar: 'lose line|weapon|armor|purse|saddle|backpack|mount|companion WHO [as NAME]',
    says: 'People lose what is on a line: `line` is rolled with D10 as bandits do (UQ-CMB-50); an empty line is nothing.',
    examples: ['lose line first', 'lose mount random riders', 'lose purse victim'],
    rolls: 'reader',
  },
);
export type LoseLineOp = z.infer<typeof loseLine.schema>;

export const rob = act(
  'rob',
  {},
  {
    grammar: 'rob',
    says: 'Every injured member loses a line, as after a fight lost to bandits (UQ-CMB-50, C-48). Fights against bandits do so by themselves.',
    examples: ['rob'],
    rolls: 'reader',
  },
);
export type RobOp = z.infer<typeof rob.schema>;

export const inherit = act(
  'inherit',
  {},
  {
    grammar: 'inherit',
    says: 'What those who died in this event carried is shared out among the others (UQ-DEATH-05).',
    examples: ['inherit'],
  },
);
export type InheritOp = z.infer<typeof inherit.schema>;

export const bodyLost = act(
  'body-lost',
  {},
  {
    grammar: 'body lost',
    says: 'Whoever died in this event is lost with all belongings, out of sight of any miracle (UQ-DEATH-04, UQ-CLR-25).',
    examples: ['body lost'],
  },
);
export type BodyLostOp = z.infer<typeof bodyLost.schema>;

export const WEALTH = [
  gold,
  tithe,
  pay,
  gem,
  fame,
  honor,
  treasure,
  item,
  give,
  loseItem,
  loseLine,
  rob,
  inherit,
  bodyLost,
] as const;
