import { z } from 'zod';
import { DiceAmount, EventId, Id } from './basics.js';
import { act } from './describe.js';
import { Who } from './who.js';

export const DUNGEONS = ['GV', 'SV', 'TV'] as const;

export const quest = act(
  'quest',
  { event: EventId },
  {
    grammar: 'quest REGION#ID',
    says: 'The group may note a quest: that event, without a roll, when it starts a turn there (UQ-QUEST-01 to 06).',
    examples: ['quest UF#the-childs-fare'],
  },
);
export type QuestOp = z.infer<typeof quest.schema>;

export const dungeon = act(
  'dungeon',
  { dungeon: z.enum(DUNGEONS), forced: z.literal(true).exactOptional() },
  {
    grammar: 'dungeon GV|SV|TV [forced]',
    says: 'A dungeon is found: it may be noted, and entered on the following turn; `forced` is at once (UQ-DUN-02, 11).',
    examples: ['dungeon GV', 'dungeon SV forced'],
  },
);
export type DungeonOp = z.infer<typeof dungeon.schema>;

export const out = act(
  'out',
  { region: Id.exactOptional() },
  {
    grammar: 'out [REGION]',
    says: 'The dungeon ends here: the group is out, where it went in or in another region (UQ-DUN-04, 09). Off the board (Mg, Hö, Wo, Md) it is back where it left the board (UQ-HOME-22). The turn is over.',
    examples: ['out', 'out Kl'],
  },
);
export type OutOp = z.infer<typeof out.schema>;

export const move = act(
  'move',
  { region: Id },
  {
    grammar: 'move REGION',
    says: 'The group finds itself in another region, at its nearest space, or off the board (Mg, Hö, Wo, Md), from where `out` or a move of its own leads back. No event is rolled there. Places off the board and forced dungeons that have no table yet take nobody in: the event says so.',
    examples: ['move Ma', 'move Hö'],
  },
);
export type MoveOp = z.infer<typeof move.schema>;

export const mayGo = act(
  'may-go',
  {
    /** Missing: as far as a neighbour's neighbour. */
    regions: z.array(Id).min(1).exactOptional(),
  },
  {
    grammar: 'may go far, or may go REGION [REGION ...]',
    says: 'The next move may lead to one of these regions, or two spaces far.',
    examples: ['may go far', 'may go Kl Ma'],
  },
);
export type MayGoOp = z.infer<typeof mayGo.schema>;

export const stay = act(
  'stay',
  {},
  {
    grammar: 'stay',
    says: 'The next move may not leave this space: the group roams, rests or passes.',
    examples: ['stay'],
  },
);
export type StayOp = z.infer<typeof stay.schema>;

export const skipTurn = act(
  'skip-turn',
  { turns: DiceAmount },
  { grammar: 'skip turn [DICE]', says: 'The group loses a turn, or several.', examples: ['skip turn', 'skip turn D3'] },
);
export type SkipTurnOp = z.infer<typeof skipTurn.schema>;

export const loseAction = act(
  'lose-action',
  { who: Who },
  {
    grammar: 'lose action WHO',
    says: 'People lose their next special action.',
    examples: ['lose action drinker'],
  },
);
export type LoseActionOp = z.infer<typeof loseAction.schema>;

export const adrift = act(
  'adrift',
  { spaces: DiceAmount },
  {
    grammar: 'adrift DICE',
    says: 'The group drifts that many spaces over the water, each at random.',
    examples: ['adrift D3'],
    rolls: 'reader',
  },
);
export type AdriftOp = z.infer<typeof adrift.schema>;

export const later = act(
  'later',
  { turns: DiceAmount, event: EventId },
  {
    grammar: 'later TURNS REGION#ID',
    says: 'That event happens instead of a roll when the group next would roll there, that many of its own turns from now or after.',
    examples: ['later 5 St#the-loan-falls-due'],
    rolls: 'reader',
  },
);
export type LaterOp = z.infer<typeof later.schema>;

export const PLACES = [quest, dungeon, out, move, mayGo, stay, skipTurn, loseAction, adrift, later] as const;
