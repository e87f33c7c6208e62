import { expect, test, vi } from 'vitest';
import type * as Png from '../../src/pictures/png.js';
import { renderPng } from '../../src/pictures/png.js';
import { ULTRAQUEST_PICTURES } from '../../src/pictures/ultraquest.js';
import { openUltraQuest } from '../../src/rulebooks.js';

vi.mock('../../src/pictures/png.js', async (original) => {
  const { renderPng } = await original<typeof Png>();
  return { renderPng: vi.fn(renderPng) };
});

test('what is drawn ahead is not drawn again for the first map of a campaign', async () => {
  const { system, books } = await openUltraQuest();
  await ULTRAQUEST_PICTURES.prepare(books.library);
  const ahead = vi.mocked(renderPng).mock.calls.length;
  await ULTRAQUEST_PICTURES.map(system.create({ goal: 'endless' }), undefined, books.library);
  expect(ahead).toBeGreaterThan(0);
  // The map of nobody's game is the bare one, which is there already.
  expect(vi.mocked(renderPng)).toHaveBeenCalledTimes(ahead);
});
