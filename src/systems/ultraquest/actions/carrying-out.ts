import type { BookOfEvents } from '../book-of-events.js';
import { attributeValue, testOf } from '../attributes.js';
import { isSettlement } from '../board/regions.js';
import { regionAt } from '../board/spaces.js';
import { cast, castings } from '../casting.js';
import { isTroubled, mend, relieve } from '../clerics/mending.js';
import { nameOf } from '../equipment/items.js';
import { train } from '../growing/raising.js';
import { settleFor } from '../growing/survival.js';
import { sleep } from '../healing.js';
import { steal } from '../meeting/stealing.js';
import type { Attribute, RegionCode } from '../names.js';
import { isInjured } from '../sheet/skill-lines.js';
import { trySkill } from '../skill-trials.js';
import { newItem } from '../start.js';
import { talismanWindow } from '../talismans.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { changeGold } from '../wealth.js';
import { groupOf } from '../who.js';
import { work } from './work.js';
import { chooseInNeed } from './favours.js';
import { takeLesson } from './lessons.js';
import { recruitByRoll, recruitNative } from './recruiting.js';
import { visitStall } from './shopping.js';
import { settlementStall } from './stall.js';
import { rentFor, whyNotHire } from './ships.js';

/**
 * One member's special action, as the plan names it. Those that take everybody's are carried out by the first. False if nothing came
 * of it, as the player thought better of it or nobody was in need any more: then the action is not spent.
 */
export function* carryOutAction(book: BookOfEvents, t: Tale, member: Adventurer, action: string): Play<boolean> {
  switch (action) {
    case 'shop':
      return yield* shop(book, t, member);
    case 'heal':
      return yield* healSomebody(t, member);
    case 'break-curse':
      return yield* breakCurse(t, member);
    case 'steal':
      return yield* steal(t, member);
    default:
      return yield* carryOut(book, t, member, action);
  }
}

function* carryOut(book: BookOfEvents, t: Tale, member: Adventurer, action: string): Play<boolean> {
  const [name = '', detail = ''] = action.split(':');
  if (name === 'learn') return yield* takeLesson(t, member, detail);
  yield* carryOutPlain(book, t, member, name, detail);
  return true;
}

function* carryOutPlain(book: BookOfEvents, t: Tale, member: Adventurer, name: string, detail: string): Play<void> {
  switch (name) {
    case 'rest':
      return rest(t, member);
    case 'train':
      return void train(t, member, detail as Attribute);
    case 'settle':
      // Planned as an action, as rests of older builds have it.
      return settleFor(t, member, detail as RegionCode);
    case 'work':
      return work(t, member);
    case 'store':
      return yield* storePower(t, member, detail);
    case 'scout':
      return yield* scout(t, member);
    case 'raft':
      return yield* buildRaft(t, member);
    case 'hire':
      return hireShip(t, Number(detail));
    case 'recruit':
      yield* recruitByRoll(book, t);
      return;
    case 'recruit-native':
      yield* recruitNative(t);
      return;
    default:
      return undefined;
  }
}

/** UQ-ACT-03, UQ-ACT-04. */
function rest(t: Tale, member: Adventurer): void {
  if (sleep(t, member) > 0) return;
  t.tell({ kind: 'rested', who: member.name, ...(isInjured(member) ? { cursed: true } : { well: true }) });
}

/** UQ-ACT-25: buying or selling is the action; looking is none. True if anything was bought or sold. */
export function* shop(book: BookOfEvents, t: Tale, buyer: Adventurer): Play<boolean> {
  const region = regionAt(groupOf(t).place);
  if (!isSettlement(region)) return false;
  return yield* visitStall(book, t, { ...settlementStall(book, region), freeToLook: true }, buyer);
}

function* healSomebody(t: Tale, cleric: Adventurer): Play<boolean> {
  const patient = yield* chooseInNeed(t, isInjured, 'who-is-healed');
  const [casting] = castings(groupOf(t), 'Healing', [cleric]);
  if (!patient || !casting) return false;
  yield* mend(t, casting, patient);
  return true;
}

function* breakCurse(t: Tale, cleric: Adventurer): Play<boolean> {
  const one = yield* chooseInNeed(t, isTroubled, 'who-is-freed');
  const [casting] = castings(groupOf(t), 'Curse-Breaker', [cleric]);
  if (!one || !casting) return false;
  yield* relieve(t, casting, one);
  return true;
}

/** UQ-WIZ-20: the roll is made now, and none when it is let go. */
function* storePower(t: Tale, wizard: Adventurer, spell: string): Play<void> {
  const [casting] = castings(groupOf(t), 'Store Power', [wizard]);
  if (!casting || !(yield* cast(t, casting)).passed) return;
  wizard.stored = spell;
  t.tell({ kind: 'skill-used', who: wizard.name, skill: 'Store Power', effect: 'stored', args: { spell } });
}

/** UQ-RNG-16: the tens of the next event roll here; the face 0 means the tens 00. A try that fails is a use, too (UQ-RNG-17). */
function* scout(t: Tale, ranger: Adventurer): Play<void> {
  const group = groupOf(t);
  const { number: turn } = t.state.turn;
  group.scouted ??= { place: group.place, tens: null, turn };
  if (!(yield* trySkill(t, ranger, 'Scouting')).passed) return;
  const face = t.roll('scouted tens', 10);
  t.tell({ kind: 'rolled', purpose: 'scouted tens', dice: [face % 10], total: (face % 10) * 10, who: ranger.name });
  const die = { id: 'tens', purpose: 'scouted tens', sides: 10, face, who: ranger.name };
  const [kept = die] = yield* talismanWindow(t, 'scouted tens', [die]);
  const tens = kept.face % 10;
  group.scouted = { place: group.place, tens, turn };
  t.tell({ kind: 'skill-used', who: ranger.name, skill: 'Scouting', effect: 'scouted', args: { tens } });
}

/** UQ-BOAT-07: STR or INT, whichever is better, one easier for each helper, who has nothing else to do: not for a second raft either. */
function* buildRaft(t: Tale, seafarer: Adventurer): Play<void> {
  const group = groupOf(t);
  const plan = t.locals['raft'] === undefined ? (t.locals['plan'] as Record<string, string> | undefined) : {};
  const helpers = group.members.filter(({ id }) => plan?.[id] === 'help-raft').length;
  t.locals['raft'] = seafarer.id;
  const value = (attribute: Attribute) => attributeValue(seafarer, attribute, { open: true });
  const attribute = value('INT') > value('STR') ? 'INT' : 'STR';
  const parts = [{ source: 'helpers', value: helpers }];
  if (!(yield* testOf(t, seafarer, attribute, { of: 'Raft', parts, rule: 'UQ-BOAT-07' }))) return;
  const raft = newItem(group, t.seat, { kind: 'raft' });
  group.cargo.push(raft);
  t.tell({ kind: 'item-gained', who: group.name, item: nameOf(raft) });
}

/** UQ-BOAT-08, UQ-BOAT-09: a round is one turn of each seat. */
function hireShip(t: Tale, rounds: number): void {
  const group = groupOf(t);
  const gold = rentFor(rounds);
  if (whyNotHire(t, gold)) return;
  changeGold(t, -gold, 'ship');
  const seats = Math.max(1, t.state.order.filter((seat) => t.state.seats[seat]?.ended === false).length);
  group.hired = { until: t.state.turn.number + rounds * seats };
  t.tell({ kind: 'ship-hired', group: group.name, rounds });
}
