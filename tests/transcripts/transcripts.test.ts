import { beforeAll, describe, expect, it } from 'vitest';
import { Plays } from './plays.js';
import { recorded, TABLES, TRAVELS } from './recorded.js';
import { scenarioPaths, scenarioTranscript } from './scenarios.js';

/** A difference means that the rules tell something else than was meant; or, if this is meant now, it is recorded anew. */
const ANEW = 'is as recorded (`npm run record` records anew)';
const before = recorded();
const scenarios = scenarioPaths();
const plays = [...before.keys()].filter((name) => !name.includes('/'));

describe(`what is told in a scenario ${ANEW}`, () => {
  for (const path of scenarios)
    it(path.replace('.yaml', ''), () => {
      expect(scenarioTranscript(path)).toEqual(before.get(path));
    });
  it('and no other is recorded', () => {
    expect([...before.keys()].filter((name) => !plays.includes(name) && ![TABLES, TRAVELS].includes(name))).toEqual(
      scenarios,
    );
  });
});

describe(`what is told in a play of the test book ${ANEW}`, () => {
  let book: Plays;
  beforeAll(() => {
    book = new Plays();
  });
  for (const name of plays)
    it(name, () => {
      expect(book.transcript(name)).toEqual(before.get(name));
    });
  it('and no other is recorded', () => {
    expect(plays.toSorted()).toEqual(book.names().toSorted());
  });
});
