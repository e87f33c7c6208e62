import { describe, expect, it } from 'vitest';
import { showFinding } from '../../src/book/finding.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { RandomPlay } from '../laws/random-play.js';
import { bookOfExamples, EXAMPLES_FILE } from './worked-examples.js';

const { book, findings } = await bookOfExamples();
const events = book.tables.get('Kl')?.events ?? [];

describe('the ten examples for authors', () => {
  it('compile, cover a whole table, and leave nothing to be said', () => {
    expect(events).toHaveLength(10);
    expect(findings.filter(({ at }) => at.file === EXAMPLES_FILE).map(showFinding)).toEqual([]);
  });

  it('can be played into every corner', () => {
    const play = new RandomPlay(ultraQuest(readBook(book)), book);
    const missing = events.flatMap(({ id }) => play.playOften(`Kl#${id}`).map(({ at }) => `${id}: ${at}`));
    expect(missing).toEqual([]);
  });
});
