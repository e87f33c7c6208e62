import { expect, test } from 'vitest';
import type { Fact } from '../../src/engine/fact.js';
import type { ToldFact } from '../../src/narrator/voice.js';
import { storyOf } from '../../src/narrator/ultraquest/story.js';

const begins = (number: number, group: string, player: string): Fact => ({
  kind: 'turn-begins',
  ...{ group, player, number, seat: player, place: 'Wa' },
});

const inSteps = (...steps: readonly (readonly Fact[])[]): readonly ToldFact[] =>
  steps.flatMap((facts, at) => facts.map((fact) => ({ step: at + 1, fact })));

test('a turn is told in a few sentences: the way, the event, what was chosen, and what came of it', () => {
  const told = inSteps(
    [begins(1, 'The Four', 'Ada')],
    [
      { kind: 'moved', group: 'The Four', from: 'St', to: 'Wa' },
      { kind: 'event-rolled', group: 'The Four', region: 'Wa', tens: 4, ones: 4, number: 44 },
      { kind: 'event-opens', group: 'The Four', region: 'Wa', event: 'Wa#goat', title: 'The goat', mark: '' },
      { kind: 'read', text: 'A goat bars the way. It has *opinions*.' },
    ],
    [
      { kind: 'chosen', group: 'The Four', label: { text: 'Push it' }, by: 'player' },
      { kind: 'test', who: 'Brun', of: 'STR', die: 6, target: 3, parts: [], passed: false },
      { kind: 'injury', who: 'Brun', colour: 'red', source: 'event' },
      { kind: 'injury', who: 'Mirl', colour: 'red', source: 'event' },
      { kind: 'gold', group: 'The Four', change: 5, total: 9 },
      { kind: 'gold', group: 'The Four', change: -2, total: 7 },
      { kind: 'fame', group: 'The Four', change: 1, fame: 1, honor: 1 },
      { kind: 'quest-noted', quest: 'Wa#goat', title: 'The goat again', region: 'Wa' },
      begins(2, 'The Others', 'Bea'),
    ],
  );
  expect(storyOf(told)).toEqual([
    {
      turn: 1,
      head: 'Turn 1 · The Four (Ada)',
      from: 1,
      to: 3,
      sentences: [
        'They went from Traumburg to the Forest.',
        'In the Forest it began like this: *A goat bars the way.*',
        'They chose *Push it*.',
        'Brun missed a test of STR.',
        'Brun and Mirl were injured.',
        'They noted a quest: *The goat again*.',
        'They gained 3 Gold, 1 Fame, and 1 Honor.',
      ],
    },
    { turn: 2, head: 'Turn 2 · The Others (Bea)', from: 3, to: 3, sentences: ['Nothing has happened in it yet.'] },
  ]);
});

test('fights are told by their end, deaths by name, and another group’s losses as its own', () => {
  const [turn] = storyOf(
    inSteps([
      begins(7, 'The Four', 'Ada'),
      {
        kind: 'fight-begins',
        ...{ fight: 'ME', forced: true, behind: false, foeStrength: '2D6', foeArmor: 0 },
        foes: [{ count: 2, name: 'trolls', strength: 'D6', armor: 0, tags: [] }],
      },
      { kind: 'death', who: 'Pip', cause: 'event', buried: true },
      { kind: 'fight-ends', outcome: 'lose', rounds: 2 },
      { kind: 'honor', group: 'The Others', change: -1, honor: 3 },
    ]),
  );
  expect(turn?.sentences).toEqual([
    'They lost the fight against 2 trolls, after 2 rounds.',
    'Pip died.',
    'The Others lost 1 Honor.',
  ]);
});

test('of the dead it is not said that they were hurt, and what one person got stands in one sentence', () => {
  const gained = (who: string, item: string): Fact => ({ kind: 'item-gained', who, item });
  const [turn] = storyOf(
    inSteps([
      begins(7, 'The Four', 'Ada'),
      { kind: 'injury', who: 'Brun', colour: 'red', source: 'event' },
      { kind: 'injury', who: 'Mirl', colour: 'red', source: 'event' },
      { kind: 'death', who: 'Brun', cause: 'event', buried: true },
      ...[gained('Mirl', 'axe'), gained('Ilwen', 'rope'), gained('Mirl', 'sling')],
      { kind: 'mount-gained', who: 'Mirl', mount: 'pony' },
    ]),
  );
  expect(turn?.sentences).toEqual([
    'Brun died.',
    'Mirl was injured.',
    'Mirl got an axe, a sling, and a pony.',
    'Ilwen got a rope.',
  ]);
});
