import { describe, expect, test } from 'vitest';
import type { UltraQuestOp } from '../../src/book/contract/op.js';
import type { Question } from '../../src/engine/ask.js';
import { tellAsk, tellPage } from '../../src/narrator/page.js';
import type { Campaign } from '../../src/service/service.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { questionDetail } from '../../src/narrator/ultraquest/details/questions.js';
import type { BookOfEvents } from '../../src/systems/ultraquest/book-of-events.js';
import { readingOps } from '../../src/systems/ultraquest/ops/reading.js';
import { teach } from '../ultraquest/ops.js';
import { play, SEAT, tableWith } from '../ultraquest/telling.js';

const CAMPAIGN: Campaign = {
  ...{ id: 1, guild: '77', channel: '88', system: 'ultraquest', name: 'Goats', owner: '11', homeless: false },
  ...{ seedHash: '0', version: 1, phase: 'playing', settings: {} },
  seats: [{ id: SEAT, user: '11', name: 'Ada', away: false }],
};

/** A decision looks nothing up in the book's tables. */
const OPS = readingOps({} as BookOfEvents, () => undefined);

/** A decision with one option of these ops, and another that asks for nothing. */
const decision = (...ops: readonly UltraQuestOp[]): Question => decisionOf(ops, []);

function decisionOf(
  ops: readonly UltraQuestOp[],
  alert: readonly string[],
  leaving: readonly unknown[] = [],
): Question {
  const table = tableWith('A');
  table.group.members.forEach((member, at) => {
    member.attributes = { STR: 1, DEX: 3, MOV: 2, INT: at + 1 };
    member.mount = null;
  });
  teach(table.group, table.group.members[1]?.name ?? '', 'Stealing');
  table.group.members.forEach((member) => {
    member.skills = member.skills.filter(({ name }) => name !== 'Alertness');
    if (alert.includes(member.name)) teach(table.group, member.name, 'Alertness');
  });
  const decide = {
    op: 'decide',
    options: [
      { id: 'try', label: ['Try it'] },
      { id: 'leave', label: ['Leave it'], default: true },
    ],
    branches: [
      { on: 'try', do: [...ops, { op: 'read', text: ['It works.'] }, { op: 'gold', amount: { dice: [], plus: 90 } }] },
      { on: 'leave', do: leaving },
    ],
  } as unknown as UltraQuestOp;
  const [question] = play(table, (t) => OPS['decide']!.run(decide, t), { defaults: true }).questions;
  if (!question) throw new Error('nothing was asked');
  return question;
}

/** What stands behind such a decision. */
function behind(...ops: readonly UltraQuestOp[]): readonly string[] {
  const question = decision(...ops);
  const { blocks } = questionDetail({ ...question, id: 1, seats: [SEAT] });
  return blocks.flatMap((block) => ('text' in block ? block.text.split('\n') : []));
}

const any = { who: 'any', min: 1, max: 1 } as const;
const ways = [{ on: 'pass', do: [] }, { on: 'fail', do: [] }] as const; // prettier-ignore
const trial = { op: 'test', attributes: ['INT'], plus: -1, who: any, branches: [...ways] } as const;

describe('what an option of the book asks for', () => {
  test('is a test with everybody’s figure, and never what comes of it (UQ-ATT-02)', () => {
    const lines = behind(trial as unknown as UltraQuestOp);
    const said = lines.find((line) => line.includes('A test of'));
    expect(said).toMatch(
      /^-# A test of INT \(intelligence\), by one of you: a D6 may show at most .* 0, .* 1, .* 2, .* 3 \(1 harder\)\.$/,
    );
    expect(lines.join('\n')).not.toMatch(/works|90/);
  });

  test('is for the first one the figure of the first', () => {
    const first = { ...trial, plus: 0, who: { who: 'first', count: { dice: [], plus: 1 } } };
    const said = behind(first as unknown as UltraQuestOp).find((line) => line.includes('A test of'));
    expect(said).toMatch(/by Brun, the first of you in the row: a D6 may show at most \S+ 1\.$/);
  });

  test('is a skill, with those who have it', () => {
    const skill = { op: 'skill', skill: 'Stealing', plus: 0, who: any, branches: [...ways] };
    const said = behind(skill as unknown as UltraQuestOp).find((line) => line.includes('Stealing, by '));
    expect(said).toMatch(/Stealing, by \w+: a D6 may show at most \d\.$/);
  });

  test('is a price and a fight that may be called off or not (UQ-CMB-04, UQ-CMB-06)', () => {
    const pay = { op: 'pay', amount: { dice: [], plus: 6 } };
    const foe = { count: { dice: [], plus: 1 }, name: 'ox', strength: { dice: [], plus: 9 }, armor: 0, tags: [] };
    const fight = { op: 'fight', kind: 'RA', forced: true, foes: [foe], branches: [] };
    const lines = behind(pay as unknown as UltraQuestOp, fight as unknown as UltraQuestOp);
    expect(lines).toContain(
      '-# Costs 6 Gold. A fight from a distance, which you cannot avoid, as none of you has Alertness to see them first.',
    );
    expect(lines.join('\n')).not.toContain('ox');
  });

  test('stands on the page in a few words: what is tried, and who could still avoid the fight (UQ-CMB-07)', () => {
    const foe = { count: { dice: [], plus: 1 }, name: 'ox', strength: { dice: [], plus: 9 }, armor: 0, tags: [] };
    const fight = { op: 'fight', kind: 'RA', forced: true, foes: [foe], branches: [] };
    const takes = (question: Question) =>
      tellAsk({ ...question, id: 1, seats: [SEAT] }, ULTRAQUEST_VOICE).buttons.map((button) => button.takes);
    const short = (...ops: readonly unknown[]) => takes(decision(...(ops as UltraQuestOp[])));
    const guarded = (op: unknown) => takes(decisionOf([op as UltraQuestOp], ['Mirl']))[0];
    expect(short(fight)).toEqual([
      'a fight from a distance; you cannot avoid it then, as none of you has Alertness to see them first',
      undefined,
    ]);
    const seen = ', unless Mirl (a D6 of 2 or less) sees them first, by Alertness';
    expect(guarded(fight)).toBe(`a fight from a distance; you cannot avoid it then${seen}`);
    expect(guarded({ ...fight, surprise: true })).toMatch(/then, and nobody can see it coming$/);
    expect(short({ ...fight, forced: false })).toEqual([
      'a fight from a distance; you may still decline once you see against whom',
      undefined,
    ]);
    expect(short(trial)).toEqual([
      'a test of INT (intelligence) by one of you (best is Mirl: a D6 of 3 or less)',
      undefined,
    ]);
    const first = { ...trial, plus: -1, who: { who: 'first', count: { dice: [], plus: 1 } } };
    expect(short(first)[0]).toBe('a test of INT (intelligence) by Brun, the first of you in the row (no chance)');
    expect(short({ ...first, plus: 5 })[0]).toBe(
      'a test of INT (intelligence) by Brun, the first of you in the row (a sure thing)',
    );
    expect(short({ ...trial, attributes: ['DEX'], plus: 0 })[0]).toBe(
      'a test of DEX (dexterity) by one of you (a D6 of 3 or less, whoever tries)',
    );
    expect(short({ ...trial, plus: 0, who: { who: 'best', attribute: 'INT' } })[0]).toBe(
      'a test of INT (intelligence) by the best of you (Mirl: a D6 of 4 or less)',
    );
    expect(short({ ...trial, plus: 0, who: { who: 'each' } })[0]).toBe(
      'a test of INT (intelligence) by each of you (Brun: a D6 of 1 or less, Anselm: 2, Ilwen: 3, Mirl: 4); what comes of it depends on whether all, some or none of you pass',
    );
    expect(short({ ...trial, plus: 2, who: { who: 'random', count: 1 } })[0]).toBe(
      'a test of INT (intelligence) by one of you, by lot (Brun: a D6 of 3 or less, Anselm: 4, Ilwen: 5, Mirl: sure)',
    );
    expect(short({ ...trial, attributes: ['DEX'], plus: 0, who: { who: 'each' } })[0]).toBe(
      'a test of DEX (dexterity) by each of you (a D6 of 3 or less each); what comes of it depends on whether all, some or none of you pass',
    );
  });

  test('is of the default its cost as well: behind the page, and on it where a clock may take it (D-05)', () => {
    const costs = [
      { op: 'lose-action', who: { who: 'each' } },
      { op: 'gold', amount: { dice: [], plus: -8 } },
    ];
    const ask = (leaving: readonly unknown[]) => ({ ...decisionOf([], [], leaving), id: 1, seats: [SEAT] });
    const unanswered = (leaving: readonly unknown[], decisionHours: number) => {
      const campaign = { ...CAMPAIGN, settings: { decisionHours } };
      const nothing = { id: 1, step: 1, facts: [], toAct: [], elsewhere: [] };
      return tellPage({ ...nothing, campaign, asks: [ask(leaving)] }).asked[0]?.unanswered;
    };
    expect(unanswered([], 24)).toBe('If nobody answers within 24 hours: *Leave it*.');
    expect(unanswered(costs, 1)).toBe(
      'If nobody answers within 1 hour: *Leave it*. It costs the action of each of you in your next rest and 8 Gold.',
    );
    expect(unanswered(costs, 0)).toBeUndefined();
    const { blocks } = questionDetail(ask(costs));
    expect(blocks.at(-1)).toMatchObject({
      text: expect.stringMatching(/each of you in your next rest and 8 Gold\.$/) as string,
    });
  });

  test('may be nothing, and then that is said', () => {
    const lines = behind(trial as unknown as UltraQuestOp);
    const at = lines.indexOf('- Leave it');
    expect(lines[at + 1]).toBe('-# Nothing to roll or to pay for it at once.');
  });
});
