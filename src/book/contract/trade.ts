import { z } from 'zod';
import { AttributeCode, DiceAmount, Id, waits } from './basics.js';
import { act, branching, outcomes } from './describe.js';
import { Who } from './who.js';

export const market = act(
  'market',
  { market: Id },
  {
    grammar: 'market NAME',
    says: 'The group may buy and sell there as in a settlement: a settlement\u2019s code, or a market of the book.',
    examples: ['market Do', 'market The tinkers'],
  },
);
export type MarketOp = z.infer<typeof market.schema>;

export const offer = branching(
  'offer',
  { item: Id, price: z.int().min(0), count: z.int().min(1).exactOptional() },
  {
    grammar: 'offer NAME PRICE [x COUNT]',
    says: 'A thing or mount is for sale, once or as often as COUNT says. `bought` or `left`.',
    examples: ['offer Antidote 30', 'offer Healing Potion 60 x 3'],
    outcomes: outcomes('', 'bought left'),
  },
);
export type OfferOp = z.infer<typeof offer.schema>;

export const buys = branching(
  'buys',
  {
    /** An item, or a kind of things. */
    goods: z.union([
      z.strictObject({ item: Id }),
      z.strictObject({ kind: z.enum(['gems', 'weapons', 'armor', 'mounts', 'potions', 'magic', 'anything']) }),
    ]),
    /** A price in Gold, or times the full price. */
    price: z.union([z.strictObject({ gold: z.int().min(0) }), z.strictObject({ times: z.literal([0.5, 1, 2]) })]),
  },
  {
    grammar: 'buys NAME|gems|weapons|armor|mounts|potions|magic|anything half|full|double|PRICE',
    says: 'Somebody buys from the group, as much as it likes to sell. `sold` something or `kept` all.',
    examples: ['buys Warm honeycomb 25', 'buys gems double', 'buys weapons full'],
    outcomes: outcomes('', 'sold kept'),
  },
);
export type BuysOp = z.infer<typeof buys.schema>;

export const enchant = branching(
  'enchant',
  {
    thing: z.enum(['weapon', 'armor', 'either']),
    price: z.int().min(0),
    how: z.enum(['magic', 'silver', 'masterwork']),
  },
  {
    grammar: 'enchant weapon|armor|either magic|silver|masterwork PRICE',
    says: 'One thing of the group is made better for that much Gold, 0 for nothing (UQ-EQP-50 to 58). `done` or `left`.',
    examples: ['enchant weapon magic 80', 'enchant either silver 0'],
    outcomes: outcomes('', 'done left'),
  },
);
export type EnchantOp = z.infer<typeof enchant.schema>;

export const work = act(
  'work',
  { pay: DiceAmount, attribute: AttributeCode.exactOptional(), who: Who },
  {
    grammar: 'work [ATTR]PAY WHO',
    says: 'People work for pay, each; with an attribute it is added to the pay (STR-1), never below 0. Fairies never work (UQ-ACT-20, 22).',
    examples: ['work 5 each', 'work STR-1 any', 'work D6 injured'],
    rolls: 'reader',
  },
);
export type WorkOp = z.infer<typeof work.schema>;

export const recruit = branching(
  'recruit',
  { waits },
  {
    grammar: 'recruit',
    says: 'A roll on the region\u2019s recruiting list, as by special action (UQ-ACT-32). `joined` or `left`.',
    examples: ['recruit'],
    outcomes: outcomes('', 'joined left'),
    rolls: 'player',
  },
);
export type RecruitOp = z.infer<typeof recruit.schema>;

export const TRADE = [market, offer, buys, enchant, work, recruit] as const;
