import { describe, expect, it } from 'vitest';
import { injure } from '../../src/systems/ultraquest/combat/harm.js';
import { parseState } from '../../src/systems/ultraquest/parse-state.js';
import { agreeOn } from '../../src/systems/ultraquest/settings.js';
import { usableTalismans } from '../../src/systems/ultraquest/talismans.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { factsOf, named, play, SEAT, tableWith } from './telling.js';

const system = ultraQuest(bareBook(['Wa']));
const WOUND = { colour: 'red', source: 'a test' } as const;

/** Rukha, injured, with a Healing Potion at hand (group B), and the group's orders. */
function injured(orders: Record<string, string>) {
  const table = tableWith('B');
  const given = system.begin(table.state, SEAT, { kind: 'orders', ...orders }, []);
  named(table.group, 'Rukha').injuries.red = 1;
  return { ...table, given };
}

describe('standing orders (D-02)', () => {
  it('are kept with the group, told, stored and taken back', () => {
    const { state, group, given } = injured({ tie: 'flee', potion: 'use', talisman: 'keep' });
    expect(given).toMatchObject({ facts: [{ kind: 'orders-given', orders: { tie: 'flee', potion: 'use' } }] });
    expect(parseState(JSON.parse(JSON.stringify(state))).seats[SEAT]?.orders).toEqual(group.orders);
    system.begin(state, SEAT, { kind: 'orders', tie: 'ask' }, []);
    expect(group.orders).toEqual({ potion: 'use', talisman: 'keep' });
  });

  it('have a potion drunk before a deadly injury without a question (UQ-CMB-53)', () => {
    const table = injured({ potion: 'use' });
    const played = play(table, (t) => injure(t, named(table.group, 'Rukha'), WOUND));
    expect(played.result).toBe('injured');
    expect(played.questions).toEqual([]);
    expect(factsOf(played, 'order-followed')).toEqual([{ kind: 'order-followed', group: 'The Four', what: 'potion' }]);
  });

  it('have a potion kept, whatever happens (UQ-CMB-54)', () => {
    const table = injured({ potion: 'keep' });
    const played = play(table, (t) => injure(t, named(table.group, 'Rukha'), WOUND));
    expect(played.result).toBe('dead');
    expect(played.questions).toEqual([]);
  });

  it('ask by default', () => {
    const table = injured({});
    const played = play(table, (t) => injure(t, named(table.group, 'Rukha'), WOUND), { defaults: true });
    expect(played.questions.map(({ kind }) => kind)).toEqual(['life-saving']);
  });

  it('keep talismans out of every question (UQ-TAL-16)', () => {
    const { state, group } = tableWith('A');
    expect(usableTalismans(group, 'Wa', false)).toHaveLength(1);
    system.begin(state, SEAT, { kind: 'orders', talisman: 'keep' }, []);
    expect(usableTalismans(group, 'Wa', false)).toEqual([]);
  });
});

describe('what a table agrees on', () => {
  it('may change its mind about beginners and about playing on, and not about the goal (UQ-EVT-13, UQ-OBJ-05)', () => {
    const { state } = tableWith('A');
    const agreed = agreeOn(state, { beginners: true, playOn: false, goal: 'endless', turnHours: 3 });
    expect(agreed.settings).toEqual({ playOn: false, beginners: true });
    expect(agreed.goal).toEqual(state.goal);
  });
});
