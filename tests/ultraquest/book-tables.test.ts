import { beforeAll, describe, expect, it } from 'vitest';
import { fullPrice } from '../../src/systems/ultraquest/equipment/price.js';
import { recorded, TABLES } from '../transcripts/recorded.js';
import { openTables, tableLines } from '../transcripts/tables.js';

let tables: ReturnType<typeof openTables>;
beforeAll(() => {
  tables = openTables();
});

describe('the tables of the Book of Events', () => {
  it('ask of what is made better what a smith asks for it (UQ-EQP-50, UQ-EQP-53, UQ-EQP-57, UQ-EQP-58)', () => {
    const made = tables.rows.items.flatMap(({ id, price, effect }) =>
      price !== 'none' && (effect.kind === 'weapon' || effect.kind === 'armor') ? [{ id, price, effect }] : [],
    );
    expect(made.length).toBeGreaterThan(3);
    for (const { id, price, effect } of made)
      expect(`${id} ${price}`).toBe(`${id} ${fullPrice({ ...effect, kind: effect.base })}`);
  });

  it.each([undefined, 'heavy', 'very heavy'])(
    'have normal treasures that are Gold, of one weight the more of it the higher the row: %s (UQ-TRE-02, UQ-TRE-03)',
    (weight) => {
      const worth = tables.rows.treasures.NT.filter((row) => row.weight === weight).map(({ gold }) => gold ?? 0);
      expect(worth.length).toBeGreaterThan(2);
      expect(worth).toEqual(worth.toSorted((a, b) => a - b));
    },
  );

  it('have magic and legendary treasures that are things, each legendary one once (UQ-TRE-04, UQ-TRE-05)', () => {
    const { MT, LT } = tables.rows.treasures;
    expect([...MT, ...LT].filter(({ item, gold }) => item === undefined || gold !== undefined)).toEqual([]);
    expect(new Set(LT.map(({ item }) => item)).size).toBe(LT.length);
  });

  it('hold ten candidates for each land that has a list (UQ-ACT-32)', () => {
    const lists = Object.values(tables.rows.recruits);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list.length).toBe(10);
  });

  it('have in them what they had (`npm run record` records anew)', () => {
    const now = tableLines();
    const before = recorded().get(TABLES) ?? [];
    expect(before.length).toBeGreaterThan(0);
    const kept = before.filter((line) => now.has(line.slice(0, line.indexOf(':'))));
    expect(kept.map((line) => line.slice(0, line.indexOf(':'))).map((id) => `${id}: ${now.get(id)}`)).toEqual(kept);
  });
});
