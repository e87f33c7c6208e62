import { createState } from '../../systems/ultraquest/settings.js';
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
    ...TURN.map(small),
  ];
}

const TURN = [
  'In its turn a group goes to a neighbouring place, roams where it is, or rests. Whoever goes or roams meets something: I roll a D100, which is a number from 1 to 100, read what the book has there under that number, and stop wherever you have to decide.',
  '**Honor** is how well your group is known. **Fame** comes from fights and other deeds, and each Fame gained brings 1 Honor as well. You spend Fame to train and to learn; that takes no Honor.',
];

/** What whoever joins late was not there to hear. */
export const whatOnePlays = (goal: Goal): readonly Block[] => [
  prose(GOALS[goal.kind](goal as never)),
  ...TURN.map(small),
];

const GOALS: { readonly [K in Goal['kind']]: (goal: Extract<Goal, { kind: K }>) => string } = {
  honor: ({ honor }) =>
    `The first group with **${honor} Honor** wins; so does whoever brings the king in Traumburg one of the few legendary treasures before that (each is a single thing that is found far away).`,
  date: ({ until }) => `Whoever has the most Honor on **${until}** wins.`,
  endless: () => 'Nobody wins; the book goes on for as long as you do.',
};

/** What is said of the goal before anybody has sat down. */
export function goalOf(settings: Readonly<Record<string, unknown>>): string {
  const { goal } = createState(settings);
  if (goal.kind !== 'honor') return GOALS[goal.kind](goal as never);
  return `The first group with **${goal.honor} Honor** wins. Honor is how well your group is known.`;
}
