import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../../src/sandbox/player.js';
import { button, lastPage, messageOf, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;
let players: { ada: Player; bea: Player };

beforeAll(async () => {
  all = await openEverything();
  const [ada, bea] = [all.house.player('Ada'), all.house.player('Bea')];
  await all.house.player('Cleo').command('campaign new', { name: 'Second Thoughts' });
  await ada.command('campaign join', { group: 'A', name: 'The Four' });
  await bea.command('campaign join', { group: 'B', name: 'The Others' });
  await ada.command('campaign begin');
  await all.house.bot.idle();
  // Whom the dice let begin is called Ada from here on.
  const first = /Turn 1: The Four/.test(textOf(await lastPage(all.house, ada)));
  players = first ? { ada, bea } : { ada: bea, bea: ada };
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  await all.close();
});

const asked = async () => {
  const outcome = await players.ada.command('undo');
  expect(outcome.kind).toBe('private');
  return messageOf(outcome);
};

test('/undo says what it would take back, and asks first where another player’s turn has begun', async () => {
  await players.ada.command('pass');
  const question = await asked();
  expect(textOf(question)).toMatch(/Your turn that was let go by[^]*By now \w+ may act/);
  const kept = await players.ada.press(question.id, button(question, 'Leave it'));
  expect(textOf(messageOf(kept))).toContain('Nothing is taken back');
  expect(textOf(await lastPage(all.house, players.ada))).toContain('Turn 2: ');
  const again = await asked();
  await players.ada.press(again.id, button(again, 'Take it back'));
  expect(textOf(await lastPage(all.house, players.ada))).toMatch(/Taken back: \w+'s turn that was let go by/);
});

test('what was asked about is not taken back once somebody else has acted, and the refusal says who', async () => {
  const { ada, bea } = players;
  await ada.command('pass');
  const question = await asked();
  await bea.command('pass');
  const late = await ada.press(question.id, button(question, 'Take it back'));
  expect(late.kind).toBe('private');
  expect(textOf(messageOf(late))).toMatch(/was the last to act[^]*Steps of yours before it stand/);
  expect(textOf(await lastPage(all.house, ada))).toContain('Turn 3: ');
});

test('the founder is asked before a step of somebody else’s goes, and gets no other than was shown', async () => {
  const cleo = all.house.player('Cleo');
  const question = messageOf(await cleo.command('undo'));
  expect(textOf(question)).toMatch(/(Ada|Bea)'s turn that was let go by/);
  await players.ada.command('pass');
  const late = await cleo.press(question.id, button(question, 'Take it back'));
  expect(textOf(messageOf(late))).toContain('nothing is taken back');
});
