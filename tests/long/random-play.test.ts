import { afterAll, describe, expect, it } from 'vitest';
import { placeFor } from '../../src/automatic/coming-to.js';
import type { Reach } from '../../src/automatic/reached.js';
import { openUltraQuest } from '../../src/rulebooks.js';
import { eventsWithinReach, RandomPlay } from '../laws/random-play.js';
import { BEYOND_REACH } from '../laws/beyond-reach.js';

const { system, loaded } = await openUltraQuest();
const play = new RandomPlay(system, loaded.book);
const reaches: Reach[] = [];

describe('random play over the Book of Events', () => {
  it.each(eventsWithinReach(loaded.book))('%s', (event) => {
    const missing = play.playOften(event).map(({ at }) => at);
    const script = loaded.book.current(event);
    reaches.push(...(script ? play.reached.of(script) : []));
    const excused = BEYOND_REACH.filter((each) => each.event === event).map(({ at }) => at);
    expect(missing.filter((at) => !excused.includes(at))).toEqual([]);
    expect(excused.filter((at) => !missing.includes(at))).toEqual([]);
  });

  it.each([...loaded.book.tables.keys()].filter((table) => placeFor(table) !== undefined))(
    '%s is introduced',
    (table) => {
      expect(play.firstWordsOf(table)).toBe(loaded.book.introduction(table));
    },
  );

  afterAll(() => {
    console.log(coverage(reaches));
  });
});

function coverage(all: readonly Reach[]): string {
  const kinds = [
    ['op', 'ops'],
    ['branch', 'branches'],
    ['option', 'options'],
  ] as const;
  const lines = kinds.map(([kind, several]) => {
    const some = all.filter((reach) => reach.kind === kind);
    return `${several} ${some.filter(({ times }) => times > 0).length} of ${some.length}`;
  });
  return `reached: ${lines.join(', ')}`;
}
