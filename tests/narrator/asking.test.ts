import { describe, expect, test } from 'vitest';
import type { UltraQuestOp } from '../../src/book/contract/op.js';
import type { Question } from '../../src/engine/ask.js';
import { tellAsk } from '../../src/narrator/page.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { words } from '../../src/narrator/ultraquest/words.js';
import { rollsDice } from '../../src/systems/ultraquest/hand-on-dice.js';
import { arms, just, run, teach } from '../ultraquest/ops.js';
import { SEAT, tableWith } from '../ultraquest/telling.js';

/** A question as the page has it: the sentence, and what can be pressed. */
function told(question: Question | undefined) {
  if (!question) throw new Error('nothing was asked');
  const asked = tellAsk({ ...question, id: 1, seats: [SEAT] }, ULTRAQUEST_VOICE);
  const choices = [...asked.buttons, ...asked.menus.flatMap((menu) => menu.choices)];
  return { question: asked.question, choices: choices.map(({ id, label }) => `${id}: ${label}`) };
}

const trial = { ...arms('pass', 'fail'), who: { who: 'any', min: 1, max: 1 } } as const;

/** The first question of an op, answered by its default: four members of group A, two of whom can steal. */
function asked(op: UltraQuestOp, of?: string) {
  const table = tableWith('A');
  const [first, second] = table.group.members;
  [first, second].forEach((member) => teach(table.group, member?.name ?? '', 'Stealing'));
  table.group.members.forEach((member, at) => {
    member.attributes = { STR: 1, DEX: 3, MOV: 2, INT: at + 1 };
    member.mount = null;
  });
  return told(
    run(table, op, { defaults: true, dice: of === undefined ? {} : { [`${of}: ${first?.name ?? ''}`]: 1 } })
      .questions[0],
  );
}

/** What the button says that waits for the hand of whoever rolls. */
function rollLabel(
  op: UltraQuestOp,
  rolled: readonly string[],
  change: (table: ReturnType<typeof tableWith>) => void = () => undefined,
) {
  const table = tableWith('A');
  table.group.members.forEach((member) => {
    member.attributes = { STR: 1, DEX: 3, MOV: 2, INT: 2 };
    member.mount = null;
    member.hand = member.hand.map(() => null);
  });
  change(table);
  const asks = run(table, op, { defaults: true, dice: Object.fromEntries(rolled.map((die) => [die, 1])) }).questions;
  return told(asks.find(({ name }) => name === 'roll')).choices[0];
}

const one = { ...arms('pass', 'fail'), who: { who: 'first', count: just(1) }, waits: true } as const;

describe('the button under which the dice wait says who rolls and what for (UQ-EVT-10)', () => {
  test('one who tries an attribute or a skill, with what is needed', () => {
    expect(rollLabel({ op: 'test', attributes: ['DEX'], plus: -1, ...one }, ['DEX: Brun'])).toBe(
      'roll: Brun rolls DEX: 2 or less',
    );
    expect(rollLabel({ op: 'test', attributes: ['DEX', 'MOV'], plus: -2, ...one }, ['DEX: Brun'])).toBe(
      'roll: Brun rolls DEX or MOV: 1',
    );
    expect(rollLabel({ op: 'test', attributes: ['MOV'], plus: 4, ...one }, ['MOV: Brun'])).toBe(
      'roll: Brun rolls MOV: any face will do',
    );
    expect(rollLabel({ op: 'test', attributes: ['MOV'], plus: -2, ...one }, ['MOV: Brun'])).toBe(
      'roll: Brun rolls MOV: no face is low enough',
    );
    const steals = (table: ReturnType<typeof tableWith>) => teach(table.group, 'Brun', 'Stealing');
    expect(rollLabel({ op: 'skill', skill: 'Stealing', plus: 0, ...one }, ['Stealing: Brun'], steals)).toBe(
      'roll: Brun rolls Stealing: 3 or less',
    );
  });

  test('several, or all of them', () => {
    const each = { ...arms('all', 'some', 'none'), waits: true } as const;
    expect(
      rollLabel({ op: 'test', attributes: ['MOV'], plus: 0, who: { who: 'each' }, ...each }, [
        'MOV: Brun',
        'MOV: Anselm',
        'MOV: Ilwen',
        'MOV: Mirl',
      ]),
    ).toBe('roll: Each of you rolls MOV');
    const two = { who: 'first', count: just(2) } as const;
    expect(
      rollLabel({ op: 'test', attributes: ['MOV'], plus: 0, who: two, ...each }, ['MOV: Brun', 'MOV: Anselm']),
    ).toBe('roll: Brun and Anselm roll MOV');
  });

  test('which dice, and what is not rolled for', () => {
    const amount = { dice: [{ count: 1, sides: 6 as const }], plus: 0 };
    expect(words(rollsDice(amount))).toBe('Roll D6');
    expect(words(rollsDice(amount, 'treasure MT'))).toBe('Roll D6: which magic treasure');
    const disarms = (table: ReturnType<typeof tableWith>) => teach(table.group, 'Mirl', 'Trap Disarming');
    const trap = { op: 'trap', waits: true, ...arms('disarmed', 'sprung') } as const;
    expect(rollLabel(trap, ['Trap Disarming: Mirl'], disarms)).toMatch(/^roll: Mirl rolls Trap Disarming/);
    const unskilled = ({ group }: ReturnType<typeof tableWith>) =>
      group.members.forEach((member) => (member.skills = []));
    expect(rollLabel(trap, [], unskilled)).toBe('roll: See what comes of it');
    const drown = { op: 'drown', waits: true, who: one.who, ...arms('saved', 'else') } as const;
    expect(rollLabel(drown, [])).toBe('roll: See what becomes of Brun');
  });
});

test('a ladder says that nothing is lost before its first step', () => {
  const ladder = (reached: number) =>
    words({ key: 'ladder', args: { who: 'Mirl', reached, next: reached + 2, unit: 'Gold', modifier: -1 } });
  expect(ladder(0)).toBe('Mirl has nothing yet. The first step at −1 brings 2 Gold; a miss ends it.');
  expect(ladder(2)).toBe('Mirl has 2 Gold. The next step at −1 makes it 4; a miss loses it all.');
});

describe('who is helped', () => {
  test('is asked with what for, among those whom it would help, and not at all where nobody is (D-02)', () => {
    const asks = (op: UltraQuestOp, ...hurt: readonly number[]) => {
      const table = tableWith('A');
      for (const at of hurt) {
        const { injuries } = table.group.members[at]!;
        injuries.red = 1;
        table.group.members[at]!.curses = 1;
      }
      return run(table, op, { defaults: true }).questions.map(told);
    };
    const any = { who: 'any', min: 1, max: 1 } as const;
    const heal = { op: 'heal', who: any } as const;
    expect(asks(heal, 1, 3)).toMatchObject([
      { question: 'Who is healed?', choices: [expect.stringMatching(/^who:a2: /), expect.stringMatching(/^who:a4: /)] },
    ]);
    expect(asks({ op: 'uncurse', who: any }, 0, 1)).toMatchObject([{ question: 'Whose curse is lifted?' }]);
    expect([...asks(heal), ...asks(heal, 2), ...asks({ op: 'uncurse', who: any })]).toEqual([]);
  });
});

describe('who takes a test', () => {
  test('is asked with the attribute, everybody’s figure, and how the die is read (UQ-ATT-02)', () => {
    const { question, choices } = asked({ op: 'test', attributes: ['INT'], plus: 0, ...trial }, 'INT');
    expect(question).toBe('Who tries it? INT (intelligence): roll the number beside the name or less on a D6.');
    expect(choices.map((choice) => choice.replace(/: .* · /, ': '))).toEqual([
      'who:a1: INT 1',
      'who:a2: INT 2',
      'who:a3: INT 3',
      'who:a4: INT 4',
    ]);
  });

  test('shows the sum where the event adds to it, for each attribute that could be tried (UQ-DICE-08)', () => {
    const { question, choices } = asked({ op: 'test', attributes: ['STR', 'DEX'], plus: -1, ...trial }, 'DEX');
    expect(question).toBe(
      'Who tries it? STR (strength) or DEX (dexterity) at −1: roll the number beside the name or less on a D6.',
    );
    expect(choices[0]).toMatch(/ · STR 1 − 1 = 0 · DEX 3 − 1 = 2$/);
  });

  test('shows what a skill makes of it, mastery and tools among it', () => {
    const { question, choices } = asked({ op: 'skill', skill: 'Stealing', plus: 0, ...trial }, 'Stealing');
    expect(question).toBe('Who tries it? Stealing: roll the number beside the name or less on a D6.');
    expect(choices).toHaveLength(2);
    expect(choices[0]).toMatch(/ · Stealing 3$/);
  });
});

describe('who is chosen for a test that comes next', () => {
  const choose = (to: { readonly try: string[]; readonly plus: number }): UltraQuestOp => ({
    op: 'choose',
    as: 'hand',
    who: { who: 'any', min: 1, max: 1 },
    to,
  });

  test('is asked with everybody’s figure for it (UQ-ATT-02)', () => {
    const { question, choices } = asked(choose({ try: ['INT'], plus: -1 }));
    expect(question).toBe('Who tries it? INT (intelligence) at −1: roll the number beside the name or less on a D6.');
    expect(choices[3]).toMatch(/ · INT 4 − 1 = 3$/);
  });

  test('of a skill, with what it makes of it', () => {
    expect(asked(choose({ try: ['Stealing'], plus: 0 })).choices[0]).toMatch(/ · Stealing 3$/);
  });
});

describe('before a marked page', () => {
  const told = (mark: string) =>
    ULTRAQUEST_VOICE.question(
      { kind: 'event-roll', text: { key: 'event-roll-marked', args: { number: 11, mark } } },
      [],
    );

  test('beginners hear how it is marked (UQ-EVT-13)', () => {
    expect(told('!')).toContain('page 11, a dangerous page.');
    expect(told('xx!')).toContain('page 11, ☠ a deadly page, on which somebody may die.');
  });

  test('nobody has to guess which end of a treasure table is the better one', () => {
    const about = {
      kind: 'talisman',
      purpose: 'treasure NT',
      dice: [4, 6],
      item: 'Gold Talisman',
      owner: 'Anselm',
    } as const;
    const told = (more: object) => ULTRAQUEST_VOICE.about({ ...about, ...more })[0];
    expect(told({})).toMatchObject({ text: 'Which treasure: 4 + 6' });
    expect(told({ now: { number: 10, gold: 10 }, most: { number: 16, gold: 17 } })).toMatchObject({
      text: 'Which treasure: 4 + 6, worth 10 Gold. The best would be 16, worth 17 Gold.',
    });
    expect(told({ purpose: 'treasure MT', now: { number: 10 }, most: { number: 16 } })).toMatchObject({
      text: 'Which magic treasure: 4 + 6. The best would be 16.',
    });
  });

  test('they see the dice that could be rolled again (UQ-TAL-01)', () => {
    const about = { kind: 'talisman', purpose: 'event', dice: [1, 8], item: 'Gold Talisman', owner: 'Anselm' } as const;
    const [dice] = ULTRAQUEST_VOICE.about(about);
    expect(dice).toMatchObject({ text: 'The dice show 1 for the tens and 8 for the ones.' });
  });
});
