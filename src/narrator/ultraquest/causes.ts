import { phrase, type Phrases } from '../phrases.js';

/** Why something came, went or hurt, by the name that the rules give it: sources, causes, reasons. */
export const CAUSES: Phrases = {
  // What hurts
  event: () => 'as the book says',
  fight: () => 'in the fight',
  stealing: () => 'caught stealing',
  amends: () => 'amends for a theft',
  flight: () => 'while running',
  overrun: () => 'overrun',
  poison: () => 'poison',
  water: () => 'water',
  drown: () => 'water',
  fire: () => 'fire',
  burn: () => 'fire',
  cold: () => 'cold',
  freeze: () => 'cold',
  falls: () => 'a fall',
  fall: () => 'a fall',
  // Where things and Gold go, and where they come from
  'body-lost': () => 'it stays with the dead',
  given: () => 'given away',
  gone: () => 'gone',
  read: () => 'read, and dust',
  'sent-away': () => 'sent home',
  talisman: () => 'it is dust now, and one die is rolled again',
  used: () => 'used up',
  'no-free-line': () => 'no room to carry it',
  audience: () => 'in the audience',
  work: () => 'for work',
  enchant: () => 'for the smith',
  treasure: () => 'treasure',
  ship: () => 'for a ship',
  berth: () => 'for a berth',
  start: () => 'to set out with',
  quest: () => 'for the quest',
  'refused-candidate': () => 'for the way home',
  // The event roll
  deeper: () => 'it lies deeper',
  navigation: () => 'by navigation',
  // Kept for the end of a step
  order: () => 'the new order of march',
  use: () => 'what is used',
  orders: () => 'the standing orders',
  give: () => 'what is handed on',
  offer: () => 'the offer',
  accept: () => 'the bargain',
  withdraw: () => 'the offer to be taken back',
  'drop-quest': () => 'the quest to be struck off',
  leave: () => 'your leave',
  buy: () => 'a purchase',
  'create-joins': () => 'your group, which is ready to join',
  join: () => 'a seat at the table',
};

export const causeText = (cause: string): string => phrase(CAUSES, cause);
