import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/engine/draft.js';

const table = () => ({
  turn: { number: 3 },
  seats: { s1: { gold: [5] }, s2: { gold: [7] } } as Record<string, { gold: number[] }>,
  order: ['s1', 's2'],
});

describe('a draft', () => {
  it('changes nothing of what it is drawn from, whatever is changed in it', () => {
    const original = table();
    const draft = new Draft(original);
    draft.state.turn.number += 1;
    draft.state.order.push('s3');
    draft.state.seats['s1']?.gold.push(1);
    draft.state.seats['s3'] = { gold: [] };
    delete draft.state.seats['s2'];
    expect(original).toEqual(table());
    expect(draft.result).toEqual({
      turn: { number: 4 },
      seats: { s1: { gold: [5, 1] }, s3: { gold: [] } },
      order: ['s1', 's2', 's3'],
    });
  });

  it('gives the same part at every look, and one that was put in as it is', () => {
    const { state } = new Draft(table());
    expect(state.seats['s1']).toBe(state.seats['s1']);
    const put = { gold: [9] };
    state.seats['s2'] = put;
    expect(state.seats['s2']).toBe(put);
    expect(state.seats['s4']).toBeUndefined();
  });

  it('copies what is walked through, too', () => {
    const original = table();
    const draft = new Draft(original);
    for (const part of Object.values(draft.state.seats)) part.gold.length = 0;
    expect(original).toEqual(table());
    expect(draft.result.seats).toEqual({ s1: { gold: [] }, s2: { gold: [] } });
  });

  it('leaves alone what nobody looked at, and keeps the order of the keys', () => {
    const original = table();
    const draft = new Draft(original);
    draft.state.seats['s1']?.gold.push(1);
    expect(draft.result.seats['s2']).toBe(original.seats['s2']);
    expect(draft.result.seats['s1']).not.toBe(original.seats['s1']);
    expect(JSON.stringify(new Draft(original).result)).toBe(JSON.stringify(original));
  });

  it('may be written on after its result was taken', () => {
    const draft = new Draft(table());
    draft.state.seats['s1']?.gold.push(1);
    expect(draft.result.seats['s1']?.gold).toEqual([5, 1]);
    draft.state.turn.number = 9;
    draft.state.seats['s1']?.gold.push(2);
    expect(draft.result).toMatchObject({ turn: { number: 9 }, seats: { s1: { gold: [5, 1, 2] } } });
  });
});
