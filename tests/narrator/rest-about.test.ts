import { describe, expect, it } from 'vitest';
import { restPanel } from '../../src/narrator/ultraquest/rest-about.js';

type Rest = Parameters<typeof restPanel>[0];
type Member = Rest['members'][number];

const member = (who: string, more: Partial<Member> = {}): Member => ({
  id: who,
  who,
  action: 'rest',
  injuries: 0,
  curses: 0,
  ...more,
});

const trains = (who: string, fame: number, more: Partial<Member> = {}): Member =>
  member(who, { action: 'train:MOV', args: { attribute: 'MOV', fame, value: 3 }, ...more });

const purse = (...members: readonly Member[]): string | undefined => {
  const rest: Rest = {
    kind: 'rest',
    group: 'a',
    place: 'St',
    focus: 'Brun',
    gold: 34,
    fame: 3,
    untouched: true,
    members: [...members],
  };
  const [first] = restPanel(rest);
  return first && 'text' in first ? first.text : undefined;
};

describe('what there is to spend while a group rests (UQ-ACT-05, UQ-ACT-09)', () => {
  it('is said with what the plan takes of it', () => {
    expect(purse(member('Brun'))).toBe('You have 34 Gold and 3 Fame.');
    expect(purse(trains('Brun', 1), trains('Mirl', 2))).toBe('You have 34 Gold and 3 Fame; this plan takes 3 Fame.');
    const lesson = member('Mirl', { action: 'learn:Parry', args: { skill: 'Parry', gold: 30, fame: 1 } });
    expect(purse(trains('Brun', 1), lesson)).toBe('You have 34 Gold and 3 Fame; this plan takes 30 Gold and 2 Fame.');
  });

  it('counts nobody who has acted, and warns of a plan that takes too much', () => {
    expect(purse(trains('Brun', 2, { done: true }), trains('Mirl', 1))).toMatch(/takes 1 Fame\.$/);
    expect(purse(trains('Brun', 2), trains('Mirl', 2))).toMatch(/takes 4 Fame, more than there is: the last/);
  });
});
