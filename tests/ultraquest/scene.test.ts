import { describe, expect, it } from 'vitest';
import type { Script } from '../../src/engine/script.js';
import { openScene, remember, stage } from '../../src/systems/ultraquest/turn/scene.js';
import { play, SEAT, tableWith } from './telling.js';

const event = (id: string): Script => ({ id, hash: 'h', parts: { '': [] } });

describe('a scene', () => {
  it('begins with nothing in it, and knows who was dead before (UQ-QUEST-04)', () => {
    const { group } = tableWith('A');
    group.graves.push({ name: 'Bert', turn: 1, cause: 'troll' });
    group.scene = null;
    expect(openScene(group, 'Wi')).toEqual({
      region: 'Wi',
      event: null,
      number: null,
      flags: [],
      quest: null,
      graves: 1,
      fought: false,
      locked: false,
    });
    group.scene = { ...openScene(group, 'Wi'), fought: true };
    expect(openScene(group, 'Wa').fought).toBe(true);
  });

  it('locks the order of march with its event, and what was said of the last one is over (UQ-MARCH-06)', () => {
    const table = tableWith('A');
    const { group } = table;
    openScene(group, 'Wi').flags.push('night');
    play(table, function* (t) {
      stage(t, event('GV#the-stairs'), 7);
    });
    expect(group.scene).toMatchObject({ region: 'GV', event: 'GV#the-stairs', number: 7, flags: [], locked: true });
    expect(group.met).toEqual([]);
  });

  it('remembers what went before, once', () => {
    const table = tableWith('A');
    const { group } = table;
    openScene(group, 'Wi');
    play(table, function* (t) {
      for (const id of ['Wi#a', 'Wi#b', 'Wi#a', 'Wi#c']) stage(t, event(id), null);
    });
    expect(group.met).toEqual(['Wi#a', 'Wi#b']);
    remember(group, 'Wi#b');
    expect(table.state.seats[SEAT]?.met).toEqual(['Wi#a', 'Wi#b']);
  });
});
