import type { Fact } from '../engine/fact.js';
import type { LoggedDie } from '../dice/dice.js';
import type { PageInFull } from '../service/service.js';
import { isOfCampaign } from './campaign-facts.js';
import { change, heading, small, type Block } from './block.js';
import { count } from './english.js';
import type { Detail, DetailVoice } from './detail-voice.js';
import { voiceOf } from './voices.js';

/** The details of a page in reading order, and every rule that is named in them, once. */
export function tellDetails(page: PageInFull): Detail {
  const { details } = voiceOf(page.campaign.system);
  const all = page.chapters.flatMap((chapter) => chapter.facts).flatMap(withScene);
  const facts = all.filter((fact) => !isOfCampaign(fact));
  const parts: readonly (readonly [string, readonly Detail[]])[] = [
    ['What was rolled', facts.flatMap((fact) => details.roll(fact) ?? [])],
    ['What changed', facts.flatMap((fact) => details.change(fact) ?? [])],
    ['The turn that begins', facts.flatMap((fact) => details.turn(fact) ?? [])],
    ['What can be chosen', page.asks.map((ask) => details.question(ask))],
    ['On the sheets, as they are now', details.sheets(page.state, namedOn(page))],
  ];
  const told = parts.filter(([, list]) => list.length > 0);
  return {
    blocks: [
      ...takenBack(page),
      ...told.flatMap(([title, list]) => [heading(title), ...list.flatMap(({ blocks }) => blocks)]),
      ...log(page.dice, details),
    ],
    rules: [...new Set(told.flatMap(([, list]) => list.flatMap(({ rules }) => rules)))],
  };
}

const takenBack = ({ chapters }: PageInFull): readonly Block[] =>
  chapters.some(({ undone }) => undone) ? [change('This was taken back later and counts no more.')] : [];

/** A step that was taken back is told with the scene before it, which is played anew. */
const withScene = (fact: Fact): readonly Fact[] => [fact, ...((fact['scene'] ?? []) as readonly Fact[])];

/** Every text that a page holds: the names of all whom it is about are among them. */
export const namedOn = ({ chapters, asks }: PageInFull): ReadonlySet<string> =>
  stringsIn([chapters.map(({ facts }) => facts), asks]);

function stringsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (inner: unknown): void => {
    if (typeof inner === 'string') found.add(inner);
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(walk);
  };
  walk(value);
  return found;
}

/** Dice that are told in one go. */
const MOST_DICE = 60;

/** The dice as the log has them, so that anybody can look each of them up. */
function log(dice: readonly LoggedDie[], voice: DetailVoice): readonly Block[] {
  if (dice.length === 0) return [];
  const shown = dice.slice(0, MOST_DICE).map((die) => `no. ${die.number}, ${voice.die(die)}`);
  const more = dice.length - shown.length;
  return [
    heading('In the log of the dice'),
    small(`${shown.join(' · ')}${more > 0 ? ` · and ${count(more, 'more', 'more')}` : ''}`),
  ];
}
