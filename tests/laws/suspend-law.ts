import { expect } from 'vitest';
import type { Book } from '../../src/book/book.js';
import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { chanceFrom } from '../../src/automatic/chance.js';
import { diceFrom, playSuspended, playThrough, type PlayedOut, type Table } from '../../src/automatic/play-out.js';
import { whim } from '../../src/automatic/whim.js';
import type { Position } from '../../src/engine/run.js';
import { isRefusal, type Refusal } from '../../src/engine/words.js';
import { regionAt, SPACES } from '../../src/systems/ultraquest/board/spaces.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import type { RegionCode } from '../../src/systems/ultraquest/names.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import type { UltraQuest } from '../../src/systems/ultraquest/system.js';

type Out = PlayedOut<UltraQuestState, UltraQuestFact>;

const SEATS = ['s1', 's2'] as const;

/** Two groups in the event's region, the first with the event noted as a quest, so that it can go there without a roll. */
export function atEvent(event: string, seed: number): Position<UltraQuestState> {
  const region = (event.split('#')[0] ?? '') as RegionCode;
  const chance = chanceFrom(seed);
  const place = SPACES.find((space) => regionAt(space.code) === region)?.code ?? 'St';
  const groups = Object.fromEntries(SEATS.map((seat) => [seat, anyGroup(chance, seat, place as RegionCode)]));
  const state = campaignOf(groups);
  const first = state.seats['s1'];
  if (!first) throw new Error('no group');
  first.quests = [{ event }];
  first.honor = Math.min(first.honor, 20);
  return { state, runs: {}, nextAsk: 1 + (seed % 1000), later: [] };
}

/** Every event of a region on the board; dungeons and places off it are entered through others. */
export function eventsOnBoard(book: Book): string[] {
  const regions = new Set(SPACES.map((space) => space.region as string));
  return [...book.tables.entries()]
    .filter(([region]) => regions.has(region))
    .flatMap(([region, { events }]) => events.map((event) => `${region}#${event.id}`));
}

function done(out: Out | Refusal): Out {
  if (isRefusal(out)) throw new Error(`refused: ${out.refused}`);
  return out;
}

/**
 * Suspending by a JSON round trip at every question gives the same end, the same facts and the same questions as never
 * suspending.
 */
export function expectSameEnd(system: UltraQuest, book: Book, event: string, seed: number): Out {
  const table = (): Table<UltraQuestState, UltraQuestFact> => ({
    system,
    library: book,
    dice: diceFrom(seed),
    answer: whim(seed),
  });
  const claim = { kind: 'claim', quest: event };
  const through = done(playThrough(table(), atEvent(event, seed), 's1', claim));
  const suspended = done(playSuspended(table(), atEvent(event, seed), 's1', claim));
  expect(suspended.asks.map((ask) => ask.name)).toEqual(through.asks.map((ask) => ask.name));
  expect(suspended.facts).toEqual(through.facts);
  expect(suspended.position).toEqual(JSON.parse(JSON.stringify(through.position)));
  return through;
}
