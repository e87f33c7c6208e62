import { expect, test } from 'vitest';
import { matching } from '../../src/discord/at-table.js';

const PEOPLE = ['Brun', 'Anselm', 'Mirl', 'Old Ann', 'Mariann'].map((label, at) => ({ id: `a${at + 1}`, label }));
const offered = (typed: string) => matching(PEOPLE, typed).map(({ name }) => name);

test.each([
  // Ids are letters as well, and are not what is typed.
  ['a', ['Anselm', 'Old Ann', 'Mariann']],
  ['ann', ['Old Ann', 'Mariann']],
  ['mir', ['Mirl']],
  ['a2', ['Anselm']],
  ['', ['Brun', 'Anselm', 'Mirl', 'Old Ann', 'Mariann']],
  // In a hurry: letters that are left out.
  ['brn', ['Brun']],
  ['zed', []],
])('typed "%s", the best match is offered first', (typed, names) => {
  expect(offered(typed)).toEqual(names);
});

test('what is to be known of somebody stands beside the name, and is no part of it', () => {
  const choices = matching([{ id: 'a1', label: 'Brun', note: 'injured' }], 'brun');
  expect(choices).toEqual([{ name: 'Brun (injured)', value: 'a1' }]);
  expect(matching([{ id: 'a1', label: 'Brun', note: 'injured' }], 'injured')).toEqual([]);
});
