import { describe, expect, test } from 'vitest';
import { memberNote, usableBy } from '../../src/narrator/ultraquest/notes.js';
import { named, SEAT, tableWith } from '../ultraquest/telling.js';

const labels = (table: ReturnType<typeof tableWith>, who: string) =>
  usableBy(table.state, SEAT, named(table.group, who).id).map(({ label, note }) => [label, note]);

describe('/use lists first what does something now', () => {
  test('the rest stands below it, with why not', () => {
    const table = tableWith('B');
    const rukha = named(table.group, 'Rukha');
    rukha.hand.push({ id: 'x1', kind: 'potion-of-flight' });
    expect(labels(table, 'Rukha')).toEqual([
      ['Potion of Flight', undefined],
      ['Healing Potion', 'not now: nobody is injured'],
    ]);
    named(table.group, 'Pip').injuries.red = 1;
    expect(labels(table, 'Rukha').map(([, note]) => note)).toEqual([undefined, undefined]);
    table.state.turn.seat = 's2';
    expect(labels(table, 'Rukha')).toEqual([
      ['Healing Potion', undefined],
      ['Potion of Flight', 'not now: in your own turn'],
    ]);
  });
});

test('/use says what a miracle is, and how likely it works (UQ-CLR-08)', () => {
  const table = tableWith('A');
  expect(labels(table, 'Anselm')).toContainEqual(['Healing', 'not now: nobody is injured']);
  named(table.group, 'Brun').injuries.red = 1;
  const anselm = named(table.group, 'Anselm');
  expect(labels(table, 'Anselm')).toContainEqual(['Healing', `miracle, a D6 of ${anselm.attributes.DEX} or less`]);
  anselm.hand.push({ id: 'x1', kind: 'scroll-of-flight' });
  expect(labels(table, 'Anselm').map(([label]) => label)).toContain('Flight from a scroll');
});

test('who is named for something is named with what is wrong and what is carried (UQ-SHEET-08, UQ-EQP-45)', () => {
  const { group } = tableWith('A');
  const brun = named(group, 'Brun');
  const atHand = brun.hand.filter(Boolean).length;
  expect(memberNote(brun)).toMatch(new RegExp(`^${atHand} of 6 at hand`));
  Object.assign(brun, { injuries: { red: 1, black: 0 }, curses: 2 });
  expect(memberNote(brun)).toMatch(/^injured, 2 curses · \d of 6 at hand/);
});
