import { describe, expect, it } from 'vitest';
import type { UltraQuestOp } from '../../src/book/contract/op.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { eventOps } from '../../src/systems/ultraquest/ops/event-ops.js';
import { whatItCosts } from '../../src/systems/ultraquest/ops/what-it-costs.js';
import { whatItTakes } from '../../src/systems/ultraquest/ops/what-it-takes.js';
import { whatItTakesShort } from '../../src/narrator/ultraquest/what-it-takes.js';
import { Given } from '../../src/narrator/phrases.js';
import type { Json } from '../../src/engine/words.js';
import { play, tableWith } from './telling.js';
import { just } from './ops.js';

/** The steps that are shown beside an option that begins with these ops. */
function steps(...ops: readonly UltraQuestOp[]): unknown[] {
  const { result } = play(tableWith('A'), function* (t) {
    yield* [];
    return whatItTakes(ops, t);
  });
  return (result as { args?: { steps?: unknown[] } } | undefined)?.args?.steps ?? [];
}

const test = (who: object): UltraQuestOp =>
  ({ op: 'test', attributes: ['INT'], plus: 1, who }) as unknown as UltraQuestOp;

const named = (who: object) => (steps(test(who))[0] as { who: string; needs: [string, number][] } | undefined) ?? {};

const EVERYBODY = ['Brun', 'Anselm', 'Ilwen', 'Mirl'];

describe('what an option takes is shown beside it, before it is chosen', () => {
  it.each([
    [{ who: 'any', min: 1, max: 1 }, 'any', EVERYBODY],
    [{ who: 'any', min: 1, max: 2 }, 'some', EVERYBODY],
    [{ who: 'any', min: 1, max: 1, of: { who: 'profession', profession: 'thief' } }, 'any', ['Mirl']],
    [{ who: 'any', min: 1, max: 1, of: { who: 'cursed' } }, 'any', []],
    [{ who: 'random', count: just(1) }, 'random', EVERYBODY],
    [{ who: 'first', count: just(1) }, 'first', ['Brun']],
    [{ who: 'first', count: just(2) }, 'first', EVERYBODY],
    [{ who: 'last', count: just(1) }, 'last', ['Mirl']],
    [{ who: 'last', count: just(2) }, 'last', EVERYBODY],
    [{ who: 'each' }, 'each', EVERYBODY],
    [{ who: 'best', attribute: 'INT' }, 'best', EVERYBODY],
    [{ who: 'worst', attribute: 'INT' }, 'worst', EVERYBODY],
    [{ who: 'profession', profession: 'cleric' }, 'these', ['Anselm']],
    [{ who: 'race', race: 'elf' }, 'these', ['Ilwen']],
    [{ who: 'sex', sex: 'male' }, 'these', ['Brun', 'Anselm']],
    [{ who: 'profession', profession: 'wizard' }, 'these', []],
    [{ who: 'walkers' }, 'these', EVERYBODY],
    [{ who: 'injured' }, 'these', []],
    [{ who: 'bound', name: 'child', one: true }, 'those', EVERYBODY],
  ])('for %o: %s, %o', (who, said, people) => {
    const { who: whose, needs = [] } = named(who) as { who?: string; needs?: [string, number][] };
    expect([whose, needs.map(([name]) => name)]).toEqual([said, people]);
  });

  it('for whoever it chooses before, with those of whom they are chosen', () => {
    const choose = { op: 'choose', as: 'hand', who: { who: 'any', min: 1, max: 1 } } as unknown as UltraQuestOp;
    const [step] = steps(choose, test({ who: 'bound', name: 'hand', one: true }));
    expect(step).toMatchObject({ does: 'test', who: 'any' });
    expect((step as { needs: [string, number][] }).needs.map(([name]) => name)).toEqual(EVERYBODY);
  });

  it('for others than whoever it chooses before, as if nobody were chosen', () => {
    const choose = { op: 'choose', as: 'hand', who: { who: 'any', min: 1, max: 1 } } as unknown as UltraQuestOp;
    const [first] = steps(choose, test({ who: 'first', count: just(1) }));
    expect(first).toMatchObject({ who: 'first', needs: [['Brun', expect.any(Number)]] });
    const [other] = steps(choose, test({ who: 'bound', name: 'foot', one: true }));
    expect(other).toMatchObject({ who: 'those' });
    const [nobody] = steps(
      { op: 'curse', as: 'hand', who: { who: 'first' } } as unknown as UltraQuestOp,
      test({ who: 'bound', name: 'hand', one: true }),
    );
    expect(nobody).toMatchObject({ who: 'those' });
  });

  it('for whoever the scene has named, by name', () => {
    const { result } = play(tableWith('A'), function* (t) {
      yield* [];
      t.locals['child'] = ['a4'];
      return whatItTakes([test({ who: 'bound', name: 'child', one: true })], t);
    });
    expect(result).toMatchObject({ args: { steps: [{ who: 'these', needs: [['Mirl', expect.any(Number)]] }] } });
    expect(whatItTakesShort(new Given((result as unknown as { args: Readonly<Record<string, Json>> }).args))).toMatch(
      / by Mirl \(a D6 of \d or less\)$/,
    );
  });

  it('with what each needs, the text’s own number counted', () => {
    const [brun] = tableWith('A').group.members;
    expect(steps(test({ who: 'first', count: just(1) }))).toEqual([
      { does: 'test', of: ['INT'], plus: 1, who: 'first', needs: [['Brun', (brun?.attributes.INT ?? 0) + 1]] },
    ]);
  });

  it('for a skill by those who have it, with a number where it is rolled', () => {
    const skill = (name: string) =>
      steps({ op: 'skill', skill: name, plus: 0, who: { who: 'any', min: 1, max: 1 } } as unknown as UltraQuestOp)[0];
    expect(skill('Trading')).toMatchObject({ does: 'skill', of: ['Trading'], needs: [['Mirl', expect.any(Number)]] });
    expect(skill('Parry')).toMatchObject({ does: 'skill', needs: [['Brun']] });
  });

  it('and what is paid, given, fought, opened, brewed, climbed or rolled; nothing else is a step', () => {
    const ops = [
      { op: 'pay', amount: just(4) },
      { op: 'pay', amount: { dice: [{ count: 1, sides: 6 }], plus: 0 } },
      { op: 'pay', amount: { dice: [], plus: 0, refs: [{ local: 'n', times: 1 }] } },
      { op: 'give', item: 'axe' },
      { op: 'fight', kind: 'ME', forced: true },
      { op: 'lock' },
      { op: 'brew' },
      {
        op: 'ladder',
        attribute: 'DEX',
        who: { who: 'best', attribute: 'DEX' },
        modifiers: [1, 0],
        stakes: [1, 2],
        unit: 'gold',
      },
      { op: 'roll', player: true },
      { op: 'roll' },
      { op: 'gold', amount: just(3) },
    ] as unknown as UltraQuestOp[];
    expect(steps(...ops)).toEqual([
      { does: 'pay', gold: 4 },
      { does: 'pay' },
      { does: 'pay' },
      { does: 'give', item: 'axe' },
      { does: 'fight', fight: 'ME', forced: true, watch: [['Ilwen', 3]] },
      { does: 'lock' },
      { does: 'brew', needs: [['Anselm', 2]] },
      {
        does: 'ladder',
        of: ['DEX'],
        stakes: [1, 2],
        unit: 'gold',
        who: 'best',
        needs: expect.arrayContaining([['Brun', 3]]) as unknown,
      },
      { does: 'roll' },
    ]);
    expect(steps({ op: 'gold', amount: just(3) } as unknown as UltraQuestOp)).toEqual([]);
  });

  it('of a fight that surprises them, that it does, and nobody who might hear it (UQ-CMB-07)', () => {
    const fight = { op: 'fight', kind: 'ME', forced: true, surprise: true } as unknown as UltraQuestOp;
    expect(steps(fight)).toEqual([{ does: 'fight', fight: 'ME', forced: true, surprise: true }]);
  });
});

describe('what an option costs whoever lets it be taken for lack of an answer (D-05)', () => {
  const dice = (count: number) => ({ dice: [{ count, sides: 6 }], plus: 0 });
  const bound = (times: number) => ({ dice: [], plus: 0, refs: [{ local: 'find', times }] });

  it.each([
    ['a loss', { op: 'gold', amount: just(-4) }, [{ what: 'gold', amount: 4 }]],
    ['Fame', { op: 'fame', amount: just(-1) }, [{ what: 'fame', amount: 1 }]],
    ['Honor', { op: 'honor', amount: just(-2) }, [{ what: 'honor', amount: 2 }]],
    ['a loss of dice', { op: 'gold', amount: dice(-1) }, [{ what: 'gold' }]],
    ['a loss that was rolled before', { op: 'gold', amount: bound(-1) }, [{ what: 'gold' }]],
    ['a gain', { op: 'gold', amount: just(4) }, []],
    ['neither', { op: 'gold', amount: just(0) }, []],
    ['a gain of dice', { op: 'gold', amount: { dice: [{ count: 1, sides: 6 }], plus: -2 } }, []],
    ['a gain that was rolled before', { op: 'gold', amount: bound(1) }, []],
    ['a price', { op: 'pay', amount: just(4) }, [{ what: 'gold', amount: 4 }]],
    ['a price of dice', { op: 'pay', amount: dice(1) }, [{ what: 'gold' }]],
    ['a price that was rolled before', { op: 'pay', amount: bound(1) }, [{ what: 'gold' }]],
    ['a thing', { op: 'give', item: 'axe' }, [{ what: 'thing', item: 'axe' }]],
    ['a line', { op: 'lose-line', who: { who: 'first' } }, [{ what: 'lose-line', who: 'first' }]],
    ['an action', { op: 'lose-action', who: { who: 'any' } }, [{ what: 'lose-action', who: 'any' }]],
    ['an injury', { op: 'injure', who: { who: 'each' } }, [{ what: 'injure', who: 'each' }]],
    ['a curse', { op: 'curse', who: { who: 'last' } }, [{ what: 'curse', who: 'last' }]],
    ['a turn', { op: 'skip-turn', turns: just(1) }, [{ what: 'skip-turn' }]],
    ['what takes nothing', { op: 'heal', who: { who: 'each' } }, []],
  ])('%s', (_, op, costs) => {
    expect(whatItCosts([op as unknown as UltraQuestOp])).toEqual(costs);
  });
});

describe('of an option’s own ops', () => {
  const decide = (...ops: object[]) => {
    const op = {
      op: 'decide',
      options: [
        { id: 'do-it', label: [{ text: 'Do it' }] },
        { id: 'leave', label: [{ text: 'Leave' }], default: true },
      ],
      branches: [
        { on: 'do-it', do: ops },
        { on: 'leave', do: [] },
      ],
    } as unknown as UltraQuestOp;
    const rule = eventOps(bareBook(['Wa']))['decide'];
    if (!rule) throw new Error('nothing is decided');
    const { questions } = play(tableWith('A'), (t) => rule.run(op, t), { answers: { decide: 'leave' } });
    const hint = questions[0]?.options[0]?.hint as { args?: { steps?: { does: string }[] } } | undefined;
    return hint?.args?.steps?.map(({ does }) => does) ?? [];
  };
  const pay = { op: 'pay', amount: just(1) };
  const give = { op: 'give', item: 'axe' };
  const lock = { op: 'lock', branches: [{ on: 'opened', do: [] }] };

  it('those are shown that come before anything is read, or decided once more', () => {
    expect(decide(pay, give)).toEqual(['pay', 'give']);
    expect(decide(pay, { op: 'read', text: [] }, give)).toEqual(['pay']);
    expect(decide(pay, { op: 'decide', options: [], branches: [] }, give)).toEqual(['pay']);
  });

  it('and the first of them that leads on in more than one way', () => {
    expect(decide(pay, lock, give)).toEqual(['pay', 'lock']);
  });
});

describe('an option that leads straight to a teacher says what is taught and what it costs', () => {
  const master = (more: object = {}) =>
    ({ op: 'meet-master', skill: 'Ducking', price: { gold: 30, fame: 1 }, ...more }) as unknown as UltraQuestOp;
  const read = { op: 'read', text: ['She laughs.'] } as unknown as UltraQuestOp;

  function hint(gold: number, ...ops: readonly UltraQuestOp[]): string {
    const table = tableWith('A');
    for (const member of table.group.members) member.gold = 0;
    Object.assign(table.group.members[0] ?? {}, { gold });
    const { result } = play(table, function* (t) {
      yield* [];
      return whatItTakes([], t, [], ops);
    });
    const args = (result as { args?: Readonly<Record<string, Json>> } | undefined)?.args;
    return args ? whatItTakesShort(new Given(args)) : '';
  }

  it('and what there is, where that is too little (UQ-ACT-14, UQ-MEET-02)', () => {
    expect(hint(40, read, master())).toMatch(/^a lesson in Ducking \(dodges .*\) for 30 Gold or 1 Fame$/);
    expect(hint(12, read, master())).toMatch(
      / for 30 Gold or 1 Fame; you have 12 Gold and 0 Fame, so nobody can learn it now$/,
    );
    expect(hint(40, read, master({ skill: 'Fireball' }))).toMatch(/, which none of you can learn$/);
  });

  it('and one that leads to more keeps it to the book', () => {
    const more = { op: 'heal' } as unknown as UltraQuestOp;
    expect(hint(40, read, more, master())).toBe('');
  });
});
