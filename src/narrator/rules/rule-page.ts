import { heading, prose, small, type Block } from '../block.js';
import type { Rule } from './rule.js';

/** What the letters in the rules stand for. */
const LETTERS: Readonly<Record<string, string>> = {
  ME: 'ME: hand to hand',
  RA: 'RA: from afar',
  AR: 'AR: armor rating',
  MOV: 'MOV: movement',
  STR: 'STR: strength',
  DEX: 'DEX: dexterity',
  INT: 'INT: intelligence',
  NT: 'NT: normal treasures',
  MT: 'MT: magic treasures',
  LT: 'LT: legendary treasures',
  GV: 'GV: a dangerous dungeon',
  SV: 'SV: a very dangerous one',
  TV: 'TV: a deadly one',
  'a test': 'a test passes with a D6 up to the value',
  '(!)': '(!): heavy',
  '(!!)': '(!!): very heavy',
  '(!!!)': '(!!!): huge',
};

/** A rule in full. */
export function rulePage(rule: Rule): readonly Block[] {
  const { id, chapter, says, ruling, note } = rule;
  return [
    heading(`${chapter} · ${id}`),
    prose(says),
    ...(ruling ? [prose(`**We play:** ${ruling}`)] : []),
    ...(note ? [small(ruling ? `Why: ${note}` : note)] : []),
    ...letters([says, ruling, note].join(' ')),
  ];
}

function letters(text: string): readonly Block[] {
  const found = Object.entries(LETTERS).filter(([letter]) => stands(text, letter));
  return found.length ? [small(`${found.map(([, meaning]) => meaning).join(' · ')}.`)] : [];
}

function stands(text: string, letter: string): boolean {
  if (letter.startsWith('(')) return text.includes(letter);
  return new RegExp(`(?<![A-Za-z])${letter}(?![A-Za-z])`).test(text);
}

/** One line of a list: the id, and how the rule begins. */
export const ruleLine = ({ id, says }: Rule): string => `${id} · ${says}`;

/** Where a rule can be read, in small type below whatever rests on it. */
export const rulePointer = (id: string): string => `-# ${id} · \`/rules find: ${id}\``;
