import { expect, test } from 'vitest';
import { tellAsk } from '../../src/narrator/page.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { recruitNative } from '../../src/systems/ultraquest/actions/recruiting.js';
import { play, SEAT, tableWith } from '../ultraquest/telling.js';

test('whoever takes somebody on reads what each people and each profession is like', () => {
  const table = tableWith('A');
  Object.assign(table.group, { members: table.group.members.slice(0, 2), place: 'St', lines: 2 });
  const { questions } = play(table, (t) => recruitNative(t), { dice: { 'starting skill': 1 }, defaults: true });
  const notes = questions.map((question) => tellAsk({ ...question, id: 1, seats: [SEAT] }, ULTRAQUEST_VOICE).notes);
  expect(notes[0]).toContain('*Halfling*: very nimble, weak, slow; slings, no bows');
  expect(notes[1]).toContain('*Thief*: steals, trades, opens locks');
  expect(notes[1]).toHaveLength(6);
  expect(notes[2]).toEqual([]);
});
