import { expect, test } from 'vitest';
import { readDay } from '../../commands/days.js';

test('a day is read as year, month and day, with an hour if there is one (UQ-VAR-02)', () => {
  expect(readDay(' 2030-12-24 ')).toBe('2030-12-24');
  expect(readDay('2030-12-24 20:30')).toBe('2030-12-24T20:30:00.000Z');
  expect(readDay('2030-12-24T00:00')).toBe('2030-12-24T00:00:00.000Z');
});

test.each(['24.12.2030', '2030-13-01', '2030-02-30', '2030-12-24 25:00', 'soon', '2030-12-24 8', ''])(
  '%j is no day',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);
