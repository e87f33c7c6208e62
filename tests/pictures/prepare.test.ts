import { afterEach, expect, test, vi } from 'vitest';

const PNG = '../../src/pictures/png.js';

afterEach(() => {
  vi.doUnmock(PNG);
  vi.resetModules();
});

test('what is drawn ahead is not drawn again for the first map of a campaign', async () => {
  // Test files share their modules: this one wants a drawing room that has drawn nothing yet.
  vi.resetModules();
  vi.doMock(PNG, () => ({ renderPng: vi.fn(() => Promise.resolve(Buffer.from('drawn'))) }));
  const { renderPng } = await import('../../src/pictures/png.js');
  const { ULTRAQUEST_PICTURES } = await import('../../src/pictures/ultraquest.js');
  const { openUltraQuest } = await import('../../src/rulebooks.js');
  const { system, books } = await openUltraQuest();
  await ULTRAQUEST_PICTURES.prepare(books.library);
  const ahead = vi.mocked(renderPng).mock.calls.length;
  await ULTRAQUEST_PICTURES.map(system.create({ goal: 'endless' }), undefined, books.library);
  expect(ahead).toBeGreaterThan(0);
  // The map of nobody's game is the bare one, which is there already.
  expect(vi.mocked(renderPng)).toHaveBeenCalledTimes(ahead);
});
