import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/engine/words.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { newItem, standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Group, Item } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { takeShortcut } from '../../src/systems/ultraquest/turn/shortcut.js';
import { seatGroup } from '../../src/systems/ultraquest/turn/taking-seats.js';
import { finish, orderOfPlay } from '../../src/systems/ultraquest/turn/turns.js';
import { named, play, SEAT, tableWith } from './telling.js';

const system = ultraQuest(bareBook(['Wa', 'Wi', 'St', 'GV']));

/** A group whose turn it is, and what comes of what it wants. */
function tableTo(change: (group: Group) => void = () => undefined) {
  const { state, group } = tableWith('B');
  state.turn.begun = false;
  group.scene = null;
  change(group);
  const want = (intent: { kind: string; [argument: string]: unknown }, running: string[] = []) => {
    const begun = system.begin(state, SEAT, intent, running);
    return isRefusal(begun) ? begun.refused : begun.start?.locals;
  };
  return { state, group, want };
}

function joined(state: ReturnType<typeof tableTo>['state'], seat: string, name: string): UltraQuestFact[] {
  const facts: UltraQuestFact[] = [];
  seatGroup(state, seat, standardGroup('A', seat, name, seat, 'St'), 'A', (fact) => facts.push(fact));
  return facts;
}

describe('a turn that cannot be taken', () => {
  it('is that of a group at its end, that of another, or one while others decide (UQ-TURN-01, UQ-TURN-03, UQ-CMB-61)', () => {
    const { state, group, want } = tableTo();
    expect(want({ kind: 'event' }, ['s2'])).toBe('others-are-deciding');
    expect(want({ kind: 'event' }, ['s2', SEAT])).toBe('answer-first');
    state.turn.begun = true;
    expect(want({ kind: 'event' })).toBe('turn-begun');
    state.turn = { ...state.turn, seat: null, begun: false };
    expect(system.begin(state, SEAT, { kind: 'event' }, [])).toMatchObject({
      refused: 'not-your-turn',
      args: { player: null, seat: null },
    });
    group.ended = true;
    expect(want({ kind: 'event' })).toBe('group-ended');
    expect(want({ kind: 'orders', tie: 'flee' })).toBe('group-ended');
  });
});

describe('a dungeon', () => {
  it('is entered where it was found or noted, and nowhere else (UQ-DUN-02)', () => {
    const { group, want } = tableTo();
    group.found = { dungeon: 'GV', place: 'Wa' };
    expect(want({ kind: 'claim', quest: 'GV' })).toEqual({ kind: 'enter', dungeon: 'GV' });
    group.place = 'Wi';
    expect(want({ kind: 'claim', quest: 'GV' })).toBe('quest-not-noted');
    group.found = null;
    group.quests = [{ event: 'GV', place: 'Wa', dungeon: true }];
    expect(want({ kind: 'claim', quest: 'GV' })).toBe('quest-elsewhere');
    group.place = 'Wa';
    expect(want({ kind: 'claim', quest: 'GV' })).toEqual({ kind: 'enter', dungeon: 'GV' });
  });
});

describe('lands that are not written (UQ-VAR-06)', () => {
  it('are walked by those who were led to where all around is not either, and only walked', () => {
    const { group, want } = tableTo((group) => (group.place = 'Su'));
    expect(want({ kind: 'move', to: 'Mo' })).toMatchObject({ kind: 'move', to: 'Mo' });
    expect(want({ kind: 'event' })).toBe('land-unwritten');
    group.place = 'Hü';
    expect(want({ kind: 'move', to: 'OF' })).toBe('land-unwritten');
    expect(want({ kind: 'move', to: 'Wa' })).toEqual({ kind: 'move', to: 'Wa', how: 'step' });
  });
});

describe('a camp', () => {
  it('is where a thing that lends Survival is carried, or one that is very heavy lies on the wagon (UQ-HOME-19, UQ-EQP-47)', () => {
    const { group, want } = tableTo((group) => {
      group.place = 'Su';
      for (const member of group.members) member.home = [];
    });
    expect(want({ kind: 'rest' })).toBe('no-camp');
    const lends = (skill: string, weight: Item['weight'] = 'very heavy') =>
      newItem(group, SEAT, { kind: 'door', weight, effect: { kind: 'skill', skill } });
    group.cargo = [lends('Alertness')];
    expect(want({ kind: 'rest' })).toBe('no-camp');
    group.cargo = [lends('Survival', 'heavy')];
    expect(want({ kind: 'rest' })).toBe('no-camp');
    group.cargo = [lends('Survival')];
    expect(want({ kind: 'rest' })).toEqual({ plan: {} });
    group.cargo = [];
    named(group, 'Pip').hand[5] = lends('Survival', 'heavy');
    expect(want({ kind: 'rest' })).toEqual({ plan: {} });
  });
});

describe('who goes in the middle of the game (UQ-OBJ-06)', () => {
  const seats = () => {
    const made = tableTo();
    joined(made.state, 's2', 'Second');
    return made;
  };

  it('ends a turn, which counts if it was begun', () => {
    for (const begun of [false, true]) {
      const { state, want } = seats();
      state.turn.begun = begun;
      want({ kind: 'leave' });
      expect(state.turn).toEqual({ seat: 's2', number: begun ? 2 : 1, begun: false });
      expect(state.order).toEqual([SEAT, 's2']);
    }
  });

  it('leaves the turn with whom it is, and the others in their places', () => {
    const { state, want } = seats();
    joined(state, 's3', 'Third');
    state.turn.seat = 's2';
    want({ kind: 'leave' });
    expect(state.turn).toMatchObject({ seat: 's2', number: 1 });
    want({ kind: 'leave' });
    expect(state.order).toEqual(['s2', 's3']);
  });
});

describe('who comes in the middle of the game (UQ-OBJ-06)', () => {
  it('is told the goal, plays last, and has the turn where it was nobody’s', () => {
    const { state } = tableTo();
    expect(joined(state, 's2', 'Second')).toMatchObject([{ kind: 'seat-joined', goal: state.goal }]);
    expect([state.turn.seat, state.order]).toEqual([SEAT, [SEAT, 's2']]);
    state.turn.seat = null;
    const facts = joined(state, 's3', 'Third');
    expect(facts.map(({ kind }) => kind)).toEqual(['seat-joined', 'turn-begins']);
    expect(facts[0]).toMatchObject({ alike: ['s2'] });
    state.phase = 'founding' as typeof state.phase;
    state.turn.seat = null;
    const early = joined(state, 's4', 'Fourth');
    expect(early.map(({ kind }) => kind)).toEqual(['seat-joined']);
    expect(early[0]).not.toHaveProperty('goal');
  });

  it('is called as nobody else is', () => {
    const { state } = tableTo();
    for (const seat of ['s2', 's3', 's4']) joined(state, seat, 'Wolves');
    joined(state, 's5', 'Bears');
    joined(state, 's2', 'Bears');
    joined(state, 's6', 'Wolves');
    expect(Object.values(state.seats).map(({ name }) => name)).toEqual([
      'The Four',
      'Bears 2',
      'Wolves 2',
      'Wolves 3',
      'Bears',
      'Wolves',
    ]);
    joined(state, 's7', 'Wolves');
    expect(state.seats['s7']?.name).toBe('Wolves 4');
    delete state.seats['s3'];
    joined(state, 's8', 'Wolves');
    expect(state.seats['s8']?.name).toBe('Wolves 2');
    const rename = (groupName: string) => system.begin(state, 's5', { kind: 'rename', groupName }, []);
    expect(rename('Wolves')).toMatchObject({ facts: [{ kind: 'group-renamed', to: 'Wolves 5' }] });
    rename('Wolves 5');
    expect(state.seats['s5']?.name).toBe('Wolves 5');
  });
});

describe('the order of play (UQ-TURN-10)', () => {
  it('begins with the least Honor, the first of equals, and goes round', () => {
    const { state, group } = tableTo();
    joined(state, 's2', 'Second');
    joined(state, 's3', 'Third');
    expect(orderOfPlay(state)).toEqual([SEAT, 's2', 's3']);
    group.honor = 3;
    expect(orderOfPlay(state)).toEqual(['s2', 's3', SEAT]);
  });
});

describe('the end of the time (UQ-VAR-02)', () => {
  it('is won by Honor, then Fame, then Gold', () => {
    const { state, group } = tableTo();
    joined(state, 's2', 'Second');
    const other = state.seats['s2'] as Group;
    const victor = () => {
      const facts: UltraQuestFact[] = [];
      finish(state, (fact) => facts.push(fact));
      return facts[0]?.kind === 'campaign-ends' ? facts[0].victor : undefined;
    };
    for (const each of [group, other]) each.members.forEach((member) => (member.gold = 1));
    (other.members[0] as Group['members'][number]).gold = 2;
    expect(victor()).toBe('Second');
    (group.members[0] as Group['members'][number]).gold = 3;
    expect(victor()).toBe('The Four');
    other.fame = 1;
    expect(victor()).toBe('Second');
    group.honor = 1;
    expect(victor()).toBe('The Four');
  });
});

describe('a shortcut (UQ-RNG-13, UQ-RNG-15)', () => {
  it('is looked for by the best of the Rangers', () => {
    for (const [first, second] of [
      ['Pip', 'Wolfram'],
      ['Wolfram', 'Pip'],
    ] as const) {
      const table = tableWith('B');
      table.group.place = 'Wi';
      for (const name of [first, second]) {
        const ranger = named(table.group, name);
        Object.assign(ranger, { profession: 'ranger', home: [] });
        ranger.skills.push({ name: 'Shortcut', mastered: false });
        ranger.attributes.INT = name === first ? 5 : 2;
      }
      const found = play({ ...table, locals: { via: 'Wa', to: 'Ur' } }, takeShortcut, {
        dice: { [`Shortcut: ${first}`]: 1 },
      });
      expect(found.locals).toMatchObject({ to: 'Ur' });
    }
  });
});
