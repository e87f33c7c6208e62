import type { Goal } from '../../systems/ultraquest/state.js';
import { heading, prose, small, type Block } from '../block.js';
import { listed } from './travel.js';

/** The first words of a campaign, and what whoever has never played needs for his first turn. */
export function opening(order: readonly string[], goal: Goal | undefined): readonly Block[] {
  return [
    heading('The book is opened'),
    prose(
      'This is Ultimor. In the middle lies Traumburg with its seven bell towers, no two of which have ever struck the same noon. ' +
        'North of it stand mountains that somebody was once paid to count; he is still up there. South of it is the sea, which sends things back. ' +
        'The king knights whoever has made a name, and the rest of us tell each other how they nearly did.',
    ),
    prose(
      order.length > 1
        ? `They set out in this order: ${listed(order)}.`
        : 'Four people shoulder their packs. It is not raining yet.',
    ),
    ...(goal ? [prose(GOALS[goal.kind](goal as never))] : []),
    small(TURN),
  ];
}

const TURN =
  'A turn is a step into a neighbouring land, a look around where you are, or a rest. Whoever steps or looks around meets something: I roll a D100, read that page of the book, and stop wherever you have to decide.';

/** What whoever joins late was not there to hear. */
export const whatOnePlays = (goal: Goal): readonly Block[] => [prose(GOALS[goal.kind](goal as never)), small(TURN)];

const GOALS: { readonly [K in Goal['kind']]: (goal: Extract<Goal, { kind: K }>) => string } = {
  honor: ({ honor }) =>
    `The first group with **${honor} Honor** wins; so does whoever lays a legendary treasure before the king.`,
  date: ({ until }) => `Whoever has the most Honor on **${until}** wins.`,
  endless: () => 'Nobody wins; the book goes on for as long as you do.',
};
