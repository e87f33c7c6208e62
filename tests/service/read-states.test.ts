import { expect, test } from 'vitest';
import { PLAYED } from '../played-book.js';
import { playGames, replay } from '../bench/games.js';

test('a state is what is read from the text that it is stored as: it may be remembered instead', async () => {
  const rulebook = await PLAYED;
  for (const game of playGames(rulebook, ['one', 'two'], 120)) {
    replay(rulebook, game, (state) => {
      const stored: unknown = JSON.parse(JSON.stringify(state));
      expect(rulebook.system.parse(stored as never)).toStrictEqual(state);
    });
  }
});
