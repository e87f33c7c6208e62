import { expect, it } from 'vitest';
import type { FightOp } from '../../src/book/contract/fights.js';
import type { Words } from '../../src/engine/words.js';
import { voiceOf } from '../../src/narrator/voices.js';
import { fight } from '../../src/systems/ultraquest/combat/fight.js';
import type { Adventurer } from '../../src/systems/ultraquest/state.js';
import { named, play, tableWith } from './telling.js';

const D6 = { dice: [{ count: 1, sides: 6 as const }], plus: 0 };

function foes(count: number, kind: FightOp['kind'] = 'ME+RA'): FightOp {
  return {
    op: 'fight',
    kind,
    forced: false,
    foes: [{ count: { dice: [], plus: count }, name: 'goblin', strength: D6, armor: 0, tags: [] }],
    branches: ['win', 'lose', 'tie', 'fled', 'declined'].map((on) => ({ on, do: [] })),
  };
}

/** What the plan's menu says of the powers of a standard group, by their label. */
function told(prepare: (member: (name: string) => Adventurer) => void, op: FightOp, group: 'A' | 'B' = 'B') {
  const table = tableWith(group);
  prepare((name) => named(table.group, name));
  const { questions } = play(table, (t) => fight(op, t), { answers: { 'battle plan': 'decline' }, dice: {} });
  const voice = voiceOf('ultraquest');
  const words = (said: Words | undefined) => (said ? voice.words(said) : '');
  const powers = (questions[0]?.options ?? []).filter(({ menu }) => menu === 'power');
  return Object.fromEntries(powers.map(({ label, hint }) => [words(label), words(hint)]));
}

const knows = (member: Adventurer, name: string, mastered = false) =>
  member.skills.splice(0, member.skills.length, { name, mastered });

it('says what a spell adds to the sum, by how many there are, and what must be rolled (UQ-WIZ-17, UQ-WIZ-18)', () => {
  const fireball = (mastered: boolean, count: number) =>
    told((member) => {
      knows(member('Sanne'), 'Fireball', mastered);
      member('Sanne').attributes.INT = 4;
    }, foes(count))['Sanne: Fireball'];
  expect(fireball(false, 2)).toMatch(/^first a D6 of 4 or less, else nothing: \+2 on your sum · /);
  expect(fireball(false, 5)).toContain('+3 on your sum');
  expect(fireball(true, 5)).toContain('+6 on your sum');
});

it('says which armor a miracle gives (UQ-CLR-15, UQ-CLR-16)', () => {
  const armor = (mastered: boolean) => told((member) => knows(member('Anselm'), 'Holy Armor', mastered), foes(1), 'A');
  expect(armor(false)['Anselm: Holy Armor for Brun']).toMatch(
    /^first a D6 of \d or less, else nothing: armor \+1 · for Brun/,
  );
  expect(armor(true)['Anselm: Holy Armor for Brun']).toContain('armor +3');
  expect(armor(true)['Anselm: Holy Armor for everybody']).toContain('armor +1');
});

it('says what an arrow of magic brings whoever adds nothing else against a ghost (UQ-CMB-43, UQ-WIZ-08)', () => {
  const ghost = { ...foes(1, 'RA') };
  const haunted: FightOp = { ...ghost, foes: ghost.foes.map((foe) => ({ ...foe, tags: ['ghost'] })) };
  const arrow = (op: FightOp, mastered = false) =>
    told((member) => knows(member('Sanne'), 'Magic Arrow', mastered), op)['Sanne: Magic Arrow'];
  expect(arrow(ghost)).toContain(': +1 on your sum · ');
  expect(arrow(haunted)).toContain(': a die more · +3 on your sum · ');
  expect(arrow(haunted, true)).toContain(': a die more · +5 on your sum · ');
  const fairy = told((member) => {
    knows(member('Sanne'), 'Magic Arrow');
    member('Sanne').race = 'fairy';
  }, haunted)['Sanne: Magic Arrow'];
  expect(fairy).toMatch(/: \+3 on your sum · /);
});

it('says what a draught brings and what a Sphere is good for (C-24, UQ-WIZ-27)', () => {
  const powers = told((member) => {
    knows(member('Sanne'), 'Sphere');
    member('Pip').hand = [
      { id: 'x:1', kind: 'ox-draught', name: 'Ox Draught', effect: { kind: 'potion', does: 'STR', plus: 2 } },
    ];
  }, foes(1));
  expect(powers['Pip: Ox Draught']).toMatch(/^STR \+2 · /);
  expect(powers['Sanne: Sphere for Pip']).toContain('armor 3 for Pip against shots and throws');
});

it('says of the second spell of a turn that it is harder, and of a miracle as well (UQ-WIZ-23, UQ-CLR-27)', () => {
  const needs = (chosen: string, honor: number) => {
    const { state, group, script } = tableWith('B');
    group.honor = honor;
    const sanne = named(group, 'Sanne');
    sanne.attributes.INT = 5;
    sanne.skills = ['Magic Arrow', 'Fireball'].map((name) => ({ name, mastered: false }));
    const wolfram = Object.assign(named(group, 'Wolfram'), { profession: 'cleric', injuries: { red: 0, black: 0 } });
    wolfram.skills = ['Holy Armor', 'Holy Ray'].map((name) => ({ name, mastered: false }));
    const undead: FightOp = { ...foes(1), foes: foes(1).foes.map((foe) => ({ ...foe, tags: ['zombie'] })) };
    const answers = { 'battle plan': [chosen, 'decline'] };
    const { questions } = play({ state, script }, (t) => fight(undead, t), { answers, dice: {} });
    const { powers } = questions[1]?.about as unknown as { powers: { id: string; needs?: number }[] };
    return (skill: string) => powers.find(({ id }) => id.split(':')[2] === skill)?.needs;
  };
  const spells = needs('power:cast:a4:fireball', 0);
  expect(['fireball', 'magic-arrow', 'holy-ray'].map(spells)).toEqual([5, 2, 2]);
  const ray = 'power:cast:a2:holy-ray';
  expect([41, 42, 84].map((honor) => needs(ray, honor)('holy-armor'))).toEqual([2, 0, 2]);
});

it('says that a rage is a die more, which nobody rolls for (UQ-FGT-16)', () => {
  const rage = told((member) => knows(member('Rukha'), 'Berserker'), foes(1, 'ME'))['Rukha: Berserker'];
  expect(rage).toMatch(/^a die more · .*an injury once it is over$/);
});

it('says which armor an arrow of magic passes, if any (UQ-WIZ-08, UQ-WIZ-09)', () => {
  const arrow = (tags: string[], armor: number) =>
    told((member) => knows(member('Sanne'), 'Magic Arrow'), {
      ...foes(1),
      foes: foes(1).foes.map((foe) => ({ ...foe, armor, tags })),
    })['Sanne: Magic Arrow'];
  expect(arrow([], 2)).toMatch(/^first a D6 of \d or less, else nothing: \+1 on your sum · passes their armor of 2 · /);
  expect([arrow([], 0), arrow(['magic'], 2)].join()).not.toContain('armor');
});

it('says what each roll of an assassin needs, and what Tactics need (UQ-THF-18, UQ-FGT-20)', () => {
  const sly = (mastered: boolean) =>
    told((member) => {
      knows(member('Pip'), 'Assassinate', mastered);
      Object.assign(member('Pip').attributes, { MOV: 3, DEX: 2 });
    }, foes(1))['Pip: Assassinate'];
  expect(sly(false)).toMatch(/^a D6 of 3 or less on MOV, of 2 on DEX: kills one /);
  expect(sly(true)).toMatch(/^a D6 of 4 or less on MOV, of 3 on DEX: kills one /);
  const tactics = told(
    (member) => {
      knows(member('Rukha'), 'Tactics');
      member('Rukha').attributes.INT = 2;
    },
    foes(1, 'ME'),
  )['Rukha: Tactics'];
  expect(tactics).toBe('first a D6 of 2 or less, else nothing: the fight goes as you would have it');
});

it('fits what a menu of Discord shows of an entry (UQ-THF-18, UQ-WIZ-08)', () => {
  const armored = { ...foes(1), foes: foes(1).foes.map((foe) => ({ ...foe, armor: 3, name: 'hobgoblin sergeant' })) };
  const all = told((member) => {
    member('Sanne').skills = ['Magic Arrow', 'Fireball', 'Ice Storm', 'Dragon Skin', 'Sphere', 'Flight'].map(
      (name) => ({
        name,
        mastered: true,
      }),
    );
    knows(member('Pip'), 'Assassinate');
  }, armored);
  for (const [label, hint] of Object.entries(all))
    expect(`${label}: ${hint.length > 100 ? hint : 'fits'}`).toMatch(/fits$/);
});
