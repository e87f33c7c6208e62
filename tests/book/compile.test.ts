import { describe, expect, it } from 'vitest';
import type { Op } from '../../src/engine/script.js';
import { forest, load, oneEvent, opsOfText } from './small-book.js';

const six = { dice: [{ count: 1, sides: 6 }], plus: 0 };
const amount = (plus: number) => ({ dice: [], plus });
const only = (text: string): Op => opsOfText(text)[0] as Op;
const names = (ops: readonly unknown[]): string[] => ops.map((op) => (op as Op).op);
const branch = (op: Op | undefined, on: string): string[] =>
  names(op?.branches?.find((each) => each.on === on)?.do ?? []);

describe('people who are chosen for a trial', () => {
  const chosen = (text: string) => opsOfText(text).find((op) => (op as Op).op === 'choose');

  it('are chosen for that one', () => {
    expect(chosen('`choose 1 as hand` `test DEX hand -1`\n\n- pass: Yes.\n- fail: No.')).toMatchObject({
      to: { try: ['DEX'], plus: -1 },
    });
    expect(chosen('`choose 1 as hand` `skill Stealing hand`\n\n- pass: Yes.\n- fail: No.')).toMatchObject({
      to: { try: ['Stealing'], plus: 0 },
    });
  });

  it('are chosen for the first of several, and for none that is about others', () => {
    const twice =
      '`choose 1 as hand` `test DEX hand`\n\n- pass: `test STR hand`\n  - pass: Yes.\n  - fail: So.\n- fail: No.';
    expect(chosen(twice)).toMatchObject({ to: { try: ['DEX'] } });
    expect(chosen('`choose 1 as hand` `test DEX each`\n\n- all: Yes.\n- some: So.\n- none: No.')).not.toHaveProperty(
      'to',
    );
  });
});

describe('a span inside a sentence (UQ-EVT-11)', () => {
  it('is rolled first and read as its result', () => {
    expect(opsOfText('There is `gold D6 as find` in it, and `fame 2` with it.')).toEqual([
      { op: 'gold', amount: six, as: 'find' },
      { op: 'fame', amount: amount(2), as: 'fame-1' },
      {
        op: 'read',
        text: ['There is ', { local: 'find' }, ' Gold in it, and ', { local: 'fame-1' }, ' Fame with it.'],
      },
    ]);
  });

  it('begins a paragraph if a small letter or a mark follows', () => {
    expect(opsOfText('`gold D6` lie in the grass.')).toEqual([
      { op: 'gold', amount: six, as: 'gold-1' },
      { op: 'read', text: [{ local: 'gold-1' }, ' Gold lie in the grass.'] },
    ]);
    expect(names(opsOfText('`gold 3` "Good," says somebody.'))).toEqual(['gold', 'read']);
  });

  it('reads things, gems, treasures and people as what they are', () => {
    expect(opsOfText('In it lies `item Antidote`, and `gem 40`.').at(-1)).toEqual({
      op: 'read',
      text: ['In it lies Antidote, and a gem worth ', { local: 'gem-1' }, ' Gold.'],
    });
    expect(opsOfText('Under it you see `treasure NT D6`.').at(-1)).toMatchObject({
      text: ['Under it you see ', { local: 'treasure-1' }, '.'],
    });
    expect(opsOfText('It falls on `injure random`.')).toEqual([
      { op: 'injure', who: { who: 'random', count: amount(1) }, as: 'injure-1' },
      { op: 'read', text: ['It falls on ', { who: 'injure-1' }, '.'] },
    ]);
  });

  it('just acts after a full stop, in the order of the text', () => {
    expect(names(opsOfText('One. `gold 1` Two! *Three.* `fame 1` "Four." `rest`'))).toEqual([
      'read',
      'gold',
      'read',
      'fame',
      'read',
      'rest',
    ]);
  });

  it('binds a named roll without reading it', () => {
    expect(opsOfText('`roll D3+1 as n` {n} {n|goblin waits|goblins wait}.')).toEqual([
      { op: 'roll', amount: { dice: [{ count: 1, sides: 3 }], plus: 1 }, as: 'n' },
      { op: 'read', text: [{ local: 'n' }, ' ', { count: 'n', one: 'goblin waits', many: 'goblins wait' }, '.'] },
    ]);
  });
});

describe('waiting', () => {
  it('`...` makes the next op wait for the player (UQ-EVT-10)', () => {
    expect(opsOfText('You hear it...\n\n`trap`\n\n- sprung: It was one.')[1]).toMatchObject({
      op: 'trap',
      waits: true,
    });
    expect(opsOfText('You hear it... `roll D6`\n\n- 1-6: It was one.')[1]).toMatchObject({ waits: true, player: true });
  });

  it('an ellipsis that trails off in a voice waits for nothing', () => {
    expect(names(opsOfText('"I thought..." He stops.'))).toEqual(['read']);
  });

  it('`/` inside a text and between two is a pause (UQ-MARCH-03)', () => {
    expect(names(opsOfText('The stairs end. / Something goes on.'))).toEqual(['read', 'pause', 'read']);
    expect(names(opsOfText('The stairs end. /\n\nSomething goes on.'))).toEqual(['read', 'pause', 'read']);
    expect(names(opsOfText('One/two is a date.'))).toEqual(['read']);
  });
});

describe('outcomes', () => {
  it('several keywords may share an item, and `else` stands for the rest', () => {
    const fight = only('`fight ME! 1 orc D6`\n\n- win: A.\n- lose, fled: B.\n- else: C.');
    expect(fight.branches?.map(({ on }) => on)).toEqual(['win', 'lose', 'fled', 'tie', 'declined']);
    expect(fight.branches?.[2]?.do).toEqual(fight.branches?.[1]?.do);
  });

  it('a roll belongs to the player, and `else` takes what is left of it', () => {
    expect(only('`roll D6`\n\n- 2: A.\n- 5: B.\n- else: C.')).toMatchObject({
      player: true,
      ranges: [
        { on: '2', from: 2, to: 2 },
        { on: '5', from: 5, to: 5 },
        { on: '1', from: 1, to: 1 },
        { on: '3-4', from: 3, to: 4 },
        { on: '6', from: 6, to: 6 },
      ],
    });
  });

  it('a test of one passes or fails, a test of several says who', () => {
    const one = only('`test INT first`\n\n- pass: A.\n- fail: B.');
    expect(branch(one, 'pass')).toEqual(['read']);
    const several = only('`test INT each`\n\n- all: A.\n- some: `injure those`\n- none: B.');
    expect(branch(several, 'some')).toEqual(['injure']);
    expect(names(opsOfText('`test MOV each` `injure those`'))).toEqual(['test', 'injure']);
  });

  it('knows whether a name stands for one', () => {
    const test = opsOfText('`choose 1 as a` `test INT a`\n\n- pass: A.\n- fail: B.')[1] as Op;
    expect(test['who']).toEqual({ who: 'bound', name: 'a', one: true });
    const two = opsOfText('`choose 2 as a` `test INT a`\n\n- all: A.\n- else: B.')[1] as Op;
    expect(two['who']).toEqual({ who: 'bound', name: 'a' });
  });

  it('a profession or race in the singular is any one of them, in the plural all', () => {
    expect(opsOfText('`injure cleric`')[0]).toMatchObject({ who: { who: 'any', max: 1, of: { who: 'profession' } } });
    expect(opsOfText('`injure clerics`')[0]).toMatchObject({ who: { who: 'profession', profession: 'cleric' } });
    expect(opsOfText('`injure half-elves`')[0]).toMatchObject({ who: { who: 'race', race: 'half-elf' } });
  });

  it('a number counts people after first, last, random and any, and is the amount elsewhere', () => {
    expect(opsOfText('`injure first 2`')[0]).toEqual({ op: 'injure', who: { who: 'first', count: amount(2) } });
    expect(opsOfText('`injure each 2`')[0]).toEqual({ op: 'injure', who: { who: 'each' }, amount: amount(2) });
    expect(opsOfText('`injure first x 2 cursed`')[0]).toEqual({
      op: 'injure',
      who: { who: 'first', count: amount(1) },
      amount: amount(2),
      cursed: true,
    });
  });

  it('the text after a list goes on for every branch that has not ended', () => {
    const ops = opsOfText('`trap`\n\n- sprung: A. `end`\n- disarmed: B.\n\nOn you go.');
    expect(names(ops)).toEqual(['trap', 'read']);
    expect(branch(ops[0] as Op, 'sprung')).toEqual(['read', 'end']);
  });
});

describe('a choice', () => {
  const text = [
    'Two doors. /',
    '',
    '- `choose 2 as inside` Send {inside} in `test MOV inside` {#send}',
    '  - all: {inside} are in.',
    '  - else: Nobody is.',
    '- [if half-duck and Gold 3] Quack (default)',
    '- Pay their price `pay 6`',
    '  - They bow.',
    '- Leave it (default)',
  ].join('\n');
  const { book } = load([oneEvent(text.replace('Quack (default)', 'Quack'))]);
  const decide = book.current('Wa#one')?.parts['']?.[1];

  it('has ids from its labels, or its own', () => {
    expect(decide?.branches?.map(({ on }) => on)).toEqual(['send', 'quack', 'pay-their-price', 'leave-it']);
  });

  it('says "two of you" where the option itself will choose them', () => {
    expect(decide?.['options']).toMatchObject([
      { label: ['Send two of you in'] },
      { label: ['Quack'], if: { if: 'and', of: [{ if: 'race' }, { if: 'gold', from: 3 }] } },
      { label: ['Pay their price'] },
      { label: ['Leave it'], default: true },
    ]);
  });

  it('carries out the spans of the label before what stands below it', () => {
    expect(branch(decide, 'send')).toEqual(['choose', 'test']);
    expect(branch(decide, 'pay-their-price')).toEqual(['pay', 'read']);
    expect(branch(decide, 'leave-it')).toEqual([]);
  });

  it('may lead to another one', () => {
    const ops = opsOfText('A door. /\n\n- Open it (default)\n  - A room. /\n    - Go in\n    - Stay (default)');
    expect(branch(ops[1] as Op, 'open-it')).toEqual(['read', 'decide']);
  });
});

describe('an event', () => {
  it('carries its marks in front, and knows its parts', () => {
    const { book } = load([forest('## 1-100 xx! One (cave) {#one}\n\n`go below`\n\n### below\n\nIt is dark.')]);
    expect(book.current('Wa#one')?.parts).toEqual({
      '': [
        { op: 'scene', mark: 'xx!', place: 'cave' },
        { op: 'go', part: 'below' },
      ],
      below: [{ op: 'read', text: ['It is dark.'] }],
    });
  });

  it('never reads notes, however long', () => {
    expect(opsOfText('A text. <!-- not\nthis --> Another.')).toEqual([{ op: 'read', text: ['A text. Another.'] }]);
  });

  it('may have no number, if somebody leads there', () => {
    const { book, findings } = load([forest('## 1-100 One\n\nA. `later 3 #two`\n\n## Two\n\nB.')]);
    expect(findings.filter((finding) => finding.severity === 'error')).toEqual([]);
    expect(book.current('Wa#two')?.parts['']?.at(-1)).toMatchObject({ op: 'read', text: ['B.'] });
  });

  it('refers to its own region without naming it', () => {
    expect(opsOfText('`quest #one`')).toEqual([{ op: 'quest', event: 'Wa#one' }]);
  });
});

describe('a book of 3,300 events', () => {
  const body = (n: number): string =>
    `## ${n} Number ${n} {#number-${n}}\n\nA man number ${n} stands at milestone ${n} of road ${n}, with ${n} hens. /\n\n- Ask \`test INT any\` (default)\n  - pass: He knows. \`gold D6\`\n  - fail: He does not.\n- Fight \`fight ME? 1 man D6\`\n  - win: Well. \`fame 1\`\n  - lose: Oh.\n\n`;
  const table = Array.from({ length: 100 }, (_, i) => body(i + 1)).join('');
  const regions =
    'Eb Fe Wi Ma Mo Su Kl In Öd Wü Wa Ur Ds Hü Be Vu UF OF Me Sh St Do Gr Ga Go Gy Mg Hö Wo Md GV SV TV'.split(' ');

  it('is read whole', () => {
    const files = regions.map((code) => ({
      path: `events/${code}.md`,
      text: `---\nregion: ${code}\nname: ${code}\n---\n\n# ${code}\n\n${table.replaceAll('A man', `A man of ${code}`)}`,
    }));
    const { counts } = load(files);
    expect(counts).toMatchObject({ tables: 33, events: 3300, numbersCovered: 3300, numbersMissing: 0, fights: 3300 });
  });
});
