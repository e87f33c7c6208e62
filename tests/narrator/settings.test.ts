import { expect, test } from 'vitest';
import { allSettingLines, settingLines } from '../../src/narrator/settings.js';

test('says what waits, and what goes on after how long', () => {
  expect(allSettingLines({}).slice(0, 3)).toEqual([
    'A turn waits for its player, however long it takes.',
    'A question waits for its answer, however long it takes.',
    'Nobody is reminded that others are waiting.',
  ]);
  expect(settingLines({ turnHours: 48, decisionHours: 1, reminderHours: 24 })).toEqual([
    'A turn that nobody takes goes on by itself after 48 hours.',
    'A question that nobody answers gets its safe answer after 1 hour.',
    'Whoever is waited for is reminded after 24 hours.',
  ]);
});
