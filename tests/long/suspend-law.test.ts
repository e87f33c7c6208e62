import { describe, it } from 'vitest';
import { openUltraQuest } from '../../src/rulebooks.js';
import { eventsOnBoard, expectSameEnd } from '../laws/suspend-law.js';

const { system, loaded } = await openUltraQuest();
const PLAYS = 40;

describe('the suspend law over the Book of Events', () => {
  it.each(eventsOnBoard(loaded.book))('%s', (event) => {
    for (let seed = 1; seed <= PLAYS; seed++) expectSameEnd(system, loaded.book, event, seed);
  });
});
