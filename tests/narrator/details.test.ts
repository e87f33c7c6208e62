import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../../src/engine/ask.js';
import type { Fact } from '../../src/engine/fact.js';
import type { LoggedDie } from '../../src/dice/dice.js';
import { tellDetails } from '../../src/narrator/details.js';
import { openRules } from '../../src/rule-chapters.js';
import { pieces } from '../../src/discord/layout/text.js';
import type { Campaign } from '../../src/service/service.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';

const CAMPAIGN: Campaign = {
  ...{ id: 1, guild: '77', channel: '88', system: 'ultraquest', name: 'Goats', owner: '11', homeless: false },
  ...{ seedHash: '0', version: 1, phase: 'playing', settings: {}, seats: [] },
};

interface Given {
  readonly facts?: readonly (UltraQuestFact | Fact)[];
  readonly asks?: readonly Ask[];
  readonly dice?: readonly LoggedDie[];
  readonly undone?: boolean;
  readonly seats?: object;
}

function detailsOf({ facts = [], asks = [], dice = [], undone = false, seats = {} }: Given) {
  const step = { step: 1, seat: null, intent: { kind: 'event' }, text: null, at: new Date(0) };
  const chapters = [{ ...step, facts: facts as readonly Fact[], undone }];
  const { blocks, rules } = tellDetails({ campaign: CAMPAIGN, state: { seats }, chapters, asks, dice });
  return { lines: pieces(blocks).join('\n').split('\n'), rules };
}

const linesOf = (...facts: readonly (UltraQuestFact | Fact)[]) => detailsOf({ facts }).lines;

describe('what was rolled', () => {
  const pick = {
    ...{ kind: 'test', who: 'Mirl', of: 'Lockpicking', die: 2, target: 3, passed: true, rule: 'UQ-THF-17' },
    parts: [
      { source: 'DEX', value: 3 },
      { source: 'no lockpicks', value: -1 },
      { source: 'iron lock', value: 1 },
    ],
  } as const;

  test('a test says of each number where it comes from, and by which rule', () => {
    const { lines, rules } = detailsOf({ facts: [pick] });
    expect(lines).toEqual([
      '### What was rolled',
      '**Mirl, Lockpicking:** D6 **2**, needed 3 or less: passed',
      '-# DEX 3: on the sheet',
      '-# no lockpicks −1: none with them',
      '-# iron lock +1: how good it is',
      '-# This number or less passes.',
    ]);
    expect(rules).toEqual(['UQ-DICE-07', 'UQ-THF-17', 'UQ-ATT-05', 'UQ-EQP-27', 'UQ-LOCK-04']);
  });

  test('a 1 that works although more was needed is explained (UQ-THF-23)', () => {
    const ducked = { ...pick, of: 'Ducking', die: 1, target: 0, rule: 'UQ-THF-23', parts: [] };
    expect(linesOf(ducked).at(-1)).toBe('-# A 1 works here whatever is needed.');
  });

  test('a round says of each bonus what it is made of, and what comes of the difference', () => {
    const parts = [
      { source: 'STR', value: 2 },
      { source: 'sword', value: 1 },
      { source: 'curses', value: -1 },
    ];
    const round = {
      ...{ kind: 'fight-round', round: 2, ourTotal: 6, theirs: [6], theirPlus: 2, theirTotal: 8, damage: 2 },
      ...{ ours: [{ who: 'Brun', die: 4, plus: 2, total: 6, parts }], outcome: 'theirs' },
    } as const;
    const { lines, rules } = detailsOf({ facts: [{ ...round, ours: [...round.ours], theirs: [...round.theirs] }] });
    expect(lines.slice(1)).toEqual([
      '**Round 2:** you **6**, they **8**',
      '-# Brun: die 4, STR 2, sword +1, curses −1: 6',
      '-# They: 6 +2 = 8, a die for each and what they add.',
      '-# 2 points of damage: from the front armor takes off its rating, and one point more is an injury.',
    ]);
    expect(rules).toContain('UQ-CMB-62');
  });

  test('dice of no test say what they are for', () => {
    expect(linesOf({ kind: 'rolled', purpose: 'treasure MT', dice: [7, 3], total: 10 }).slice(1)).toEqual([
      '**Which magic treasure:** 7 + 3, **10**',
      '-# The number on the list of magic treasures.',
    ]);
  });

  test('each die can be looked up in the log', () => {
    const die = { number: 41, interaction: '9', purpose: 'event tens', sides: 10, face: 6 };
    const logged = (more: object) => detailsOf({ dice: [{ ...die, ...more }] }).lines[1];
    expect(logged({})).toBe('-# no. 41, tens of the event: D10 6');
    expect(logged({ face: 10 })).toBe('-# no. 41, tens of the event: D10 0');
    expect(logged({ purpose: 'treasure NT', face: 10 })).toBe('-# no. 41, which treasure: D10 10');
    expect(logged({ purpose: 'talisman: DEX: Mirl', sides: 6 })).toBe(
      '-# no. 41, Mirl, DEX, rolled again by a talisman: D6 6',
    );
  });
});

describe('what changed', () => {
  test('Gold, Fame, Honor, curses and attributes are told from what to what', () => {
    const changed = linesOf(
      { kind: 'gold', group: 'The Four', change: 10, total: 39 },
      { kind: 'fame', group: 'The Four', change: 1, fame: 3, honor: 8 },
      { kind: 'honor', group: 'The Four', change: -2, honor: 6 },
      { kind: 'curse', who: 'Brun', curses: 2 },
      { kind: 'raised', who: 'Brun', attribute: 'STR', value: 3, fame: 2 },
    ).filter((line) => line.startsWith('**'));
    expect(changed).toEqual([
      '**The Four:** Gold 29 → **39**',
      '**The Four:** Fame 2 → **3**, Honor **8** with it',
      '**The Four:** Honor 8 → **6**',
      '**Brun:** curses 1 → **2**',
      '**Brun:** STR 2 → **3**, for 2 Fame',
    ]);
  });

  test('what could not be done says why, and by which rule', () => {
    const refused = { code: 'too-heavy', args: { who: 'Brun', item: 'plate armor' }, rule: 'UQ-EQP-45' };
    const { lines, rules } = detailsOf({ facts: [{ kind: 'not-done', what: 'give', ...refused }] });
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^\*\*Not done:\*\* .*too heavy for Brun/),
      '-# It changed nothing, and cost nothing.',
    ]);
    expect(rules).toEqual(['UQ-EQP-45']);
  });

  test('what is spent costs no Honor (UQ-FAME-03)', () => {
    const { lines } = detailsOf({ facts: [{ kind: 'fame', group: 'Four', change: -1, fame: 0, honor: 8 }] });
    expect(lines.at(-1)).toBe('-# Spending Fame costs no Honor.');
  });

  test('what is taken back later says so, and a scene that is played anew is told with it', () => {
    const scene = [{ kind: 'curse', who: 'Brun', curses: 1 }];
    const { lines } = detailsOf({ facts: [{ kind: 'undone', step: 3, scene }], undone: true });
    expect(lines[0]).toBe('This was taken back later and counts no more.');
    expect(lines).toContain('**Brun:** curses 0 → **1**');
  });
});

describe('what can be chosen', () => {
  const plan: Ask = {
    ...{ id: 5, name: 'lock', kind: 'lock', seats: ['s1'], default: 'leave' },
    options: [
      { id: 'pick', label: { text: 'Mirl picks it' }, hint: { text: 'needs 3 or less on a D6' } },
      { id: 'key', label: { text: 'Use a key' }, refused: { refused: 'not-enough-gold', rule: 'UQ-LOCK-06' } },
      { id: 'leave', label: { text: 'Leave it locked' } },
    ],
  };

  test('a question says what it is about, what its options need, and what counts unanswered', () => {
    const { lines, rules } = detailsOf({ asks: [plan] });
    expect(lines).toContain('- Mirl picks it');
    expect(lines).toContain('-# needs 3 or less on a D6');
    expect(lines.find((line) => line.startsWith('-# not open: '))).toContain('Gold');
    expect(lines).not.toContain('- Leave it locked');
    expect(lines.at(-1)).toBe(
      '-# If this table has set a clock (`/settings`) and nobody answers in time, it is: Leave it locked.',
    );
    expect(rules).toEqual(['UQ-LOCK-02', 'UQ-LOCK-04', 'UQ-LOCK-06']);
  });

  test('options to which the same is to be said are one line', () => {
    const dear = { refused: 'not-enough-gold', args: { price: 30, has: 8 } };
    const options = ['Parry', 'Charge'].map((skill) => ({ id: skill, label: { text: skill }, refused: dear }));
    expect(detailsOf({ asks: [{ ...plan, options }] }).lines).toContain('- Parry; Charge');
  });

  test('a turn says what its buttons mean and need (UQ-TURN-03, UQ-HOME-19)', () => {
    const { lines, rules } = detailsOf({
      facts: [{ kind: 'turn-begins', group: 'Four', player: 'Ada', seat: 's1', number: 3, place: 'Wa' }],
    });
    expect(lines).toContain('**Turn 3:** Four');
    expect(lines.filter((line) => line.startsWith('- ')).map((line) => line.split(':')[0])).toEqual([
      '- **Go to …**',
      '- **Roam here**',
      '- **Rest here**',
      '- **Let the turn go by**',
    ]);
    expect(rules).toContain('UQ-HOME-19');
  });

  test('what nobody waits for has no clock', () => {
    expect(detailsOf({ asks: [{ ...plan, patient: true }] }).lines.at(-1)).toBe(
      '-# Take your time: nobody waits for this.',
    );
  });
});

test('whoever is named is shown by the numbers of the sheet, and nobody else', () => {
  const seats = { s1: standardGroup('A', 's1', 'The Four', 'Ada', 'St') };
  const { lines } = detailsOf({ facts: [{ kind: 'curse', who: 'Brun', curses: 1 }], seats });
  expect(lines).toContain('**Brun:** ME D6+3 · RA D6+2 · AR 1');
  expect(lines).toContain('-# ME: STR 2, axe +1 · RA: DEX 2 · AR: Parry 1');
  expect(lines.join('\n')).not.toContain('Mirl');
});

test('what the campaign itself says, in kinds that the rules have as well, is no change on a sheet', () => {
  const { rules } = detailsOf({
    facts: [
      { kind: 'joined', seat: 's1', name: 'Bea' },
      { kind: 'turn-passed', seat: 's1', why: 'away' },
    ],
  });
  expect(rules).toEqual([]);
});

test('every rule that is named can be read', async () => {
  const index = await openRules()();
  const folder = new URL('../../src/narrator/ultraquest/details/', import.meta.url);
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(new URL(file, folder), 'utf8')));
  const named = new Set(texts.join('\n').match(/UQ-[A-Z]+-\d\d/g));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((id) => !index.get(id))).toEqual([]);
});
