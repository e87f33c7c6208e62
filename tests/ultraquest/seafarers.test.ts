import { describe, expect, it } from 'vitest';
import { teacherPrice } from '../../src/systems/ultraquest/actions/lessons.js';
import { whyNotMaster } from '../../src/systems/ultraquest/growing/learnable.js';
import { couldLearn } from '../../src/systems/ultraquest/growing/learning.js';
import { robLine } from '../../src/systems/ultraquest/robbery.js';
import { armorRating, melee } from '../../src/systems/ultraquest/sheet/strength.js';
import type { Play } from '../../src/systems/ultraquest/tale.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import { arms, run } from './ops.js';
import { factsOf, named, play, SEAT, tableWith } from './telling.js';

/** Rukha as a Seafarer with these skills. */
function aboard(...skills: string[]) {
  const table = tableWith('B');
  const sailor = named(table.group, 'Rukha');
  Object.assign(sailor, { profession: 'seafarer', skills: skills.map((name) => ({ name, mastered: false })) });
  return { table, sailor };
}

/** Rules that ask nothing, as a play. */
function* just<T>(rules: () => T): Play<T> {
  yield* [];
  return rules();
}

describe('Seafarers', () => {
  it('endure, keep their money from bandits, and master it with STR 3 only (UQ-SEA-05, C-22)', () => {
    const { table, sailor } = aboard('Endurance');
    sailor.gold = 9;
    sailor.attributes.STR = 2;
    expect(whyNotMaster(sailor, 'Endurance')).toMatchObject({ refused: 'attribute-too-low', rule: 'UQ-SEA-05' });
    sailor.attributes.STR = 3;
    expect(whyNotMaster(sailor, 'Endurance')).toBeUndefined();
    const robbed = (line: number) =>
      play(table, (t) => just(() => robLine(t, sailor)), { dice: { 'robbed line: Rukha': line } }).result;
    expect(robbed(7)).toBeNull();
    expect(sailor.gold).toBe(9);
    expect(robbed(1)).toBe('sword');
  });

  it('disarm traps as Thieves do, and learn it as their own (UQ-SEA-14)', () => {
    const { table, sailor } = aboard('Trap Disarming');
    named(table.group, 'Pip').skills = [];
    const op = { op: 'trap', ...arms('sprung', 'disarmed') } as const;
    sailor.attributes.DEX = 3;
    expect(run(table, op, { dice: { 'Trap Disarming: Rukha': 3 } }).way).toBe('disarmed');
    expect(run(table, op, { dice: { 'Trap Disarming: Rukha': 4 } }).way).toBe('sprung');
    sailor.skills = [];
    expect(play(table, (t) => just(() => couldLearn(t, sailor, 'Trap Disarming'))).result).toBe(true);
    expect(teacherPrice(table.group, sailor, 'Trap Disarming')).toEqual({ gold: 30, fame: 1 });
  });

  it('pick locks as Thieves do, and never master it (UQ-SEA-15)', () => {
    const { table, sailor } = aboard('Lockpicking');
    sailor.attributes.DEX = 3;
    sailor.backpack.push(newItem(table.group, SEAT, { kind: 'lockpicks' }));
    const op = { op: 'lock', metal: 'iron', ...arms('opened', 'closed', 'taken') } as const;
    const played = run(table, op, { dice: { 'Lockpicking: Rukha': 4 }, answers: { lock: `pick:${sailor.id}` } });
    expect([played.way, factsOf(played, 'test')[0]?.target]).toEqual(['opened', 4]);
    expect(whyNotMaster(sailor, 'Lockpicking')).toMatchObject({ refused: 'no-mastery', rule: 'UQ-SEA-15' });
    sailor.profession = 'thief';
    expect(whyNotMaster(sailor, 'Lockpicking')).toBeUndefined();
  });

  it('wield two weapons as Fighters do (UQ-SEA-16)', () => {
    const { table, sailor } = aboard('Dual Wielding');
    sailor.attributes.DEX = 4;
    sailor.hand = ['sword', 'axe']
      .map((name) => newItem(table.group, SEAT, { kind: 'iron-weapon', name }))
      .concat(newItem(table.group, SEAT, { kind: 'shield' }));
    const single = sailor.attributes.STR + 1;
    expect([melee(sailor).total, armorRating(sailor).total]).toEqual([single + 1, 0]);
    sailor.skills = [];
    expect([melee(sailor).total, armorRating(sailor).total]).toEqual([single, 1]);
  });
});
