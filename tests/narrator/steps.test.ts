import { describe, expect, test } from 'vitest';
import { stepText } from '../../src/narrator/ultraquest/steps.js';

const labels = [{ key: 'go-on' }];
const rolled = { kind: 'event-rolled', group: 'G', region: 'Wa', tens: 4, ones: 4, number: 44 };

describe('a step that is taken back is named by what was done and by what whoever did it has seen', () => {
  test.each([
    [
      'move',
      [{ kind: 'moved', group: 'G', from: 'St', to: 'Wa' }, rolled, { kind: 'read', text: 'A goat.' }],
      'move to the Forest, with page 44 of the Forest, which was read there',
    ],
    ['event', [rolled], 'roaming, with the dice for page 44'],
    ['rest', [], 'rest'],
    ['unheard-of', [], 'last step'],
  ])('%s', (kind, facts, said) => {
    expect(stepText({ intent: { kind }, labels: [], facts })).toBe(said);
  });

  test('an answer by the words that were pressed', () => {
    const facts = [{ kind: 'rolled', purpose: 'flight', dice: [3], total: 3 }];
    expect(stepText({ intent: { kind: 'answer' }, labels, facts })).toBe('choice (*Go on*), with its dice');
  });

  test('with what it changed', () => {
    const facts = [
      { kind: 'read', text: 'They bite.' },
      { kind: 'injury', who: 'Brun', colour: 'red', source: 'event' },
      { kind: 'gold', group: 'G', change: -4, total: 1 },
      { kind: 'honor', group: 'G', change: 1, honor: 1 },
    ];
    expect(stepText({ intent: { kind: 'answer' }, labels, facts })).toBe(
      "choice (*Go on*), with what was read then, Brun's injury, the loss of 4 Gold, and 1 Honor",
    );
  });
});
