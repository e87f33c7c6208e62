import { describe, expect, it } from 'vitest';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import type { Library } from '../../src/engine/script.js';
import { tellPage } from '../../src/narrator/page.js';
import { ULTRAQUEST_SHEETS } from '../../src/narrator/ultraquest/sheets.js';
import type { Page } from '../../src/service/service.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import { named, SEAT, tableWith } from '../ultraquest/telling.js';

const TURN_BEGINS: Page = {
  ...{ id: 1, step: 1, facts: [], asks: [], toAct: [SEAT], elsewhere: [] },
  campaign: {
    ...{ id: 1, guild: '77', channel: '88', system: 'ultraquest', name: 'Goats', owner: '11', homeless: false },
    ...{ seedHash: '0', version: 1, phase: 'playing', settings: {} },
    seats: [{ id: SEAT, user: '11', name: 'Ada', away: false }],
  },
};

/** A book with these tables and no others. */
function bookOf(...tables: string[]): Library {
  const script = { id: 'x', hash: 'h', parts: {} };
  return {
    pinned: () => undefined,
    current: () => undefined,
    event: (table) => (tables.includes(table) ? script : undefined),
  };
}

function waysFrom(place: string, library?: Library) {
  const { state, group } = tableWith('A');
  group.place = place;
  const found = () => Object.fromEntries(ULTRAQUEST_SHEETS.ways(state, SEAT, library).map((way) => [way.id, way]));
  return { group, found };
}

describe('the ways from a place', () => {
  it('mark lands that the book has no page for (UQ-VAR-06)', () => {
    const { found } = waysFrom('Wi', bookOf('Wi', 'Wa', 'Fe'));
    expect(found()['Wa']?.refused).toBeUndefined();
    expect(found()['Hü']).toMatchObject({ hint: 'not written yet', refused: 'not written yet' });
    expect(waysFrom('Wi').found()['Hü']?.refused).toBeUndefined();
  });

  it('leave such lands out of the menu of a turn', () => {
    const { state, group } = tableWith('A');
    group.place = 'Wi';
    const menu = (library?: Library) =>
      tellPage(TURN_BEGINS, { state, ...(library && { library }) }).ways.map(({ id }) => id);
    expect(menu()).toEqual(expect.arrayContaining(['Wa', 'Hü', 'Eb']));
    expect(menu(bookOf('Wi', 'Wa', 'Fe')).toSorted()).toEqual(['Fe1', 'Fe3', 'Wa']);
  });

  it('leave nobody stuck where nothing is written all around', () => {
    const { found } = waysFrom('Su', bookOf('Wi'));
    expect(found()['Mo']).toMatchObject({ hint: 'not written yet' });
    expect(found()['Mo']?.refused).toBeUndefined();
  });

  it('say who has to wait at the shore (UQ-BOAT-04), and where there is nothing new (UQ-EVT-06)', () => {
    const { group, found } = waysFrom('UF');
    group.cargo.push(newItem(group, SEAT, { kind: 'raft' }));
    named(group, 'Brun').mount = { id: 'm', kind: 'donkey' };
    expect(found()['UF2']?.hint).toContain('1 mount must wait here');
    expect(found()['Do']?.hint).toBe('a settlement: shops, work, lessons');
    group.place = 'Wi';
    group.honor = 50;
    expect(found()['Wa']?.hint).toBe('no more events for your Honor');
  });

  it('say for whom a land is meant, and how far one is from it', () => {
    const { group, found } = waysFrom('Mo');
    group.honor = 1;
    const hints = Object.values(found()).map(({ hint }) => hint);
    expect(hints).toContainEqual(
      expect.stringMatching(/you may go, but it is dangerous with less than \d+ Honor; you have 1$/),
    );
  });

  it('are told with what waits there on the group sheet (UQ-BOAT-08, UQ-DUN-08)', () => {
    const { state, group } = tableWith('A');
    group.moored = [{ place: 'UF', items: [newItem(group, SEAT, { kind: 'boat' })] }];
    group.stabled = [{ place: 'UF', owner: 'a1', mount: { id: 'm', kind: 'donkey' }, saddle: null }];
    group.hired = { until: 9, at: 'St' };
    const sheet = JSON.stringify(ULTRAQUEST_SHEETS.group(state, SEAT));
    expect(sheet).toContain('**Waiting in the Lower River, near bank:** a boat, a donkey');
    expect(sheet).toContain('**Waiting in Traumburg:** a hired ship');
  });

  it('are told with what is of no use in the load (UQ-SHEET-08, UQ-EQP-47)', () => {
    const { state, group } = tableWith('A');
    const belt = { kind: 'ox-belt', name: 'Ox belt', effect: { kind: 'bonus', on: 'STR', plus: 2 } } as const;
    const bell = {
      kind: 'bell',
      name: 'Bell',
      weight: 'very heavy',
      effect: { kind: 'skill', skill: 'Alertness' },
    } as const;
    group.cargo = [belt, bell].map((thing) => newItem(group, SEAT, thing));
    const sheet = JSON.stringify(ULTRAQUEST_SHEETS.group(state, SEAT));
    expect(sheet).toContain('Not at hand, so of no use there: Ox belt. `/give` hands it to somebody.');
  });

  it('are none below ground: the way out is found in there (UQ-DUN-04)', () => {
    const { group, found } = waysFrom('Wi');
    group.dungeon = { class: 'GV', entry: 'Wi', quest: null, graves: 0 };
    expect(found()).toEqual({});
  });

  it('lead back from off the board (UQ-HOME-22)', () => {
    const { group, found } = waysFrom('Hö');
    group.away = { from: 'Vu' };
    expect(Object.keys(found())).toEqual(['Vu']);
    expect(found()['Vu']?.hint).toContain('back the way you came');
  });
});

it('the table of a river is for both its banks (UQ-EVT-01)', () => {
  const told = ULTRAQUEST_VOICE.fact({
    kind: 'event-rolled',
    ...{ group: 'The Four', region: 'UF', tens: 2, ones: 5, number: 25 },
  });
  expect(told).toEqual([{ kind: 'small', text: 'D100 for the Lower River: tens 2, ones 5: **25**' }]);
});
