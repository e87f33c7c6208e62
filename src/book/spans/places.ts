import { amountOf } from '../contract/basics.js';
import type { AskGroupOp, ForGroupsOp, GossipOp, SpecialOp } from '../contract/others.js';
import {
  DUNGEONS,
  type AdriftOp,
  type DungeonOp,
  type LaterOp,
  type LoseActionOp,
  type MayGoOp,
  type MoveOp,
  type OutOp,
  type QuestOp,
  type SkipTurnOp,
  type StayOp,
} from '../contract/places.js';
import type { Text, TextPart } from '../contract/basics.js';
import { namesOf } from '../names.js';
import { amount, takeAmount } from './amount.js';
import { opt, type Cursor } from './cursor.js';
import { referenceTo } from './reference.js';
import { who } from './who.js';

const region = (c: Cursor): string => c.name('region', c.scope.registry.regions);

export const quest = (c: Cursor): QuestOp => ({ op: 'quest', event: c.event('event') });

export const dungeon = (c: Cursor): DungeonOp => ({
  op: 'dungeon',
  dungeon: c.oneOf('class of dungeon', DUNGEONS),
  ...(c.take('forced') && { forced: true as const }),
});

export const out = (c: Cursor): OutOp => ({ op: 'out', ...opt('region', c.atEnd ? undefined : region(c)) });

export const move = (c: Cursor): MoveOp => ({ op: 'move', region: region(c) });

export function mayGo(c: Cursor): MayGoOp {
  if (c.take('far')) return { op: 'may-go' };
  const regions = [region(c)];
  while (!c.atEnd && c.fault === undefined) regions.push(region(c));
  return { op: 'may-go', regions };
}

export const stay = (): StayOp => ({ op: 'stay' });

export const skipTurn = (c: Cursor): SkipTurnOp => ({ op: 'skip-turn', turns: takeAmount(c) ?? amountOf(1) });

export const loseAction = (c: Cursor): LoseActionOp => ({ op: 'lose-action', who: who(c) });

export const adrift = (c: Cursor): AdriftOp => ({ op: 'adrift', spaces: amount(c) });

export const later = (c: Cursor): LaterOp => ({ op: 'later', turns: amount(c), event: c.event('event') });

/** Prose inside a span, with its `{NAME}`s. */
function text(c: Cursor): Text {
  const parts = c.rest('a text').split(/(\{[^{}]*\})/);
  return parts
    .filter((part) => part !== '')
    .map((part): TextPart => {
      const inside = /^\{(.*)\}$/.exec(part)?.[1];
      if (inside === undefined) return part;
      const reference = referenceTo(inside, c.scope.locals);
      if ('part' in reference) return reference.part;
      c.fail('unknown-local', reference.message, reference.hint);
      return part;
    });
}

export function forGroups(c: Cursor): ForGroupsOp {
  const where = c.oneOf('reach', ['here', 'near', 'everywhere']);
  c.expect(':', 'for groups here: gold 2');
  const effect = c.oneOf('effect', ['gold', 'fame', 'honor', 'rest', 'gossip']);
  if (effect === 'gossip') return { op: 'for-groups', where, effect, text: text(c) };
  return { op: 'for-groups', where, effect, ...opt('amount', effect === 'rest' ? undefined : amount(c)) };
}

const WHOM = {
  richest: 'richest',
  poorest: 'poorest',
  'most honored': 'most-honored',
  'least honored': 'least-honored',
  here: 'here',
} as const;

export function askGroup(c: Cursor): AskGroupOp {
  const asked = Object.keys(WHOM).find((words) => c.take(words)) as keyof typeof WHOM | undefined;
  if (!asked) c.oneOf('group', Object.keys(WHOM));
  const gold = c.takeInteger();
  if (gold !== undefined) c.expect('Gold');
  c.expect(':', 'ask richest 10 Gold: Will you lend it?');
  return { op: 'ask-group', whom: WHOM[asked ?? 'here'], ...opt('gold', gold), text: text(c) };
}

export const gossip = (c: Cursor): GossipOp => ({ op: 'gossip', text: text(c) });

export function special(c: Cursor): SpecialOp {
  const names = namesOf(Object.keys(c.scope.registry.specials).map((name) => ({ id: name, name })));
  return { op: 'special', name: c.name('handler', names) };
}
