import { describe, expect, it } from 'vitest';
import { onBattlePlan, onEventRoll } from '../../src/automatic/answers.js';
import { advantage, expectation } from '../../src/automatic/odds.js';
import { simulate } from '../../src/automatic/simulation.js';
import { Tally } from '../../src/automatic/tally.js';
import { marchingOrder, mayRest, training, wares } from '../../src/automatic/wants.js';
import type { Ask } from '../../src/engine/ask.js';
import { PLAYED } from '../played-book.js';
import { newItem, standardGroup } from '../../src/systems/ultraquest/start.js';

const plan = (ours: string, foeStrength: string, foeArmor = 0) => ({
  ...{ kind: 'battle-plan' as const, fight: 'ME' as const, forced: false, foes: [], foeStrength, foeArmor },
  members: [{ id: 'a1', who: 'Brun', melee: 3, ranged: 2, armor: 0, plan: 'ME' as const }],
  ...{ ours, powers: [] },
});

const fight = (ours: string, foes: string) =>
  ({ id: 1, options: [{ id: 'go' }, { id: 'decline' }], default: 'go', about: plan(ours, foes) }) as unknown as Ask;

describe('the sums of a fight', () => {
  it('are read from the page', () => {
    expect(expectation('4D6+9').mean).toBe(23);
    expect(expectation('2D10-1').mean).toBe(10);
    expect(expectation('D6').variance).toBeCloseTo(35 / 12);
    expect(expectation('7').mean).toBe(7);
  });

  it('weigh the enemy, its armor and ours', () => {
    expect(advantage(plan('4D6+8', '4D6+8'))).toBe(0);
    expect(advantage(plan('4D6+14', '4D6+8'))).toBeGreaterThan(1);
    expect(advantage(plan('4D6+8', '4D6+8', 4))).toBeLessThan(0);
  });

  it('decide whether a voluntary fight is taken', () => {
    expect(onBattlePlan(fight('4D6+8', '4D6+8'), 1)).toBe('decline');
    expect(onBattlePlan(fight('4D6+14', '4D6+8'), 1)).toBe('go');
  });
});

describe('a group of sense', () => {
  const group = () => standardGroup('A', 's1', 'Them', 'Somebody', 'St');

  it('rolls the tens again where the number threatens', () => {
    const roll = (number: number) =>
      ({
        text: { key: 'event-roll', args: { number } },
        options: [{ id: 'keep' }, { id: 'die:tens' }],
        default: 'keep',
      }) as unknown as Ask;
    expect(onEventRoll(roll(75))).toBe('keep');
    expect(onEventRoll(roll(76))).toBe('die:tens');
  });

  it('walks behind its armor, the wounded last', () => {
    const ours = group();
    const [first, , third] = ours.members;
    if (!first || !third) throw new Error('no members');
    third.hand[5] = newItem(ours, 's1', { kind: 'chain-armor' });
    first.injuries.red = 1;
    expect(marchingOrder(ours)[0]).toBe(third.id);
    expect(marchingOrder(ours).at(-1)).toBe(first.id);
  });

  it('rests where it may (UQ-HOME-19)', () => {
    const ours = group();
    expect(mayRest(ours, 'St')).toBe(true);
    expect(mayRest(ours, 'Wü')).toBe(false);
  });

  it('trains what its Fame pays for, and no more', () => {
    const ours = group();
    ours.fame = 1;
    expect(training(ours).size).toBe(1);
    ours.fame = 0;
    expect(training(ours).size).toBe(0);
  });

  it('buys the best armor that suits and that it can pay for', () => {
    const ours = group();
    const [dwarf] = ours.members;
    if (!dwarf) throw new Error('no dwarf');
    dwarf.gold = 90;
    expect(wares(ours, dwarf, 'St')[0]).toBe('chain-armor');
    dwarf.gold = 10;
    expect(wares(ours, dwarf, 'St')[0]).toBe('padded-coat');
  });
});

const { system, loaded } = await PLAYED;

describe('simulated campaigns', () => {
  it('run on by themselves, and who plays with sense lives', () => {
    const tally = new Tally();
    for (let seed = 1; seed <= 2; seed++)
      simulate({ system, library: loaded.book }, { players: 2, seed, turns: 20 }, tally);
    const { stuck, exceptions, players } = tally.summary() as {
      stuck: number;
      exceptions: number;
      players: Record<string, { groups: number; lost: number; honor: number }>;
    };
    expect(stuck + exceptions).toBe(0);
    expect(players['cautious']?.lost).toBeLessThanOrEqual(1);
    expect(players['cautious']?.honor).toBeGreaterThan(1);
    expect(players['bold']?.lost).toBeLessThanOrEqual(2);
  });

  it('end in a victory for the first who has the Honor (UQ-VAR-01)', () => {
    const tally = new Tally();
    simulate({ system, library: loaded.book }, { players: 1, seed: 3, turns: 200, honor: 5 }, tally);
    expect(tally.summary()).toMatchObject({ victories: 1, groupsLost: 0, ends: { won: 1, lost: 0, brokenOff: 0 } });
  });

  it('are over with the first victory, and broken off after so many turns of a seat', () => {
    const tally = new Tally();
    simulate({ system, library: loaded.book }, { players: 2, seed: 3, turns: 200, honor: 5 }, tally);
    expect(tally.summary()).toMatchObject({ victories: 1, ends: { won: 1 } });
    simulate({ system, library: loaded.book }, { players: 2, seed: 1, turns: 3 }, tally);
    expect(tally.summary()).toMatchObject({ campaigns: 2, ends: { won: 1, brokenOff: 1 } });
  });
});
