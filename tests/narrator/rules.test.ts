import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulePage } from '../../src/narrator/rules/rule-page.js';
import { openRules } from '../../src/rule-chapters.js';

const index = await openRules()();
const SOURCE = join(import.meta.dirname, '../../src');

/** Every rule that a refusal of the rules or of the engine rests on. */
function citedByRefusals(): readonly string[] {
  const files = readdirSync(join(SOURCE, 'systems'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(SOURCE, 'systems', file), 'utf8').matchAll(/'(UQ-[A-Z]+-\d\d)'/g)])
    .map(([, id]) => id ?? '');
}

describe('the rules to look up', () => {
  test('are all there, each once, and name only each other', () => {
    const ids = index.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('UQ-')).length).toBe(602);
    expect(ids.filter((id) => id.startsWith('C-')).length).toBe(52);
    const named = index.rules.flatMap(({ see = [], says, ruling = '', note = '' }) => [
      ...see,
      ...[says, ruling, note].flatMap((text) => text.match(/\b(?:UQ-[A-Z]+|C)-\d\d\b/g) ?? []),
    ]);
    expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('hold every rule that something in the game rests on', () => {
    const cited = citedByRefusals();
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((id) => !index.get(id))).toEqual([]);
  });

  test('are found by id in any spelling', () => {
    for (const typed of ['UQ-HOME-18', 'uq-home-18', 'home 18', ' HOME-18 '])
      expect(index.find(typed, 25).map(({ id }) => id)).toEqual(['UQ-HOME-18']);
  });

  test.each([
    ['flee from undead', 'UQ-CMB-40'],
    ['healing potions', 'UQ-EQP-24'],
    ['rerolling with talismans', 'UQ-TAL-01'],
    ['camping in the wilderness', 'UQ-HOME-19'],
    ['who inherits from the dead', 'UQ-DEATH-05'],
  ])('are found by words and their stems: %s', (typed, id) => {
    expect(index.find(typed, 10).map((rule) => rule.id)).toContain(id);
  });

  test.each([
    ['ME', 'ME'],
    ['what is Fame', 'Fame'],
    ['cursed', 'curse'],
    ['gold talisman', 'talisman'],
    ['how do i heal', 'heal'],
    ['Marching order?', 'marching order'],
    ['quests', 'quest'],
    ['can I run away', 'flight'],
    ['what is honor', 'Honor'],
    ['dead', 'death'],
    ['what happens if I die', 'death'],
    ['what does my cleric do', 'cleric'],
    ['level up', 'Fame'],
  ])('begin with what a word means: %s', (typed, word) => {
    expect(index.word(typed)?.word).toBe(word);
  });

  test.each([
    ['sell sword', 'buy and sell'],
    ['leave dungeon', 'dungeon'],
    ['how many gold can I carry', 'carry'],
    ['attack another player', 'other groups'],
    ['can I play alone', 'playing alone'],
  ])('explain the word within a question that few rules answer: %s', (typed, word) => {
    expect(index.word(typed)).toBeUndefined();
    expect(index.wordWithin(typed)?.word).toBe(word);
  });

  test('leave a question to the rules that answer it', () => {
    expect(index.wordWithin('injury heals')).toBeUndefined();
    expect(index.wordWithin('UQ-CMB-36')).toBeUndefined();
    expect(index.wordWithin('xylophone')).toBeUndefined();
    expect(index.answers('flee from undead').map(({ id }) => id)).toEqual(['UQ-CMB-40']);
  });

  test('come best match first, and those of a chapter in the rulebook’s order', () => {
    const place = (id: string) => index.rules.findIndex((rule) => rule.id === id);
    const found = index.find('fight', 25);
    const first = found.slice(0, 5).map(({ id }) => place(id));
    expect(found[0]?.chapter).toBe('Combat');
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(index.find('sell sword', 5)[0]?.id).toBe('UQ-TRE-08');
  });

  test('are a chapter by its name, as the rulebook has it', () => {
    const combat = index.chapter('combat');
    expect(combat.map(({ id }) => id)).toEqual(
      index.rules.filter(({ id }) => id.startsWith('UQ-CMB-')).map(({ id }) => id),
    );
    expect(index.chapter('no such chapter')).toEqual([]);
    const unknown = index.glossary.filter(
      ({ chapter }) => chapter !== undefined && index.chapter(chapter).length === 0,
    );
    expect(unknown.map(({ word }) => word)).toEqual([]);
  });

  test('leave a particular question to the rules, and name only rules that there are', () => {
    for (const typed of ['flee from undead', 'UQ-CMB-36', 'who inherits from the dead'])
      expect(index.word(typed)).toBeUndefined();
    const named = index.glossary.flatMap(({ see = [] }) => see);
    expect(named.filter((id) => !index.get(id))).toEqual([]);
    expect(index.glossary.length).toBeGreaterThanOrEqual(25);
  });

  test('show contradictions of the rulebook only by number, or where nothing else is found', () => {
    expect(index.find('half-elf bow', 25).filter(({ id }) => id.startsWith('C-'))).toEqual([]);
    expect(index.find('C-09', 25).map(({ id }) => id)).toEqual(['C-09']);
  });

  test('give the ruling, its reason, and what the letters mean', () => {
    const page = JSON.stringify(rulePage(index.get('C-09') ?? index.rules[0]!));
    expect(page).toContain('Half-elves may use bows');
    expect(page).toContain('Why: Both parents may');
    const sling = index.get('UQ-EQP-19');
    expect(JSON.stringify(sling && rulePage(sling))).toContain('RA: from a distance');
  });

  test('lead on to what they name and what names them', () => {
    const bow = index.get('UQ-EQP-21');
    const reading = index.get('C-09');
    expect(bow && index.related(bow, 5).map(({ id }) => id)).toContain('C-09');
    expect(reading && index.related(reading, 5).map(({ id }) => id)).toContain('UQ-EQP-21');
  });

  test('on an attribute answer in whole sentences', () => {
    for (const rule of index.find('DEX', 5)) {
      expect(rule.says).toMatch(/\.$/);
      expect(rule.says).not.toMatch(/^[\w -]+: [a-z0-9]|[=;]/);
    }
  });
});
