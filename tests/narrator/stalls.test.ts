import { expect, test } from 'vitest';
import type { Json } from '../../src/engine/words.js';
import type { UltraQuestAbout } from '../../src/systems/ultraquest/facts.js';
import { LIMITS } from '../../src/discord/limits.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { PLAYED } from '../played-book.js';

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

test('a shop says who haggles, when, and what it can bring (UQ-THF-09, UQ-EQP-62)', () => {
  const about: UltraQuestAbout = {
    ...shop,
    settlement: 'Gr',
    basket: [],
    free: true,
    traders: [{ who: 'Mirl', needs: 4 }],
  };
  const [, free, haggling] = ULTRAQUEST_VOICE.about(about);
  expect(free).toMatchObject({ text: expect.stringContaining('half of their price') as string });
  expect(haggling).toMatchObject({
    text: expect.stringMatching(
      /^Trading is tried when you pay, by Mirl \(a D6 of 4 or less, of 2 or less for a fifth\): /,
    ) as string,
  });
});

test('a refusal counts the basket aloud (UQ-THF-12)', () => {
  const refused = 'not-enough-gold';
  const args = { price: 40, has: 12 };
  expect(ULTRAQUEST_VOICE.refusal({ refused, args })).toBe('It takes 40 Gold, and you have 12.');
  expect(ULTRAQUEST_VOICE.refusal({ refused, args: { ...args, basket: true } })).toBe(
    'It takes 40 Gold, and you have 12 left beside the basket.',
  );
});

test('armor takes no article', () => {
  const refusal = (item: string) => ULTRAQUEST_VOICE.refusal({ refused: 'very-heavy', args: { item } });
  expect(refusal('chain armor')).toMatch(/^Chain armor takes /);
  expect(refusal('sword')).toMatch(/^A sword takes /);
});

const words = (key: string, args: Readonly<Record<string, Json>>) => ULTRAQUEST_VOICE.words({ key, args });

test('whose a thing is stands where it is sold, and whom it is for in the basket', () => {
  expect(words('sale', { item: 'sling', price: 5, whose: 'Mirl' })).toBe('Sell sling of Mirl for 5 Gold');
  const basket = [
    { item: 'sling', price: -5, who: 'Mirl' },
    { item: 'shield', price: 30, who: 'Brun' },
  ];
  const told = ULTRAQUEST_VOICE.about({ ...shop, settlement: 'Do', basket });
  expect(told).toContainEqual(expect.objectContaining({ text: '🧺 Sling of Mirl, you get 5 Gold' }));
  expect(told).toContainEqual(expect.objectContaining({ text: '🧺 Shield for Brun, 30 Gold' }));
});

test('a sword of the book is sold as one of the armoury is', async () => {
  const { loaded } = await PLAYED;
  const plain = ['sword', 'mace', 'silver-sword', 'silver-dagger'].map((id) => loaded.book.item(id)?.name ?? id);
  expect(plain.map((item) => words('sale', { item, price: 15, whose: 'Pip' }))).toEqual([
    'Sell sword of Pip for 15 Gold',
    'Sell mace of Pip for 15 Gold',
    'Sell silver sword of Pip for 15 Gold',
    'Sell silver dagger of Pip for 15 Gold',
  ]);
});

test('a lighter make says what one has of it, in words of no rule (UQ-EQP-51)', () => {
  const said = words('make', { make: 'light' });
  expect(said).toContain('in plate armor one can carry another heavy thing');
  expect(said.length).toBeLessThanOrEqual(LIMITS.optionText);
});

test.each([
  ['a ware', { kind: 'healing-potion' }, 'heals one injury at once, and is gone'],
  ['a weapon', { kind: 'dagger', masterwork: true }, 'melee +1'],
  ['a keepsake, in the words of the book', { kind: 'poppy-cushion', text: 'It smells of noon.' }, 'It smells of noon.'],
  ['a keepsake without words', { kind: 'poppy-cushion' }, 'a keepsake: somebody on your way may ask for it'],
  [
    'what gives a skill',
    { kind: 'x', effect: { kind: 'skill', skill: 'Parry' } },
    'gives Parry while at hand: armor +1 in every fight',
  ],
  [
    'what works from the wagon',
    { kind: 'x', weight: 'very heavy', effect: { kind: 'skill', skill: 'Alertness' } },
    'gives Alertness to who carries it, and from the wagon to all of you: sees foes first, so that you may refuse a fight which is forced on others; a test of MOV',
  ],
  [
    'what is heavy and has to be carried',
    { kind: 'x', weight: 'heavy', effect: { kind: 'guard', against: 'water' } },
    'keeps its owner from water while carried, not from the wagon',
  ],
])('the use of %s is told before it is sold', (_, item, use) => {
  expect(words('thing-use', item)).toBe(use);
});

test('the basket says whether you pay or get, and what you have then (UQ-ACT-25)', () => {
  const sum = (total: number) =>
    JSON.stringify(
      ULTRAQUEST_VOICE.about({ ...shop, settlement: 'Do', basket: [{ item: 'sling', price: total }], total }),
    );
  expect(sum(-10)).toContain('Together you get **10 Gold**, and then have 22.');
  expect(sum(5)).toContain('Together you pay **5 Gold**, and then have 7.');
});
