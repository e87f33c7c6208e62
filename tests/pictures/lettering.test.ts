import { describe, expect, test } from 'vitest';
import { letterable, widthOf } from '../../src/pictures/fonts.js';
import { fit, wrap } from '../../src/pictures/svg/lettering.js';

const HAND = { face: 'hand', size: 32, within: 300, smallest: 22 } as const;

describe('lettering', () => {
  test('the fonts have the letters of Ultimor', () => {
    for (const face of ['print', 'bold', 'italic', 'hand'] as const) {
      expect(letterable('Öd Wü Hü Hö Gadûr – … 10', face)).toBe('Öd Wü Hü Hö Gadûr – … 10');
    }
  });

  test('a sign that no font has becomes one dot, an accent joins its letter', () => {
    expect(letterable('a🦆b👩‍👩‍👧c', 'hand')).toBe('a·b·c');
    expect(letterable('O\u0308d', 'hand')).toBe('Öd');
    expect(letterable('Ж', 'hand')).toBe('Ж');
  });

  test.each(['Bo', 'The Sunday Swords of Abendheim', 'W'.repeat(80), 'Ünder '.repeat(20)])(
    '%s keeps to its width',
    (text) => {
      const fitted = fit(text, HAND);
      expect(widthOf(fitted.text, 'hand', fitted.size)).toBeLessThanOrEqual(300.01);
      expect(fitted.size).toBeGreaterThanOrEqual(22);
    },
  );

  test('a long name breaks between words and loses none', () => {
    const lines = wrap('The Long-Winded Company of Heroes', HAND, 3);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('The Long-Winded Company of Heroes');
  });
});
