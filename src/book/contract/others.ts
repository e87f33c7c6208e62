import { z } from 'zod';
import { DiceAmount, Id, Text } from './basics.js';
import { act, branching, outcomes } from './describe.js';

export const forGroups = act(
  'for-groups',
  {
    where: z.enum(['here', 'near', 'everywhere']),
    effect: z.enum(['gold', 'fame', 'honor', 'rest', 'gossip']),
    amount: DiceAmount.exactOptional(),
    text: Text.exactOptional(),
  },
  {
    grammar: 'for groups here|near|everywhere: gold AMOUNT | fame AMOUNT | honor AMOUNT | rest | gossip TEXT',
    says: 'Something befalls the other groups in this space, in it and its neighbours, or everywhere.',
    examples: ['for groups here: gold 2', 'for groups near: gossip The bells of Gomoa ring all night.'],
    rolls: 'reader',
  },
);
export type ForGroupsOp = z.infer<typeof forGroups.schema>;

export const askGroup = branching(
  'ask-group',
  {
    whom: z.enum(['richest', 'poorest', 'most-honored', 'least-honored', 'here']),
    /** Passes from the asked group to the asking one if the answer is yes. */
    gold: z.int().min(1).exactOptional(),
    text: Text,
  },
  {
    grammar: 'ask richest|poorest|most honored|least honored|here [GOLD Gold]: TEXT',
    says: 'Another player decides: `yes`, `no`, or `nobody` (there is no such group, or no answer). With Gold, yes pays it.',
    examples: ['ask richest 10 Gold: Will you lend them the toll?', 'ask here: Do you open the gate for them?'],
    outcomes: outcomes('yes no', 'nobody'),
  },
);
export type AskGroupOp = z.infer<typeof askGroup.schema>;

export const gossip = act(
  'gossip',
  { text: Text },
  {
    grammar: 'gossip TEXT',
    says: 'Is told to the whole table, whoever plays. `{group}` is the name of the group.',
    examples: ['gossip In the Forest {group} paid six Gold for their own donkey.'],
  },
);
export type GossipOp = z.infer<typeof gossip.schema>;

export const special = branching(
  'special',
  { name: Id },
  {
    grammar: 'special NAME',
    says: 'A handler of its own, for what fits nothing else; the registry knows its outcomes.',
    examples: ['special the-long-division'],
    outcomes: { required: [], optional: [], open: 'as the registry says' },
  },
);
export type SpecialOp = z.infer<typeof special.schema>;

export const OTHERS = [forGroups, askGroup, gossip, special] as const;
