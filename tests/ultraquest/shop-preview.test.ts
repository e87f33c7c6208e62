import { expect, test } from 'vitest';
import { before, whatFor } from '../../src/systems/ultraquest/actions/preview.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';

const { members } = standardGroup('B', 's1', 'The Four', 'Ada', 'St');
const [rukha, wolfram, pip] = members;
if (!rukha || !wolfram || !pip) throw new Error('nobody');

const said = (kind: string, user = pip) =>
  ULTRAQUEST_VOICE.words({ key: 'what-for', args: whatFor({ id: '', kind }, before(user)) });

test.each([
  ['iron-weapon', 'melee 1 → 2'],
  ['padded-coat', 'armor 0 → 1'],
  ['sling', 'makes Pip no stronger'],
  ['pony', 'movement (MOV) 4'],
  ['war-horse', 'movement (MOV) 5, melee +2'],
  ['antidote', 'saves one of you from poison, and is gone'],
])('%s is good for: %s', (kind, words) => {
  const untouched = structuredClone(pip);
  expect(said(kind)).toBe(words);
  expect(pip).toEqual(untouched);
});

test('is for the one it is bought for', () => {
  expect(said('dagger', rukha)).toBe('makes Rukha no stronger');
  expect(said('crossbow', wolfram)).toBe('ranged 2 → 3, two hands');
  expect(said('leather-armor', wolfram)).toBe('armor 0 → 2');
});
