import { signed } from '../english.js';

const NAMED = ['armor', 'MOV', 'STR', 'DEX'] as const;
export const FIGURES = ['dice', 'sum', ...NAMED, 'needs'] as const;
type Figure = (typeof FIGURES)[number];

/** `+3 on the sum`, `armor +1`, `works on 4 or less`: what a power adds, and what must be rolled for it. */
export function powerFigures(given: Readonly<Partial<Record<Figure, number>>>): readonly string[] {
  const said = (key: Figure, words: (n: number) => string) => {
    const value = given[key];
    return value === undefined ? [] : [words(value)];
  };
  return [
    ...said('dice', (dice) => `+${dice}D6`),
    ...said('sum', (sum) => `${signed(sum)} on the sum`),
    ...NAMED.flatMap((key) => said(key, (value) => `${key} ${signed(value)}`)),
    ...said('needs', (face) => (face < 1 ? 'cannot work' : face > 5 ? 'sure to work' : `works on ${face} or less`)),
  ];
}
