import { describe, expect, it } from 'vitest';
import type { FightOp } from '../../src/book/contract/fights.js';
import { fight } from '../../src/systems/ultraquest/combat/fight.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Group, Item } from '../../src/systems/ultraquest/state.js';
import { factsOf, named, play, SEAT, tableWith, wayOf, type Faces } from './telling.js';

const one = (plus: number) => ({ dice: [{ count: 1, sides: 6 as const }], plus });
const just = (plus: number) => ({ dice: [], plus });

/** A fight against one foe of D6 and a bonus, forced, unless it is said otherwise. */
function fightOp(changes: Partial<FightOp> = {}, foe: Partial<FightOp['foes'][number]> = {}): FightOp {
  return {
    op: 'fight',
    kind: 'ME',
    forced: true,
    foes: [{ count: just(1), name: 'troll', strength: one(20), armor: 0, tags: [], ...foe }],
    branches: ['win', 'lose', 'tie', 'fled', 'declined'].map((on) => ({ on, do: [] })),
    ...changes,
  };
}

/** Faces for the four of group A in a round, and for the foes. */
function round(
  number: number,
  ours: readonly number[],
  foes: readonly number[],
  names = ['Brun', 'Anselm', 'Ilwen', 'Mirl'],
): Faces {
  const mine = ours.map((face, i) => [`round ${number}: ${names[i] ?? ''}`, face] as const);
  return Object.fromEntries([...mine, ...foes.map((face, i) => [`round ${number}: foe ${i + 1}`, face] as const)]);
}

const GO = { 'battle plan': 'go' };
const DEAF = { 'Alertness: Ilwen': 6 };

function give(group: Group, name: string, thing: Omit<Item, 'id'>): Item {
  const item = newItem(group, SEAT, thing);
  const member = named(group, name);
  member.hand[member.hand.indexOf(null)] = item;
  return item;
}

function learn(group: Group, name: string, skill: string, mastered = false): void {
  named(group, name).skills.push({ name: skill, mastered });
}

/** Without the talisman of group A, so that no window opens for it. */
function plainTable() {
  const table = tableWith('A');
  const anselm = named(table.group, 'Anselm');
  anselm.hand = anselm.hand.map((item) => (item?.kind === 'gold-talisman' ? null : item));
  anselm.skills = [];
  return table;
}

const injuries = (group: Group) => group.members.map(({ injuries: { red, black } }) => red + black);

describe('rounds', () => {
  it('are won by the higher total, and one injury on the enemy ends the fight (UQ-CMB-02, 10, 11, 16)', () => {
    const table = plainTable();
    const op = fightOp({ forced: false, fame: just(2) }, { count: just(4), name: 'goblins', strength: one(1) });
    const played = play(table, (t) => fight(op, t), { answers: GO, dice: round(1, [4, 4, 4, 4], [1, 2, 3, 4]) });
    expect(wayOf(played.result, op)).toBe('win');
    expect(factsOf(played, 'fight-round')[0]).toMatchObject({
      ourTotal: 24,
      theirTotal: 14,
      outcome: 'ours',
      damage: 10,
    });
    expect(factsOf(played, 'fame')[0]).toMatchObject({ change: 2, honor: 2 });
    expect(injuries(table.group)).toEqual([0, 0, 0, 0]);
  });

  it('break off after three ties (UQ-CMB-03, UQ-CMB-17, UQ-CMB-19)', () => {
    const table = plainTable();
    const op = fightOp({}, { strength: one(8) });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'fight-on', 'tie 2': 'fight-on' },
      dice: {
        ...DEAF,
        ...round(1, [1, 1, 1, 1], [4]),
        ...round(2, [1, 1, 1, 1], [4]),
        ...round(3, [1, 1, 1, 1], [4]),
      },
    });
    expect(wayOf(played.result, op)).toBe('tie');
    expect(factsOf(played, 'fight-ends')[0]).toMatchObject({ outcome: 'tie', rounds: 3 });
  });

  it("are tied where the enemy's armor takes it all (UQ-CMB-18, UQ-CMB-25)", () => {
    const table = plainTable();
    const op = fightOp({}, { strength: one(8), armor: 3 });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'fight-on' },
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [1]), ...round(2, [2, 1, 1, 1], [1]) },
    });
    expect(factsOf(played, 'fight-round').map(({ outcome }) => outcome)).toEqual(['tie', 'ours']);
  });

  it('may be fought without dice by a fairy (UQ-RACE-21)', () => {
    const table = plainTable();
    Object.assign(named(table.group, 'Mirl'), { race: 'fairy' });
    const played = play(table, (t) => fight(fightOp({}, { strength: one(1) }), t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [3, 3, 3], [1]) },
    });
    expect(factsOf(played, 'fight-round')[0]?.ours.find(({ who }) => who === 'Mirl')).toMatchObject({
      die: 0,
      total: 2,
    });
  });

  it('add what somebody else helps with', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(fightOp({ help: one(2) }, { strength: one(10) }), t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [1]), 'round 1: help': 4 },
    });
    expect(factsOf(played, 'fight-round')[0]).toMatchObject({ ourTotal: 18, theirTotal: 11 });
  });
});

describe('damage', () => {
  it('meets the first, armor off, then the next (UQ-CMB-20 to 22)', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(fightOp({}, { strength: one(13) }), t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [3]) },
    });
    // 16 against 12: 4 damage. Brun parries 1 and is hurt, Anselm and Ilwen are hurt.
    expect(injuries(table.group)).toEqual([1, 1, 1, 0]);
    expect(played.locals['those']).toEqual(['a1', 'a2', 'a3']);
    expect(factsOf(played, 'injury').map(({ colour }) => colour)).toEqual(['red', 'red', 'red']);
  });

  it('counts from behind where they come from behind (UQ-CMB-08, UQ-MARCH-08)', () => {
    const table = plainTable();
    play(table, (t) => fight(fightOp({ behind: true }, { strength: one(11) }), t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [3], ['Mirl', 'Ilwen', 'Anselm', 'Brun']) },
    });
    expect(injuries(table.group)).toEqual([0, 0, 1, 1]);
  });

  it('begins again at the front, and a second injury kills (UQ-CMB-23, UQ-CMB-54, UQ-CMB-60)', () => {
    const table = plainTable();
    const op = fightOp({}, { strength: one(17) });
    const played = play(table, (t) => fight(op, t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [3]) },
    });
    // 20 against 12: 8 damage. Five go through the row once (Brun's armor takes one), two kill Brun (incapacitated: no
    // Parry), one kills Anselm, one Ilwen.
    expect(factsOf(played, 'death').map(({ who }) => who)).toEqual(['Brun', 'Anselm', 'Ilwen']);
    expect(table.group.members.map(({ name }) => name)).toEqual(['Mirl']);
    expect(table.group.fallen.map(({ name }) => name)).toEqual(['Brun', 'Anselm', 'Ilwen']);
  });

  it('is black where ghosts, demons, mummies or black riders strike (UQ-CMB-45)', () => {
    const table = plainTable();
    play(table, (t) => fight(fightOp({}, { strength: one(11), tags: ['mummy'] }), t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [3]) },
    });
    expect(named(table.group, 'Brun').injuries).toEqual({ red: 0, black: 1 });
  });

  it('of demons heeds magic armor only (UQ-CMB-44, UQ-EQP-58)', () => {
    const table = plainTable();
    give(table.group, 'Brun', { kind: 'plate-armor' });
    give(table.group, 'Anselm', { kind: 'club', magic: true });
    give(table.group, 'Anselm', { kind: 'leather-armor', magic: true });
    play(table, (t) => fight(fightOp({}, { strength: one(1), tags: ['demon'] }), t), {
      answers: GO,
      dice: { ...DEAF, 'round 1: Anselm': 1, 'round 1: foe 1': 5 },
    });
    // 6 against 3 (only Anselm can hurt a demon): Brun 1, and two points are not enough for leather of magic.
    expect(injuries(table.group)).toEqual([1, 0, 0, 0]);
  });

  it('of demons heeds what is magic of the armor, not what is masterwork (UQ-CMB-44)', () => {
    const table = plainTable();
    give(table.group, 'Anselm', { kind: 'club', magic: true });
    give(table.group, 'Brun', { kind: 'leather-armor', magic: true, masterwork: true });
    play(table, (t) => fight(fightOp({}, { strength: one(1), tags: ['demon'] }), t), {
      answers: GO,
      dice: { ...DEAF, 'round 1: Anselm': 1, 'round 1: foe 1': 5 },
    });
    // 6 against 3: of three points two are stopped by leather of magic, and its masterwork is worth nothing here.
    expect(injuries(table.group)).toEqual([1, 0, 0, 0]);
  });

  it('kills those who stayed out, once every combatant is dead (UQ-CMB-31, UQ-CMB-32)', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(fightOp({}, { strength: one(30) }), t), {
      answers: { 'battle plan': ['stance:a2:out', 'go'] },
      dice: { ...DEAF, 'round 1: Brun': 1, 'round 1: foe 1': 1 },
    });
    expect(factsOf(played, 'death')).toHaveLength(4);
    expect(played.result).toEqual({ to: 'end' });
  });
});

describe('the battle plan', () => {
  it('lets only the rear stay out (UQ-CMB-30, UQ-CMB-31)', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(fightOp({}, { strength: one(10) }), t), {
      answers: { 'battle plan': ['stance:a2:out', 'stance:a3:me', 'go'] },
      dice: { ...DEAF, ...round(1, [1, 1, 1], [1]) },
    });
    const plans = played.questions.map(({ about }) =>
      (about?.['members'] as { plan: string }[]).map(({ plan }) => plan),
    );
    expect(plans).toEqual([
      ['ME', 'ME', 'ME', 'ME'],
      ['ME', 'out', 'out', 'out'],
      ['ME', 'ME', 'ME', 'out'],
    ]);
    expect(played.questions[0]?.options.map(({ id }) => id)).not.toContain('stance:a1:out');
    expect(injuries(table.group)[3]).toBe(0);
  });

  it('shows the sums and is changed in place', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(fightOp({ kind: 'ME+RA' }, { count: just(2), armor: 1 }), t), {
      answers: { 'battle plan': ['stance:a1:ra', 'reset', 'go'] },
      dice: { ...DEAF, ...round(1, [6, 6, 6, 6], [1, 1]) },
    });
    expect(played.questions[0]?.about).toMatchObject({
      ours: '4D6+11',
      foeStrength: '2D6+40',
      foeArmor: 1,
      forced: true,
    });
    expect(played.questions[1]?.about).toMatchObject({ ours: '4D6+10' });
    expect(played.questions.map(({ revises }) => revises ?? false)).toEqual([false, true, true]);
  });

  it('is declined where the fight is voluntary (UQ-CMB-04)', () => {
    const table = plainTable();
    const op = fightOp({ forced: false });
    const played = play(table, (t) => fight(op, t), { answers: { 'battle plan': 'decline' } });
    expect(wayOf(played.result, op)).toBe('declined');
    expect(table.group.scene?.fought).toBe(false);
  });

  it('lets the order of march change before a voluntary fight (UQ-CMB-05, UQ-MARCH-05)', () => {
    const table = plainTable();
    play(table, (t) => fight(fightOp({ forced: false }), t), {
      answers: { 'battle plan': [{ kind: 'order', order: ['a2', 'a1', 'a3', 'a4'] }, 'decline'] },
    });
    expect(table.group.members.map(({ name }) => name).slice(0, 2)).toEqual(['Anselm', 'Brun']);
  });

  it('offers no way out of a forced fight, unless somebody hears them in time (UQ-CMB-06, UQ-CMB-07, UQ-RNG-05)', () => {
    const forced = play(plainTable(), (t) => fight(fightOp(), t), {
      answers: GO,
      dice: { 'Alertness: Ilwen': 4, ...round(1, [6, 6, 6, 6], [1]) },
    });
    expect(forced.questions[0]?.options.map(({ id }) => id)).not.toContain('decline');
    const heard = play(plainTable(), (t) => fight(fightOp(), t), {
      answers: { 'battle plan': 'decline' },
      dice: { 'Alertness: Ilwen': 3 },
    });
    expect(factsOf(heard, 'fight-begins')[0]).toMatchObject({ forced: true, watched: true });
    expect(factsOf(heard, 'test')[0]).toMatchObject({ of: 'Alertness', target: 3, passed: true, rule: 'UQ-RNG-05' });
  });

  it('knows no Alertness and no powers before a surprise', () => {
    const table = plainTable();
    learn(table.group, 'Brun', 'Berserker');
    const played = play(table, (t) => fight(fightOp({ surprise: true }), t), {
      answers: GO,
      dice: round(1, [6, 6, 6, 6], [1]),
    });
    expect(played.questions[0]?.about).toMatchObject({ powers: [] });
  });

  it('takes the injured out of the rear, and leaves them in front of a fighter as a target (UQ-CMB-33, C-20)', () => {
    const table = plainTable();
    named(table.group, 'Brun').injuries.red = 1;
    named(table.group, 'Mirl').injuries.red = 1;
    const played = play(table, (t) => fight(fightOp({}, { strength: one(6) }), t), {
      answers: GO,
      dice: { 'Alertness: Ilwen': 6, 'round 1: Anselm': 1, 'round 1: Ilwen': 1, 'round 1: foe 1': 1 },
    });
    // 7 against 5: two damage. The first kills helpless Brun, who cannot parry; the second hurts Anselm; Mirl is out.
    expect(factsOf(played, 'death').map(({ who }) => who)).toEqual(['Brun']);
    expect(injuries(table.group)).toEqual([1, 0, 1]);
  });

  it('is for those only whom the event names (UQ-CMB-09)', () => {
    const table = { ...plainTable(), locals: { inside: ['a3', 'a4'] } };
    play(table, (t) => fight(fightOp({ only: { who: 'bound', name: 'inside' } }, { strength: one(12) }), t), {
      answers: GO,
      dice: { ...DEAF, 'round 1: Ilwen': 1, 'round 1: Mirl': 1, 'round 1: foe 1': 1 },
    });
    expect(injuries(table.group).slice(0, 2)).toEqual([0, 0]);
    expect(table.group.members).toHaveLength(2);
  });
});

describe('a helpless group', () => {
  const helpless = () => {
    const table = plainTable();
    for (const member of table.group.members) member.injuries.red = 1;
    return table;
  };

  it('loses a forced fight without a blow, and is spared a voluntary one (UQ-CMB-26, UQ-CMB-31)', () => {
    const forced = fightOp();
    const lost = play(helpless(), (t) => fight(forced, t));
    expect([wayOf(lost.result, forced), factsOf(lost, 'injury'), lost.questions]).toEqual(['lose', [], []]);
    const voluntary = fightOp({ forced: false });
    expect(wayOf(play(helpless(), (t) => fight(voluntary, t)).result, voluntary)).toBe('declined');
  });

  it('may drink before it fights (UQ-EQP-24)', () => {
    const table = plainTable();
    named(table.group, 'Brun').injuries.black = 1;
    give(table.group, 'Brun', { kind: 'healing-potion' });
    const played = play(table, (t) => fight(fightOp({}, { strength: one(1) }), t), {
      answers: { 'battle plan': ['power:drink:a1:heal', 'go'] },
      dice: { ...DEAF, ...round(1, [3, 3, 3, 3], [1]) },
    });
    expect(factsOf(played, 'healed')).toMatchObject([{ who: 'Brun', colour: 'black' }]);
    expect(factsOf(played, 'fight-round')[0]?.ours).toHaveLength(4);
  });
});

describe('between rounds', () => {
  it('somebody may fight another way, and nobody joins or leaves (UQ-CMB-15)', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(fightOp({ kind: 'ME+RA' }, { strength: one(8) }), t), {
      answers: { 'battle plan': ['stance:a4:out', 'go'], 'tie 1': ['stance:a1:ra', 'fight-on'] },
      dice: { ...DEAF, ...round(1, [1, 1, 1], [3]), ...round(2, [6, 6, 6], [1]) },
    });
    const offered = played.questions.find(({ name }) => name === 'tie 1')?.options.map(({ id }) => id);
    expect(offered).toEqual(['fight-on', 'flee', 'stance:a1:ra', 'stance:a2:ra', 'stance:a3:me']);
    expect(factsOf(played, 'fight-round')[1]?.ours[0]).toMatchObject({ who: 'Brun', plus: 2 });
  });
});

describe('flight', () => {
  const tied = { ...DEAF, ...round(1, [1, 1, 1, 1], [4]) };
  const foe = { strength: one(8) };

  it('costs the first D3-1 an injury each, whatever they wear (UQ-CMB-35, UQ-CMB-36)', () => {
    const table = plainTable();
    const op = fightOp({}, foe);
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'flee' },
      dice: { ...tied, flight: 5 },
    });
    expect(wayOf(played.result, op)).toBe('fled');
    expect(injuries(table.group)).toEqual([1, 1, 0, 0]);
  });

  it('skips who stayed out (UQ-CMB-37)', () => {
    const table = plainTable();
    play(table, (t) => fight(fightOp({}, { strength: one(1) }), t), {
      answers: { 'battle plan': ['stance:a2:out', 'go'], 'tie 1': 'flee' },
      dice: { ...DEAF, 'round 1: Brun': 1, 'round 1: foe 1': 3, flight: 6 },
    });
    expect(injuries(table.group)).toEqual([1, 0, 0, 0]);
  });

  it('is the only way out after three rounds against undead, at D3 (UQ-CMB-40, UQ-CMB-41)', () => {
    const table = plainTable();
    const op = fightOp({}, { ...foe, tags: ['undead'] });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'fight-on', 'tie 2': 'fight-on' },
      dice: { ...tied, ...round(2, [1, 1, 1, 1], [4]), ...round(3, [1, 1, 1, 1], [4]), flight: 1 },
    });
    expect(wayOf(played.result, op)).toBe('fled');
    expect(injuries(table.group)).toEqual([1, 0, 0, 0]);
  });

  it('is orderly with Tactics: D3-2, and nobody is robbed (UQ-CMB-38, UQ-FGT-21)', () => {
    const table = plainTable();
    learn(table.group, 'Anselm', 'Tactics');
    const op = fightOp({ kind: 'ME+RA' }, { ...foe, strength: one(11), tags: ['bandits'] });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, 'tie 1': 'retreat:a2' },
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [4]), 'Tactics: Anselm': 2, flight: 5 },
    });
    expect(wayOf(played.result, op)).toBe('fled');
    expect(injuries(table.group)).toEqual([1, 0, 0, 0]);
    expect(factsOf(played, 'robbed')).toEqual([]);
  });
});

describe('bandits', () => {
  const op = fightOp({}, { name: 'bandits', strength: one(9), tags: ['bandits'] });
  const lost = { ...DEAF, ...round(1, [1, 1, 1, 1], [5]) };

  it('take a line of everybody who is injured after a loss (UQ-CMB-50, C-48)', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(op, t), { answers: GO, dice: { ...lost, 'robbed line: Brun': 1 } });
    expect(factsOf(played, 'robbed')).toEqual([{ kind: 'robbed', who: 'Brun', line: 1, at: 'hand', what: 'axe' }]);
    expect(named(table.group, 'Brun').hand[0]).toBeNull();
  });

  it('find nothing on an empty line (UQ-CMB-50)', () => {
    const table = plainTable();
    const played = play(table, (t) => fight(op, t), { answers: GO, dice: { ...lost, 'robbed line: Brun': 6 } });
    expect(factsOf(played, 'robbed')[0]).toMatchObject({ what: null });
  });

  it('leave alone who endures (UQ-CMB-51, UQ-FGT-15)', () => {
    const table = plainTable();
    learn(table.group, 'Brun', 'Endurance');
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, endure: 'withdraw' },
      dice: { ...lost, 'robbed line: Brun': 1 },
    });
    expect(factsOf(played, 'robbed')[0]).toMatchObject({ what: null });
    expect(named(table.group, 'Brun').hand[0]?.name).toBe('axe');
  });

  it('are kept off by Tactics on losing (UQ-FGT-21)', () => {
    const table = plainTable();
    learn(table.group, 'Anselm', 'Tactics');
    const played = play(table, (t) => fight(op, t), { answers: GO, dice: { ...lost, 'Tactics: Anselm': 1 } });
    expect(factsOf(played, 'robbed')).toEqual([]);
    expect(injuries(table.group)[0]).toBe(1);
  });

  it('keep what the dead had (UQ-DEATH-04)', () => {
    const table = plainTable();
    named(table.group, 'Brun').injuries.red = 1;
    const bandits = fightOp({}, { name: 'bandits', strength: one(7), tags: ['bandits'] });
    const dice = { ...DEAF, 'round 1: Anselm': 1, 'round 1: Ilwen': 1, 'round 1: Mirl': 1, 'round 1: foe 1': 2 };
    const played = play(table, (t) => fight(bandits, t), { answers: GO, dice });
    expect(table.group.fallen).toEqual([]);
    expect(factsOf(played, 'death')).toMatchObject([{ who: 'Brun', buried: false }]);
    expect(
      table.group.members.flatMap(({ backpack, hand }) => [...backpack, ...hand]).some((item) => item?.name === 'axe'),
    ).toBe(false);
  });
});

describe('Endurance', () => {
  it('lets somebody hurt fight on, if the player wants it (UQ-FGT-13, ruled against UQ-CMB-27)', () => {
    const table = plainTable();
    learn(table.group, 'Brun', 'Endurance');
    const op = fightOp({}, { strength: one(9) });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, endure: 'fight-on', 'tie 1': 'fight-on' },
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [5]), ...round(2, [6, 6, 6, 6], [1]) },
    });
    expect(wayOf(played.result, op)).toBe('win');
    expect(injuries(table.group)).toEqual([1, 0, 0, 0]);
    expect(played.locals['those']).toEqual(['a1']);
  });
});

describe('talismans in a fight', () => {
  it('roll one of our dice again in a lost or tied round (UQ-TAL-01, UQ-TAL-16, W4)', () => {
    const table = tableWith('A');
    const op = fightOp({}, { strength: one(8) });
    const played = play(table, (t) => fight(op, t), {
      answers: { ...GO, talisman: ['keep', 'die:a1'] },
      dice: {
        'Alertness: Ilwen': 6,
        ...round(1, [1, 1, 1, 1], [4]),
        'talisman: round 1: Brun': 5,
      },
    });
    expect(wayOf(played.result, op)).toBe('win');
    expect(factsOf(played, 'fight-round').map(({ ourTotal }) => ourTotal)).toEqual([12, 16]);
    expect(named(table.group, 'Anselm').hand.some((item) => item?.kind === 'gold-talisman')).toBe(false);
  });

  it('work only where they work (UQ-TAL-02, UQ-TAL-03)', () => {
    const table = { ...tableWith('A'), script: 'GV#test' };
    if (table.group.scene) table.group.scene.region = 'GV';
    const played = play(table, (t) => fight(fightOp({}, { strength: one(8) }), t), {
      answers: { ...GO, 'tie 1': 'flee' },
      dice: { ...DEAF, ...round(1, [1, 1, 1, 1], [4]), flight: 1 },
    });
    expect(played.questions.map(({ kind }) => kind)).toEqual(['battle-plan', 'tie']);
  });
});

describe('taming', () => {
  it('makes a mount of one of the beaten (UQ-MOUNT-01)', () => {
    const table = plainTable();
    play(table, (t) => fight(fightOp({ tame: 'War Boar' }, { strength: one(1) }), t), {
      answers: GO,
      dice: { ...DEAF, ...round(1, [6, 6, 6, 6], [1]) },
    });
    expect(named(table.group, 'Brun').mount?.kind).toBe('war-boar');
  });
});
