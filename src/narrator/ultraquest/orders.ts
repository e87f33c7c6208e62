import type { Group, Orders } from '../../systems/ultraquest/state.js';
import { change, heading, small, type Block } from '../block.js';
import { name } from '../english.js';

type Answers<K extends keyof Orders> = Readonly<Record<NonNullable<Orders[K]> | 'ask', string>>;

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

/** A group's standing orders in words, one line each. */
export function orderLines({ tie, potion, talisman, magic, attacked, amends }: Orders): readonly string[] {
  return [
    `After a tied round: ${TIE[tie ?? 'ask']}.`,
    `At a second, deadly injury, poison, water or a fall: ${POTION[potion ?? 'ask']}.`,
    `Where a talisman could roll a die again: ${TALISMAN[talisman ?? 'ask']}.`,
    `Where a spell or miracle could avert harm: ${MAGIC[magic ?? 'ask']}.`,
    `Attacked by another group: ${ATTACKED[attacked ?? 'ask']}.`,
    `A thief caught in your bags: ${AMENDS[amends ?? 'ask']}.`,
  ];
}

export function ordersSheet(group: Group): readonly Block[] {
  return [
    heading(`Standing orders of ${name(group.name)}`),
    ...orderLines(group.orders ?? {}).map(change),
    small('`/orders after-tie: ...` changes one of them. What is left to me I ask.'),
  ];
}
