import { describe, expect, test } from 'vitest';
import { ALL_EDGES, touchingSpaces } from '../../src/pictures/map/edges.js';
import { OTHER_AREAS, SPACE_AREAS } from '../../src/pictures/map/areas.js';
import { outline } from '../../src/pictures/map/edges.js';
import { LABELS } from '../../src/pictures/map/labels.js';
import { pieces } from '../../src/pictures/map/pieces.js';
import { isInside, turning } from '../../src/pictures/ink/point.js';
import { widthOf } from '../../src/pictures/fonts.js';
import { SPACES } from '../../src/systems/ultraquest/board/spaces.js';

const ringOf = new Map(SPACE_AREAS.map(({ code, ring }) => [code, outline(ring)]));

describe('the map is the board', () => {
  test('each border of the board is a stretch of border on the map, and no other two spaces touch (G-02)', () => {
    const board = SPACES.flatMap(({ code, neighbours }) =>
      neighbours.map((other) => [code, other].toSorted().join(' ')),
    );
    expect(touchingSpaces()).toEqual([...new Set(board)].toSorted());
  });

  test('each stretch of border has exactly two sides', () => {
    expect(ALL_EDGES.filter(({ sides }) => sides.length !== 2)).toEqual([]);
  });

  test('each space has one area and one label', () => {
    const codes = SPACES.map(({ code }) => code).toSorted();
    expect([...SPACE_AREAS.map(({ code }) => code), 'Sh'].toSorted()).toEqual(codes);
    expect(Object.keys(LABELS).toSorted()).toEqual(codes);
  });

  test('areas are drawn clockwise and do not lie upon each other', () => {
    const areas = [...SPACE_AREAS, ...OTHER_AREAS];
    for (const { code, ring } of areas) expect(turning(outline(ring)), code).toBeGreaterThan(0);
    const rings = areas.map(({ ring }) => outline(ring));
    for (let x = 40; x < 1200; x += 23) {
      for (let y = 40; y < 1400; y += 23) {
        expect(rings.filter((ring) => isInside(ring, { x, y })).length, `${x} ${y}`).toBeLessThan(2);
      }
    }
  });

  test('names, settlements and pieces stand in their own space', () => {
    for (const [code, { at, town, pieces }] of Object.entries(LABELS)) {
      const ring = ringOf.get(code);
      if (!ring) continue;
      expect(isInside(ring, { x: at.x, y: at.y - 8 }), `${code}: name`).toBe(true);
      expect(isInside(ring, { x: pieces.x, y: pieces.y - 6 }), `${code}: pieces`).toBe(true);
      if (town) expect(isInside(ring, town), `${code}: settlement`).toBe(true);
    }
  });

  test('pieces that stand above a name are clear of it, with the ring around them', () => {
    for (const { code } of SPACES.filter((space) => LABELS[space.code])) {
      const { at, pieces: feet, size, name } = LABELS[code]!;
      const half = Math.max(...name.map((text) => widthOf(text, 'bold', size))) / 2;
      if (feet.y > at.y || Math.abs(feet.x - at.x) > half) continue;
      for (const scale of [1, 0.8]) {
        const drawn = pieces({ pieces: [{ group: 'Zed', seat: 0, place: code }], from: code }, scale);
        const [, cy = NaN, ry = NaN] = (/ cy="([\d.]+)"[^>]* ry="([\d.]+)"/.exec(drawn) ?? []).map(Number);
        expect(cy + ry, code).toBeLessThanOrEqual(at.y - size * 0.7);
      }
    }
  });

  test('no two names lie upon each other', () => {
    const boxes = Object.entries(LABELS).map(([code, { name, at, size }]) => {
      const half = Math.max(...name.map((text) => widthOf(text, 'bold', size))) / 2;
      return {
        code,
        left: at.x - half,
        right: at.x + half,
        top: at.y - size * 0.7,
        bottom: at.y + (name.length - 1) * size + 44,
      };
    });
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
    const clashes = pairs.filter(
      ([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    );
    expect(clashes.map(([a, b]) => `${a.code} ${b.code}`)).toEqual([]);
  });
});
