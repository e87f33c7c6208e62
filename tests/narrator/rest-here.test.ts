import { expect, test } from 'vitest';
import { pageMessages } from '../../src/discord/layout/page-messages.js';
import { tellPage } from '../../src/narrator/page.js';
import type { Page } from '../../src/service/service.js';
import { SEAT, tableWith } from '../ultraquest/telling.js';

/** The page of a turn, as it is laid out. */
function turnAt(place: string) {
  const { state, group } = tableWith('A');
  Object.assign(group, { place, scene: null });
  state.turn = { seat: SEAT, number: 3, begun: false };
  const page = {
    ...{ id: 9, step: 3, facts: [], asks: [], toAct: [SEAT], elsewhere: [] },
    campaign: {
      id: 1,
      system: 'ultraquest',
      phase: 'playing',
      settings: {},
      seats: [{ id: SEAT, user: '1', name: 'Ada', away: false }],
    },
  } as unknown as Page;
  const laidOut = JSON.stringify(pageMessages(tellPage(page, { state })));
  const [, rest = ''] = /(\{[^{}]*"label":"Rest here"[^{}]*\})/.exec(laidOut) ?? [];
  return { text: laidOut, disabled: rest.includes('"disabled":true') };
}

test('a rest is greyed where nobody is at home, and the page says why (UQ-HOME-19)', () => {
  const wild = turnAt('Vu');
  expect(wild.disabled).toBe(true);
  expect(wild.text).toMatch(/\*Rest here\*: Only who is at home in[^]*can make camp/);
  const town = turnAt('St');
  expect([town.disabled, town.text.includes('can make camp')]).toEqual([false, false]);
});

test('a page in the middle of a turn says whose it is and how they stand', () => {
  const { text } = turnAt('Wi');
  expect(text).toMatch(/Turn 3: [^]*In the Meadows · Honor \**0/);
});
