import { heading, prose, small, type Block } from '../block.js';
import type { Rule } from './rule.js';
import type { Word } from './word.js';

/** What the letters in the rules stand for. */
const LETTERS: Readonly<Record<string, string>> = {
  ME: 'ME: hand to hand',
  RA: 'RA: from a distance',
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
    heading(chapter),
    prose(says),
    ...(ruling ? [prose(`**We play:** ${ruling}`)] : []),
    ...(note ? [small(ruling ? `Why: ${note}` : note)] : []),
    ...letters([says, ruling, note].join(' ')),
    small(id),
  ];
}

/** What a word of the game means. */
export function wordBlocks({ word, says }: Word): readonly Block[] {
  return [heading(word.charAt(0).toUpperCase() + word.slice(1)), prose(says)];
}

function letters(text: string): readonly Block[] {
  const found = Object.entries(LETTERS).filter(([letter]) => stands(text, letter));
  return found.length ? [small(`${found.map(([, meaning]) => meaning).join(' · ')}.`)] : [];
}

function stands(text: string, letter: string): boolean {
  if (letter.startsWith('(')) return text.includes(letter);
  return new RegExp(`(?<![A-Za-z])${letter}(?![A-Za-z])`).test(text);
}

/** A rule among others: what it says, its number last and small. */
export const ruleInList = ({ id, says }: Rule): Block => prose(`${says}\n-# ${id}`);

/** One line of a list: how the rule begins. */
export const ruleLine = ({ says }: Rule): string => says;
