import { describe, expect, it } from 'vitest';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';

const system = ultraQuest(bareBook([]));

function playing(): UltraQuestState {
  const state = system.create({});
  state.seats['a'] = standardGroup('A', 'a', 'The First', 'Ada', 'St');
  state.seats['b'] = standardGroup('B', 'b', 'The Second', 'Bert', 'Do');
  state.order = ['a', 'b'];
  return state;
}

describe('a stored state', () => {
  it('is read as it was written, whatever is in it (UQ-OBJ-07)', () => {
    const state = playing();
    const brun = state.seats['a']?.members[0];
    if (!brun) throw new Error('no Brun');
    brun.mount = { id: 'a:90', kind: 'pony', noble: 'fast' };
    brun.saddle = { id: 'a:91', kind: 'sling', masterwork: true, silver: true, magic: true };
    brun.backpack.push({
      id: 'a:92',
      kind: 'treasure',
      name: 'A bust',
      weight: 'very heavy',
      worth: 40,
      effect: { kind: 'guard', against: 'drowning', uses: 1, regions: ['UF'] },
    });
    brun.hand[5] = { id: 'a:93', kind: 'goose', being: 'companion', effect: { kind: 'skill', skill: 'Alertness' } };
    brun.effects.push({ kind: 'protection', from: 'cold', amount: 0, source: 'fur', magic: false, until: 'round' });
    Object.assign(state.seats['a'] ?? {}, {
      dungeon: { class: 'GV', entry: 'Wi', quest: 'Wi#well', graves: 0 },
      stabled: [{ place: 'Wi', owner: 'a1', mount: { id: 'a:94', kind: 'donkey' }, saddle: null }],
      quests: [{ event: 'GV', dungeon: true, place: 'Wi' }],
      scouted: { place: 'Wi', tens: 3, turn: 7 },
      hired: { until: 9 },
      found: { dungeon: 'SV', place: 'Wi' },
    });
    const stored: unknown = JSON.parse(JSON.stringify(state));
    expect(system.parse(stored)).toEqual(state);
  });

  it('keeps where a group is, what is on its sheet and who is cursed (UQ-SHEET-21, UQ-OBJ-07)', () => {
    const state = playing();
    Object.assign(state.seats['a'] ?? {}, { name: 'Us', place: 'Wi', honor: 5, fame: 3 });
    Object.assign(state.seats['a']?.members[0] ?? {}, { curses: 2 });
    const again = system.parse(JSON.parse(JSON.stringify(state)));
    expect(again.seats['a']).toMatchObject({
      name: 'Us',
      place: 'Wi',
      honor: 5,
      fame: 3,
      members: [{ curses: 2 }, {}, {}, {}],
    });
    expect(again.order).toEqual(['a', 'b']);
  });

  it.each([
    ['a version nobody knows', (state: Record<string, unknown>) => ({ ...state, version: 0 })],
    ['no version', ({ version: _, ...state }: Record<string, unknown>) => state],
    ['something that does not belong', (state: Record<string, unknown>) => ({ ...state, gold: 3 })],
    [
      'too many quests',
      (state: Record<string, unknown>) =>
        withGroup(state, { quests: ['1', '2', '3', '4'].map((event) => ({ event })) }),
    ],
    ['Honor above 100', (state: Record<string, unknown>) => withGroup(state, { honor: 101 })],
    ['an eighth name line', (state: Record<string, unknown>) => withGroup(state, { lines: 8 })],
  ])('is refused with %s', (_, spoil) => {
    const stored = JSON.parse(JSON.stringify(playing())) as Record<string, unknown>;
    expect(() => system.parse(spoil(stored))).toThrow();
  });
});

describe('the version of a stored state', () => {
  const stored = (version: unknown) => ({ ...(JSON.parse(JSON.stringify(playing())) as object), version });

  it('is named where it is too old to be brought here', () => {
    expect(() => system.parse(stored(0))).toThrow('no way from state version 0');
    expect(() => system.parse(stored(-1))).toThrow('no way from state version -1');
  });

  it('is not the way to this one where it is newer or none', () => {
    for (const version of [2, 1.5, '1', null]) {
      expect(() => system.parse(stored(version))).toThrow(/version/);
      expect(() => system.parse(stored(version))).not.toThrow('no way');
    }
  });
});

function withGroup(state: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  const seats = state['seats'] as Record<string, Record<string, unknown>>;
  return { ...state, seats: { ...seats, a: { ...seats['a'], ...change } } };
}

describe('a new campaign', () => {
  it('plays for 100 Honor, and the others play on, unless the table wants it otherwise (UQ-OBJ-02, UQ-OBJ-05, UQ-VAR-03)', () => {
    expect(system.create({})).toMatchObject({ goal: { kind: 'honor', honor: 100 }, settings: { playOn: true } });
    expect(system.create({ goal: 'endless' }).goal).toEqual({ kind: 'endless' });
    expect(system.create({ goal: { honor: 20 } }).goal).toEqual({ kind: 'honor', honor: 20 });
    expect(system.create({ goal: { until: '2026-12-24' }, playOn: false })).toMatchObject({
      goal: { kind: 'date', until: '2026-12-24' },
      settings: { playOn: false },
    });
  });
});
