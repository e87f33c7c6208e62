import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../src/dice/scripted.js';

describe('scripted dice', () => {
  it('come by purpose, first in first out', () => {
    const dice = new ScriptedDice({ hit: [3, 5], event: 77 });
    expect([dice.draw('hit', 6), dice.draw('event', 100), dice.draw('hit', 6)]).toEqual([3, 77, 5]);
    expect(dice.leftOver()).toEqual([]);
  });

  it('say which die is missing', () => {
    const dice = new ScriptedDice({ hit: [3] });
    expect(() => dice.draw('flee', 10)).toThrow('no die scripted for "flee" (1 to 10); not yet rolled are hit: 3');
  });

  it('list what is left over', () => {
    expect(new ScriptedDice({ hit: [3, 4], flee: [] }).leftOver()).toEqual(['hit: 3, 4']);
  });

  it('show no face that the die does not have', () => {
    expect(() => new ScriptedDice({ hit: 7 }).draw('hit', 6)).toThrow('shows 7');
  });
});
