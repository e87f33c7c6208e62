import { describe, expect, it } from 'vitest';
import type { FightOp } from '../../src/book/contract/fights.js';
import { fight } from '../../src/systems/ultraquest/combat/fight.js';
import { factsOf, named, play, tableWith, wayOf } from './telling.js';

const D6 = { dice: [{ count: 1, sides: 6 as const }] };

export function fightOp(changes: Partial<FightOp> = {}): FightOp {
  return {
    op: 'fight',
    kind: 'ME',
    forced: true,
    foes: [{ count: { dice: [], plus: 4 }, name: 'goblins', strength: { ...D6, plus: 1 }, armor: 0, tags: [] }],
    branches: ['win', 'lose', 'tie', 'fled', 'declined'].map((on) => ({ on, do: [] })),
    ...changes,
  };
}

describe('a fight', () => {
  it('is won by one injury on the enemy (UQ-CMB-02, UQ-CMB-10, UQ-CMB-11, UQ-CMB-16)', () => {
    const table = tableWith('A');
    const op = fightOp({ forced: false, fame: { dice: [], plus: 2 } });
    const played = play(table, (t) => fight(op, t), {
      answers: { 'battle plan': 'go' },
      dice: {
        'round 1: Brun': 4,
        'round 1: Anselm': 4,
        'round 1: Ilwen': 4,
        'round 1: Mirl': 4,
        'round 1: foe 1': 1,
        'round 1: foe 2': 2,
        'round 1: foe 3': 3,
        'round 1: foe 4': 4,
      },
    });
    expect(wayOf(played.result, op)).toBe('win');
    expect(factsOf(played, 'fight-round')[0]).toMatchObject({
      ourTotal: 24,
      theirTotal: 14,
      outcome: 'ours',
      damage: 10,
    });
    expect(factsOf(played, 'fame')[0]).toMatchObject({ change: 2, honor: 2 });
    expect(named(table.group, 'Brun').injuries).toEqual({ red: 0, black: 0 });
  });
});
