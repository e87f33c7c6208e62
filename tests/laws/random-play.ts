import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { chanceFrom, type Chance } from '../../src/automatic/chance.js';
import { comeTo, DUNGEONS, placeFor, tableOf } from '../../src/automatic/coming-to.js';
import { fulfil } from '../../src/automatic/fulfilling.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { Reached, watched, type Reach } from '../../src/automatic/reached.js';
import { choose } from '../../src/automatic/whim.js';
import { wishesOf, type Wish } from '../../src/automatic/wishes.js';
import type { Book } from '../../src/book/book.js';
import { pageMessages } from '../../src/discord/layout/page-messages.js';
import { faultsOf } from '../../src/discord/limits.js';
import { act, type Acted } from '../../src/engine/act.js';
import type { AnswerIntent, Ask, Intent } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import type { Script } from '../../src/engine/script.js';
import { isRefusal, type Refusal } from '../../src/engine/words.js';
import { tellPage } from '../../src/narrator/page.js';
import type { Campaign } from '../../src/service/service.js';
import { MOST_GROUP_NAME, MOST_NAME } from '../../src/systems/ultraquest/creation/names.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { seatsInPlay } from '../../src/systems/ultraquest/groups.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import type { BookOfEvents } from '../../src/systems/ultraquest/book-of-events.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import type { UltraQuest } from '../../src/systems/ultraquest/system.js';

type Here = Acted<UltraQuestState, UltraQuestFact>;

/** Plays of each event, and up to how many more where something was not reached yet. */
const PLAYS = 100;
const MOST_PLAYS = 1000;
/** A play that asks more often than this leads nowhere. */
const MOST_QUESTIONS = 400;
const SEATS = ['s1', 's2'] as const;

/** Every event that a group can be brought to. */
export function eventsWithinReach(book: Book): string[] {
  return [...book.tables.entries()]
    .filter(([table]) => placeFor(table) !== undefined)
    .flatMap(([table, { events }]) => events.map((event) => `${table}#${event.id}`));
}

/** Plays events at random, and notes what of their texts was reached. */
export class RandomPlay {
  readonly reached = new Reached();
  private readonly system: UltraQuest;
  private readonly rules: BookOfEvents;

  constructor(
    system: UltraQuest,
    private readonly book: Book,
  ) {
    this.system = watched(system, this.reached);
    this.rules = readBook(book);
  }

  /** Plays an event a hundred times or more; what was not reached is left over. Throws where a play comes to no end. */
  playOften(event: string): Reach[] {
    const script = this.book.current(event);
    if (!script) throw new Error(`no event ${event}`);
    const wishes = wishesOf(script);
    const curiosity = new Curiosity();
    let missing: Reach[] = [];
    for (let seed = 1; seed <= MOST_PLAYS; seed++) {
      this.playOnce(script, wishes, curiosity, seed);
      if (seed % PLAYS !== 0) continue;
      missing = this.reached.of(script).filter(({ times }) => times === 0);
      if (missing.length === 0) break;
    }
    return missing;
  }

  /** What a group is told first where it comes to a table for the first time. */
  firstWordsOf(table: string): string | undefined {
    const place = placeFor(table);
    if (place === undefined) throw new Error(`no space for ${table}`);
    const group = anyGroup(chanceFrom(1), 's1', place);
    group.honor = 0;
    const dungeon = DUNGEONS.find((each) => each === table);
    if (dungeon) group.found = { dungeon, place };
    const start = { state: campaignOf({ s1: group }), runs: {}, nextAsk: 1, later: [] };
    const intent: Intent = dungeon ? { kind: 'claim', quest: dungeon } : { kind: 'event' };
    const here = this.carryOut(start, 's1', intent, diceFrom(1));
    this.expectShowable(here);
    return here.facts.flatMap((fact) => (fact.kind === 'introduction' ? [fact.text] : []))[0];
  }

  private playOnce(script: Script, wishes: readonly Wish[], curiosity: Curiosity, seed: number): void {
    const chance = chanceFrom(seed * 7919);
    curiosity.stubborn = chance.between(1, 3) === 1;
    const { position, intent } = this.begin(script.id, wishes, chance);
    const dice = diceFrom(seed);
    let here = this.carryOut(position, 's1', intent, dice);
    for (let count = 0; ; count++) {
      this.expectShowable(here);
      const ask = openAsk(here.position);
      if (!ask) return expectNextTurn(this.system, here.position);
      if (count > MOST_QUESTIONS) throw new Error(`${script.id} asks without end, last ${ask.name}`);
      here = this.carryOut(here.position, seatFor(here.position, ask), curiosity.answer(ask, chance), dice);
    }
  }

  private carryOut(
    position: Position<UltraQuestState>,
    seat: string,
    intent: Intent,
    dice: ReturnType<typeof diceFrom>,
  ): Here {
    const acted: Here | Refusal = act(this.system, position, seat, intent, this.book, dice);
    if (isRefusal(acted)) throw new Error(`${intent.kind} refused: ${acted.refused} ${JSON.stringify(intent)}`);
    return acted;
  }

  /** Two groups, the first at the event with about half of what the event asks about, all with the longest names there are. */
  private begin(event: string, wishes: readonly Wish[], chance: Chance) {
    const place = placeFor(tableOf(event)) ?? 'St';
    const seats = SEATS.slice(0, chance.between(1, 6) === 1 ? 1 : 2);
    const state = campaignOf(Object.fromEntries(seats.map((seat) => [seat, anyGroup(chance, seat, place)])));
    const group = state.seats['s1'];
    if (!group) throw new Error('no group');
    group.honor = chance.between(0, 40);
    for (const member of group.members) member.gold = chance.oneOf([0, 10, 60]);
    if (chance.between(1, 4) === 1) group.members = group.members.slice(0, 3);
    const intent = comeTo(event, group);
    const some = someOf(wishes, chance);
    for (const wish of some) fulfil(wish, { group, seat: 's1', book: this.rules, chance });
    const other = state.seats['s2'];
    if (other) other.place = some.some((wish) => wish.for === 'neighbour') ? group.place : chance.oneOf(['St', 'Be']);
    for (const each of Object.values(state.seats)) giveLongNames(each);
    if (chance.between(1, 4) === 1) this.takeLegends(state);
    return { position: { state, runs: {}, nextAsk: 1, later: [] } as Position<UltraQuestState>, intent };
  }

  /** Somebody has every legendary treasure already. */
  private takeLegends(state: UltraQuestState): void {
    for (let row = 1; row <= this.rules.treasureRows('LT'); row++) {
      const thing = this.rules.treasure('LT', row)?.item;
      if (thing !== undefined) state.legendary[thing] = 's2';
    }
  }

  private expectShowable({ position, facts, opened }: Here): void {
    const page = {
      ...{ id: 1, step: 1, campaign: CAMPAIGN, facts, asks: opened, elsewhere: [] },
      toAct: this.system.open(position.state),
    };
    const faults = pageMessages(tellPage(page, { state: position.state })).flatMap(faultsOf);
    if (faults.length > 0) throw new Error(`a page that Discord refuses: ${faults.join('; ')}`);
  }
}

/** Everything an event asks about, one thing of it alone, or some. */
function someOf(wishes: readonly Wish[], chance: Chance): readonly Wish[] {
  const how = chance.between(1, 4);
  // Of wishes that contradict each other the last one counts.
  if (how === 1) return chance.between(0, 1) === 0 ? wishes : wishes.toReversed();
  return chance.some(wishes, how === 2 ? Math.min(1, wishes.length) : chance.between(0, wishes.length));
}

const LONGEST = '*'.repeat(MOST_NAME);

const CAMPAIGN: Campaign = {
  ...{ id: 999_999_999, guild: '1', channel: '1', system: 'ultraquest', name: LONGEST, owner: '1', homeless: false },
  ...{ seedHash: '', version: 1, phase: 'playing', settings: {} },
  seats: SEATS.map((id) => ({ id, user: '1234567890123456789', name: '*'.repeat(MOST_GROUP_NAME), away: false })),
};

function giveLongNames(group: { name: string; player: string; members: { name: string }[] }): void {
  group.name = '*'.repeat(MOST_GROUP_NAME);
  group.player = '*'.repeat(MOST_GROUP_NAME);
  group.members.forEach((member, i) => (member.name = `${'*'.repeat(MOST_NAME - 1)}${i}`));
}

/** Options with which something dangerous goes on: a ladder, a tied fight, a fight that could be declined. */
const GOING_ON: readonly string[] = ['on', 'fight-on', 'go'];

/** Somebody who likes best to try what was tried least. */
class Curiosity {
  private readonly tried = new Map<string, number>();
  /** Where somebody may go on or stop, this one goes on. */
  stubborn = false;

  answer(ask: Ask, chance: Chance): AnswerIntent {
    const open = ask.options.filter((option) => !option.refused && option.menu === undefined);
    const curious = open.length > 0 && ask.revises !== true && chance.between(1, 3) > 1;
    const on = this.stubborn ? open.find(({ id }) => GOING_ON.includes(id)) : undefined;
    const answer = on
      ? { options: [on.id] }
      : curious
        ? { options: [this.leastTried(ask, open)] }
        : choose(ask, chance);
    const chosen = ask.options.find(({ id }) => id === answer.options[0]);
    for (const option of answer.options) this.tried.set(option, (this.tried.get(option) ?? 0) + 1);
    const text = chosen?.write && (chosen.write.suggestion ?? 'n'.repeat(chosen.write.min));
    return { kind: 'answer', ask: ask.id, ...answer, ...(text !== undefined && { text }) };
  }

  private leastTried(ask: Ask, open: Ask['options']): string {
    const times = ({ id }: Ask['options'][number]) => this.tried.get(id) ?? 0;
    return open.toSorted((a, b) => times(a) - times(b))[0]?.id ?? ask.default;
  }
}

function openAsk({ runs }: Position<UltraQuestState>): Ask | undefined {
  return Object.values(runs).find((run) => run.ask)?.ask;
}

function seatFor({ runs }: Position<UltraQuestState>, ask: Ask): string {
  const journal = Object.values(runs).find((run) => run.ask === ask)?.journal ?? [];
  const answered = journal.flatMap((entry) => ('answer' in entry && entry.answer === ask.name ? [entry.seat] : []));
  return ask.seats.find((seat) => !answered.includes(seat)) ?? 's1';
}

/** No play leads into a corner: nothing runs any more, and somebody may take a turn unless nobody is left or the game is won. */
function expectNextTurn(system: UltraQuest, { state, runs }: Position<UltraQuestState>): void {
  const running = Object.entries(runs).find(([, run]) => run.frames.length > 0);
  if (running) throw new Error(`${running[0]} is left in ${running[1].frames.at(-1)?.script}`);
  if (state.phase === 'ended' || seatsInPlay(state).length === 0) return;
  if (system.open(state).length === 0 || state.turn.begun) throw new Error('nobody may take a turn');
}
