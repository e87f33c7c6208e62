import { z } from 'zod';
import { AttributeCode, EventId, Id, LocalName } from './basics.js';
import { Sex, Who } from './who.js';

const who = Who.exactOptional();
const from = z.int();

/** What may be true of a person. Without `who`: of anybody in the group. With it: of any of those. */
const TRAITS = [
  z.strictObject({ if: z.literal('profession'), profession: Id, who }),
  z.strictObject({ if: z.literal('race'), race: Id, who }),
  z.strictObject({ if: z.literal('sex'), sex: Sex, who }),
  z.strictObject({ if: z.literal('skill'), skill: Id, mastered: z.literal(true).exactOptional(), who }),
  z.strictObject({ if: z.literal('attribute'), attribute: AttributeCode, from, who }),
  z.strictObject({ if: z.literal('item'), item: Id, who }),
  z.strictObject({ if: z.literal('companion'), companion: Id, who }),
  /** Without `mount`: any. Ridden or led. */
  z.strictObject({ if: z.literal('mount'), mount: Id.exactOptional(), who }),
  z.strictObject({ if: z.literal('mounted'), who }),
  z.strictObject({ if: z.literal('injured'), who }),
  z.strictObject({ if: z.literal('cursed'), who }),
  /** Native to the region the group is in. */
  z.strictObject({ if: z.literal('native'), who }),
] as const;

const STANDINGS = [
  z.strictObject({ if: z.literal('honor'), from }),
  z.strictObject({ if: z.literal('fame'), from }),
  z.strictObject({ if: z.literal('gold'), from }),
  z.strictObject({ if: z.literal('members'), from }),
  /** A number that was rolled here. */
  z.strictObject({ if: z.literal('number'), local: LocalName, from }),
  /** Whether anybody is bound to the name. */
  z.strictObject({ if: z.literal('bound'), name: LocalName }),
  /** No other member lives beside one. */
  z.strictObject({ if: z.literal('alone') }),
  /** Four regular members (UQ-ACT-42). */
  z.strictObject({ if: z.literal('complete') }),
  /** The group has a wagon, boat, ship ... by the item's id. */
  z.strictObject({ if: z.literal('craft') }),
  z.strictObject({ if: z.literal('region'), region: Id }),
  z.strictObject({ if: z.literal('quest'), event: EventId }),
  /** A person of the book that was met before (`meet`). */
  z.strictObject({ if: z.literal('met'), person: Id }),
  /** An event the group has been in before; this very event if it says itself. */
  z.strictObject({ if: z.literal('seen'), event: EventId }),
  z.strictObject({ if: z.literal('group-here') }),
] as const;

const PLAIN = [...TRAITS, ...STANDINGS] as const;
const Plain = z.discriminatedUnion('if', [...PLAIN]);
/** One statement, or its opposite. */
const Literal = z.discriminatedUnion('if', [...PLAIN, z.strictObject({ if: z.literal('not'), of: Plain })]);

/** A statement about the group, its opposite, or several that all hold. There is no deeper nesting, on purpose. */
export const Condition = z.discriminatedUnion('if', [
  ...PLAIN,
  z.strictObject({ if: z.literal('not'), of: Plain }),
  z.strictObject({ if: z.literal('and'), of: z.array(Literal).min(2) }),
]);
export type Condition = z.infer<typeof Condition>;
export type ConditionKind = Condition['if'];
