import { describe, expect, it } from 'vitest';
import { magicStrikes } from '../../src/systems/ultraquest/curses.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import { arms, give, just, run } from './ops.js';
import { factsOf, named, play, SEAT, tableWith } from './telling.js';

const first = { who: 'first', count: just(1) } as const;
const each = { who: 'each' } as const;

function withSkill(skill: string, name = 'Wolfram', mastered = false) {
  const table = tableWith('B');
  named(table.group, name).skills = [{ name: skill, mastered }];
  return table;
}

describe('injuries', () => {
  it('are placed in the colour the event says, and bound to those (UQ-CMB-52)', () => {
    const table = tableWith('B');
    const played = run(table, { op: 'injure', who: first, cursed: true, as: 'victim', ...arms('saved', 'else') });
    expect(named(table.group, 'Rukha').injuries).toEqual({ red: 0, black: 1 });
    expect([played.way, played.locals['those'], played.locals['victim']]).toEqual(['else', ['a1'], ['a1']]);
  });

  it('may be ducked, once by who is no master (UQ-THF-23, UQ-THF-24)', () => {
    const table = withSkill('Ducking', 'Rukha');
    const played = run(table, { op: 'injure', who: first, amount: just(2) }, { dice: { 'Ducking: Rukha': 1 } });
    expect(factsOf(played, 'injury')).toHaveLength(1);
    const mastered = withSkill('Ducking', 'Rukha', true);
    run(mastered, { op: 'injure', who: first, amount: just(2) }, { dice: { 'Ducking: Rukha': [1, 1] } });
    expect(named(mastered.group, 'Rukha').injuries.red).toBe(0);
  });

  it('of two colours kill as two of one do (UQ-CMB-54, UQ-CMB-58, UQ-DEATH-01)', () => {
    const table = tableWith('A');
    named(table.group, 'Brun').injuries.black = 1;
    named(table.group, 'Anselm').skills = [];
    const played = run(table, { op: 'injure', who: first, ...arms('else') });
    expect(factsOf(played, 'death')).toMatchObject([{ who: 'Brun' }]);
    expect(table.group.graves).toMatchObject([{ name: 'Brun', turn: 1 }]);
    expect([table.group.lines, table.group.fallen.length]).toEqual([4, 1]);
  });

  it('leave time for a potion at hand, before the second one (UQ-CMB-53, UQ-CMB-56, UQ-EQP-24, W7)', () => {
    const table = tableWith('B');
    named(table.group, 'Rukha').injuries.black = 1;
    const played = run(table, { op: 'injure', who: first }, { answers: { 'life saving': 'potion:a1' } });
    expect(named(table.group, 'Rukha').injuries).toEqual({ red: 1, black: 0 });
    expect(factsOf(played, 'item-lost')).toMatchObject([{ item: 'Healing Potion', why: 'used' }]);
  });

  it('find the potion of the one directly behind, and of nobody else (UQ-CMB-53, UQ-MARCH-09)', () => {
    const behind = tableWith('B');
    behind.group.members.reverse();
    named(behind.group, 'Pip').injuries.red = 1;
    const far = run(behind, { op: 'injure', who: { who: 'bound', name: 'victim' } }, {});
    expect(far.questions).toEqual([]);
    const table = { ...tableWith('B'), locals: { victim: ['a3'] } };
    give(table.group, 'Sanne', { kind: 'healing-potion' });
    named(table.group, 'Pip').injuries.red = 1;
    run(
      table,
      { op: 'injure', who: { who: 'bound', name: 'victim' } },
      {
        answers: { 'life saving': 'potion:a4' },
      },
    );
    expect(table.group.members).toHaveLength(4);
  });

  it('never reach into a backpack in time (UQ-SHEET-08)', () => {
    const table = tableWith('A');
    named(table.group, 'Brun').injuries.red = 1;
    named(table.group, 'Brun').backpack.push(newItem(table.group, SEAT, { kind: 'healing-potion' }));
    named(table.group, 'Anselm').skills = [];
    expect(run(table, { op: 'injure', who: first }).questions).toEqual([]);
    expect(table.group.members).toHaveLength(3);
  });

  it('may be healed by a Cleric at the last moment, and by a scroll (UQ-CLR-08, UQ-SCROLL-05)', () => {
    const table = tableWith('A');
    named(table.group, 'Brun').injuries.red = 1;
    const played = run(
      table,
      { op: 'injure', who: first },
      { answers: { 'life saving': 'cast:a2:healing' }, dice: { 'Healing: Anselm': 2 } },
    );
    expect(named(table.group, 'Brun').injuries.red).toBe(1);
    expect(factsOf(played, 'life-saved')).toMatchObject([{ who: 'Brun', by: 'Healing' }]);
    expect(named(table.group, 'Anselm').cast).toEqual(['Healing']);
  });

  it('kill a fairy who is too weak (UQ-RACE-22), unless she endures (UQ-RACE-23)', () => {
    const table = tableWith('A');
    Object.assign(named(table.group, 'Brun'), {
      race: 'fairy',
      attributes: { MOV: 3, STR: 0, DEX: 1, INT: 2 },
      skills: [],
    });
    named(table.group, 'Anselm').skills = [];
    run(table, { op: 'injure', who: first }, { dice: { 'STR: Brun': 1 } });
    expect(table.group.members).toHaveLength(3);
    const hardy = tableWith('A');
    Object.assign(named(hardy.group, 'Brun'), { race: 'fairy', skills: [{ name: 'Endurance', mastered: false }] });
    run(hardy, { op: 'injure', who: first });
    expect(hardy.group.members).toHaveLength(4);
  });

  it('miss whoever has something that keeps them off', () => {
    const table = tableWith('A');
    give(table.group, 'Brun', { kind: 'lucky-button', effect: { kind: 'guard', against: 'injury', uses: 1 } });
    const op = { op: 'injure', who: first, ...arms('saved', 'else') } as const;
    expect(run(table, op).way).toBe('saved');
    expect(run(table, op).way).toBe('else');
    expect(named(table.group, 'Brun').hand.some((item) => item?.kind === 'lucky-button')).toBe(false);
  });
});

describe('death', () => {
  it('may be undone in sight by Spark of Life, for something learned (UQ-CLR-25, UQ-CLR-26)', () => {
    const table = tableWith('A');
    named(table.group, 'Anselm').skills = [{ name: 'Spark of Life', mastered: false }];
    const brun = named(table.group, 'Brun');
    brun.attributes.STR = 4;
    brun.attributes.DEX = 3;
    const played = run(
      table,
      { op: 'kill', who: first, ...arms('saved', 'else') },
      { answers: { 'spark of life': 'cast:a2:spark-of-life' }, dice: { 'Spark of Life: Anselm': 1 } },
    );
    expect(table.group.members.map(({ name }) => name)).toContain('Brun');
    // DEX 3 cost 4 Fame, STR 4 only 2.
    expect([brun.attributes.DEX, brun.attributes.STR, brun.injuries.red]).toEqual([2, 4, 1]);
    expect([table.group.graves, factsOf(played, 'revived')[0]?.lost]).toEqual([[], 'DEX']);
  });

  it('takes the last skill of who has raised nothing (UQ-CLR-26)', () => {
    const table = tableWith('A');
    named(table.group, 'Anselm').skills = [{ name: 'Spark of Life', mastered: false }];
    run(
      table,
      { op: 'kill', who: first },
      { answers: { 'spark of life': 'cast:a2:spark-of-life' }, dice: { 'Spark of Life: Anselm': 1 } },
    );
    expect(named(table.group, 'Brun').skills).toEqual([]);
  });

  it('leaves nobody to read on to', () => {
    const table = tableWith('A');
    named(table.group, 'Anselm').skills = [];
    expect(run(table, { op: 'kill', who: each, ...arms('else') }).result).toEqual({ to: 'end' });
  });
});

describe('curses', () => {
  const curse = { op: 'curse', who: first, ...arms('saved', 'else') } as const;

  it('add up (UQ-CURSE-01, UQ-CURSE-02)', () => {
    const table = tableWith('A');
    named(table.group, 'Brun').curses = 1;
    expect(run(table, { ...curse, amount: just(2) }).way).toBe('else');
    expect(named(table.group, 'Brun').curses).toBe(3);
  });

  it('are averted at the moment by Magic Protection or Curse-Breaker (UQ-CURSE-03, UQ-WIZ-25, UQ-CLR-21, W8)', () => {
    for (const [skill, id, name] of [
      ['Magic Protection', 'magic-protection', 'Sanne'],
      ['Curse-Breaker', 'curse-breaker', 'Wolfram'],
    ] as const) {
      const table = withSkill(skill, name);
      const who = named(table.group, name).id;
      const played = run(table, curse, {
        answers: { curse: `cast:${who}:${id}:a1` },
        dice: { [`${skill}: ${name}`]: 2 },
      });
      expect([played.way, named(table.group, 'Rukha').curses]).toEqual(['saved', 0]);
      expect(factsOf(played, 'curse-averted')).toMatchObject([{ who: 'Rukha', by: skill }]);
    }
  });

  it('meet a whole group under a master (UQ-CLR-22, UQ-WIZ-26, C-45, C-50)', () => {
    const table = withSkill('Curse-Breaker', 'Wolfram', true);
    named(table.group, 'Wolfram').attributes.INT = 3;
    const all = { ...curse, who: each };
    run(table, all, { answers: { curse: 'cast:a2:curse-breaker:a1' }, dice: { 'Curse-Breaker: Wolfram': 1 } });
    expect(table.group.members.map(({ curses }) => curses)).toEqual([0, 0, 0, 0]);
    const shielded = withSkill('Magic Protection', 'Sanne', true);
    run(shielded, all, { answers: { curse: 'cast:a4:magic-protection:a1' }, dice: { 'Magic Protection: Sanne': 2 } });
    expect(run(shielded, all).way).toBe('saved');
  });

  it('are lifted by an event (UQ-CURSE-04)', () => {
    const table = tableWith('A');
    named(table.group, 'Brun').curses = 3;
    run(table, { op: 'uncurse', who: first, amount: just(2) });
    expect(named(table.group, 'Brun').curses).toBe(1);
  });
});

describe('spells', () => {
  it('are quacked to a stop by two half-ducks (UQ-RACE-16)', () => {
    const table = tableWith('A');
    const op = { op: 'spell', spell: 'Sleep', who: each, ...arms('saved', 'else') } as const;
    expect(run(table, op).way).toBe('else');
    for (const name of ['Brun', 'Mirl']) Object.assign(named(table.group, name), { race: 'half-duck' });
    expect(run(table, op).way).toBe('saved');
    named(table.group, 'Mirl').injuries.red = 1;
    expect(run(table, op).way).toBe('else');
  });

  it('of a half-duck wizard are not quacked away (UQ-RACE-15)', () => {
    const table = tableWith('A');
    const { group } = table;
    for (const name of ['Brun', 'Mirl']) Object.assign(named(group, name), { race: 'half-duck' });
    const caster = (race: 'human' | 'half-duck') => ({ ...named(group, 'Ilwen'), race });
    const struck = [named(group, 'Anselm')];
    const saved = (race: 'human' | 'half-duck') =>
      play(table, (t) => magicStrikes(t, 'spell', struck, caster(race))).result;
    expect([...saved('human').values()]).toEqual(['quacking']);
    expect(saved('half-duck').size).toBe(0);
  });
});

describe('hazards', () => {
  it('poison spares fairies, and whoever has an antidote in reach (UQ-RACE-24, UQ-EQP-25, W9)', () => {
    const op = { op: 'poison', who: first, ...arms('saved', 'else') } as const;
    const table = tableWith('A');
    expect(run(table, op).way).toBe('else');
    give(table.group, 'Anselm', { kind: 'antidote' });
    const played = run(table, op, { answers: { poison: 'potion:a2:a1' } });
    expect([played.way, factsOf(played, 'poisoned')[0]?.by]).toEqual(['saved', 'Antidote']);
    Object.assign(named(table.group, 'Brun'), { race: 'fairy' });
    expect(run(table, op).way).toBe('saved');
  });

  it('poison is neutralized, by a master without fail (UQ-CLR-10, UQ-CLR-11)', () => {
    const op = { op: 'poison', who: each, ...arms('saved', 'else') } as const;
    const table = withSkill('Neutralize Poison', 'Wolfram', true);
    const one = run(table, op, {
      answers: { poison: 'cast:a2:neutralize-poison:a3' },
      dice: { 'Neutralize Poison: Wolfram': 6 },
    });
    expect([one.way, one.locals['others']]).toEqual(['else', ['a3']]);
    named(table.group, 'Wolfram').cast = [];
    const all = run(table, op, {
      answers: { poison: 'cast:a2:neutralize-poison:a3' },
      dice: { 'Neutralize Poison: Wolfram': 1 },
    });
    expect(all.way).toBe('saved');
  });

  it('water spares half-ducks and whoever breathes or flies (UQ-RACE-17, UQ-WIZ-22, UQ-CLR-19, UQ-RACE-19)', () => {
    const op = { op: 'drown', who: each, ...arms('saved', 'else') } as const;
    const table = withSkill('Gills', 'Sanne');
    Object.assign(named(table.group, 'Rukha'), { race: 'half-duck' });
    Object.assign(named(table.group, 'Wolfram'), { race: 'fairy' });
    const played = run(table, op, { answers: { water: 'cast:a4:gills:a3' }, dice: { 'Gills: Sanne': 1 } });
    expect([played.locals['those'], played.locals['others']]).toEqual([['a4'], ['a1', 'a2', 'a3']]);
    expect(named(table.group, 'Pip').effects).toMatchObject([{ kind: 'gills', until: 'round' }]);
  });

  it('fire and cold have their miracles and spells (UQ-CLR-17, UQ-WIZ-30)', () => {
    const fire = withSkill('Fire Protection');
    const burn = { op: 'burn', who: first, ...arms('saved', 'else') } as const;
    expect(
      run(fire, burn, { answers: { fire: 'cast:a2:fire-protection:a1' }, dice: { 'Fire Protection: Wolfram': 2 } }).way,
    ).toBe('saved');
    expect(run(fire, burn).way).toBe('saved');
    const cold = withSkill('Cold Protection', 'Pip');
    Object.assign(named(cold.group, 'Pip'), { profession: 'wizard' });
    const played = run(
      cold,
      { op: 'freeze', who: each, ...arms('saved', 'else') },
      { answers: { cold: 'cast:a3:cold-protection:pair' }, dice: { 'Cold Protection: Pip': 2 } },
    );
    expect(played.locals['others']).toEqual(['a3', 'a4']);
  });

  it('falls are for those who cannot fly (UQ-SHEET-08, UQ-WIZ-15, UQ-MOUNT-15)', () => {
    const op = { op: 'fall', who: first, ...arms('saved', 'else') } as const;
    const table = tableWith('A');
    give(table.group, 'Brun', { kind: 'potion-of-flight' });
    expect(run(table, op, { answers: { falls: 'potion:a1:a1' } }).way).toBe('saved');
    const winged = tableWith('A');
    named(winged.group, 'Brun').mount = { id: 'm', kind: 'pegasus' };
    expect(run(winged, op).way).toBe('saved');
  });

  it('leave whoever is teleported out of everything further (UQ-WIZ-10)', () => {
    const table = withSkill('Teleportation', 'Sanne');
    const op = { op: 'fall', who: first, ...arms('saved', 'else') } as const;
    run(table, op, { answers: { falls: 'cast:a4:teleportation:a1' }, dice: { 'Teleportation: Sanne': 1 } });
    const next = run(table, { op: 'injure', who: first });
    expect(factsOf(next, 'injury')).toMatchObject([{ who: 'Wolfram' }]);
  });

  it('do nothing to who is protected by an event', () => {
    const table = tableWith('A');
    run(table, { op: 'protect', who: each, from: 'cold', lasts: 'turn' });
    expect(run(table, { op: 'freeze', who: each, ...arms('saved', 'else') }).way).toBe('saved');
  });
});

describe('help', () => {
  it('heals red injuries, black ones by magic only (UQ-CMB-55, UQ-CMB-56)', () => {
    const table = tableWith('A');
    named(table.group, 'Brun').injuries = { red: 0, black: 1 };
    named(table.group, 'Anselm').injuries.red = 1;
    run(table, { op: 'heal', who: each });
    expect([named(table.group, 'Brun').injuries.black, named(table.group, 'Anselm').injuries.red]).toEqual([1, 0]);
    run(table, { op: 'heal', who: each, cursed: true });
    expect(named(table.group, 'Brun').injuries.black).toBe(0);
  });

  it('blesses what is tested and fought with (UQ-DICE-08)', () => {
    const table = tableWith('A');
    run(table, { op: 'bless', what: 'STR', plus: 2, who: first, lasts: 'event' });
    const played = run(
      table,
      { op: 'test', attributes: ['STR'], who: first, plus: 0, ...arms('pass', 'fail') },
      { dice: { 'STR: Brun': 4 } },
    );
    expect(played.way).toBe('pass');
  });
});
