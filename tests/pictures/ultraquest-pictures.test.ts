import { describe, expect, test } from 'vitest';
import type { Library } from '../../src/engine/script.js';
import { mapView, ULTRAQUEST_PICTURES } from '../../src/pictures/ultraquest.js';
import { createState } from '../../src/systems/ultraquest/settings.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';

function table(): UltraQuestState {
  const state = createState({});
  state.phase = 'playing';
  state.seats = {
    '1': standardGroup('A', '1', 'The Four', 'Ada', 'St'),
    '2': standardGroup('B', '2', 'The Others', 'Bea', 'Wi'),
  };
  return state;
}

/** A book in which only these tables are written. */
function bookOf(...tables: string[]): Library {
  const script = { id: 'x', text: '' } as unknown as NonNullable<ReturnType<Library['event']>>;
  return {
    pinned: () => undefined,
    current: () => undefined,
    event: (name) => (tables.includes(name) ? script : undefined),
  };
}

describe('what the map shows of a campaign', () => {
  test('the pieces of all groups that play, in their seats’ colours', () => {
    const state = table();
    expect(mapView(state).pieces).toEqual([
      { group: 'The Four', seat: 0, place: 'St' },
      { group: 'The Others', seat: 1, place: 'Wi' },
    ]);
    Object.assign(state.seats['1'] ?? {}, { ended: true });
    expect(mapView(state).pieces).toEqual([{ group: 'The Others', seat: 1, place: 'Wi' }]);
  });

  test('the ways of the seat that looks, by the rules of travel: no sea without a craft (UQ-BOAT-13)', () => {
    const { from, open } = mapView(table(), '1');
    expect(from).toBe('St');
    expect(open?.toSorted()).toEqual(['Fe2', 'Fe3', 'UF', 'Wi']);
    expect(mapView(table()).open).toBeUndefined();
  });

  test('no way to a land without a table, as in the menu of a turn', () => {
    expect(mapView(table(), '1', bookOf('St', 'Fe', 'Wi')).open?.toSorted()).toEqual(['Fe2', 'Fe3', 'Wi']);
  });

  test('no ways for a group below ground, and before the game begins', () => {
    const below = table();
    Object.assign(below.seats['1'] ?? {}, { dungeon: { class: 'GV', entry: 'St', quest: null, graves: 0 } });
    expect(mapView(below, '1').open).toEqual([]);
    expect(mapView(below).pieces[0]).toEqual({ group: 'The Four', seat: 0, place: 'St', dungeon: 'GV' });
    expect(mapView({ ...table(), phase: 'gathering' }, '1').open).toEqual([]);
  });

  test('lands whose table the book has not', () => {
    const { unwritten } = mapView(table(), '1', bookOf('St', 'Fe', 'Wi', 'UF'));
    expect(unwritten).toContain('Wa');
    expect(unwritten).not.toContain('Fe');
    expect(mapView(table(), '1').unwritten).toBeUndefined();
  });

  test('sheets of a seat’s own group, and none for a seat without one', async () => {
    const state = table();
    expect((await ULTRAQUEST_PICTURES.group(state, '2'))?.alt).toContain('The Others');
    const member = state.seats['1']?.members[0];
    expect((await ULTRAQUEST_PICTURES.sheet(state, '1', member?.id ?? ''))?.alt).toContain(member?.name ?? '?');
    expect(await ULTRAQUEST_PICTURES.group(state, '9')).toBeUndefined();
  });
});
