import { describe, expect, it } from 'vitest';
import type { LadderOp } from '../../src/book/contract/risk.js';
import type { TestOp } from '../../src/book/contract/tests.js';
import { small } from '../../src/narrator/block.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import { arms, give, greyed, just, run, teach } from './ops.js';
import { factsOf, named, SEAT, tableWith } from './telling.js';

const first = { who: 'first', count: just(1) } as const;
const each = { who: 'each' } as const;
const anybody = { who: 'any', min: 1, max: 1 } as const;

describe('tests', () => {
  const test: TestOp = { op: 'test', attributes: ['STR'], who: first, plus: 0, ...arms('pass', 'fail') };

  it('pass at the attribute or under it (UQ-ATT-02, UQ-DICE-07)', () => {
    expect(run(tableWith('B'), test, { dice: { 'STR: Rukha': 2 } }).way).toBe('pass');
    expect(run(tableWith('B'), test, { dice: { 'STR: Rukha': 3 } }).way).toBe('fail');
  });

  it('name what makes up the target (UQ-DICE-08)', () => {
    const played = run(tableWith('B'), { ...test, plus: 1 }, { dice: { 'STR: Rukha': 3 } });
    expect(factsOf(played, 'test')[0]).toEqual({
      kind: 'test',
      who: 'Rukha',
      of: 'STR',
      die: 3,
      target: 3,
      parts: [
        { source: 'STR', value: 2 },
        { source: 'event', value: 1 },
      ],
      passed: true,
      rule: 'UQ-ATT-02',
    });
  });

  it('of one or another attribute are one test on the better, and nobody is asked which (UQ-ATT-02)', () => {
    const op: TestOp = { ...test, attributes: ['STR', 'DEX'], who: anybody };
    const answers = { who: 'who:a3' };
    const played = run(tableWith('B'), op, { answers, dice: { 'DEX: Pip': 3 } });
    expect([played.way, played.questions.length]).toEqual(['pass', 1]);
  });

  it('of several lead to all, some or none, with those and others', () => {
    const op: TestOp = {
      op: 'test',
      attributes: ['MOV'],
      who: each,
      plus: 0,
      as: 'all',
      ...arms('all', 'some', 'none'),
    };
    const dice = (a: number, b: number) => ({ 'MOV: Rukha': a, 'MOV: Wolfram': b, 'MOV: Pip': a, 'MOV: Sanne': b });
    expect(run(tableWith('B'), op, { dice: dice(2, 3) }).way).toBe('all');
    expect(run(tableWith('B'), op, { dice: dice(6, 6) }).way).toBe('none');
    const some = run(tableWith('B'), op, { dice: dice(6, 1) });
    expect([some.way, some.locals['those'], some.locals['others']]).toEqual(['some', ['a1', 'a3'], ['a2', 'a4']]);
  });

  it('on MOV go by the mount in the open, by the own feet inside (C-23, UQ-ATT-03, UQ-MOUNT-05)', () => {
    const op: TestOp = { ...test, attributes: ['MOV'] };
    const table = tableWith('B');
    named(table.group, 'Rukha').mount = { id: 'm', kind: 'pony' };
    expect(factsOf(run(table, op, { dice: { 'MOV: Rukha': 4 } }), 'test')[0]).toMatchObject({ target: 4 });
    table.group.scene?.flags.push('building');
    expect(factsOf(run(table, op, { dice: { 'MOV: Rukha': 4 } }), 'test')[0]).toMatchObject({ target: 3 });
  });

  it('are easier for the wit of a unicorn, harder for hooves in a cave (UQ-MOUNT-14, UQ-RACE-12)', () => {
    const table = tableWith('B');
    named(table.group, 'Rukha').mount = { id: 'm', kind: 'unicorn' };
    expect(
      factsOf(run(table, { ...test, attributes: ['INT'] }, { dice: { 'INT: Rukha': 3 } }), 'test')[0]?.target,
    ).toBe(3);
    const cave = tableWith('B');
    Object.assign(named(cave.group, 'Rukha'), { race: 'centaur' });
    cave.group.scene?.flags.push('cave');
    expect(factsOf(run(cave, { ...test, attributes: ['MOV'] }, { dice: { 'MOV: Rukha': 3 } }), 'test')[0]?.target).toBe(
      2,
    );
  });

  it('meet a talisman if they fail and it could help (UQ-TAL-01, UQ-TAL-16, W4)', () => {
    const table = tableWith('A');
    const played = run(table, test, {
      answers: { talisman: 'die:a1' },
      dice: { 'STR: Brun': 5, 'talisman: STR: Brun': 2 },
    });
    expect(played.way).toBe('pass');
    expect(factsOf(played, 'item-lost')).toMatchObject([{ who: 'Anselm', why: 'talisman' }]);
    const window = played.questions.flatMap(({ about }) => (about ? ULTRAQUEST_VOICE.about(about) : []));
    expect(window).toEqual([
      small("Anselm's Gold Talisman can roll this die again, once: then it is gone."),
      small('Never ask again: no more questions for talismans, until `/orders talismans` turns them on.'),
    ]);
    const hopeless = run(tableWith('A'), { ...test, plus: -5 }, { dice: { 'STR: Brun': 1 } });
    expect([hopeless.way, hopeless.questions]).toEqual(['fail', []]);
  });

  it('may take the talisman of an injured one, or of a mount (UQ-TAL-15, UQ-TAL-17)', () => {
    const table = tableWith('B');
    named(table.group, 'Sanne').injuries.red = 1;
    named(table.group, 'Sanne').saddle = newItem(table.group, SEAT, { kind: 'wood-talisman' });
    const played = run(table, test, { answers: { talisman: 'keep' }, dice: { 'STR: Rukha': 5 } });
    expect(played.questions).toHaveLength(1);
  });

  it('things at hand help with (bonus)', () => {
    const table = tableWith('B');
    give(table.group, 'Rukha', { kind: 'belt', effect: { kind: 'bonus', on: 'STR', plus: 1 } });
    expect(run(table, test, { dice: { 'STR: Rukha': 3 } }).way).toBe('pass');
  });
});

describe('people', () => {
  const chosen = (table: ReturnType<typeof tableWith> & { locals?: never }, who: object, script = {}) =>
    run(table, { op: 'choose', who, as: 'them' } as never, script).locals['them'];

  it('are found by what they are (UQ-SEA-03, C-09)', () => {
    const table = tableWith('B');
    Object.assign(named(table.group, 'Pip'), { profession: 'seafarer' });
    expect(chosen(table, { who: 'profession', profession: 'fighter' })).toEqual(['a1', 'a3']);
    expect(chosen(table, { who: 'race', race: 'human' })).toEqual(['a2', 'a4']);
    expect(chosen(table, { who: 'sex', sex: 'female' })).toEqual(['a1', 'a4']);
    expect(chosen(table, { who: 'skilled', skill: 'Endurance' })).toEqual(['a2']);
    expect(chosen(table, { who: 'bearer', item: 'Healing Potion' })).toEqual(['a1']);
    expect(chosen(table, { who: 'best', attribute: 'DEX' })).toEqual(['a3']);
    expect(chosen(table, { who: 'worst', attribute: 'MOV' })).toEqual(['a3']);
    expect(chosen(table, { who: 'last', count: just(2) })).toEqual(['a3', 'a4']);
  });

  it('are drawn by D6, other faces rolled again (UQ-DICE-06)', () => {
    const script = { dice: { 'random adventurer': [6, 5, 3] } };
    expect(chosen(tableWith('B'), { who: 'random', count: just(1) }, script)).toEqual(['a3']);
  });

  it('are picked by the player, and nobody is asked where there is nothing to pick', () => {
    const table = tableWith('B');
    expect(chosen(table, { who: 'any', min: 1, max: 2 }, { answers: { who: [['who:a2', 'who:a4']] } })).toEqual([
      'a2',
      'a4',
    ]);
    expect(chosen(table, { who: 'any', min: 1, max: 1, of: { who: 'profession', profession: 'thief' } })).toEqual([
      'a3',
    ]);
  });

  it('are missed in an option that needs them', () => {
    const op = {
      op: 'choose',
      who: { who: 'any', min: 1, max: 1, of: { who: 'profession', profession: 'cleric' } },
      as: 'x',
    } as const;
    expect([greyed(tableWith('B'), op), greyed(tableWith('A'), op)]).toEqual(['nobody-fits', undefined]);
  });
});

describe('skills', () => {
  const steal = { op: 'skill', skill: 'Stealing', who: anybody, plus: -1, ...arms('pass', 'fail', 'none') } as const;

  it('are tried by who can, by their own rule (UQ-THF-04)', () => {
    const played = run(tableWith('B'), steal, { dice: { 'Stealing: Pip': 2 } });
    expect(played.way).toBe('pass');
    expect(factsOf(played, 'test')[0]).toMatchObject({ of: 'Stealing', target: 2, rule: 'UQ-THF-04' });
  });

  it('are of no use to the injured, or where nobody has them (UQ-CMB-26, UQ-CMB-52)', () => {
    const table = tableWith('B');
    named(table.group, 'Pip').injuries.red = 1;
    expect([run(table, steal).way, greyed(table, steal), greyed(tableWith('B'), steal)]).toEqual([
      'none',
      'nobody-can',
      undefined,
    ]);
  });

  it('are better mastered (UQ-THF-07)', () => {
    const table = tableWith('B');
    teach(table.group, 'Pip', 'Stealing', true);
    expect(factsOf(run(table, steal, { dice: { 'Stealing: Pip': 4 } }), 'test')[0]?.target).toBe(4);
  });

  it('may be lent by a thing at hand', () => {
    const table = tableWith('A');
    give(table.group, 'Brun', { kind: 'gloves', effect: { kind: 'skill', skill: 'Stealing' } });
    expect(run(table, steal, { dice: { 'Stealing: Brun': 1 } }).way).toBe('pass');
  });

  it('that need no test simply work', () => {
    expect(run(tableWith('A'), { ...steal, skill: 'Parry' }).way).toBe('pass');
  });

  it('miracles are cast, and used up for the turn (UQ-CLR-03)', () => {
    const table = tableWith('A');
    const heal = { ...steal, skill: 'Healing', plus: 0 } as const;
    expect(run(table, heal, { dice: { 'Healing: Anselm': 2 } }).way).toBe('pass');
    expect(run(table, heal).way).toBe('none');
  });

  it('miracles come twice in a famous group, at first at -2 (UQ-CLR-27)', () => {
    const target = (honor: number) => {
      const table = tableWith('A');
      table.group.honor = honor;
      teach(table.group, 'Anselm', 'Holy Armor');
      named(table.group, 'Anselm').cast = ['Healing'];
      named(table.group, 'Anselm').hand = [null];
      const played = run(
        table,
        { ...steal, skill: 'Holy Armor', plus: 0 },
        honor < 42 ? {} : { dice: { 'Holy Armor: Anselm': 1 } },
      );
      return factsOf(played, 'test')[0]?.target;
    };
    expect([target(41), target(42), target(84)]).toEqual([undefined, 0, 2]);
  });
});

describe('traps', () => {
  const trap = { op: 'trap', ...arms('sprung', 'disarmed') } as const;

  it('are disarmed by the best, less well from the rear (UQ-THF-15)', () => {
    const table = tableWith('B');
    const played = run(table, trap, { dice: { 'Trap Disarming: Pip': 3 } });
    expect([played.way, factsOf(played, 'test')[0]?.target]).toEqual(['sprung', 2]);
    table.group.members.reverse();
    expect(run(table, trap, { dice: { 'Trap Disarming: Pip': 3 } }).way).toBe('disarmed');
  });

  it('are felt by a riding snail (UQ-MOUNT-16)', () => {
    const table = tableWith('A');
    expect(run(table, trap).way).toBe('sprung');
    named(table.group, 'Brun').mount = { id: 'm', kind: 'riding-snail' };
    expect(run(table, trap).way).toBe('disarmed');
  });
});

describe('locks', () => {
  const lock = (metal: 'iron' | 'silver' | 'uranium', chest?: true) =>
    ({ op: 'lock', metal, ...(chest && { chest }), ...arms('opened', 'closed', 'taken') }) as const;

  it('are picked with DEX, metal and tools (UQ-LOCK-04, UQ-LOCK-05, UQ-THF-10, UQ-THF-17)', () => {
    const table = tableWith('A');
    named(table.group, 'Anselm').hand = [null];
    const target = (metal: 'iron' | 'silver' | 'uranium') =>
      factsOf(run(table, lock(metal), { answers: { lock: 'pick:a4' }, dice: { 'Lockpicking: Mirl': 6 } }), 'test')[0]
        ?.target;
    expect([target('iron'), target('silver'), target('uranium')]).toEqual([4, 2, -2]);
    named(table.group, 'Mirl').backpack = [];
    expect(target('iron')).toBe(3);
    named(table.group, 'Mirl').backpack = [newItem(table.group, SEAT, { kind: 'masterwork-lockpicks' })];
    teach(table.group, 'Mirl', 'Lockpicking', true);
    expect(target('iron')).toBe(7);
  });

  it('are tried once, and then only a key helps (UQ-LOCK-02, UQ-LOCK-06)', () => {
    const table = tableWith('A');
    named(table.group, 'Anselm').hand = [null];
    give(table.group, 'Brun', { kind: 'silver-key' });
    const played = run(table, lock('silver'), {
      answers: { lock: ['pick:a4', 'key'] },
      dice: { 'Lockpicking: Mirl': 6 },
    });
    expect(played.way).toBe('opened');
    expect(played.questions[1]?.options.map(({ id }) => id)).toEqual(['key', 'leave']);
    expect(named(table.group, 'Brun').hand.some((item) => item?.kind === 'silver-key')).toBe(true);
  });

  it('stay shut where nobody can do anything (UQ-LOCK-01)', () => {
    expect(run(tableWith('B'), lock('iron')).way).toBe('closed');
  });

  it('of a chest may wait, for who can carry it (UQ-LOCK-03)', () => {
    const table = tableWith('B');
    named(table.group, 'Rukha').mount = { id: 'w', kind: 'wagon' };
    expect(run(table, lock('iron', true), { answers: { lock: 'take' } }).way).toBe('taken');
  });
});

describe('the way', () => {
  const lost = { op: 'lost', ...arms('lost', 'found') } as const;

  it('is found by Orientation, without a roll at home (UQ-RNG-03)', () => {
    const table = tableWith('A');
    teach(table.group, 'Ilwen', 'Orientation');
    expect(run(table, lost).way).toBe('found');
    if (table.group.scene) table.group.scene.region = 'Be';
    named(table.group, 'Anselm').hand = [null];
    expect(run(table, lost, { dice: { 'Orientation: Ilwen': 3 } }).way).toBe('lost');
    if (table.group.scene) table.group.scene.region = 'Me';
    expect(run(table, lost).way).toBe('lost');
  });

  it('is found by Navigation above ground, by a master without a roll (UQ-SEA-06, UQ-SEA-08)', () => {
    const table = tableWith('A');
    teach(table.group, 'Mirl', 'Navigation');
    if (table.group.scene) table.group.scene.region = 'Me';
    expect(run(table, lost, { dice: { 'Navigation: Mirl': 2 } }).way).toBe('found');
    teach(table.group, 'Mirl', 'Navigation', true);
    expect(run(table, lost).way).toBe('found');
    if (table.group.scene) table.group.scene.region = 'GV';
    expect(run(table, lost).way).toBe('lost');
  });
});

describe('brewing', () => {
  const brew = { op: 'brew', potion: 'healing-potion', ...arms('pass', 'fail') } as const;

  it('is for every Cleric, and no miracle (UQ-CLR-07)', () => {
    const table = tableWith('A');
    expect(run(table, brew, { dice: { 'Brew Potions: Anselm': 2 } }).way).toBe('pass');
    expect(named(table.group, 'Anselm').cast).toEqual([]);
  });

  it('is for Rangers of a famous group, at home (UQ-RNG-18)', () => {
    const table = tableWith('B');
    if (table.group.scene) table.group.scene.region = 'Ma';
    expect(run(table, brew).way).toBe('fail');
    expect([greyed(table, brew), greyed(tableWith('A'), brew)]).toEqual(['nobody-can', undefined]);
    table.group.honor = 33;
    expect(run(table, brew, { dice: { 'Brew Potions: Wolfram': 2 } }).way).toBe('pass');
  });
});

describe('the ladder', () => {
  const ladder: LadderOp = {
    op: 'ladder',
    attribute: 'STR',
    who: first,
    modifiers: [0, -1],
    stakes: [2, 5],
    unit: 'Gold',
    ...arms('stop', 'bust', 'top'),
  };

  it('pays what was reached, nothing after a bust', () => {
    const stop = run(tableWith('B'), ladder, {
      answers: { 'rung 1': 'on', 'rung 2': 'stop' },
      dice: { 'STR: Rukha': 2 },
    });
    expect([stop.way, stop.locals['ladder']]).toEqual(['stop', 2]);
    const top = run(tableWith('B'), ladder, {
      answers: { 'rung 1': 'on', 'rung 2': 'on' },
      dice: { 'STR: Rukha': [2, 1] },
    });
    expect([top.way, top.locals['ladder']]).toEqual(['top', 5]);
    const bust = run(tableWith('B'), ladder, {
      answers: { 'rung 1': 'on', 'rung 2': 'on' },
      dice: { 'STR: Rukha': [2, 2] },
    });
    expect([bust.way, bust.locals['ladder']]).toEqual(['bust', 0]);
  });

  it('is not climbed by who does not answer', () => {
    expect(run(tableWith('B'), ladder, { defaults: true }).way).toBe('stop');
  });
});

describe('growing and forgetting', () => {
  it('raises for good, to the highest of the race at most (UQ-SHEET-07)', () => {
    const table = tableWith('B');
    run(table, { op: 'raise', attribute: 'STR', plus: 9, who: first });
    expect(named(table.group, 'Rukha').attributes.STR).toBe(5);
    run(table, { op: 'raise', attribute: 'STR', plus: -9, who: first });
    expect(named(table.group, 'Rukha').attributes.STR).toBe(0);
  });

  it('forgets the last skill, or the one that is named', () => {
    const table = tableWith('B');
    run(table, { op: 'forget', who: { who: 'profession', profession: 'thief' } });
    expect(named(table.group, 'Pip').skills.map(({ name }) => name)).toEqual(['Stealing']);
    run(table, { op: 'forget', who: each, skill: 'Endurance' });
    expect(named(table.group, 'Wolfram').skills).toEqual([]);
  });
});

describe('persuading', () => {
  it('lets the wizard part with the old familiar first (UQ-MEET-07, UQ-MEET-08)', () => {
    const op = {
      op: 'persuade',
      who: { who: 'profession', profession: 'wizard' },
      plus: 0,
      ...arms('pass', 'fail'),
    } as const;
    const table = tableWith('B');
    give(table.group, 'Sanne', { kind: 'owl', being: 'familiar' });
    expect(run(table, op, { answers: { 'old familiar': 'keep' } }).way).toBe('fail');
    const parted = run(table, op, { answers: { 'old familiar': 'part' }, dice: { 'INT: Sanne': 2 } });
    expect(parted.way).toBe('pass');
    expect(named(table.group, 'Sanne').hand.some((item) => item?.being === 'familiar')).toBe(false);
  });
});
