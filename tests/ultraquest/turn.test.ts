import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../src/cli/scenario/scripted-dice.js';
import { shelfLibrary, Table } from '../../src/cli/scenario/table.js';
import type { Op, Script } from '../../src/engine/script.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { WILDERNESS, SETTLEMENTS } from '../../src/systems/ultraquest/names.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';

const book = bareBook([...WILDERNESS, ...SETTLEMENTS, 'GV']);
const system = ultraQuest(book);

function event(id: string, ...ops: Op[]): Script {
  return { id, hash: 'h1', parts: { '': ops } };
}

const FIND = event(
  'Wi#find',
  { op: 'read', text: ['A purse lies in the grass.'] },
  { op: 'gold', amount: { dice: [{ count: 1, sides: 6 }], plus: 2 } },
);

function table(
  dice: Record<string, number[]>,
  scripts: Script[] = [FIND],
  numbers: Record<string, Record<number, string>> = {},
) {
  const shelf = { scripts: Object.fromEntries(scripts.map((s) => [s.id, s])), numbers };
  const scripted = new ScriptedDice(dice);
  return { table: new Table(system, shelfLibrary(shelf), scripted, system.create({})), scripted };
}

function seated(...args: Parameters<typeof table>) {
  const made = table(...args);
  made.table.do('a', { kind: 'join', name: 'Ada', group: 'A' });
  made.table.do('b', { kind: 'join', name: 'Bert', group: 'B' });
  made.table.do('a', { kind: 'begin' });
  return made;
}

const kinds = (t: Table) => t.facts.map((fact) => fact.kind);

describe('a turn', () => {
  it('moves to a neighbour, rolls D100, reads the event and passes the turn on (UQ-TURN-03, UQ-TURN-04, UQ-TURN-01)', () => {
    // No talisman works outside group A's hands: take it away so that no window opens.
    const { table: t, scripted } = seated({ 'event tens': [10], 'event ones': [5], gold: [4] }, [FIND], {
      Wi: { 5: 'Wi#find' },
    });
    const anselm = t.state.seats['a']?.members[1];
    if (anselm) anselm.hand = anselm.hand.map((item) => (item?.kind === 'gold-talisman' ? null : item));
    expect(t.do('a', { kind: 'move', to: 'Wi' })).toBeUndefined();
    expect(kinds(t).slice(-6)).toEqual(['event-rolled', 'event-opens', 'read', 'rolled', 'gold', 'turn-begins']);
    expect(t.state.seats['a']?.place).toBe('Wi');
    expect(t.facts).toContainEqual({
      kind: 'event-rolled',
      group: 'The Talisman Bearers',
      region: 'Wi',
      tens: 0,
      ones: 5,
      number: 5,
    });
    expect(t.facts).toContainEqual({ kind: 'gold', group: 'The Talisman Bearers', change: 6, total: 11 });
    expect(t.state.turn).toMatchObject({ seat: 'b', number: 2, begun: false });
    expect(scripted.left()).toEqual([]);
  });
});
