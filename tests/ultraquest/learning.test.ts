import { describe, expect, it } from 'vitest';
import { hasFreeLine, whyNotLearn } from '../../src/systems/ultraquest/growing/learnable.js';
import { learn } from '../../src/systems/ultraquest/growing/learning.js';
import { train, whyNotTrain } from '../../src/systems/ultraquest/growing/raising.js';
import { rollMiracle, rollSpell } from '../../src/systems/ultraquest/growing/tables.js';
import type { Play } from '../../src/engine/system.js';
import type { Adventurer } from '../../src/systems/ultraquest/state.js';
import { factsOf, named, play, tableWith, type Played } from './telling.js';

/** What asks nothing, as a play. */
function* atOnce<T>(result: T): Play<T> {
  yield* [];
  return result;
}

/** A Wizard who knows these spells, and has wits for four. */
function wizard(...spells: string[]) {
  const table = tableWith('B');
  const sanne = named(table.group, 'Sanne');
  Object.assign(sanne, { profession: 'wizard', skills: spells.map((name) => ({ name, mastered: false })) });
  sanne.attributes.INT = 5;
  for (const member of table.group.members)
    member.hand = member.hand.map((item) => (item?.kind.endsWith('-talisman') ? null : item));
  return { table, sanne };
}

function rolled(face: number, add: 'd10' | 'd10-2', known: string[] = [], chosen?: string) {
  const { table, sanne } = wizard(...known);
  const answers = { 'spell dice': add, ...(chosen !== undefined && { 'which spell': chosen }) };
  return play(table, (t) => rollSpell(t, sanne), { dice: { 'spell: Sanne': face }, answers });
}

const offered = (played: Played<unknown>) => played.questions.at(-1)?.options.map(({ id }) => id);

describe('the table of spells (UQ-WIZ-04, UQ-WIZ-05, UQ-WIZ-36)', () => {
  it('has Ice Storm for 12, and the same for 10 with nothing added is free choice', () => {
    expect(rolled(10, 'd10-2').result).toBe('Ice Storm');
    const free = rolled(10, 'd10', [], 'power:gills');
    expect(free.result).toBe('Gills');
    expect(offered(free)).toEqual(
      expect.arrayContaining(['power:ice-storm', 'power:magic-arrow', 'power:sphere', 'power:magic-protection']),
    );
    expect(offered(free)).not.toContain('power:holy-ray');
  });

  it('has a protective spell that the player chooses for 11', () => {
    const played = rolled(9, 'd10-2', ['Sphere'], 'power:dragon-skin');
    expect(played.result).toBe('Dragon Skin');
    expect(offered(played)).toEqual(['power:magic-protection', 'power:cold-protection', 'power:dragon-skin']);
    expect(rolled(9, 'd10-2', ['Sphere', 'Dragon Skin', 'Cold Protection']).result).toBe('Magic Protection');
  });

  it('leaves the choice to who knows what was rolled', () => {
    const played = rolled(1, 'd10', ['Magic Arrow'], 'power:speed');
    expect(played.result).toBe('Speed');
    expect(offered(played)).not.toContain('power:magic-arrow');
    expect(rolled(10, 'd10-2', ['Ice Storm'], 'power:speed').result).toBe('Speed');
  });

  it('has nothing for who knows four, and takes no more than INT (UQ-WIZ-06)', () => {
    const four = ['Magic Arrow', 'Speed', 'Gills', 'Sphere'];
    expect(rolled(2, 'd10', four).result).toBeUndefined();
    const { sanne } = wizard('Speed', 'Gills', 'Alertness');
    expect(whyNotLearn(sanne, 'Sphere')).toBeUndefined();
    sanne.attributes.INT = 2;
    expect(whyNotLearn(sanne, 'Sphere')).toMatchObject({ refused: 'spells-full', rule: 'UQ-WIZ-06' });
  });

  it('is rolled upon again with a talisman (UQ-TAL-01)', () => {
    const { table, sanne } = wizard();
    sanne.hand[0] = { id: 'x', kind: 'gold-talisman' };
    const played = play(table, (t) => rollSpell(t, sanne), {
      dice: { 'spell: Sanne': 1, 'talisman: spell: Sanne': 9 },
      answers: { 'spell dice': 'd10', talisman: 'die:d10' },
    });
    expect(played.result).toBe('Gills');
  });
});

describe('a miracle (UQ-CLR-04)', () => {
  it('that is known already is free choice, of those that are left', () => {
    const table = tableWith('A');
    const anselm = named(table.group, 'Anselm');
    anselm.hand = anselm.hand.map((item) => (item?.kind === 'gold-talisman' ? null : item));
    const played = play(table, (t) => rollMiracle(t, anselm), {
      dice: { 'miracle: Anselm': 1 },
      answers: { 'which miracle': 'power:holy-ray' },
    });
    expect(played.result).toBe('Holy Ray');
    expect(offered(played)).not.toContain('power:healing');
    expect(offered(played)).not.toContain('power:speed');
  });
});

describe('who can learn what', () => {
  const refusal = (member: Adventurer, skill: string) => whyNotLearn(member, skill)?.refused;

  it('is said with the reason (UQ-ACT-12, UQ-CLR-07, UQ-SHEET-03, UQ-FGT-18, UQ-RACE-20)', () => {
    const { group } = tableWith('A');
    const brun = named(group, 'Brun');
    brun.attributes.DEX = 3;
    expect(refusal(brun, 'Juggling')).toBe('unknown-skill');
    expect(refusal(brun, 'Parry')).toBe('knows-already');
    expect(refusal(brun, 'Healing')).toBe('other-profession');
    expect(refusal(brun, 'Gills')).toBe('other-profession');
    expect(whyNotLearn(brun, 'Dual Wielding')).toMatchObject({
      refused: 'attribute-too-low',
      args: { who: 'Brun', skill: 'Dual Wielding', attribute: 'DEX', needed: 4 },
    });
    brun.attributes.DEX = 4;
    expect(refusal(brun, 'Dual Wielding')).toBeUndefined();
    expect(refusal(named(group, 'Anselm'), 'Brew Potions')).toBe('knows-already');
    expect(refusal(named(group, 'Ilwen'), 'Brew Potions')).toBeUndefined();
    expect(refusal(brun, 'Alchemy')).toBeUndefined();
    Object.assign(brun, { race: 'fairy' });
    expect(refusal(brun, 'Stealing')).toBe('other-profession');
  });

  it('is one art by two names where potions are brewed, and paid for once (UQ-WIZ-24, UQ-CLR-07)', () => {
    const { group } = tableWith('B');
    const [wizard, cleric] = [named(group, 'Sanne'), named(group, 'Wolfram')];
    cleric.profession = 'cleric';
    expect(['Alchemy', 'Brew Potions'].map((skill) => refusal(wizard, skill))).toEqual([undefined, undefined]);
    expect(refusal(cleric, 'Alchemy')).toBe('brews-already');
    wizard.skills = [{ name: 'Alchemy', mastered: false }];
    expect(refusal(wizard, 'Brew Potions')).toBe('brews-already');
    wizard.skills = [{ name: 'Brew Potions', mastered: false }];
    expect(whyNotLearn(wizard, 'Alchemy')).toMatchObject({ refused: 'brews-already', rule: 'UQ-WIZ-24' });
  });

  it('is learned by who has a line for it, or makes room (UQ-SHEET-04)', () => {
    const table = tableWith('A');
    const brun = named(table.group, 'Brun');
    brun.skills = ['Parry', 'Aiming', 'Charge', 'Endurance', 'Tactics', 'Alertness'].map((name) => ({
      name,
      mastered: false,
    }));
    expect([hasFreeLine(brun, 'Trading'), hasFreeLine(brun, 'Brew Potions')]).toEqual([false, false]);
    const kept = play(table, (t) => learn(t, brun, 'Trading'), { answers: { 'erase: Brun': 'keep' } });
    expect([kept.result, brun.skills.length]).toEqual([false, 6]);
    const changed = play(table, (t) => learn(t, brun, 'Trading'), { answers: { 'erase: Brun': 'skill:charge' } });
    expect([changed.result, factsOf(changed, 'learned').length]).toEqual([true, 1]);
    expect(brun.skills.map(({ name }) => name)).toEqual([
      'Parry',
      'Aiming',
      'Endurance',
      'Tactics',
      'Alertness',
      'Trading',
    ]);
    expect(play(table, (t) => learn(t, brun, 'Parry')).result).toBe(false);
  });
});

describe('training (UQ-ACT-05, UQ-SHEET-07)', () => {
  it('ends where the race ends, however much Fame there is', () => {
    const table = tableWith('A');
    const brun = named(table.group, 'Brun');
    table.group.fame = 1000;
    const raise = () => play(table, (t) => atOnce(train(t, brun, 'STR'))).result;
    while (brun.attributes.STR < 20 && raise()) expect(whyNotTrain(table.group, brun, 'DEX')).toBeUndefined();
    expect(brun.attributes.STR).toBeLessThan(20);
    expect(whyNotTrain(table.group, brun, 'STR')).toMatchObject({
      refused: 'attribute-at-maximum',
      args: { who: 'Brun', attribute: 'STR' },
    });
    expect(raise()).toBe(false);
  });
});
