import { describe, expect, it } from 'vitest';
import { CHAINS } from '../../src/systems/ultraquest/board/regions.js';
import { feelsAtHome } from '../../src/systems/ultraquest/growing/at-home.js';
import { homesToErase } from '../../src/systems/ultraquest/growing/forgetting.js';
import { couldLearn, learn } from '../../src/systems/ultraquest/growing/learning.js';
import { hasRoomForHome } from '../../src/systems/ultraquest/growing/survival.js';
import type { Profession, Race, RegionCode } from '../../src/systems/ultraquest/names.js';
import { factsOf, named, play, SEAT, tableWith } from './telling.js';

/** Brun with these homes and so many skills, each on a line. */
function brun(home: readonly RegionCode[], lines = 0, as: { race?: Race; profession?: Profession } = {}) {
  const table = tableWith('A');
  const member = named(table.group, 'Brun');
  const skills = ['Parry', 'Aiming', 'Charge', 'Endurance', 'Tactics', 'Alertness'].slice(0, lines);
  Object.assign(member, { ...as, home: [...home], skills: skills.map((name) => ({ name, mastered: false })) });
  return { table, member };
}

describe('a Seafarer who joins (UQ-SEA-02, UQ-ACT-34)', () => {
  const joins = (home: readonly RegionCode[], answer?: string) => {
    const { table, member } = brun(home, 0, { profession: 'seafarer' });
    const played = play(
      table,
      (t) => feelsAtHome(t, member),
      answer === undefined ? {} : { answers: { 'home of Brun': answer } },
    );
    return { home: member.home, asked: played.questions.length };
  };

  it('says whether it is the River or the Sea', () => {
    expect(joins(['Hü'], 'region:me')).toEqual({ home: ['Hü', 'Me'], asked: 1 });
  });

  it('whose race is at home on the River is at home on the Sea, unasked; who has both has no more', () => {
    expect(joins(['UF', 'Ma'])).toEqual({ home: ['UF', 'Ma', 'Me'], asked: 0 });
    expect(joins(['UF', 'Me'])).toEqual({ home: ['UF', 'Me'], asked: 0 });
  });
});

describe('homes that make room when they are erased (UQ-SHEET-04, UQ-HOME-04)', () => {
  it('are those that were learned: a Seafarer keeps the water of the start (UQ-SEA-02)', () => {
    const { member } = brun(['Hü', 'UF', 'Be', 'OF'], 0, { race: 'dwarf', profession: 'seafarer' });
    expect(homesToErase(member, () => true)).toEqual([['Be'], ['OF']]);
    member.profession = 'fighter';
    expect(homesToErase(member, () => true)).toEqual([['UF'], ['Be'], ['OF']]);
  });
});

describe('Survival', () => {
  it('in the one land that lies ahead is learned unasked (UQ-HOME-05, UQ-HOME-07)', () => {
    const { table, member } = brun(['Hü']);
    const played = play(table, (t) => learn(t, member, 'Survival'));
    expect([played.result, played.questions.length, member.home]).toEqual([true, 0, ['Hü', 'Be']]);
  });

  it('takes the last skill line, and then nothing more (UQ-HOME-15, UQ-SHEET-03)', () => {
    expect(hasRoomForHome(brun(['Hü', 'Be'], 6).member)).toBe(true);
    expect(hasRoomForHome(brun(['Hü', 'Be', 'Vu'], 5).member)).toBe(true);
    expect(hasRoomForHome(brun(['Hü', 'Be', 'Vu'], 6).member)).toBe(false);
    expect(hasRoomForHome(brun(['Hü', 'Be', 'Vu', 'Ma'], 5, { profession: 'ranger' }).member)).toBe(true);
    expect(hasRoomForHome(brun(['Hü', 'Be', 'Vu', 'Ma'], 5).member)).toBe(false);
  });

  it('is learned by whom any land lies ahead of, and by nobody else (UQ-HOME-07)', () => {
    const { table, member } = brun(['Hü']);
    const at = { seat: SEAT, state: table.state };
    expect(couldLearn(at, member, 'Survival')).toBe(true);
    member.home = [...new Set(CHAINS.flat())];
    expect(couldLearn(at, member, 'Survival')).toBe(false);
    const played = play(table, (t) => learn(t, member, 'Survival'));
    expect([played.result, factsOf(played, 'learned'), played.questions]).toEqual([false, [], []]);
  });
});
