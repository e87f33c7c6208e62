import type { Fact } from '../../engine/fact.js';
import type { Words } from '../../engine/words.js';
import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import type { UltraQuestIntent } from '../../systems/ultraquest/intents.js';
import { and } from '../english.js';
import type { TakenStep } from '../voice.js';
import { theLand, thePlace } from './places.js';
import { words } from './words.js';

type Deeds = { readonly [K in UltraQuestIntent['kind']]: string };

/** What a step was, to be put behind whose it was: `Ada's rest`. */
const DEEDS: Deeds = {
  join: 'place at the table',
  create: 'new group',
  begin: 'beginning of the campaign',
  move: 'move',
  event: 'look around',
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

/** `move to the Forest, and page 44 of the Forest, which was read there`. */
export function stepText({ intent, labels, facts }: TakenStep): string {
  return `${deed(intent.kind, labels, facts)}${outcome(facts as readonly UltraQuestFact[])}`;
}

function deed(kind: string, labels: readonly Words[], facts: readonly Fact[]): string {
  if (kind === 'answer') return labels.length ? `choice (*${and(labels.map(words))}*)` : 'answer';
  const moved = (facts as readonly UltraQuestFact[]).find((fact) => fact.kind === 'moved');
  if (kind === 'move' && moved) return `move to ${thePlace(moved.to)}`;
  return (DEEDS as Readonly<Record<string, string>>)[kind] ?? 'last step';
}

/** What came of it that whoever takes it back has seen. */
function outcome(facts: readonly UltraQuestFact[]): string {
  const page = facts.findLast((fact) => fact.kind === 'event-rolled');
  const has = (...kinds: readonly string[]): boolean => facts.some(({ kind }) => kinds.includes(kind));
  if (page && has('read')) return `, and page ${page.number} of ${theLand(page.region)}, which was read there`;
  if (page) return `, and the dice for page ${page.number}`;
  return has('read', 'fight-round', 'test', 'rolled') ? ', and all that came of it' : '';
}
