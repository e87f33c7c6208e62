import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/narrator/block.js';
import { afterTie, fightPlan } from '../../src/narrator/ultraquest/fight-plan.js';

const PLAN = {
  ...{ kind: 'battle-plan', fight: 'ME+RA', forced: true, foeStrength: '2D6+2D3+2', foeArmor: 1, ours: '3D6+8' },
  foes: [{ count: 2, name: 'goblins', strength: 'D6+D3+1', armor: 1, tags: [] }],
  members: [
    { id: 'a1', who: 'Rukha', melee: 3, ranged: 1, armor: 2, plan: 'ME' },
    { id: 'a2', who: 'Wolfram', melee: 3, ranged: 0, armor: 0, plan: 'RA' },
    { id: 'a3', who: 'Pip', melee: null, ranged: null, armor: 0, plan: 'out', note: 'injured' },
    { id: 'a4', who: 'Sanne', melee: -1, ranged: 2, armor: 0, plan: 'out' },
    { id: 'a5', who: 'Mirl', melee: 2, ranged: null, armor: 0, plan: 'ME', noDie: true },
  ],
  powers: [
    {
      id: 'x',
      who: 'Sanne',
      power: 'Magic Arrow',
      on: true,
      effect: 'magic-arrow',
      adds: { sum: 1, passes: 1 },
      needs: 2,
    },
    { id: 'y', who: 'Rukha', power: 'Berserker', on: false, effect: 'rage', adds: { dice: 1 } },
  ],
} as const;

type Plan = Parameters<typeof fightPlan>[0];
const plan = (change: Partial<Plan> = {}): string => text(fightPlan({ ...(PLAN as unknown as Plan), ...change }));
const text = (blocks: readonly Block[]): string =>
  blocks.map((block) => ('text' in block ? block.text : JSON.stringify(block.rows))).join('\n');

describe('the plan of a fight on a phone', () => {
  it('is read from top to bottom: no table, which a phone would scroll sideways', () => {
    expect(fightPlan(PLAN as unknown as Plan).map(({ kind }) => kind)).not.toContain('table');
  });

  it('sets our sum beside theirs, with what the dice bring on the average', () => {
    expect(plan()).toContain('**Against you:** 2 goblins, together **2D6+2D3+2** (about 13), armor 1');
    expect(plan()).toContain('**You:** together **3D6+8** (about 19)');
    expect(plan({ ours: '4' })).toContain('**You:** together **4** (about 4)');
    expect(plan({ ours: 'D6-1' })).toContain('**D6-1** (about 3)');
  });

  it('ends with what a change of the plan changes, right above the buttons', () => {
    const lines = plan().split('\n');
    expect(lines.findIndex((line) => line.startsWith('**You:**'))).toBeGreaterThan(
      lines.findIndex((line) => line.includes('A second injury kills')),
    );
    expect(lines.at(-1)).toContain('✔ Sanne');
  });

  it('says of each what they do and could do, or why they cannot (UQ-CMB-14, UQ-CMB-26, UQ-RACE-21)', () => {
    expect(plan().match(/^- \*\*.*$/gm)).toEqual([
      '- **Rukha**: hand to hand D6+3 (from a distance D6+1), armor 2',
      '- **Wolfram**: from a distance D6 (hand to hand D6+3)',
      '- **Pip**: cannot fight, injured; one more injury kills',
      '- **Sanne**: stays out (could fight hand to hand D6−1, from a distance D6+2)',
      '- **Mirl**: hand to hand +2',
    ]);
  });

  it('says why a figure is another one than on the sheet (UQ-BOAT-04)', () => {
    const one = { ...PLAN.members[0], note: null, plan: 'ME', melee: 2, ranged: null, armor: 0 };
    const members = [
      { ...one, besides: [{ source: 'raft', value: -1 }], without: [{ source: 'mount', value: 1 }] },
      one,
    ] as unknown as Plan['members'];
    expect(plan({ members }).match(/^- \*\*.*$/gm)).toEqual([
      '- **Rukha**: hand to hand D6+2, here with raft −1, without mount +1',
      '- **Rukha**: hand to hand D6+2',
    ]);
  });

  it('says who could do nothing to such foes, in the fight and out of it (UQ-CMB-43)', () => {
    const one = { ...PLAN.members[0], melee: null, ranged: null, note: null };
    const members = [
      { ...one, plan: 'ME', note: 'harmless', noDie: true },
      { ...one, who: 'Sanne', armor: 0, plan: 'out' },
    ] as unknown as Plan['members'];
    expect(plan({ members }).match(/^- \*\*.*$/gm)).toEqual([
      '- **Rukha**: adds nothing, for want of a magic weapon, armor 2',
      '- **Sanne**: stays out (could not hurt them)',
    ]);
  });

  it('says what a power that is switched on adds, and nothing of the others', () => {
    expect(plan()).toContain(
      '- ✔ Sanne, Magic Arrow: first a D6 of 2 or less, else nothing: +1 on your sum · passes their armor of 1 · for one round',
    );
    expect(plan()).not.toContain('Berserker');
  });

  it('says what wins, what losing costs, and who may stay out (UQ-CMB-16, UQ-CMB-25, UQ-CMB-30)', () => {
    expect(plan()).toMatch(
      /If your sum is higher by more than their armor of 1, one of them is hurt, and you have won\./,
    );
    expect(plan({ foeArmor: 0 })).toContain('If your sum is higher, one of them is hurt, and you have won.');
    expect(plan()).toContain('the rest strikes the next in the row, and round again. A second injury kills.');
    expect(plan()).toContain(
      'Only the rear may stay out: it adds nothing, and is not hit, unless all who fight are killed. Rukha, the foremost who can, must fight.',
    );
    const inTheWay = 'Pip cannot fight, but walks before somebody who does, and so can be hit.';
    expect(plan()).toMatch(new RegExp(`${inTheWay}$`, 'm'));
    expect(plan({ forced: false })).toContain(`${inTheWay} \`/order\` can put that one last, out of reach.`);
    expect(plan({ members: PLAN.members.slice(0, 1) as unknown as Plan['members'] })).not.toContain('may stay out');
  });
});

describe('what a lost round comes to (UQ-CMB-20 to 23)', () => {
  const one = (who: string, armor: number, more: object = {}) => ({
    ...PLAN.members[0],
    who,
    armor,
    note: null,
    plan: 'ME',
    ...more,
  });
  const losing = (...members: readonly object[]) =>
    /If they lead by[^\n]*/.exec(plan({ members: members as unknown as Plan['members'] }))?.[0];

  it('is told by the points that it takes', () => {
    expect(losing(one('Brun', 2), one('Mirl', 0))).toBe(
      'If they lead by 3, Brun is injured; by 7, Brun is dead; by 8, all of you.',
    );
  });

  it('counts injuries that somebody in front has already, and leaves out who stays out', () => {
    expect(losing(one('Brun', 1, { injuries: 1 }), one('Mirl', 0))).toBe(
      'If they lead by 2, Brun is dead; by 4, all of you.',
    );
    expect(
      losing(one('Pip', 0, { note: 'injured', plan: 'out' }), one('Brun', 1), one('Mirl', 4, { plan: 'out' })),
    ).toBe('If they lead by 1, Pip is dead; by 5, all of you.');
  });

  it('is not told where a Fairy stands in the row: what kills her is a roll (UQ-RACE-22)', () => {
    expect(losing(one('Quill', 0, { noDie: true }))).toBeUndefined();
  });
});

describe('after a tie', () => {
  const tie = { kind: 'tie', round: 1, undead: false } as const;

  it('both ways are told with what they may cost (UQ-CMB-35, UQ-CMB-36)', () => {
    const told = text(afterTie({ ...tie, ours: '4D6+8', foeStrength: '2D6+9', foeArmor: 2 }));
    expect(told).toContain('Fighting on: you **4D6+8** (about 22) against **2D6+9** (about 16), armor 2');
    expect(told).toContain('Running: none, one or two of you are injured on the way');
  });

  it('only flight is left from the dead who do not tire (UQ-CMB-40)', () => {
    expect(text(afterTie({ ...tie, round: 3, undead: true }))).toContain('Running: one to three of you');
    const early = afterTie({ ...tie, undead: true, ours: 'D6', foeStrength: 'D6' });
    expect(text(early)).toContain('The dead do not tire: after the third only running is left.');
  });
});
