import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../../src/book/check/danger.js';
import { ranges } from '../../src/book/check/numbers.js';
import { needsGold } from '../../src/book/check/gold-share.js';
import { stableJson } from '../../src/book/hash.js';
import { namesOf, nearest, slug } from '../../src/book/names.js';
import { locateText, withoutComments } from '../../src/book/read/source.js';
import { load, oneEvent } from './small-book.js';

describe('rank correlation', () => {
  const distinct = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 30 });

  it('is 1 with itself and -1 with its opposite', () => {
    fc.assert(
      fc.property(distinct, (row) => {
        expect(rankCorrelation(row, row)).toBeCloseTo(1);
        expect(
          rankCorrelation(
            row,
            row.map((value) => -value),
          ),
        ).toBeCloseTo(-1);
      }),
    );
  });

  it('only looks at the order', () => {
    fc.assert(
      fc.property(distinct, distinct, (a, b) => {
        const n = Math.min(a.length, b.length);
        const [x, y] = [a.slice(0, n), b.slice(0, n)];
        const grown = y.map((value) => value ** 3 + 7);
        expect(rankCorrelation(x, y)).toBeCloseTo(rankCorrelation(x, grown));
      }),
    );
  });

  it('is 0 where nothing ever changes', () => {
    expect(rankCorrelation([1, 2, 3], [4, 4, 4])).toBe(0);
  });

  it('agrees with a published example of tied ranks', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });
});

describe('ranges of numbers', () => {
  it('name every number once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 100 })), (numbers) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const named = ranges(sorted).flatMap((range) => {
          const [from = 0, to = from] = range.split('-').map(Number);
          return Array.from({ length: to - from + 1 }, (_, i) => from + i);
        });
        expect(named).toEqual(sorted);
      }),
    );
  });
});

describe('stable JSON', () => {
  it('does not care for the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const backwards = Object.fromEntries(Object.entries(object).toReversed());
        expect(stableJson(backwards)).toBe(stableJson(object));
        expect(JSON.parse(stableJson(object))).toEqual(JSON.parse(JSON.stringify(object)));
      }),
    );
  });
});

describe('places', () => {
  it('a letter of a paragraph is found in the file where it stands', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), fc.nat(6), fc.nat(), (lines, indent, pick) => {
        const texts = lines.map((line) => line.join(' '));
        const source = ['# Head', '', ...texts.map((text) => ' '.repeat(indent) + text)];
        const content = texts.join('\n');
        const located = locateText('f.md', source, 2, content);
        const offset = pick % content.length;
        if (content[offset] === '\n') return;
        const { line, column } = located.at(offset);
        expect(source[line - 1]?.[column - 1]).toBe(content[offset]);
        expect(located.slice(offset, 3).at(0)).toEqual({ file: 'f.md', line, column });
      }),
    );
  });

  it('notes are blanked without moving anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, note, after) => {
        fc.pre(![before, note, after].some((text) => /<!--|-->|[<>-]/.test(text)));
        const { text, open } = withoutComments(`${before}<!--${note}-->${after}`);
        expect(open).toBeUndefined();
        expect(text.split('\n').map((line) => line.length)).toEqual(
          `${before}<!--${note}-->${after}`.split('\n').map((line) => line.length),
        );
        expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
      }),
    );
  });
});

describe('names', () => {
  const names = namesOf([
    { id: 'kings-slipper', name: "King's slipper" },
    { id: 'elf', name: 'elf' },
    { id: 'half-duck', name: 'half-duck', also: ['duckling'] },
    { id: 'woman', name: 'woman' },
    { id: 'torch', name: 'torch' },
  ]);

  it('are found in any case, with hyphens or spaces, in the singular or the plural', () => {
    expect(names.find('kings slipper')?.id).toBe('kings-slipper');
    expect(names.find('KING\u2019S SLIPPERS')?.id).toBe('kings-slipper');
    expect(names.find('elves')?.id).toBe('elf');
    expect(names.find('Half ducks')?.id).toBe('half-duck');
    expect(names.find('duckling')?.id).toBe('half-duck');
    expect(names.find('women')?.id).toBe('woman');
    expect(names.find('torches')?.id).toBe('torch');
    expect(names.find('constructor')).toBeUndefined();
  });

  it('keep their umlauts', () => {
    expect(slug('Gadûr & Öd')).toBe('gadûr-öd');
  });

  it('are guessed at if one letter is wrong, and not if everything is', () => {
    fc.assert(
      fc.property(fc.constantFrom('Stealing', 'Lockpicking', 'Whirlwind Attack'), fc.nat(), (name, at) => {
        const i = 1 + (at % (name.length - 2));
        const slip = `${name.slice(0, i)}q${name.slice(i + 1)}`;
        expect(nearest(slip, ['Parry', 'Stealing', 'Lockpicking', 'Whirlwind Attack'])).toBe(name);
      }),
    );
    expect(nearest('xyzzy', ['Parry', 'Stealing'])).toBeUndefined();
  });
});

describe('an event that needs Gold', () => {
  const needs = (text: string): boolean => {
    const script = load([oneEvent(text)]).book.current('Wa#one');
    return script !== undefined && needsGold(script);
  };

  it('sells something and gives nothing else', () => {
    expect(needs('A man. /\n\n- Buy `pay 3`\n  - Yes. `fame 1`\n- Go (default)\n  - No.')).toBe(true);
    expect(needs('A master. `meet master Parry`')).toBe(true);
    expect(needs('A stall. `market Do`')).toBe(true);
  });

  it('is of use to the poor if any way that costs nothing changes something', () => {
    expect(needs('A man. /\n\n- Buy `pay 3`\n  - Yes. `fame 1`\n- Go (default)\n  - No. `gold 1`')).toBe(false);
    expect(needs('A man. `pay 3`\n\n- paid: Yes.\n- unpaid: He laughs. `honor -1`')).toBe(false);
    expect(needs('A find. `gold 3`')).toBe(false);
    expect(needs('Only weather.')).toBe(false);
  });
});
