import { describe, expect, it } from 'vitest';
import { FINDING_CODES, showFinding, type FindingCode } from '../../src/book/finding.js';
import { checkLock } from '../../src/book/ids-lock.js';
import type { BookFile } from '../../src/book/tables/tables.js';
import { forest, found, load, oneEvent } from './small-book.js';

/** What is written, where the finding points, and what it says and hints. */
interface Case {
  readonly code: FindingCode;
  readonly name: string;
  readonly files: readonly BookFile[];
  readonly at: `${number}:${number}`;
  readonly says: RegExp;
  readonly hints?: RegExp;
}

const event = (code: FindingCode, name: string, text: string, at: Case['at'], says: RegExp, hints?: RegExp): Case => ({
  code,
  name,
  files: [oneEvent(text)],
  at,
  says,
  ...(hints && { hints }),
});
const file = (code: FindingCode, name: string, text: string, at: Case['at'], says: RegExp, hints?: RegExp): Case => ({
  code,
  name,
  files: [{ path: 'events/Wa.md', text }],
  at,
  says,
  ...(hints && { hints }),
});
const table = (code: FindingCode, name: string, path: string, text: string, at: Case['at'], says: RegExp): Case => ({
  code,
  name,
  files: [oneEvent('A text.'), { path, text }],
  at,
  says,
});
const region = (body: string): BookFile[] => [forest(body)];

const FILES: readonly Case[] = [
  file('front-matter', 'no head', '# Forest\n', '1:1', /without a head/, /region: Wa/),
  file('front-matter', 'an unknown key', '---\nregion: Wa\nname: Forest\nhonour: 2-50\n---\n', '4:1', /honour/),
  file('front-matter', 'a bad interval', '---\nregion: Wa\nname: Forest\nhonor: many\n---\n', '4:1', /2-50/),
  file('front-matter', 'no YAML', '---\nregion: [\n---\n', '3:1', /./),
  file(
    'unknown-name',
    'an unknown region',
    '---\nregion: Wx\nname: F\n---\n',
    '2:1',
    /no region is called Wx/,
    /Wa|Wi/,
  ),
  file(
    'comment-open',
    'a note without an end',
    '---\nregion: Wa\nname: F\n---\n\n# F\n\n<!-- note\n',
    '8:1',
    /never closes/,
    /-->/,
  ),
  file(
    'stray-text',
    'a text before the heading',
    '---\nregion: Wa\nname: F\n---\n\nA text.\n\n# F\n',
    '6:1',
    /before the heading/,
  ),
  file(
    'heading',
    'two first headings',
    '---\nregion: Wa\nname: F\n---\n\n# F\n\n# G\n',
    '8:1',
    /wrong place/,
    /### NAME/,
  ),
  {
    code: 'table-twice',
    name: 'two files of one region',
    files: [oneEvent('A.'), { ...oneEvent('B.'), path: 'events/Wb.md' }],
    at: '2:1',
    says: /two files/,
  },
  {
    code: 'heading',
    name: 'no title',
    files: region('## 1-100 {#one}\n\nA text.'),
    at: '8:1',
    says: /without a title/,
  },
  { code: 'heading', name: 'a bad range', files: region('## 7-4 One\n\nA text.'), at: '8:1', says: /7-4 is no range/ },
  {
    code: 'heading',
    name: 'an unknown flag',
    files: region('## 1-100 One (swamp) {#one}\n\nA text.'),
    at: '8:1',
    says: /\(swamp\)/,
    hints: /\(cave\)/,
  },
  {
    code: 'heading',
    name: 'two flags',
    files: region('## 1-100 One (cave) (water) {#one}\n\nA text.'),
    at: '8:1',
    says: /one place/,
  },
  { code: 'heading', name: 'a bad id', files: region('## 1-100 One {#Two}\n\nA text.'), at: '8:1', says: /#Two/ },
  {
    code: 'number-missing',
    name: 'numbers without an event',
    files: region('## 1-7 One\n\nA text.\n\n## 9-100 Two\n\nA text.'),
    at: '1:1',
    says: /Wa 8 has no event/,
  },
  {
    code: 'number-twice',
    name: 'numbers with two',
    files: region('## 1-50 One\n\nA.\n\n## 50-100 Two\n\nB.'),
    at: '12:1',
    says: /50-100 belongs to one/,
  },
  {
    code: 'id-twice',
    name: 'two events of a name',
    files: region('## 1-50 One\n\nA.\n\n## 51-100 One\n\nB.'),
    at: '12:1',
    says: /two events are called one/,
  },
  {
    code: 'id-twice',
    name: 'two parts of a name',
    files: region('## 1-100 One\n\n`go a`\n\n### a\n\nA.\n\n### a\n\nB.'),
    at: '16:1',
    says: /two parts called a/,
  },
  {
    code: 'event-unlisted',
    name: 'an event that nobody can reach',
    files: region('## 1-100 One\n\nA.\n\n## Two\n\nB.'),
    at: '12:1',
    says: /no number and nobody leads there/,
  },
];

const SPANS: readonly Case[] = [
  event('unknown-op', 'an unknown span', 'Look. `glod 3`', '10:8', /no span begins with "glod"/, /did you mean gold/),
  event('unknown-op', 'an empty span', 'Look. ` `', '10:8', /no span begins/),
  event('stray-text', 'a span that never closes', 'Look. `gold 3', '10:7', /never closes/),
  event('stray-text', 'a lone brace', 'Look } here.', '10:6', /brace/),
  event('stray-text', 'an id in a text', 'Look {#here}.', '10:6', /in a text/, /ids stand/),
  event('stray-text', 'a numbered list', '1. One', '10:1', /numbered list/),
  event('span', 'too much', 'Look. `rest now`', '10:13', /"now" is too much/),
  event('span', 'a missing word', 'Look. `choose 1`', '10:16', /"as" is missing/),
  event('span', 'no such kind of fight', 'Look. `fight XX? 1 orc D6`', '10:14', /"XX\?" is no kind of fight/, /ME/),
  event('span', 'a wrong attribute', 'Look. `test STE any`', '10:13', /"STE" is no attribute/, /did you mean STR/),
  event('span', 'unequal rungs', 'Look. `ladder STR any: 0, 0; 1 Gold`', '10:32', /2 rungs and 1 stakes/),
  event(
    'span',
    'a name bound to two things',
    'Look. `roll D6 as n` `choose 1 as n`',
    '10:35',
    /n stands for something else/,
  ),
  event('span', 'a name nobody may bind', 'Look. `choose 1 as those`', '10:20', /those stands for something else/),
  event('unknown-name', 'an unknown item', 'Look. `item Bank bok`', '10:13', /no item is called Bank bok/),
  event(
    'unknown-name',
    'an item that is nearly right',
    'Look. `item Iron kee`',
    '10:13',
    /no item/,
    /did you mean Iron key/,
  ),
  event('unknown-name', 'an unknown skill', 'Look. `meet master Parri`', '10:20', /no skill/, /did you mean Parry/),
  event('unknown-name', 'an unknown region', 'Look. `move Wx`', '10:13', /no region is called Wx/),
  event(
    'unknown-name',
    'an unknown kind of foe',
    'Look. `fight ME? 1 orc D6 undaed`',
    '10:27',
    /no kind of foe/,
    /did you mean undead/,
  ),
  event('unknown-name', 'nobody', 'Look. `kill fisrt`', '10:13', /"fisrt" is nobody/, /did you mean first/),
  event('unknown-local', 'a number that was not bound', 'Look. `gold -find`', '10:13', /no number is called find/),
  event('unknown-local', 'a name that was not bound', 'Look at {find}.', '10:9', /was not bound/, /as NAME/),
  event(
    'unknown-local',
    'people that were not bound',
    'Look. `roll D6 as boat` `injure behind bot`',
    '10:40',
    /nobody is called bot/,
  ),
  event('dice', 'a die that is not in the box', 'Look. `gold D8`', '10:13', /no D8/, /D10/),
  event('dice', 'no amount', 'Look. `gold`', '10:12', /an amount is missing/),
  event('dice', 'a strange amount', 'Look. `gold 3*D6`', '10:13', /"3\*D6" is no amount/, /3\+D6/),
  event('dice', 'a foe without strength', 'Look. `fight ME? 4 goblins`', '10:27', /how strong are the goblins/),
  event(
    'condition',
    'an unknown condition',
    'Look.\n\n- if half-dukc: A.\n- else: B.',
    '12:6',
    /"half-dukc" is no condition/,
    /half-duck/,
  ),
  event('condition', 'no condition', 'Look.\n\n- if not: A.\n- else: B.', '12:9', /missing/),
  event('not-in-sentence', 'an op that has nothing to read', 'You find `rest` there.', '10:10', /nothing to read/),
  event('stray-text', 'an empty item', 'Look. /\n\n-\n- B (default)', '12:1', /item without a text/),
];

const LISTS: readonly Case[] = [
  event(
    'list-of-nothing',
    'a list after nothing',
    'Look.\n\n- Go\n- Stay',
    '12:1',
    /belongs to nothing/,
    /\/ for a choice/,
  ),
  event(
    'list-of-nothing',
    'a text between op and outcomes',
    'Look. `trap` Watch out.\n\n- sprung: A.',
    '12:1',
    /belongs to nothing/,
    /between `trap`/,
  ),
  event(
    'list-of-nothing',
    'two texts of an option',
    'Look. /\n\n- Go (default)\n  - A.\n  - B.',
    '14:3',
    /second text/,
  ),
  event(
    'outcome-unknown',
    'a wrong keyword',
    'Look. `test INT first`\n\n- pass: A.\n- fial: B.',
    '13:3',
    /never comes out "fial"/,
    /did you mean fail/,
  ),
  event(
    'outcome-unknown',
    'all and none for one',
    'Look. `test INT first`\n\n- all: A.\n- none: B.',
    '12:3',
    /never comes out "all"/,
  ),
  event(
    'outcome-unknown',
    'an item without a keyword',
    'Look. `trap`\n\n- sprung: A.\n- Nothing.',
    '13:1',
    /without an outcome/,
  ),
  event(
    'outcome-unknown',
    'an item among conditions',
    'Look.\n\n- if cleric: A.\n- pass: B.',
    '13:1',
    /without a condition/,
  ),
  event(
    'outcome-missing',
    'a missing arm',
    'Look. `test INT first`\n\n- pass: A.',
    '12:1',
    /may also come out fail/,
    /fail:/,
  ),
  event('outcome-missing', 'no arms at all', 'Look. `fight ME? 1 orc D6`', '10:7', /no outcomes/, /win, lose/),
  event('outcome-missing', 'no arms before a text', 'Look. `trap`\n\nGo on.', '10:7', /no outcomes/),
  event('outcome-twice', 'an arm written twice', 'Look. `trap`\n\n- sprung: A.\n- sprung: B.', '13:3', /written twice/),
  event(
    'outcome-empty',
    'an empty arm',
    'Look. `test INT first`\n\n- pass:\n- fail: B.',
    '12:3',
    /nothing stands there/,
  ),
  {
    code: 'outcome-empty',
    name: 'an event without a text',
    files: region('## 1-100 One'),
    at: '8:1',
    says: /without a text/,
  },
  event('roll-range', 'a gap', 'Look. `roll D6`\n\n- 1-2: A.\n- 4-6: B.', '12:1', /3 leads nowhere/),
  event('roll-range', 'an overlap', 'Look. `roll D6`\n\n- 1-3: A.\n- 3-6: B.', '13:3', /3 stands in two/),
  event(
    'roll-range',
    'a number that cannot come',
    'Look. `roll D6`\n\n- 1-6: A.\n- 7: B.',
    '13:3',
    /7 cannot come/,
    /1 to 6/,
  ),
  event(
    'roll-range',
    'a roll that nobody can foresee',
    'Look. `roll D6 as n` `roll n`\n\n- 1: A.',
    '12:1',
    /not known beforehand/,
  ),
  event(
    'choice-like-outcome',
    'a choice that looks like an outcome',
    'Look. /\n\n- win: A (default)\n- Go',
    '12:3',
    /looks like an outcome: win/,
  ),
  event(
    'choice-empty',
    'an option without a label',
    'Look. /\n\n- `gold 1` (default)\n  - A.',
    '12:1',
    /without a label/,
  ),
  event(
    'option-count',
    'too many options',
    `Look. /\n\n- A (default)\n${Array.from({ length: 25 }, (_, i) => `- B${i}\n`).join('')}`,
    '12:1',
    /26 options/,
  ),
  event(
    'option-twice',
    'two options of a name',
    'Look. /\n\n- Go (default)\n- Go',
    '13:1',
    /two options are called go/,
    /\{#/,
  ),
  event('default', 'no default', 'Look. /\n\n- Go\n- Stay', '12:1', /no option is marked/),
  event('default', 'two defaults', 'Look. /\n\n- Go (default)\n- Stay (default)', '13:1', /two options are marked/),
  event(
    'default',
    'a default that may be impossible',
    'Look. /\n\n- Go `pay 3` (default)\n  - A.\n- Stay',
    '12:1',
    /impossible/,
  ),
  event(
    'default',
    'a default under a condition',
    'Look. /\n\n- [if cleric] Go (default)\n- Stay',
    '12:1',
    /impossible/,
  ),
  event('wait-for-nothing', 'dots before nothing', 'Look at that...', '10:13', /waits for a roll/),
  event(
    'wait-for-nothing',
    'dots before something that is no roll',
    'Look at that... `gold 3`',
    '10:13',
    /waits for a roll/,
    /\u2026/,
  ),
  event('wait-for-nothing', 'a slash before nothing', 'Look at that. /', '10:15', /waits for a choice/),
  event('heading', 'a bad id of an option', 'Look. /\n\n- Go (default) {#No Way}', '12:16', /is no id/),
];

const FLOW: readonly Case[] = [
  event(
    'unset-local',
    'a name bound on one way only',
    'Look. /\n\n- A `choose 1 as one`\n- B (default)\n\nThere is {one}.',
    '15:1',
    /one may not be set/,
  ),
  event('unset-local', 'those, before anybody was struck', 'Look. `injure those`', '10:7', /those may not be set/),
  event('unknown-part', 'a part that is not there', 'Look. `go cellar`', '10:7', /no part cellar/, /### cellar/),
  {
    code: 'part-unreached',
    name: 'a part that nobody goes to',
    files: region('## 1-100 One\n\nA.\n\n### cellar\n\nB.'),
    at: '12:1',
    says: /nobody goes to cellar/,
  },
  event('never-reached', 'an op after the end', 'Look. `end` `gold 3`', '10:13', /`gold` is never reached/),
  event(
    'never-reached',
    'a text after branches that all end',
    'Look. `trap`\n\n- sprung: `end`\n- disarmed: `end`\n\nOn.',
    '15:1',
    /never reached/,
  ),
  {
    code: 'endless',
    name: 'a circle without a choice',
    files: region('## 1-100 One\n\n`go a`\n\n### a\n\nA. `go b`\n\n### b\n\nB. `go a`'),
    at: '18:4',
    says: /nobody chooses/,
  },
  {
    code: 'endless',
    name: 'two events that lead to each other',
    files: region('## 1-50 One\n\nA. `event #two`\n\n## 51-100 Two\n\nB. `event #one`'),
    at: '14:4',
    says: /nobody chooses/,
  },
  event(
    'unknown-event',
    'an event that is not there',
    'Look. `quest Wa#oen`',
    '10:7',
    /no event Wa#oen/,
    /did you mean Wa#one/,
  ),
  event(
    'unknown-event',
    'a condition on one',
    'Look.\n\n- if seen Vu#deep: A.\n- else: B.',
    '12:1',
    /no event Vu#deep/,
  ),
  event(
    'unknown-person',
    'somebody nobody knows',
    'Look. `meet #isegrim`',
    '10:7',
    /nobody is called Wa#isegrim/,
    /head of their region/,
  ),
  {
    code: 'quest-unnumbered',
    name: 'a quest to an event without a number',
    files: region('## 1-100 One\n\nA. `quest #two`\n\n## Two\n\nB. `success`'),
    at: '10:4',
    says: /no number/,
  },
  {
    code: 'quest-success',
    name: 'a quest that is never fulfilled',
    files: region('## 1-50 One\n\nA. `quest #two`\n\n## 51-100 Two\n\nB.'),
    at: '10:4',
    says: /never says `success`/,
  },
];

const LONG = 'A long way leads through the wood and out of it again. '.repeat(14);
const SHARED = 'In the wood there lives a man who counts his trees every single day';
const TEXTS: readonly Case[] = [
  event('text-length', 'a text over its limit', LONG, '10:1', /a text of \d{3} letters/, /700/),
  event(
    'label-length',
    'a label over its limit',
    'Look. /\n\n- Ask whether he would mind going a little faster (default)',
    '10:7',
    /has 47 letters/,
    /40/,
  ),
  event('opening-length', 'a short opening', 'Look.', '8:1', /5 letters/),
  {
    code: 'opening-shared',
    name: 'two openings that share eight words',
    files: region(`## 1-50 One\n\n${SHARED}.\n\n## 51-100 Two\n\nOnce, ${SHARED.toLowerCase()}.`),
    at: '12:1',
    says: /shares "in the wood there lives a man who" with Wa#one/,
  },
  event('prose', 'a forbidden word', 'A door opens suddenly.', '10:1', /suddenly/),
  event('prose', 'an open quotation', 'He says "No.', '10:1', /quotation/),
  event('prose', 'an open bracket', 'He says (no.', '10:1', /bracket/),
  event('prose', 'a word twice', 'He says no no.', '10:1', /twice in a row/),
];

const ITEM = '- { id: stone, name: Stone, price: none, effect: { kind: keepsake } }';
const TABLES: readonly Case[] = [
  table('yaml', 'no YAML', 'items.yaml', 'items: [', '1:9', /./),
  table(
    'yaml',
    'an unknown key',
    'items.yaml',
    `items:\n  - { id: a, name: A, price: 3, efect: 1 }`,
    '2:5',
    /efect|effect/,
  ),
  table('yaml', 'a file the book does not know', 'item.yaml', 'items: []', '1:1', /no table/),
  table(
    'yaml',
    'a gap in the rows',
    'treasures/NT.yaml',
    '- { row: 1, id: a, name: A, gold: 1 }\n- { row: 3, id: b, name: B, gold: 1 }',
    '2:3',
    /row 3 stands where 2 should/,
  ),
  table(
    'id-twice',
    'two things of an id',
    'items.yaml',
    `items:\n  ${ITEM}\n  ${ITEM}`,
    '3:5',
    /two items are called stone/,
  ),
  table(
    'unknown-name',
    'a treasure that is no thing',
    'treasures/MT.yaml',
    '- { row: 1, id: a, name: A, item: stoen }',
    '1:3',
    /no item is called stoen/,
  ),
  table(
    'unknown-name',
    'a scroll of nothing',
    'items.yaml',
    'items:\n  - { id: s, name: S, price: 3, effect: { kind: scroll, skill: Sloth } }',
    '2:5',
    /no skill/,
  ),
  table('unused-item', 'a thing that nobody gives', 'items.yaml', `items:\n  ${ITEM}`, '2:5', /nobody gives Stone/),
  {
    code: 'unused-item',
    name: 'a keepsake that nobody asks for',
    files: [oneEvent('Look. `item Stone`'), { path: 'items.yaml', text: `items:\n  ${ITEM}` }],
    at: '2:5',
    says: /nobody asks for Stone/,
  },
  {
    code: 'no-master',
    name: 'a skill that nobody teaches',
    files: [oneEvent('Look.')],
    at: '1:1',
    says: /nobody teaches/,
  },
  {
    code: 'gold-share',
    name: 'too many events that need Gold',
    files: region(
      '## 1-50 One\n\nA. /\n\n- Buy it `pay 3`\n  - B. `fame 1`\n- Leave it (default)\n\n## 51-100 Two\n\nB. `gold 1`',
    ),
    at: '1:1',
    says: /1 of 2 events of Wa need Gold: one/,
  },
];

const ALL = [...FILES, ...SPANS, ...LISTS, ...FLOW, ...TEXTS, ...TABLES];

describe.each([
  ['files and headings', FILES],
  ['spans', SPANS],
  ['lists', LISTS],
  ['the flow of an event', FLOW],
  ['texts', TEXTS],
  ['tables', TABLES],
] as const)('%s: each fault is found where it stands', (_, cases) => {
  it.each(cases.map((each) => [`${each.code}: ${each.name}`, each] as const))(
    '%s',
    (_name, { code, files, at, says, hints }) => {
      const findings = found(files, code);
      expect(findings.map((finding) => `${finding.at.line}:${finding.at.column}`)).toContain(at);
      const here = findings.filter((finding) => `${finding.at.line}:${finding.at.column}` === at);
      expect(here.map((finding) => finding.message).join('\n')).toMatch(says);
      if (hints) expect(here.map((finding) => finding.hint).join('\n')).toMatch(hints);
    },
  );
});

describe('what only a simulation can tell', () => {
  const table = region('## 1-50 One\n\nA. `fight ME! 1 orc D6`\n\n- win: B.\n- lose: C.\n\n## 51-100 Two\n\nD.');

  it('refuses a table out of danger order', () => {
    const danger = { expectDanger: ({ id }: { id: string }) => (id === 'Wa#one' ? 3 : 1) };
    const [backwards] = found(table, 'danger-order', danger);
    expect(backwards).toMatchObject({ severity: 'error', at: { line: 1 } });
    expect(backwards?.message).toMatch(/rank correlation -0\.87/);
    expect(found(table, 'danger-order', { expectDanger: ({ id }) => (id === 'Wa#one' ? 1 : 3) })).toEqual([]);
  });

  it('asks for the danger to a group of the lower Honor', () => {
    const asked = new Set<number>();
    found(table, 'danger-order', { expectDanger: (_, honor) => asked.add(honor).size });
    expect([...asked]).toEqual([2]);
  });

  it('refuses a fight that nobody wins at the higher Honor or loses at the lower', () => {
    const at = { line: 10, column: 4 };
    const never = found(table, 'fight-odds', { fightOdds: (_, honor) => ({ win: honor === 50 ? 0 : 1, lose: 1 }) });
    expect(never).toMatchObject([{ severity: 'error', at, message: 'nobody wins this fight, even at 50 Honor' }]);
    const always = found(table, 'fight-odds', { fightOdds: (_, honor) => ({ win: 1, lose: honor === 2 ? 0 : 1 }) });
    expect(always).toMatchObject([{ severity: 'error', at, message: 'nobody loses this fight, even at 2 Honor' }]);
    expect(found(table, 'fight-odds', { fightOdds: () => ({ win: 0.5, lose: 0.3 }) })).toEqual([]);
  });
});

describe('the checker', () => {
  it('has a test for everything it can find', () => {
    const elsewhere: FindingCode[] = [
      'danger-order',
      'fight-odds',
      'lock-missing',
      'lock-vanished',
      'lock-reused',
      'contract',
    ];
    const tested = new Set<FindingCode>([...ALL.map((each) => each.code), ...elsewhere]);
    expect(FINDING_CODES.filter((code) => !tested.has(code))).toEqual([]);
  });

  it('prints file, line, column, what is wrong and what would be right', () => {
    const [first] = found([oneEvent('Look. `glod 3`')], 'unknown-op');
    expect(first && showFinding(first)).toBe(
      'events/Wa.md:10:8 error unknown-op: no span begins with "glod" (did you mean gold?)',
    );
  });

  it('finds nothing wrong in a lock that holds every id', () => {
    const { ids } = load([oneEvent('Look.')]);
    expect(checkLock(ids, { live: new Set(ids.keys()), retired: new Set() })).toEqual([]);
  });
});
