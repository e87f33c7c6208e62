import { rollAmount, hundred } from '../amounts.js';
import type { DiceAmount } from '../../../book/contract/basics.js';
import type { Script } from '../../../engine/script.js';
import type { Option } from '../../../engine/ask.js';
import type { Json } from '../../../engine/words.js';
import { isNative } from '../groups.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import type { Adventurer, Item } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { keepTalismans, spendTalisman, usableTalismans } from '../talismans.js';
import { chanceAt, trySkill } from '../skill-trials.js';
import { nameOf } from '../equipment/items.js';
import { groupOf, regionOf, surroundings } from '../where.js';

/** The two dice of an event roll as they lie; faces from 1 to 10, where 10 is the printed 0. */
interface EventDice {
  tens: number;
  ones: number;
  /** Added by Navigation. */
  shift: number;
  /** Added by the book: deeper in a dungeon. */
  plus: number;
}

/** UQ-SEA-07: Navigation shifts rolls from 5 to 95; UQ-SEA-08: its master any. */
const NAVIGABLE = { from: 5, to: 95 };

/** The number that counts: no roll leaves the table. */
function numberOf({ tens, ones, shift, plus }: EventDice): number {
  return Math.min(100, Math.max(1, hundred(tens, ones) + shift + plus));
}

/** UQ-SEA-07: above ground, in a region native to the Seafarer or on the sea. */
function canNavigate(t: Tale, member: Adventurer): boolean {
  const { region, open } = surroundings(t);
  if (!canUse(member, 'Navigation') || !open || region === 'Mg') return false;
  return region === 'Me' || isNative(groupOf(t), member, region);
}

/** What somebody needs to steer by; a master needs no roll (UQ-SEA-08). */
function surety(t: Tale, member: Adventurer): number {
  return hasMastered(member, 'Navigation') ? Infinity : chanceAt(t, member, 'Navigation');
}

/** Who could steer, the surest first. */
function navigators(t: Tale, dice: EventDice, tried: readonly string[]): Adventurer[] {
  if (dice.shift !== 0) return [];
  const roll = hundred(dice.tens, dice.ones);
  const inRange = roll >= NAVIGABLE.from && roll <= NAVIGABLE.to;
  const able = groupOf(t).members.filter(
    (member) => !tried.includes(member.id) && canNavigate(t, member) && (inRange || hasMastered(member, 'Navigation')),
  );
  return able.toSorted((a, b) => surety(t, b) - surety(t, a));
}

/** UQ-SEA-08: no course leads off the table. */
function courses(dice: EventDice): (1 | -1)[] {
  const number = numberOf(dice);
  return [...(number < 100 ? [1 as const] : []), ...(number > 1 ? [-1 as const] : [])];
}

function talismanHere(t: Tale): { owner: Adventurer; item: Item } | undefined {
  const { region, coast } = regionOf(t);
  return usableTalismans(groupOf(t), region, coast)[0];
}

/** How the book marks a page as dangerous, if it does (UQ-EVT-16). */
function markOf(t: Tale, table: string, number: number): Json | undefined {
  const first = t.library.event(table, number)?.parts['']?.[0];
  return first?.op === 'scene' ? (first['mark'] as Json | undefined) : undefined;
}

/** What could roll one of these dice again. A table of beginners is asked where the page is marked, and only there (UQ-EVT-13, UQ-VAR-07). */
function talismanFor(t: Tale, table: string, dice: EventDice): { owner: Adventurer; item: Item } | undefined {
  const isAsked = !t.state.settings.beginners || markOf(t, table, numberOf(dice)) !== undefined;
  return isAsked ? talismanHere(t) : undefined;
}

function rollOptions(t: Tale, table: string, dice: EventDice, tried: readonly string[]): Option[] {
  const talisman = talismanFor(t, table, dice);
  const seafarer = navigators(t, dice, tried)[0];
  const reroll = (die: 'tens' | 'ones'): Option => ({
    id: `die:${die}`,
    label: { key: 'reroll', args: { die, face: dice[die] % 10, item: talisman ? nameOf(talisman.item) : '' } },
  });
  const steer = (by: 1 | -1): Option => ({
    id: by > 0 ? 'navigate:up' : 'navigate:down',
    label: { key: 'navigate', args: { who: seafarer?.name ?? '', by } },
  });
  return [...(talisman ? [reroll('tens'), reroll('ones')] : []), ...(seafarer ? courses(dice).map(steer) : [])];
}

/** Window W1: the number is known, the text is not (UQ-EVT-14). */
function* rollWindow(t: Tale, table: string, dice: EventDice): Play<void> {
  const tried: string[] = [];
  for (;;) {
    const options = rollOptions(t, table, dice, tried);
    if (options.length === 0) return;
    const number = numberOf(dice);
    const talisman = talismanFor(t, table, dice);
    const mark = t.state.settings.beginners ? markOf(t, table, number) : undefined;
    const navigator = navigators(t, dice, tried)[0];
    const answer = yield* t.ask({
      name: 'event roll',
      kind: 'event-roll',
      text:
        mark === undefined
          ? { key: 'event-roll', args: { number } }
          : { key: 'event-roll-marked', args: { number, mark } },
      options: [
        { id: 'keep', label: { key: 'read-it', args: { number } }, tone: 'go' },
        ...options,
        ...(talisman
          ? [{ id: 'never', label: { key: 'read-it-ever', args: { number } }, tone: 'quiet' } as const]
          : []),
      ],
      default: 'keep',
      about: {
        kind: 'talisman',
        purpose: 'event',
        dice: [dice.tens % 10, dice.ones % 10],
        ...(talisman && { item: nameOf(talisman.item), owner: talisman.owner.name }),
        ...(navigator && { navigator: navigator.name }),
      },
    });
    const choice = answer.options[0];
    if (choice === 'die:tens' || choice === 'die:ones') rerollDie(t, dice, choice === 'die:tens' ? 'tens' : 'ones');
    else if (choice === 'navigate:up' || choice === 'navigate:down') {
      yield* steer(t, dice, tried, choice === 'navigate:up' ? 1 : -1);
    } else {
      if (choice === 'never') keepTalismans(t);
      return;
    }
  }
}

function rerollDie(t: Tale, dice: EventDice, die: 'tens' | 'ones'): void {
  const talisman = talismanHere(t);
  if (!talisman) return;
  spendTalisman(talisman.owner, talisman.item);
  t.tell({ kind: 'item-lost', who: talisman.owner.name, item: nameOf(talisman.item), why: 'talisman' });
  dice[die] = t.roll(`event ${die}`, 10);
  t.tell({
    kind: 'rolled',
    purpose: 'event-again',
    dice: [dice.tens % 10, dice.ones % 10],
    total: numberOf(dice),
    who: talisman.owner.name,
  });
}

function* steer(t: Tale, dice: EventDice, tried: string[], by: 1 | -1): Play<void> {
  const seafarer = navigators(t, dice, tried)[0];
  if (!seafarer) return;
  tried.push(seafarer.id);
  const mastered = hasMastered(seafarer, 'Navigation');
  const steered = mastered || (yield* trySkill(t, seafarer, 'Navigation')).passed;
  if (!steered) return;
  dice.shift = by;
  t.tell({ kind: 'skill-used', who: seafarer.name, skill: 'Navigation', effect: 'shift', args: { by } });
}

/** UQ-RNG-16: a Ranger has seen the tens of the next roll here, and it may be kept. */
function* firstDice(t: Tale): Play<{ tens: number; ones: number }> {
  const group = groupOf(t);
  const tens = group.scouted?.place === group.place && !group.dungeon ? group.scouted.tens : null;
  if (tens !== null) {
    const answer = yield* t.ask({
      name: 'scouted',
      kind: 'choice',
      text: { key: 'scouted', args: { tens } },
      options: [
        { id: 'use', label: { key: 'scouted-use', args: { tens } } },
        { id: 'roll', label: { key: 'scouted-roll' } },
      ],
      default: 'roll',
    });
    if (answer.options[0] === 'use') return { tens: tens || 10, ones: t.roll('event ones', 10) };
  }
  return { tens: t.roll('event tens', 10), ones: t.roll('event ones', 10) };
}

/**
 * Rolls D100 on a land's table and opens window W1 (UQ-EVT-01). `plus` goes deeper: over 100 counts as 100.
 * Gives the event that the number leads to, or nothing where the table is not written. After it everybody may work again (UQ-ACT-21).
 */
export function* rollEvent(
  t: Tale,
  table: string,
  plus?: DiceAmount,
): Play<{ script: Script | undefined; number: number }> {
  const group = groupOf(t);
  group.worked = [];
  const first = yield* firstDice(t);
  const added = plus ? rollAmount(t, plus, 'deeper').total : 0;
  const dice: EventDice = { ...first, shift: 0, plus: added };
  yield* rollWindow(t, table, dice);
  const number = numberOf(dice);
  t.tell({
    kind: 'event-rolled',
    group: group.name,
    region: table,
    tens: dice.tens % 10,
    ones: dice.ones % 10,
    number,
    ...(dice.plus + dice.shift !== 0 && { why: dice.plus ? 'deeper' : 'navigation' }),
  });
  return { script: t.library.event(table, number), number };
}
