import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { change, prose, small, type Block } from '../block.js';
import { name, or, unslug } from '../english.js';
import { thing } from './things.js';
import type { FactOf, FactWords } from './fact-words.js';
import { causeText } from './causes.js';
import { afterSuccess, whyThisOne } from './struck.js';

/** What an injury is; a page says it once (UQ-CMB-52, UQ-CMB-54, UQ-CMB-55). */
const INJURED =
  'Who is injured cannot fight or use skills (whoever has Endurance can), but takes tests like the others. A rest heals it; `/use` tries it at once: a Healing Potion always works, a Cleric’s Healing is rolled for. A second injury kills.';
const CURSED =
  'Who is injured cannot fight or use skills. Rest does not heal a cursed injury; a Healing Potion does (`/use`), and a Cleric’s Healing may. A second injury kills.';

/** What hurts. */
export const HARM: FactWords<
  | 'injury'
  | 'injury-averted'
  | 'curse'
  | 'curse-averted'
  | 'poisoned'
  | 'hazard'
  | 'death'
  | 'group-ends'
  | 'robbed'
  | 'life-saved'
  | 'revived'
> = {
  injury: (fact, among) => [
    ...(diesOf(fact, among) ? [] : injured(fact)),
    ...afterSuccess(fact, among),
    ...(isOver(among, fact.who) ? [] : [small(fact.colour === 'black' ? CURSED : INJURED)]),
  ],
  'injury-averted': (fact) => [change(`**${name(fact.who)}** is not hurt: ${unslug(fact.by)}.`)],
  curse: (fact) => [
    change(`**${name(fact.who)}** is cursed${fact.curses > 1 ? `, and has ${fact.curses} curses now` : ''}.`),
  ],
  'curse-averted': (fact) => [change(`The curse does not take on **${name(fact.who)}**: ${unslug(fact.by)}.`)],
  poisoned: (fact, among) => (diesOf(fact, among) ? [] : [change(poisoned(fact))]),
  hazard: (fact, among) => (diesOf(fact, among) ? [] : [change(hazard(fact))]),
  death: (fact, among) => [
    change(
      `⚰️ **${name(fact.who)}** ${dead(fact, among)}. ${isBuried(fact, among) ? 'There is a burial.' : 'There is nothing to bury.'}`,
    ),
    ...(isOver(among) ? [] : [small(SOMEBODY_NEW)]),
  ],
  'life-saved': (fact) => [change(`**${name(fact.who)}** would be dead, but for this: ${unslug(fact.by)}.`)],
  revived: (fact) => [
    change(
      `✨ **${name(fact.who)}** lives again: ${unslug(fact.by)}.${fact.lost ? ` It took something: ${unslug(fact.lost)}.` : ''}`,
    ),
  ],
  'group-ends': (fact) => [groupEnds(fact), small(ANEW)],
  robbed: (fact) => [change(robbed(fact))],
};

/** Nobody is buried of whom the event goes on to say that they are not brought back (UQ-DEATH-04). */
const isBuried = (fact: FactOf<'death'>, among: readonly UltraQuestFact[]): boolean =>
  fact.buried && !among.some((one) => one.kind === 'item-lost' && one.who === fact.who && one.why === 'body-lost');

/** What strikes somebody who is dead of it at once is said with the death. */
const diesOf = (fact: UltraQuestFact & { readonly who: string }, among: readonly UltraQuestFact[]): boolean => {
  const next = among[among.indexOf(fact) + 1];
  return next?.kind === 'death' && next.who === fact.who;
};

function injured(fact: FactOf<'injury'>): readonly Block[] {
  const which = fact.colour === 'black' ? 'a cursed injury, a black one' : 'an injury';
  return [change(`🩸 **${name(fact.who)}** takes ${which}${from(fact.source)}${whyThisOne(fact.struck)}.`)];
}

/** `is dead of a second injury (goblins): it strikes the front of the row`. */
function dead(fact: FactOf<'death'>, among: readonly UltraQuestFact[]): string {
  const last = among[among.indexOf(fact) - 1];
  const of = last?.kind === 'injury' && last.who === fact.who ? ' of a second injury' : '';
  return `is dead${of}${from(fact.cause)}${whyThisOne(fact.struck)}`;
}

const SOMEBODY_NEW =
  'Who rests in a settlement, the Fields, the Meadows or by the Lower River may look for somebody new: `/rest`, then *Look for recruits*.';

const PARTS = { purse: 'the purse', saddle: 'what is on the saddle', backpack: 'the whole backpack' } as const;

/** What of somebody's sheet was reached for, and what of it is gone (UQ-CMB-50, UQ-SHEET-12). */
function robbed({ who, line, what, at, held }: FactOf<'robbed'>): string {
  const one = `**${name(who)}**`;
  if (at === undefined)
    return what === null ? `${one} has nothing of the kind: nothing is lost.` : `${one} loses ${thing(what)}.`;
  const part = at === 'hand' ? `line ${line} at hand` : PARTS[at];
  if (what !== null) return `${one} loses ${part}: ${thing(what)}.`;
  return held
    ? `They reach for ${part} of ${one}, who holds on to it: nothing is lost.`
    : `It is ${part} of ${one}, and nothing is there: nothing is lost.`;
}

/** Whether what is told here leaves nobody to whom it would matter: the group is at its end, or this one is dead. */
const isOver = (among: readonly UltraQuestFact[], who?: string): boolean =>
  among.some((fact) => fact.kind === 'group-ends' || (fact.kind === 'death' && fact.who === who));

/** What the player can do now: nobody is out of the game (UQ-CMB-61). */
const ANEW =
  'Its player may begin anew, with a ready group or an own one: the button **New group** below, or `/resume`. A new group begins with 0 Honor.';

/** What the event does to somebody has just been read in it. */
const from = (source: string): string => (source && source !== 'event' ? ` (${causeText(source)})` : '');

const DANGERS: Readonly<Record<string, string>> = {
  water: 'is under water',
  fire: 'is in the fire',
  cold: 'is out in the cold',
  falls: 'is falling',
};

/** What keeps somebody from a danger of the book, by its name (UQ-CLR-10, 17, 19, UQ-WIZ-11, 13, 24, 30, UQ-EQP-25). */
const HELPS: Readonly<Record<string, readonly string[]>> = {
  poison: ['an antidote', 'a Cleric’s Neutralize Poison', 'a Wizard’s Teleportation'],
  water: ['a Cleric’s Water Breathing', 'a Wizard’s Gills, Flight or Teleportation'],
  fire: ['a Cleric’s Fire Protection', 'a Wizard’s Teleportation'],
  cold: ['a Wizard’s Cold Protection or Teleportation'],
  falls: ['a Wizard’s Flight or Teleportation'],
};

/** That nobody is kept from it is not the end of it: the event goes on to say what it does. */
function helpless(danger: string): string {
  const helps = HELPS[danger];
  return `, and nobody has what would help${helps ? ` (${or(helps)})` : ''}. What comes of it is told next.`;
}

function poisoned(fact: FactOf<'poisoned'>): string {
  if (!fact.saved) return `**${name(fact.who)}** is poisoned${helpless('poison')}`;
  return `**${name(fact.who)}** is poisoned and lives${fact.by ? `: ${unslug(fact.by)}` : ''}.`;
}

function hazard(fact: FactOf<'hazard'>): string {
  const danger = causeText(fact.hazard);
  if (!fact.saved)
    return `**${name(fact.who)}** ${DANGERS[fact.hazard] ?? `is in danger (${danger})`}${helpless(fact.hazard)}`;
  return `**${name(fact.who)}** comes through (${danger})${fact.by ? `: ${unslug(fact.by)}` : ''}.`;
}

function groupEnds(fact: FactOf<'group-ends'>): Block {
  const group = name(fact.group);
  return prose(
    fact.survivor === null
      ? `Nobody is left of ${group}. The book closes on them.`
      : `${name(fact.survivor)} is the last of ${group}, sells the bedrolls and goes home.`,
  );
}
