import { z } from 'zod';
import { AttributeCode, DiceAmount, Id, LocalName } from './basics.js';

export const Sex = z.enum(['male', 'female']);

/** People of one kind, all of them: living members of the group, in marching order. */
const POOLS = [
  z.strictObject({ who: z.literal('each') }),
  /** Whom the last test, hazard or fight struck: who failed, who was hurt. */
  z.strictObject({ who: z.literal('those') }),
  /** The rest of whom the last test, hazard, fight or `choose` was about. */
  z.strictObject({ who: z.literal('others') }),
  z.strictObject({ who: z.literal('riders') }),
  z.strictObject({ who: z.literal('walkers') }),
  z.strictObject({ who: z.literal('injured') }),
  z.strictObject({ who: z.literal('cursed') }),
  z.strictObject({ who: z.literal('dead') }),
  z.strictObject({ who: z.literal('profession'), profession: Id }),
  z.strictObject({ who: z.literal('race'), race: Id }),
  z.strictObject({ who: z.literal('sex'), sex: Sex }),
  z.strictObject({ who: z.literal('skilled'), skill: Id }),
  z.strictObject({ who: z.literal('bearer'), item: Id }),
  /** `one` is set where the name can only stand for one person. */
  z.strictObject({ who: z.literal('bound'), name: LocalName, one: z.literal(true).exactOptional() }),
  z.strictObject({ who: z.literal('but'), name: LocalName }),
] as const;

/**
 * A set of people. `profession` counts a seafarer as fighter and thief too (UQ-SEA-03), `race` a half-elf as human and elf;
 * `dead` are those who died in this event; `bound` is whoever a local names, `but` everybody else.
 */
export const Pool = z.discriminatedUnion('who', [...POOLS]);
export type Pool = z.infer<typeof Pool>;

const of = Pool.exactOptional();
const count = DiceAmount;

/**
 * Who something is about: a pool as a whole, or some out of it (`of`, everybody if missing).
 * `any` lets the player pick `min` to `max` of them; `behind` is the rear neighbour (UQ-MARCH-09).
 */
export const Who = z.discriminatedUnion('who', [
  ...POOLS,
  z.strictObject({ who: z.literal('first'), count, of }),
  z.strictObject({ who: z.literal('last'), count, of }),
  z.strictObject({ who: z.literal('random'), count, of }),
  z.strictObject({ who: z.literal('any'), min: z.int().min(0), max: z.int().min(1), of }),
  z.strictObject({ who: z.literal('best'), attribute: AttributeCode, of }),
  z.strictObject({ who: z.literal('worst'), attribute: AttributeCode, of }),
  z.strictObject({ who: z.literal('behind'), name: LocalName }),
]);
export type Who = z.infer<typeof Who>;
export type WhoKind = Who['who'];

/** Whether a who is always at most one person, so that outcomes are `pass` and `fail` and not `all`, `some`, `none`. */
export function isOne(who: Who): boolean {
  if (who.who === 'best' || who.who === 'worst' || who.who === 'behind') return true;
  if (who.who === 'any') return who.max === 1;
  if (who.who === 'bound') return who.one === true;
  if (who.who === 'first' || who.who === 'last' || who.who === 'random') {
    return who.count.dice.length === 0 && !who.count.refs && who.count.plus === 1;
  }
  return false;
}
