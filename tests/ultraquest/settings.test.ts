import { describe, expect, it } from 'vitest';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { canClaim } from '../../src/systems/ultraquest/quests.js';
import { agreeOn, createState } from '../../src/systems/ultraquest/settings.js';
import { emptyGroup } from '../../src/systems/ultraquest/start.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { tableWith } from './telling.js';

const system = ultraQuest(bareBook(['Wa']));

describe('what a table agrees on (UQ-OBJ-01, UQ-OBJ-05, UQ-EVT-13, UQ-VAR-02)', () => {
  it('is 100 Honor, playing on, and no help for beginners, if nothing is said', () => {
    expect(createState({})).toMatchObject({
      phase: 'gathering',
      goal: { kind: 'honor', honor: 100 },
      settings: { playOn: true, beginners: false },
      turn: { seat: null, number: 0, begun: false },
      order: [],
    });
  });

  it('may be other Honor from 5 to 100, no end, or a date', () => {
    expect(createState({ goal: { honor: 5 } }).goal).toEqual({ kind: 'honor', honor: 5 });
    expect(createState({ goal: 'endless' }).goal).toEqual({ kind: 'endless' });
    expect(createState({ goal: { until: '2026-12-24' } }).goal).toEqual({ kind: 'date', until: '2026-12-24' });
    for (const goal of [{ honor: 4 }, { honor: 101 }, { honor: 7.5 }, { until: 'soon' }])
      expect(() => createState({ goal })).toThrow();
  });

  it('may change but for its goal', () => {
    const { state } = tableWith('A');
    const agreed = agreeOn(state, { beginners: true, playOn: false, goal: 'endless' });
    expect(agreed.settings).toEqual({ playOn: false, beginners: true });
    expect(agreed.goal).toEqual(state.goal);
    expect(agreeOn(agreed, {}).settings).toEqual(agreed.settings);
  });

  it('has a deadline only if it plays to a date: a day is played to its end', () => {
    const until = (date: string) => createState({ goal: { until: date } });
    expect(system.deadline?.(until('2026-12-24'))).toEqual({ at: '2026-12-24T24:00:00Z', intent: { kind: 'finish' } });
    expect(system.deadline?.(until('2026-12-24T18:00:00Z'))?.at).toBe('2026-12-24T18:00:00Z');
    expect(system.deadline?.(createState({}))).toBeUndefined();
    expect(system.deadline?.({ ...until('2026-12-24'), phase: 'ended' })).toBeUndefined();
  });
});

describe('whose turn it is (UQ-TURN-01)', () => {
  it('is one seat, or nobody before the beginning', () => {
    expect(system.open(tableWith('A').state)).toEqual(['s1']);
    expect(system.open(createState({}))).toEqual([]);
  });
});

describe('a noted quest can be claimed (UQ-QUEST-03, UQ-DUN-02, UQ-DUN-04)', () => {
  const group = { ...emptyGroup('The Four', 'Anna', 'Fe2'), dungeon: null };
  const inside = { ...group, dungeon: { class: 'GV' as const, entry: 'Fe2', quest: null, graves: 0 } };

  it.each([
    ['in any space of its region', group, { event: 'Fe#debt' }, true],
    ['not in another', group, { event: 'Wa#debt' }, false],
    ['a dungeon where its entrance is', group, { event: 'GV', dungeon: true as const, place: 'Fe2' }, true],
    ['not elsewhere in the region', group, { event: 'GV', dungeon: true as const, place: 'Fe1' }, false],
    ['nothing inside one', inside, { event: 'Fe#debt' }, false],
  ])('%s', (_, where, quest, can) => {
    expect(canClaim(where, quest)).toBe(can);
  });
});
