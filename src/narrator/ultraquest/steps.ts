import type { Fact } from '../../engine/fact.js';
import type { Words } from '../../engine/words.js';
import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import type { UltraQuestIntent } from '../../systems/ultraquest/intents.js';
import { and, name } from '../english.js';
import type { TakenStep } from '../voice.js';
import { theLand, thePlace } from './places.js';
import { thing } from './things.js';
import { words } from './words.js';

type Deeds = { readonly [K in UltraQuestIntent['kind']]: string };

/** What a step was, to be put behind whose it was: `Ada's rest`. */
const DEEDS: Deeds = {
  join: 'place at the table',
  create: 'new group',
  begin: 'beginning of the campaign',
  move: 'move',
  event: 'roaming',
  rest: 'rest',
  shop: 'shopping',
  pass: 'turn that was let go by',
  order: 'order of march',
  give: 'handing over',
  use: 'use of a thing or power',
  orders: 'standing orders',
  rename: 'new name of the group',
  claim: 'way to the quest',
  'drop-quest': 'striking off of a quest',
  offer: 'offer',
  accept: 'bargain',
  withdraw: 'answer to an offer',
  finish: 'end of the game',
  leave: 'leaving of the table',
};

/** `move to the Forest, with page 44 of the Forest, which was read there, and Brun's injury`. */
export function stepText({ intent, labels, facts }: TakenStep): string {
  return `${deed(intent.kind, labels, facts)}${outcome(facts as readonly UltraQuestFact[])}`;
}

function deed(kind: string, labels: readonly Words[], facts: readonly Fact[]): string {
  if (kind === 'answer') return labels.length ? `choice (*${and(labels.map(words))}*)` : 'answer';
  const moved = (facts as readonly UltraQuestFact[]).find((fact) => fact.kind === 'moved');
  if (kind === 'move' && moved) return `move to ${thePlace(moved.to)}`;
  return (DEEDS as Readonly<Record<string, string>>)[kind] ?? 'last step';
}

/** What came of it that whoever takes it back has seen: what was read, and what it changed. */
function outcome(facts: readonly UltraQuestFact[]): string {
  const page = facts.findLast((fact) => fact.kind === 'event-rolled');
  const isRead = facts.some(({ kind }) => kind === 'read');
  const read = page
    ? isRead
      ? [`page ${page.number} of ${theLand(page.region)}, which was read there`]
      : [`the dice for page ${page.number}`]
    : isRead
      ? ['what was read then']
      : facts.some(({ kind }) => TRIED.includes(kind))
        ? ['its dice']
        : [];
  const changes = facts.flatMap(changed);
  const shown = [...read, ...changes.slice(0, MOST_CHANGES), ...(changes.length > MOST_CHANGES ? ['more'] : [])];
  return shown.length ? `, with ${and(shown)}` : '';
}

const TRIED: readonly string[] = ['fight-round', 'test', 'rolled'];
const MOST_CHANGES = 5;

/** `Brun's injury`, `12 Gold`: what is lost or won back. */
function changed(fact: UltraQuestFact): readonly string[] {
  switch (fact.kind) {
    case 'injury':
      return [`${name(fact.who)}'s injury`];
    case 'curse':
      return [`the curse on ${name(fact.who)}`];
    case 'death':
      return [`${name(fact.who)}'s death`];
    case 'gold':
      return [amount(fact.change, 'Gold')];
    case 'fame':
      return [amount(fact.change, 'Fame')];
    case 'honor':
      return [amount(fact.change, 'Honor')];
    case 'item-gained':
    case 'item-lost':
      return [`${fact.kind === 'item-lost' ? 'the loss of ' : ''}${name(fact.who)}'s ${thing(fact.item)}`];
    default:
      return [];
  }
}

const amount = (change: number, what: string): string =>
  change < 0 ? `the loss of ${-change} ${what}` : `${change} ${what}`;
