import type { Ailing } from '../../systems/ultraquest/facts.js';
import { heading, prose, small } from '../block.js';
import { and, name, or, unslug } from '../english.js';
import { Given } from '../phrases.js';
import { refusalText } from '../refusals.js';
import type { FactOf, FactWords } from './fact-words.js';
import { notDoneYet } from './not-done.js';
import { onD6 } from './power-figures.js';
import { thePlace } from './places.js';
import { thing } from './things.js';
import { ULTRAQUEST_REFUSALS } from './refusals.js';
import { causeText } from './causes.js';
import { orderLines } from './orders.js';
import { whyThisOne } from './struck.js';
import { opening, whatOnePlays } from './opening.js';

const WON: Readonly<Record<string, string>> = {
  date: 'The evening is over, and they stand highest',
  honor: 'The king has them knighted, and somebody holds the horses',
  legendary: 'A legendary treasure lies before the king, and nobody asks how far it was',
};

const FOLLOWED = {
  'fight-on': 'they fight on',
  flee: 'they flee',
  potion: 'a potion is drunk',
  magic: 'the power of the turn is used',
  attacked: 'they fight in their order of march',
  amends: 'they know what they want of a thief',
} as const;

/** Turns, and the campaign's beginning and end. */
export const TURNS: FactWords<
  | 'turn-skipped'
  | 'turn-passed'
  | 'turn-begins'
  | 'campaign-begins'
  | 'victory'
  | 'campaign-ends'
  | 'seat-joined'
  | 'seat-left'
  | 'group-ready'
  | 'group-renamed'
  | 'not-done'
  | 'orders-given'
  | 'order-followed'
  | 'talismans-kept'
  | 'turns-lost'
  | 'action-lost'
> = {
  'turns-lost': (fact) => [
    prose(`${name(fact.group)} will lose ${fact.turns === 1 ? 'the next turn' : `the next ${fact.turns} turns`}.`),
  ],
  'action-lost': (fact) => [
    prose(
      fact.already
        ? `${name(fact.who)} will do nothing in your next rest as it is${whyThisOne(fact.struck)}. No more than that is lost.`
        : `${name(fact.who)} can do nothing in your next rest (no healing, training, work or shopping)${whyThisOne(fact.struck)}.`,
    ),
  ],
  'turn-skipped': (fact) => [prose(`${name(fact.group)} lose this turn: ${causeText(fact.why)}.`)],
  'turn-passed': (fact) => [
    prose(
      fact.by === 'player'
        ? `${name(fact.group)} let the turn go by.`
        : `${name(fact.group)} were not heard of in time, and the turn goes on to the next.`,
    ),
  ],
  'turn-begins': (fact) => [
    heading(`Turn ${fact.number}: ${name(fact.group)}`),
    fact.standing
      ? small(`In ${thePlace(fact.place)} · ${standingLine(fact.standing)}`)
      : prose(`${name(fact.group)} are in ${thePlace(fact.place)}.`),
    ...(fact.standing?.heals?.length ? [small(healing(fact.standing.heals))] : []),
  ],
  'campaign-begins': (fact) => opening(fact.order, fact.goal),
  victory: (fact) => [
    heading(`${name(fact.group)} has won`),
    prose(`${WON[fact.how] ?? unslug(fact.how)}. They stand at ${fact.honor} Honor.`),
  ],
  'campaign-ends': (fact) => [heading('The book is closed'), prose(ending(fact))],
  'seat-left': (fact) => [prose(`${name(fact.player)} leaves the table, and ${name(fact.group)} go home.`)],
  'not-done': (fact) => [
    small(`${notDoneYet(fact.what)}${refusalText({ refused: fact.code, args: fact.args }, ULTRAQUEST_REFUSALS)}`),
  ],
  'orders-given': (fact) => [
    prose(`${name(fact.group)} have standing orders.`),
    ...orderLines(fact.orders, fact.apart).map(small),
  ],
  'order-followed': (fact) => [small(`By standing order of ${name(fact.group)}: ${FOLLOWED[fact.what]}.`)],
  'talismans-kept': (fact) => [
    small(
      `${name(fact.group)} keep their talismans from now on, and I do not ask about them. To be asked again: \`/orders\`, *Talismans*, *Ask me*.`,
    ),
  ],
  'group-renamed': (fact) => [prose(`${name(fact.group)} are called ${name(fact.to)} from now on.`)],
  'group-ready': (fact) => [prose(`${name(fact.group)} set out: ${and(fact.members.map(name))}.`)],
  'seat-joined': (fact) => [
    prose(
      `${name(fact.player)} leads ${name(fact.group)}${fact.preset ? `, which is ready-made group ${fact.preset}` : ''}.`,
    ),
    ...(fact.alike?.length ? [small(alikeLine(fact.alike))] : []),
    ...(fact.goal ? whatOnePlays(fact.goal) : []),
  ],
};

/** Two groups of the same people are no fault, but somebody may want to know in time. */
function alikeLine(players: readonly string[]): string {
  const others = players.length === 1 ? 'has people of the same names' : 'have people of the same names';
  return `${and(players.map(name))} ${others}; what is told names the group. Whoever would rather lead others: \`/campaign leave\`, then \`/campaign join\` with another group.`;
}

type Standing = NonNullable<FactOf<'turn-begins'>['standing']>;

/** `Honor 0 · Gold 12 · Fame 1 · injured, so no fights and no skills: Mirl and Pip`. */
function standingLine({ honor, gold, fame, hurt, ailing }: Standing): string {
  const older = hurt.length ? [`injured or cursed: ${and(hurt.map(name))}`] : [];
  return [`Honor ${honor}`, `Gold ${gold}`, `Fame ${fame}`, ...(ailing ? ailments(ailing) : older)].join(' · ');
}

/** `An injury may be healed now with /use: Mirl's Healing Potion, or Anselm's Healing (a D6 of 2 or less)`. */
function healing(heals: NonNullable<Standing['heals']>): string {
  const each = new Set(heals.map((one) => `${name(one.who)}'s ${thing(one.what)}${onD6(new Given(one))}`));
  return `An injury may be healed now with \`/use\`: ${or([...each])}.`;
}

/** What people have, and what it means, those together who have the same (UQ-CMB-52, UQ-CURSE-01, UQ-FGT-13). */
function ailments(all: readonly Ailing[]): readonly string[] {
  const having = new Map<string, string[]>();
  for (const one of all) {
    for (const what of ailmentsOf(one)) having.set(what, [...(having.get(what) ?? []), name(one.who)]);
  }
  return [...having].map(([what, who]) => `${what}: ${and(who)}`);
}

function ailmentsOf({ injuries, cursed, curses, acts }: Ailing): readonly string[] {
  const hurt = cursed > 0 ? 'with a cursed injury' : 'injured';
  return [
    ...(injuries + cursed > 0
      ? [
          `${hurt}, ${acts ? 'but still fights and acts (the skill Endurance), and another injury kills' : 'so no fights and no skills'}`,
        ]
      : []),
    ...(curses > 0 ? [`cursed, so −${curses} in fights`] : []),
  ];
}

function ending(fact: FactOf<'campaign-ends'>): string {
  const how = WON[fact.how] ?? unslug(fact.how);
  return fact.victor === null ? `Nobody won. ${how}.` : `${name(fact.victor)} have won. ${how}.`;
}
