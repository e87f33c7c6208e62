import type { Json } from '../../engine/words.js';
import { signed } from '../english.js';
import type { Given as Arguments } from '../phrases.js';
import { effectText } from './effects.js';

const NAMED = ['armor', 'MOV', 'STR', 'DEX'] as const;
const FIGURES = ['dice', 'sum', 'passes', ...NAMED] as const;

/** What a power is given as: the key of its effect, what it adds, and the highest face with which it works. */
type Given = Readonly<Record<string, Json>>;

/** `first a D6 of 2 or less, else nothing: +1 on your sum · for one round`: what must be rolled for a power, and what it does then. */
export function powerText(given: Given): string {
  const { effect, needs, tries } = given;
  const does = [...figures(given), ...(typeof effect === 'string' ? [effectText(effect)] : [])].filter(Boolean);
  const roll = typeof needs === 'number' ? rolled(needs) : tries === undefined ? '' : triedInTurn(tries);
  return `${roll}${does.join(' · ')}`;
}

/** `a D6 of 3 or less on MOV, of 2 on DEX: `. */
function triedInTurn(tries: Json): string {
  const each = Object.entries(tries as Readonly<Record<string, number>>);
  const faces = each.map(
    ([attribute, needs], i) => `${i === 0 ? `a D6 of ${needs} or less` : `of ${needs}`} on ${attribute}`,
  );
  return `${faces.join(', ')}: `;
}

function rolled(needs: number): string {
  if (needs < 1) return 'cannot work now: ';
  return needs > 5 ? 'sure to work: ' : `first a D6 of ${needs} or less, else nothing: `;
}

function figures(given: Given): readonly string[] {
  return FIGURES.flatMap((key) => {
    const value = given[key];
    return typeof value === 'number' ? [inWords(key, value)] : [];
  });
}

function inWords(key: (typeof FIGURES)[number], value: number): string {
  if (key === 'dice') return value === 1 ? 'a die more' : `${value} dice more`;
  if (key === 'sum') return `${signed(value)} on your sum`;
  return key === 'passes' ? `passes their armor of ${value}` : `${key} ${signed(value)}`;
}

/** ` (a D6 of 2 or less)`, behind what is tried; nothing where nothing is rolled. */
export function onD6(given: Arguments): string {
  if (!given.has('needs')) return '';
  return ` (${chanceOnD6(given.number('needs'))})`;
}

/** `a D6 of 2 or less`. No face is below 1, and none above 6 (UQ-DICE-07). */
export function chanceOnD6(needs: number): string {
  if (needs < 1) return 'no chance';
  return needs > 5 ? 'a sure thing' : `a D6 of ${needs} or less`;
}
