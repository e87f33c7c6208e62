import { expect, test } from 'vitest';
import type { UltraQuestAbout } from '../../src/systems/ultraquest/facts.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';

const shop = { kind: 'shop', group: 'The Four', gold: 12, buyer: 'Rukha', basket: [], total: 0 } as const;

const said = (settlement: string) => {
  const about: UltraQuestAbout = { ...shop, settlement, basket: [] };
  return ULTRAQUEST_VOICE.about(about)[0];
};

test.each([
  ['offer', 'Something is for sale here. The purse holds 12 Gold. Rukha does the buying.'],
  ['buys', 'Somebody here buys things. The purse holds 12 Gold. Rukha does the buying.'],
  ['The late pedlar', 'The late pedlar. The purse holds 12 Gold. Rukha does the buying.'],
  ['Do', 'Abendheim. The purse holds 12 Gold. Rukha does the buying.'],
])('the stall %s is told as a place', (settlement, text) => {
  expect(said(settlement)).toMatchObject({ text });
});

test('a refusal counts the basket aloud (UQ-THF-12)', () => {
  const refused = 'not-enough-gold';
  const args = { price: 40, has: 12 };
  expect(ULTRAQUEST_VOICE.refusal({ refused, args })).toBe('It takes 40 Gold, and you have 12.');
  expect(ULTRAQUEST_VOICE.refusal({ refused, args: { ...args, basket: true } })).toBe(
    'It takes 40 Gold with what is in the basket, and you have 12.',
  );
});

test('armor takes no article', () => {
  const refusal = (item: string) => ULTRAQUEST_VOICE.refusal({ refused: 'very-heavy', args: { item } });
  expect(refusal('chain armor')).toMatch(/^Chain armor takes /);
  expect(refusal('sword')).toMatch(/^A sword takes /);
});
