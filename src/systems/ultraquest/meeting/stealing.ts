import type { Option } from '../../../engine/ask.js';
import { refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import { asSeat } from '../as-seat.js';
import { regionAt } from '../board/spaces.js';
import { injure } from '../combat/harm.js';
import { isCompanion } from '../companions.js';
import { wareOf } from '../equipment/items.js';
import { changeHonor } from '../fame.js';
import { credit, take, totalGold } from '../gold.js';
import { groupAt, seatsInPlay } from '../groups.js';
import { optionId } from '../option-id.js';
import { ailmentsOf } from '../sheet/ailments.js';
import { emptyLine, HAND_LINES, lineAt, type Line } from '../sheet/lines.js';
import { canUse } from '../sheet/skill-lines.js';
import { trySkill } from '../skill-trials.js';
import type { Adventurer, UltraQuestState } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { attributeValue, testOf } from '../attributes.js';
import { carryOff, inWords } from './plunder.js';

/** Groups that a thief of this seat could reach: in the same region (UQ-THF-04). */
function seatsToRob(state: UltraQuestState, seat: SeatId): SeatId[] {
  const region = regionAt(groupAt(state, seat).place);
  const own = groupAt(state, seat);
  return seatsInPlay(state).filter((other) => {
    const group = groupAt(state, other);
    return other !== seat && !own.dungeon && !group.dungeon && regionAt(group.place) === region;
  });
}

interface Mark {
  readonly seat: SeatId;
  readonly victim: Adventurer;
}

/** Everybody who can be stolen from: those who carry nothing but armor and companions are left in peace (UQ-THF-04). */
export function marksOf(state: UltraQuestState, seat: SeatId): Mark[] {
  return seatsToRob(state, seat).flatMap((other) =>
    groupAt(state, other)
      .members.filter((victim) => LINES.some(({ line }) => isWorthTaking(victim, line)))
      .map((victim) => ({ seat: other, victim })),
  );
}

/** UQ-THF-05, C-26: whom, before the roll. */
function* chooseVictim(t: Tale, thief: Adventurer): Play<Mark | undefined> {
  const marks = marksOf(t.state, t.seat);
  if (marks.length === 0) return undefined;
  const id = ({ seat, victim }: Mark) => optionId('from', seat, victim.id);
  const answer = yield* t.ask({
    name: 'victim',
    kind: 'choice',
    text: { key: 'whom-to-rob', args: { who: thief.name } },
    options: [
      ...marks.map((mark): Option => ({
        id: id(mark),
        label: {
          key: 'rob-whom',
          args: { who: mark.victim.name, group: groupAt(t.state, mark.seat).name, ...ailmentsOf(mark.victim) },
        },
        menu: 'victim',
      })),
      { id: 'leave', label: { key: 'leave' }, tone: 'quiet' },
    ],
    menus: [{ id: 'victim', placeholder: { key: 'choose-victim' }, min: 1, max: 1 }],
    default: 'leave',
  });
  return marks.find((mark) => id(mark) === answer.options[0]);
}

/** A thief's special action (UQ-THF-04 to 08, UQ-ACT-39): a thing, a backpack or a purse of another group. False if nobody was chosen. */
export function* steal(t: Tale, thief: Adventurer): Play<boolean> {
  const mark = yield* chooseVictim(t, thief);
  if (!mark) return false;
  const tried = yield* trySkill(t, thief, 'Stealing');
  if (!tried.passed) yield* caught(t, thief, mark);
  else if (!(yield* foiled(t, mark))) yield* takeSomething(t, thief, mark);
  return true;
}

/** UQ-THF-08: one of the robbed who knows the trade may notice; one try. */
function* foiled(t: Tale, { seat }: Mark): Play<boolean> {
  const wit = (member: Adventurer) => attributeValue(member, 'INT');
  const [watcher] = groupAt(t.state, seat)
    .members.filter((member) => canUse(member, 'Stealing'))
    .sort((a, b) => wit(b) - wit(a));
  if (!watcher) return false;
  // Their die, and so their talisman.
  const noticed = yield* testOf(asSeat(t, seat), watcher, 'INT', { rule: 'UQ-THF-08' });
  if (noticed) t.tell({ kind: 'skill-used', who: watcher.name, skill: 'Stealing', effect: 'foiled' });
  return noticed;
}

/** The lines a thief may name: what is on them shows only afterwards; armor stays where it is. */
const LINES: readonly { id: string; line: Line; number: number }[] = [
  ...Array.from({ length: HAND_LINES }, (_, index) => ({
    id: `line:${index + 1}`,
    line: { kind: 'hand', index } as const,
    number: index + 1,
  })),
  { id: 'purse', line: { kind: 'purse' }, number: 7 },
  { id: 'saddle', line: { kind: 'saddle' }, number: 8 },
  { id: 'backpack', line: { kind: 'backpack' }, number: 9 },
];

const lineKind = (line: Line) => line && { at: line.kind };

function isWorthTaking(victim: Adventurer, line: Line): boolean {
  switch (line?.kind) {
    case 'hand': {
      const item = victim.hand[line.index];
      return item !== null && item !== undefined && wareOf(item).armor === undefined && !isCompanion(item);
    }
    case 'purse':
      return victim.gold > 0 || victim.gems.length > 0;
    case 'saddle':
      return victim.saddle !== null;
    case 'backpack':
      return victim.backpack.length > 0;
    default:
      return false;
  }
}

/** The lines that somebody's sheet has: a Fairy's ends with the purse, a Centaur's has no saddle (UQ-SHEET-12). */
function linesOf(victim: Adventurer): typeof LINES {
  return LINES.filter(({ line, number }) => lineAt(victim, number)?.kind === line?.kind);
}

/** UQ-THF-05: a line; an empty one is named again. The last that is left holds what there is. */
function* takeSomething(t: Tale, thief: Adventurer, { seat, victim }: Mark): Play<void> {
  let open = linesOf(victim);
  for (;;) {
    const [first] = open;
    if (!first) return;
    const chosen = open.length === 1 ? first : yield* nameLine(t, victim, open, first);
    if (isWorthTaking(victim, chosen.line)) return takeAll(t, thief, seat, victim, chosen.line, chosen.number);
    t.tell({ kind: 'robbed', who: victim.name, line: chosen.number, ...lineKind(chosen.line), what: null });
    open = open.filter(({ id }) => id !== chosen.id);
  }
}

function* nameLine(t: Tale, victim: Adventurer, open: typeof LINES, first: (typeof LINES)[number]): Play<typeof first> {
  const answer = yield* t.ask({
    name: 'line',
    kind: 'choice',
    text: { key: 'which-line', args: { who: victim.name } },
    options: open.map(({ id, number }) => ({ id, label: { key: 'line', args: { line: number } } })),
    default: first.id,
  });
  return open.find(({ id }) => id === answer.options[0]) ?? first;
}

function takeAll(t: Tale, thief: Adventurer, seat: SeatId, victim: Adventurer, line: Line, number: number): void {
  const booty = emptyLine(victim, line);
  t.tell({ kind: 'robbed', who: victim.name, line: number, ...lineKind(line), what: inWords(booty) });
  carryOff(t, thief, seat, victim, booty);
}

/** UQ-THF-06: a tenth of the Honor, rounded up, and what the victim's player wants: Gold, or blood (W13). */
function* caught(t: Tale, thief: Adventurer, mark: Mark): Play<void> {
  const { seat, victim } = mark;
  const own = groupOf(t);
  const other = groupAt(t.state, seat);
  t.tell({ kind: 'thief-caught', who: thief.name, victim: victim.name });
  changeHonor(own, -Math.ceil(own.honor / 10), t.tell.bind(t));
  const price = other.honor;
  const refused =
    totalGold(own) < price ? refuse('not-enough-gold', { price, has: totalGold(own) }, 'UQ-THF-06') : undefined;
  const ordered = other.orders?.amends;
  if (ordered !== undefined) t.tell({ kind: 'order-followed', group: other.name, what: 'amends' });
  const wanted = ordered === 'gold' && refused ? 'injure' : ordered;
  const amends = wanted ?? (yield* askForAmends(t, thief, mark, price, refused));
  if (amends === 'let-go') return;
  if (amends === 'injure') {
    yield* injure(t, thief, { colour: 'red', source: 'stealing' });
    return;
  }
  credit(other, take(own, price));
  t.tell({ kind: 'gold', group: own.name, change: -price, total: totalGold(own), why: 'amends' });
  t.tell({ kind: 'gold', group: other.name, change: price, total: totalGold(other), why: 'amends' });
}

/** W13: the victim's player decides, who may ask for amends and need not; Gold counts if he does not answer. */
function* askForAmends(
  t: Tale,
  thief: Adventurer,
  { seat, victim }: Mark,
  price: number,
  refused: Refusal | undefined,
): Play<'gold' | 'injure' | 'let-go'> {
  const answer = yield* t.ask({
    name: 'amends',
    kind: 'other-group',
    seats: [seat],
    text: { key: 'amends', args: { who: thief.name, victim: victim.name, group: groupOf(t).name } },
    options: [
      { id: 'gold', label: { key: 'amends-gold', args: { gold: price } }, ...(refused && { refused }) },
      { id: 'injure', label: { key: 'amends-injure', args: { who: thief.name } }, tone: 'danger' },
      { id: 'let-go', label: { key: 'amends-let-go', args: { who: thief.name } }, tone: 'quiet' },
    ],
    default: refused ? 'injure' : 'gold',
  });
  const [id] = answer.options;
  return id === 'injure' || id === 'let-go' ? id : 'gold';
}
