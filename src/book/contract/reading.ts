import { z } from 'zod';
import { as, DiceAmount, EventId, LocalName, Scenery, Text, waits } from './basics.js';
import { Condition } from './conditions.js';
import { act, branching } from './describe.js';

export const scene = act(
  'scene',
  {
    /** `!`: beginners may be asked about a talisman before it is read (UQ-EVT-13). `xx!`: deadly, and `!` too (UQ-EVT-16). */
    mark: z.enum(['!', 'xx!']).exactOptional(),
    place: Scenery.exactOptional(),
  },
  {
    grammar: 'written in the heading: `!` or `xx!` after the numbers, (building), (cave) or (water) after the title',
    says: 'What holds for the whole event. It is the first op of the main part, if there is anything to say.',
    examples: ['## 97-100 xx! The honey tree (cave) {#honey-tree}'],
  },
);
export type SceneOp = z.infer<typeof scene.schema>;

export const read = act(
  'read',
  { text: Text },
  {
    grammar: 'a paragraph: the text outside the code spans',
    says: 'Is read aloud. Numbers and names stand where the spans and the `{NAME}` stood.',
    examples: ['{goblins} {goblins|goblin holds|goblins hold} the lead of one very large boar.'],
  },
);
export type ReadOp = z.infer<typeof read.schema>;

export const pause = act(
  'pause',
  {},
  {
    grammar: '`/` inside a text',
    says: 'Waits for "go on". The marching order and what is at hand may change here (UQ-MARCH-03).',
    examples: ['The stairs end. / Something below you goes on.'],
  },
);
export type PauseOp = z.infer<typeof pause.schema>;

export const decide = branching(
  'decide',
  {
    options: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]{1,40}$/),
          label: Text,
          /** Hidden where it does not hold. */
          if: Condition.exactOptional(),
          /** What happens when nobody answers. */
          default: z.literal(true).exactOptional(),
        }),
      )
      .min(1),
  },
  {
    grammar: '`/` at the end of a text, then a list: `- [if CONDITION] LABEL SPANS (default) {#id}`',
    says: 'The player decides. The spans of the label are the first ops of the branch: if they cannot be carried out now, the option is shown greyed with the reason. Order and items may change while it waits.',
    examples: ['- Pay their price `pay 6`', '- [if half-duck] Quack', '- Leave it (default) {#leave}'],
    outcomes: { required: [], optional: [], open: 'the ids of its options' },
  },
);
export type DecideOp = z.infer<typeof decide.schema>;

export const when = branching(
  'if',
  { conditions: z.array(z.strictObject({ on: z.string(), if: Condition })).min(1) },
  {
    grammar: 'a list whose items begin `if CONDITION:`, tried in order, and `else:` as the last',
    says: 'Goes on with the first item whose condition holds. Without `else`, nothing happens if none does.',
    examples: ['- if cleric and not cursed: The bell knows you.', '- else: The bell hangs still.'],
    outcomes: { required: [], optional: ['else'], open: '`if CONDITION`' },
  },
);
export type IfOp = z.infer<typeof when.schema>;

export const roll = branching(
  'roll',
  {
    amount: DiceAmount,
    as,
    /** The ranges that head its branches, inclusive. */
    ranges: z.array(z.strictObject({ on: z.string(), from: z.int(), to: z.int() })).exactOptional(),
    /** Set where the player rolls: `roll D6` with outcomes, or after `...`. Otherwise the reader rolled in secret. */
    player: z.literal(true).exactOptional(),
    waits,
  },
  {
    grammar: 'roll DICE [as NAME]; outcomes are single numbers or ranges, which must cover all that can come',
    says: 'Rolls. With outcomes it belongs to the player; without them the reader rolls, for a number that is read.',
    examples: ['roll D6', 'roll D3+1 as goblins'],
    outcomes: { required: [], optional: [], open: 'numbers and ranges: `1-2`, `6`' },
    rolls: 'player',
  },
);
export type RollOp = z.infer<typeof roll.schema>;

export const next = act(
  'next',
  { plus: DiceAmount },
  {
    grammar: 'next [+DICE]',
    says: 'Another event of the same table takes over, rolled with D100 and the addition; over 100 counts as 100.',
    examples: ['next', 'next +20'],
    rolls: 'player',
  },
);
export type NextOp = z.infer<typeof next.schema>;

export const event = act(
  'event',
  { event: EventId },
  {
    grammar: 'event REGION#ID',
    says: 'That event takes over, from its beginning.',
    examples: ['event Me#fair-wind'],
  },
);
export type EventOp = z.infer<typeof event.schema>;

export const go = act(
  'go',
  { part: LocalName },
  {
    grammar: 'go NAME',
    says: 'Goes on at the part `### NAME` of this event and does not come back. What was bound stays bound.',
    examples: ['go cellar'],
  },
);
export type GoOp = z.infer<typeof go.schema>;

export const end = act(
  'end',
  {},
  { grammar: 'end', says: 'The event is over; the text below the list is not read.', examples: ['end'] },
);
export type EndOp = z.infer<typeof end.schema>;

export const success = act(
  'success',
  { fame: z.int().exactOptional() },
  {
    grammar: 'success [FAME]',
    says: 'The quest that led here is fulfilled: 1 Fame, or as many as it says (UQ-QUEST-04). Nothing happens if none led here.',
    examples: ['success', 'success 3'],
  },
);
export type SuccessOp = z.infer<typeof success.schema>;

export const READING = [scene, read, pause, decide, when, roll, next, event, go, end, success] as const;
