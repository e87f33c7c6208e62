import { expect, test } from 'vitest';
import { refusalText } from '../../src/narrator/refusals.js';
import { ULTRAQUEST_REFUSALS } from '../../src/narrator/ultraquest/refusals.js';

const ARGS = {
  who: 'Brun',
  item: 'plate armor',
  group: 'The Four',
  skill: 'Ducking',
  mount: 'pony',
  most: 4,
  lines: 7,
};

/** What would be right, beside what is wrong. */
test.each([
  ['adrift', /ashore/],
  ['not-injured', /somebody who is/],
  ['not-cursed', /somebody who does/],
  ['item-missing', /^It takes plate armor/],
  ['rides-already', /away first/],
  ['second-talisman', /somebody who has none/],
  ['too-heavy', /one heavy thing each, two from STR 5, three from STR 6/],
  ['very-heavy', /wagon, a boat, or somebody of STR 6/],
  ['nobody-can-carry', /Hand on or sell/],
  ['armor-is-fitted', /Brun has to go shopping/],
  ['nobody-can', /takes somebody who has it/],
  ['fairies-never-do', /Somebody else/],
  ['others-have-acted', /next turn/],
  ['ship-hired', /once its time is up/],
  ['group-incomplete', /Recruit first/],
  ['group-full', /only Fairies/],
  ['lines-full', /nobody can join/],
  ['spells-full', /as many as INT, and four at most/],
])('%s says what would be right', (refused, right) => {
  expect(refusalText({ refused, args: ARGS }, ULTRAQUEST_REFUSALS)).toMatch(right);
});

test('the king sees nobody who is hurt, and says who, and what heals', () => {
  const said = refusalText({ refused: 'group-injured', args: { who: ['Brun', 'Mirl'] } }, ULTRAQUEST_REFUSALS);
  expect(said).toMatch(/Brun and Mirl\. Heal first/);
});
