import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chanceFrom, type Chance } from '../../src/automatic/chance.js';
import { comeTo, placeFor, tableOf } from '../../src/automatic/coming-to.js';
import { fulfil } from '../../src/automatic/fulfilling.js';
import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import { wishesOf } from '../../src/automatic/wishes.js';
import { loadBook, type Loaded } from '../../src/book/load.js';
import { Table } from '../../src/cli/scenario/table.js';
import { Transcript } from '../../src/cli/scenario/transcript.js';
import { details } from '../../src/cli/scenario/written.js';
import type { Intent } from '../../src/engine/ask.js';
import type { RegionCode } from '../../src/systems/ultraquest/names.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { ultraQuest, type UltraQuest } from '../../src/systems/ultraquest/system.js';

const FOLDER = fileURLToPath(new URL('../book/fixture/', import.meta.url));
const SEATS = ['a', 'b'] as const;
/** How often each event is played. */
const SEEDS = 10;
/** Rounds of turns that are played as they come. */
const JOURNEYS = 8;
const MOST_STEPS = 60;

/** The test book with the names of UltraQuest; its one `special` needs a handler that UltraQuest has not. */
function openTestBook(): Loaded {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => /\.(md|yaml)$/.test(path) && path !== 'events/Md.md').sort();
  return loadBook(
    files.map((path) => ({ path, text: readFileSync(join(FOLDER, path), 'utf8') })),
    ULTRAQUEST_REGISTRY,
  );
}

/** Plays the test book with seeds: groups, dice and answers are what chance makes of them, the same for the same seed. */
export class Plays {
  private readonly book = openTestBook().book;
  private readonly rules = readBook(this.book);
  private readonly system: UltraQuest = ultraQuest(this.rules);

  /** What can be played: `Wa#honey-tree 1`, `journey 1`. */
  names(): string[] {
    const events = [...this.book.tables].flatMap(([table, { events: all }]) => all.map(({ id }) => `${table}#${id}`));
    return [
      ...events.flatMap((event) => Array.from({ length: SEEDS }, (_, i) => `${event} ${i + 1}`)),
      ...Array.from({ length: JOURNEYS }, (_, i) => `journey ${i + 1}`),
    ];
  }

  /** All that is told in a play, by its name. */
  transcript(name: string): readonly string[] {
    const [what = '', seed = ''] = name.split(' ');
    const chance = chanceFrom(Number(seed) * 7919);
    return what === 'journey' ? this.journey(chance, Number(seed)) : this.event(what, chance, Number(seed));
  }

  private tableFor(state: UltraQuestState, seed: number): Table {
    return new Table(this.system, this.book, diceFrom(seed), state);
  }

  /** An event with a group that has some of what it asks about, until nothing more is asked. */
  private event(event: string, chance: Chance, seed: number): readonly string[] {
    const script = this.book.current(event);
    const place = placeFor(tableOf(event));
    if (!script || place === undefined) throw new Error(`no event ${event}`);
    const state = campaignOf(Object.fromEntries(SEATS.map((seat) => [seat, anyGroup(chance, seat, place)])));
    const { a: group } = state.seats;
    if (!group) throw new Error('no group');
    group.honor = chance.between(0, 40);
    const intent = comeTo(event, group);
    const wishes = wishesOf(script);
    for (const wish of chance.some(wishes, chance.between(0, wishes.length)))
      fulfil(wish, { group, seat: 'a', book: this.rules, chance });
    const table = this.tableFor(state, seed);
    const transcript = new Transcript(table);
    step(table, transcript, 'a', intent);
    const player = new RandomPlayer(chance);
    for (let steps = 0; table.asks.length > 0; steps++) {
      if (steps > 2 * MOST_STEPS) throw new Error(`${event} asks without end`);
      answer(table, transcript, player, steps > MOST_STEPS);
    }
    return transcript.whole();
  }

  /** Turns of two groups as they come: wherever they go, whatever they do there. */
  private journey(chance: Chance, seed: number): readonly string[] {
    const place = chance.oneOf<RegionCode>(['St', 'Wa', 'UF']);
    const state = campaignOf(Object.fromEntries(SEATS.map((seat) => [seat, anyGroup(chance, seat, place)])));
    const table = this.tableFor(state, seed);
    const transcript = new Transcript(table);
    const player = new RandomPlayer(chance);
    for (let steps = 0; steps < MOST_STEPS && table.state.turn.seat !== null; steps++) {
      const { seat } = table.state.turn;
      if (table.asks.length > 0) answer(table, transcript, player, false);
      else step(table, transcript, seat, player.turn(table.state, seat));
    }
    return transcript.whole();
  }
}

/** Carries out an intent, and notes what came of it. */
export function step(table: Table, transcript: Transcript, seat: string, intent: Intent): void {
  transcript.note(`by: ${seat}, ${details(intent)}`, table.do(seat, intent));
}

/** Answers the oldest question, plainly or by whim. */
export function answer(table: Table, transcript: Transcript, player: RandomPlayer, plainly: boolean): void {
  const ask = table.asks[0];
  if (!ask) return;
  const seats = ask.seats.filter((seat) => !answered(table, ask.name, seat));
  const { options, text } = player.answer(ask);
  step(table, transcript, seats[0] ?? 'a', {
    kind: 'answer',
    ask: ask.id,
    options: plainly ? [ask.default] : options,
    ...(text !== undefined && !plainly && { text }),
  });
}

/** Whether a seat has given its answer to a question that still waits for others. */
function answered({ position }: Table, name: string, seat: string): boolean {
  const run = Object.values(position.runs).find(({ ask }) => ask?.name === name);
  return run?.journal.some((entry) => 'answer' in entry && entry.answer === name && entry.seat === seat) ?? false;
}
