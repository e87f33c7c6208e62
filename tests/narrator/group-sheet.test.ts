import { expect, it } from 'vitest';
import { groupSheet } from '../../src/narrator/ultraquest/group-sheet.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';

function sums(injured: number): readonly string[] {
  const group = standardGroup('A', 's1', 'The Four', 'Ada', 'St');
  group.members.slice(0, injured).forEach((one) => (one.injuries.red = 1));
  const lines = groupSheet(group).flatMap((block) => ('text' in block ? [block.text] : []));
  return lines.filter((line) => /^(In a fight|Now, without)/.test(line));
}

const WHOLE = expect.stringMatching(/^In a fight, with dice: hand to hand \(ME\) 4D6\+\d+/) as string;

it('a group’s sheet says what it can do in a fight, and what is left of that without the injured (UQ-CMB-26)', () => {
  expect(sums(0)).toEqual([WHOLE]);
  expect(sums(2)).toEqual([
    WHOLE,
    expect.stringMatching(/^Now, without \S+ and \S+: ME 2D6\+\d+, RA 2D6\+\d+, ME\+RA 2D6\+\d+$/),
  ]);
  expect(sums(4)[1]).toMatch(/: nobody can fight$/);
});

it('sums that curses bring below nothing are taken off the dice', () => {
  const group = standardGroup('A', 's1', 'The Four', 'Ada', 'St');
  for (const one of group.members) one.curses = 3;
  const text = groupSheet(group)
    .flatMap((block) => ('text' in block ? [block.text] : []))
    .join('\n');
  expect(text).toMatch(/\(ME\) 4D6−\d+, from a distance \(RA\) 4D6−\d+/);
});
