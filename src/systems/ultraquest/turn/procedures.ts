import type { Script } from '../../../engine/script.js';
import { USE } from '../using/begin-use.js';

/**
 * A turn of moving or roaming (UQ-TURN-03). Locals: `kind` says how it begins: `move` with `to`, `how` and `via`;
 * `deeper` in a dungeon; `claim` with the `quest`; `enter` with the `dungeon`.
 */
export const TURN: Script = {
  id: 'ultraquest/turn',
  hash: 'r1',
  parts: {
    '': [{ op: 'turn-opens' }],
    move: [{ op: 'turn-shortcut' }, { op: 'turn-moves' }, { op: 'turn-rolls' }, { op: 'turn-event-over' }],
    deeper: [{ op: 'turn-rolls' }, { op: 'turn-event-over' }],
    claim: [{ op: 'turn-claims' }, { op: 'turn-event-over' }],
    enter: [{ op: 'turn-enters' }, { op: 'turn-rolls' }, { op: 'turn-event-over' }],
    over: [{ op: 'turn-attacks' }, { op: 'turn-closes' }],
  },
};

/**
 * A turn of special actions, one for each adventurer (UQ-TURN-08). Locals: `plan` holds what each chose;
 * `shop` is set to the buyer where shopping comes first.
 */
export const REST: Script = {
  id: 'ultraquest/rest',
  hash: 'r1',
  parts: {
    '': [{ op: 'rest-opens' }],
    plan: [{ op: 'rest-plans' }],
    act: [{ op: 'rest-acts' }],
    shop: [{ op: 'shop-stall' }],
    audience: [{ op: 'audience-hall' }],
    leave: [{ op: 'rest-leaves' }],
    over: [{ op: 'rest-closes' }, { op: 'turn-attacks' }, { op: 'turn-closes' }],
  },
};

/**
 * Four adventurers of the player's own, step by step (UQ-START-17). Locals: `beginning` is what was known at once, `sketch`
 * the group as it is made up so far.
 */
export const CREATION: Script = {
  id: 'ultraquest/creation',
  hash: 'r1',
  parts: {
    '': [{ op: 'create-opens' }],
    group: [{ op: 'create-group' }],
    person: [{ op: 'create-person' }],
    skills: [{ op: 'create-skills' }],
    gold: [{ op: 'create-gold' }],
    gift: [{ op: 'create-gift' }],
    shop: [{ op: 'create-shop' }],
    overview: [{ op: 'create-overview' }],
    joins: [{ op: 'create-joins' }],
  },
};

export const PROCEDURES: Readonly<Record<string, Script>> = Object.fromEntries(
  [TURN, REST, CREATION, USE].map((script) => [script.id, script]),
);
