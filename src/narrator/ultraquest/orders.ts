import type { Intent } from '../../engine/ask.js';
import { ultraQuestIntent } from '../../systems/ultraquest/intents.js';
import { giveOrders } from '../../systems/ultraquest/turn/standing-orders.js';
import type { Group, MemberOrders, Orders } from '../../systems/ultraquest/state.js';
import { change, heading, small, type Block } from '../block.js';
import { name } from '../english.js';

type Answers<K extends Exclude<keyof Orders, 'each'>> = Readonly<Record<NonNullable<Orders[K]> | 'ask', string>>;

const TIE: Answers<'tie'> = {
  ask: 'I ask',
  'fight-on': 'they fight on',
  flee: 'they flee',
};
const POTION: Answers<'potion'> = {
  ask: 'I ask',
  use: 'a potion in reach is drunk at once',
  keep: 'no potion is drunk',
};
const TALISMAN: Answers<'talisman'> = { ask: 'I ask', keep: 'I do not ask; they are kept' };

const MAGIC: Answers<'magic'> = { ask: 'I ask', use: 'it is used at once', keep: 'it is kept, and I do not ask' };
const ATTACKED: Answers<'attacked'> = { ask: 'I ask for a plan', fight: 'they fight in their order of march' };
const AMENDS: Answers<'amends'> = { ask: 'I ask', gold: 'they want Gold, if he has it', injure: 'they want blood' };

/** Somebody's own orders, as the group's are written. */
export interface Apart {
  readonly who: string;
  readonly orders: MemberOrders;
}

function apartLine({ who, orders: { potion, talisman, magic } }: Apart): string {
  const said = [
    ...(potion ? [`potions: ${POTION[potion]}`] : []),
    ...(talisman ? [`talisman: ${TALISMAN[talisman]}`] : []),
    ...(magic ? [`spells and miracles: ${MAGIC[magic]}`] : []),
  ];
  return `${name(who)} alone: ${said.join('; ')}.`;
}

/** A group's standing orders in words, one line each, and then those of adventurers who have their own. */
export function orderLines(
  { tie, potion, talisman, magic, attacked, amends }: Orders,
  apart: readonly Apart[] = [],
): readonly string[] {
  return [
    `After a tied round: ${TIE[tie ?? 'ask']}.`,
    `At a second, deadly injury, poison, water or a fall: ${POTION[potion ?? 'ask']}.`,
    `Where a talisman could roll a die again: ${TALISMAN[talisman ?? 'ask']}.`,
    `Where a spell or miracle could avert harm: ${MAGIC[magic ?? 'ask']}.`,
    `Attacked by another group: ${ATTACKED[attacked ?? 'ask']}.`,
    `A thief caught in your bags: ${AMENDS[amends ?? 'ask']}.`,
    ...apart.map(apartLine),
  ];
}

function apartOf({ members, orders }: Group): readonly Apart[] {
  return members.flatMap(({ id, name: who }) => {
    const own = orders?.each?.[id];
    return own ? [{ who, orders: own }] : [];
  });
}

/** The group with orders that were given while a question is open, as they will hold. */
export function ordered(group: Group, noted: readonly Intent[] = []): Group {
  const asGiven = { ...group };
  for (const intent of noted) {
    const given = ultraQuestIntent.safeParse(intent).data;
    if (given?.kind === 'orders') giveOrders(asGiven, given, () => undefined);
  }
  return asGiven;
}

export function ordersSheet(group: Group): readonly Block[] {
  return [
    heading(`Standing orders of ${name(group.name)}`),
    ...orderLines(group.orders ?? {}, apartOf(group)).map(change),
    small('Choose one of them to change it. What is left to me I ask.'),
  ];
}
