import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Menu, Option } from '../../src/engine/ask.js';
import { refuse, type Refusal } from '../../src/engine/words.js';
import { NOT_NOW, notNow } from '../../src/narrator/not-now.js';
import { seen, THREE_LINES } from '../../src/narrator/not-now-brief.js';
import { ULTRAQUEST_REFUSALS } from '../../src/narrator/ultraquest/refusals.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';

const option = (label: string, refused?: Refusal, menu?: string): Option => ({
  id: label,
  label: { text: label },
  ...(refused && { refused }),
  ...(menu !== undefined && { menu }),
});
const menu = (id: string): Menu => ({ id, placeholder: { text: id }, min: 1, max: 1 });
const dear = (price: number) => refuse('not-enough-gold', { price, has: 2 });
const fame = (price: number) => refuse('not-enough-fame', { price, has: 0 });
const fitted = (who: string) => refuse('armor-is-fitted', { who });
const many = (count: number, refused: (at: number) => Refusal, of?: string) =>
  Array.from({ length: count }, (_, at) => option(`${of ?? 'option'} ${at}`, refused(at), of));

const REFUSALS = [
  dear(9),
  fame(9),
  fitted('Brun'),
  ...Object.keys(ULTRAQUEST_REFUSALS).map((code) => refuse(code, {})),
];

const told = (options: readonly Option[], menus: readonly Menu[] = []) => notNow({ options, menus }, ULTRAQUEST_VOICE);

describe('why options cannot be taken now', () => {
  test('those for one reason are told together, whatever each of them takes', () => {
    expect(told([...many(3, (at) => dear(at + 3)), option('leave')]).lines).toEqual([
      '*option 0*, *option 1*, *option 2*: It takes 3 to 5 Gold, and you have 2.',
    ]);
    expect(told(many(2, () => dear(3))).lines).toEqual(['*option 0*, *option 1*: It takes 3 Gold, and you have 2.']);
  });

  test('another reason is another line, and a line names as many as it holds', () => {
    const { lines } = told([...many(12, (at) => fame(at + 1)), option('shield', dear(4))]);
    expect(lines).toEqual([
      '*option 0*, *option 1*, *option 2*, *option 3*, *option 4*, *option 5*, *option 6*, and 5 more: It takes 1 to 12 Fame, and you have 0.',
      '*shield*: It takes 4 Gold, and you have 2.',
    ]);
  });

  test('reasons are told apart by what they are about, not by how they read', () => {
    expect(told([option('plate', fitted('Brun')), option('mail', fitted('Mirl'))]).lines).toHaveLength(2);
  });

  test('a menu with nothing to choose in it is told by its name, before all else, and is not there', () => {
    const menus = ['Weapons', 'Armor', 'Who trains what?'].map(menu);
    const { lines, open } = told(
      [
        option('sling', undefined, 'Weapons'),
        ...many(5, (at) => dear(at + 10), 'Armor'),
        ...many(9, (at) => fame(at + 1), 'Who trains what?'),
      ],
      menus,
    );
    expect(lines).toEqual([
      '*Armor*: It takes 10 to 14 Gold, and you have 2.',
      '*Who trains what?* It takes 1 to 9 Fame, and you have 0.',
    ]);
    expect(open.map(({ id }) => id)).toEqual(['Weapons']);
  });

  test('menus that are shut for one reason share a line, and of many reasons the two that most have are told', () => {
    const { lines, open } = told(
      [
        ...many(3, (at) => dear(at + 10), 'Armor'),
        ...many(4, (at) => dear(at + 30), 'Weapons'),
        ...many(2, () => refuse('nobody-fits', {}), 'Weapons'),
        option('plate', fitted('Brun'), 'Weapons'),
      ],
      ['Armor', 'Weapons'].map(menu),
    );
    expect(lines).toEqual([
      '*Armor*, *Weapons*: It takes 10 to 33 Gold, and you have 2.',
      '*Weapons*: None of you is of the right sort for it.',
    ]);
    expect(open).toEqual([]);
  });

  test('what would take more than three lines of a phone is told by reason, and what is left is counted', () => {
    const wares = (kind: string, refused: (at: number) => Refusal, of: number) =>
      Array.from({ length: of }, (_, at) => option(`${kind} ${at}, ${at} Gold`, refused(at), 'Weapons'));
    const { lines } = told(
      [
        option('sling', undefined, 'Weapons'),
        ...wares('staff', () => refuse('equipment-limit', { item: 'staff', of: 'fighter' }), 4),
        ...wares('blade', (at) => dear(at + 30), 12),
        ...wares('plate', () => fitted('Brun'), 2),
        ...wares('orb', () => refuse('nobody-fits', {}), 1),
      ],
      ['Weapons'].map(menu),
    );
    expect(lines).toEqual([
      'Too dear: *blade 0, 0 Gold*, and 11 more.',
      'Not for you: *staff 0, 0 Gold*, and 4 more.',
      '**More** has the rest.',
    ]);
    expect(seen(NOT_NOW + lines.join(' '))).toBeLessThanOrEqual(THREE_LINES);
  });

  test('many things for one reason are named as far as the lines go', () => {
    const { lines } = told(
      [option('sling', undefined, 'Arms'), ...many(30, (at) => fitted(`Brun ${at}`), 'Arms')],
      [menu('Arms')],
    );
    expect(lines).toEqual([
      expect.stringMatching(/^Its wearer must buy it: (\*Arms \d\*, ){6,8}and 2\d more\.$/),
      '**More** has the rest.',
    ]);
    expect(seen(NOT_NOW + lines.join(' '))).toBeLessThanOrEqual(THREE_LINES);
  });

  test('whatever is refused, and however long it is called, takes three lines of a phone at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ maxLength: 90 }), fc.constantFrom(...REFUSALS)), { maxLength: 40 }),
        (all) => {
          const options = all.map(([label, refused], at) => ({ ...option(`x${label}`, refused, 'm'), id: `${at}` }));
          const { lines } = told([option('open', undefined, 'm'), ...options], [menu('m')]);
          expect(seen(NOT_NOW + lines.join(' '))).toBeLessThanOrEqual(THREE_LINES);
        },
      ),
    );
  });

  test('more reasons than a page holds are counted', () => {
    const { lines } = told(many(9, (at) => fitted(`Brun ${at}`)));
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toBe('(And 3 more.)');
  });
});
