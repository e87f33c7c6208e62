import { z } from 'zod';
import { DiceAmount, Id, Scenery, waits } from './basics.js';
import { branching, outcomes } from './describe.js';
import { Who } from './who.js';

/** Some enemies of one kind. */
export const Foe = z.strictObject({
  count: DiceAmount,
  /** As the book has it: `goblins`, `boar`. */
  name: z.string().min(1),
  /** Combat strength of one: dice and bonus (UQ-CMB-10). */
  strength: DiceAmount,
  /** Armor rating of one. */
  armor: z.int().min(0),
  /** From the registry: undead, ghost, demon, bandits, giant, dragon, fire, cold, mage, magic, flying, thick-skin ... */
  tags: z.array(Id),
});
export type Foe = z.infer<typeof Foe>;

export const fight = branching(
  'fight',
  {
    kind: z.enum(['ME', 'RA', 'ME+RA']),
    /** `!` forced, `?` voluntary. */
    forced: z.boolean(),
    /** In the order in which our damage meets them. */
    foes: z.array(Foe).min(1),
    /** For winning it, less one for each assassinated foe (UQ-THF-21). */
    fame: DiceAmount.exactOptional(),
    /** The row counts from the last to the first (UQ-CMB-08). */
    behind: z.literal(true).exactOptional(),
    /** Only these fight and can be hurt (UQ-CMB-09). */
    only: Who.exactOptional(),
    /** Nobody can aim in the dark: Aiming gives nothing. */
    night: z.literal(true).exactOptional(),
    /** They are upon the group before it can act: no Alertness, no Tactics, no spells before the first round. */
    surprise: z.literal(true).exactOptional(),
    /** The mount that one of the foes becomes for the winner. */
    tame: Id.exactOptional(),
    /** Somebody fights on our side: added to our combat strength in each round. */
    help: DiceAmount.exactOptional(),
    place: Scenery.exactOptional(),
    waits,
  },
  {
    grammar:
      'fight ME|RA|ME+RA followed at once by ! or ?, then COUNT NAME DICE [AR NUMBER] [TAGS], more foes after commas; then clauses after semicolons: fame AMOUNT; from behind; only WHO; night; surprise; tame MOUNT; help DICE; building; cave; water',
    says: 'A fight (UQ-CMB). Dice and AR are for one foe. Bandits rob by themselves after a fight lost or fled; poisonous foes poison whom they wound, and whoever is not helped has a black wound; the arrow of a mage finds the first through plain armor; flying foes in ME+RA are out of reach of swords; thick skin heeds no Armor Pierce; cold heeds no Ice Storm. `those` are who was hurt in it, `others` the rest. An arm that is not written just goes on; `win` and `lose` must be written.',
    examples: [
      'fight ME? 4 goblins D6+1',
      'fight ME! 1 boar 2D6+6 AR 2, {goblins} goblins D6+1; fame 3; tame War Boar',
      'fight ME! 2 watchmen D6+3 AR 1; only inside; building',
      'fight ME+RA! 1 wraith 3D6+8 AR 2 ghost; from behind; fame D3',
    ],
    outcomes: outcomes('win lose', 'tie fled declined'),
    sets: ['those', 'others'],
    rolls: 'player',
  },
);
export type FightOp = z.infer<typeof fight.schema>;

export const FIGHTS = [fight] as const;
