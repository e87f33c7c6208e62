import { act, type Acted } from '../engine/act.js';
import type { Intent } from '../engine/ask.js';
import type { EngineFact } from '../engine/fact.js';
import type { Position } from '../engine/run.js';
import type { Library } from '../engine/script.js';
import { isRefusal, type Refusal, type SeatId } from '../engine/words.js';
import type { UltraQuestFact } from '../systems/ultraquest/facts.js';
import { totalGold } from '../systems/ultraquest/gold.js';
import type { UltraQuestState } from '../systems/ultraquest/state.js';
import type { UltraQuest } from '../systems/ultraquest/system.js';
import { chanceFrom } from './chance.js';
import { diceFrom } from './play-out.js';
import { RandomPlayer, type AutomaticPlayer } from './player.js';
import type { End, Tally } from './tally.js';
import { BoldPlayer, CautiousPlayer } from './temperaments.js';

/** Turns of a seat after which a campaign that nobody has won is broken off. With four times as many nearly all come to an end. */
export const TURNS_A_SEAT = 100;
/** Intents that may be refused in a row before a seat counts as stuck. */
const PATIENCE = 30;
/** Steps after which a campaign that does not end counts as stuck. */
const MOST_STEPS = 400_000;

export interface Rules {
  readonly system: UltraQuest;
  readonly library: Library;
}

/** What is played: how many seats, from which seed, how long at the most, and for how much Honor. */
export interface Match {
  readonly players: number;
  readonly seed: number;
  readonly turns?: number;
  readonly honor?: number;
}

type Stand = Position<UltraQuestState>;
/** Turns that each seat has begun. */
type Turns = Map<SeatId, number>;

const TEMPERAMENTS = { cautious: CautiousPlayer, bold: BoldPlayer, random: RandomPlayer } as const;
type Temperament = keyof typeof TEMPERAMENTS;
const NAMES = Object.keys(TEMPERAMENTS) as readonly Temperament[];

const temperamentOf = (index: number): Temperament => NAMES[index % NAMES.length] ?? 'random';

/**
 * Plays one campaign from its first page, by the same intents as people; what comes of it goes into the tally. It ends with the
 * first victory, when every group is lost, or when a seat has had its number of turns.
 */
export function simulate({ system, library }: Rules, match: Match, tally: Tally): void {
  const { players, seed, turns = TURNS_A_SEAT, honor = 100 } = match;
  const dice = diceFrom(seed);
  const seats = Array.from({ length: players }, (_, i) => `s${i + 1}`);
  const hands = new Map<SeatId, AutomaticPlayer>(
    seats.map((seat, i) => [seat, new TEMPERAMENTS[temperamentOf(i)](chanceFrom(seed * 31 + i))]),
  );
  let event: string | null = null;
  const taken: Turns = new Map();
  let position: Stand = { state: system.create({ goal: { honor }, playOn: false }), runs: {}, nextAsk: 1, later: [] };
  const take = (seat: SeatId, intent: Intent): boolean => {
    const acted: Acted<UltraQuestState, UltraQuestFact> | Refusal = act(system, position, seat, intent, library, dice);
    if (isRefusal(acted)) return false;
    position = acted.position;
    event = eventAmong(acted.facts) ?? event;
    note(acted.facts, tally, position.state, event, taken);
    return true;
  };
  seats.forEach((seat, i) => take(seat, { kind: 'join', name: seat, group: (i + seed) % 2 ? 'B' : 'A' }));
  take('s1', { kind: 'begin' });
  for (let steps = 0; !isOver(position.state, taken, turns); steps++) {
    if (steps > MOST_STEPS || !goOn(position, hands, take)) return tally.stuck(position);
  }
  seats.forEach((seat, i) => tellFate(tally, temperamentOf(i), position.state, seat, honor));
  tally.campaign(endOf(position.state));
}

/** Whoever has won is at an end as well, and is not lost. */
function tellFate(tally: Tally, player: string, state: UltraQuestState, seat: SeatId, goal: number): void {
  const group = state.seats[seat];
  if (!group) return;
  const won = group.ended && group.members.length > 1;
  tally.fate(player, { honor: Math.min(group.honor, goal), lost: group.ended && !won, won });
}

/** Somebody has won, nobody is left, or whoever is to play has had all the turns there are. */
function isOver({ phase, turn }: UltraQuestState, taken: Turns, most: number): boolean {
  return phase === 'ended' || turn.seat === null || (taken.get(turn.seat) ?? 0) > most;
}

function endOf({ phase, turn }: UltraQuestState): End {
  if (phase === 'ended') return 'won';
  return turn.seat === null ? 'lost' : 'brokenOff';
}

/** Answers what waits, or takes the turn; false if nobody can do anything. */
function goOn(
  { runs, state }: Stand,
  hands: ReadonlyMap<SeatId, AutomaticPlayer>,
  take: (seat: SeatId, intent: Intent) => boolean,
): boolean {
  const waiting = Object.values(runs).find((run) => run.ask);
  const ask = waiting?.ask;
  if (ask) {
    const answered = waiting.journal.flatMap((entry) =>
      'answer' in entry && entry.answer === ask.name ? [entry.seat] : [],
    );
    const seat = ask.seats.find((each) => !answered.includes(each)) ?? '';
    const wish = hands.get(seat)?.answer(ask, state, seat);
    return (
      (wish !== undefined && take(seat, wish)) || take(seat, { kind: 'answer', ask: ask.id, options: [ask.default] })
    );
  }
  const seat = state.turn.seat ?? '';
  const hand = hands.get(seat);
  for (let tries = 0; hand && tries < PATIENCE; tries++) {
    if (take(seat, hand.turn(state, seat))) return true;
  }
  return take(seat, { kind: 'pass' });
}

function note(
  facts: readonly (UltraQuestFact | EngineFact)[],
  tally: Tally,
  state: UltraQuestState,
  event: string | null,
  taken: Turns,
): void {
  for (const fact of facts) {
    if (fact.kind === 'event-opens') tally.event(fact.event);
    else if (fact.kind === 'death') tally.death(fact.cause, event);
    else if (fact.kind === 'group-ends') tally.lostGroup();
    else if (fact.kind === 'victory') tally.victory(fact.how);
    else if (fact.kind === 'turn-begins') {
      const group = state.seats[fact.seat];
      const turn = (taken.get(fact.seat) ?? 0) + 1;
      taken.set(fact.seat, turn);
      const skills = group?.members.reduce((sum, member) => sum + member.skills.length, 0) ?? 0;
      if (group) tally.turn(turn, { honor: group.honor, gold: totalGold(group), skills });
    }
  }
}

/** The event that was opened last. */
function eventAmong(facts: readonly (UltraQuestFact | EngineFact)[]): string | undefined {
  return facts.findLast((fact) => fact.kind === 'event-opens')?.event;
}
