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
  ['pony', 'movement (MOV) 2 → 4'],
  ['war-horse', 'movement (MOV) 2 → 5, melee +2'],
  ['lockpicks', 'of no use: Pip does not know Lockpicking'],
  ['antidote', 'saves one of you from poison, and is gone'],
])('%s is good for: %s', (kind, words) => {
  const untouched = structuredClone(pip);
  expect(said(kind)).toBe(words);
  expect(pip).toEqual(untouched);
});

test('says of whatever would make nobody better that it does not, armor and mounts as well as weapons (UQ-EQP-54)', () => {
  expect(said('padded-coat', rukha)).toBe('makes Rukha no stronger');
  expect(said('leather-armor', rukha)).toBe('makes Rukha no stronger');
  expect(said('shield', rukha)).toMatch(/^armor 2 → 3/);
  const rider = { ...structuredClone(pip), mount: { id: 'm', kind: 'pony' } };
  expect(said('pony', rider)).toBe('makes Pip no faster');
  const silver = { id: '', kind: 'dagger', silver: true };
  const words = ULTRAQUEST_VOICE.words({ key: 'what-for', args: { ...whatFor(silver, before(rukha)), silver: true } });
  expect(words).toBe('makes Rukha no stronger, +1 against undead');
});

test('says of a noble mount what its breeding adds (G-09)', () => {
  const noble = (make: 'fast' | 'strong') =>
    ULTRAQUEST_VOICE.words({ key: 'what-for', args: whatFor({ id: '', kind: 'pony' }, before(pip), make) });
  expect([noble('fast'), noble('strong')]).toEqual(['movement (MOV) 2 → 5', 'movement (MOV) 2 → 4, melee +1']);
});

test('is for the one it is bought for', () => {
  expect(said('dagger', rukha)).toBe('makes Rukha no stronger');
  expect(said('crossbow', wolfram)).toBe('ranged 2 → 3, two hands');
  expect(said('leather-armor', wolfram)).toBe('armor 0 → 2');
});
