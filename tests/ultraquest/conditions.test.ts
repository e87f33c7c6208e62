import { describe, expect, it } from 'vitest';
import type { Condition } from '../../src/book/contract/conditions.js';
import type { Local } from '../../src/engine/script.js';
import { holds } from '../../src/systems/ultraquest/conditions.js';
import { newItem, standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Group, UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { just, teach } from './ops.js';
import { named, SEAT, tableWith } from './telling.js';

type Case = readonly [says: string, condition: Condition, true_: boolean];
interface Standing {
  readonly group: Group;
  readonly state: UltraQuestState;
  readonly locals: Record<string, Local>;
}

const one = (name: string) => ({ who: 'bound', name, one: true }) as const;

/** Group B in the Forest: Rukha, a half-orc fighter; Wolfram, a human ranger; Pip, a halfling thief; Sanne, a half-elf wizard. */
function tells(cases: readonly Case[], prepare: (standing: Standing) => void = () => undefined): void {
  it.each(cases)('%s', (_, condition, expected) => {
    const table = tableWith('B');
    const locals: Record<string, Local> = {};
    prepare({ ...table, locals });
    expect(holds(condition, { seat: SEAT, state: table.state, script: table.script, locals })).toBe(expected);
  });
}

describe('what is said of anybody in the group (UQ-EVT-02, UQ-SEA-03)', () => {
  tells([
    ['a ranger is there', { if: 'profession', profession: 'ranger' }, true],
    ['no cleric is', { if: 'profession', profession: 'cleric' }, false],
    ['no seafarer is', { if: 'profession', profession: 'seafarer' }, false],
    ['a man is there', { if: 'sex', sex: 'male' }, true],
    ['a half-elf is an elf', { if: 'race', race: 'elf' }, true],
    ['nobody is a dwarf', { if: 'race', race: 'dwarf' }, false],
    ['somebody has Stealing', { if: 'skill', skill: 'Stealing' }, true],
    ['nobody has it mastered', { if: 'skill', skill: 'Stealing', mastered: true }, false],
    ['nobody has Parry', { if: 'skill', skill: 'Parry' }, false],
    ['nobody has mastered what nobody has', { if: 'skill', skill: 'Parry', mastered: true }, false],
    ['somebody has DEX 3', { if: 'attribute', attribute: 'DEX', from: 3 }, true],
    ['nobody has DEX 4', { if: 'attribute', attribute: 'DEX', from: 4 }, false],
    ['the potion is there', { if: 'item', item: 'healing-potion' }, true],
    ['no axe is', { if: 'item', item: 'bow' }, false],
    ['nobody is mounted', { if: 'mounted' }, false],
    ['there is no mount', { if: 'mount' }, false],
    ['nobody is injured', { if: 'injured' }, false],
    ['nobody is cursed', { if: 'cursed' }, false],
    ['the half-elf is at home in the Forest', { if: 'native' }, true],
    ['not: a cleric is there', { if: 'not', of: { if: 'profession', profession: 'cleric' } }, true],
    ['not: a thief is there', { if: 'not', of: { if: 'profession', profession: 'thief' } }, false],
  ]);
  const both = (skill: string): Condition => ({
    if: 'and',
    of: [
      { if: 'sex', sex: 'male' },
      { if: 'skill', skill },
    ],
  });
  tells([
    ['both are true', both('Stealing'), true],
    ['one of them is not', both('Parry'), false],
  ]);
});

describe('a master, a mount, a wound and a curse are seen', () => {
  tells(
    [
      ['somebody has mastered Stealing', { if: 'skill', skill: 'Stealing', mastered: true }, true],
      ['somebody rides', { if: 'mounted' }, true],
      ['there is a mount', { if: 'mount' }, true],
      ['it is a donkey', { if: 'mount', mount: 'donkey' }, true],
      ['a pony is led', { if: 'mount', mount: 'pony' }, true],
      ['there is no horse', { if: 'mount', mount: 'riding-horse' }, false],
      ['the first does not ride', { if: 'mounted', who: { who: 'first', count: just(1) } }, false],
      ['somebody is injured', { if: 'injured' }, true],
      ['somebody is cursed', { if: 'cursed' }, true],
      ['the cursed one is the wizard', { if: 'profession', profession: 'wizard', who: { who: 'cursed' } }, true],
      ['the injured one is not', { if: 'profession', profession: 'wizard', who: { who: 'injured' } }, false],
    ],
    ({ group }) => {
      teach(group, 'Pip', 'Stealing', true);
      named(group, 'Wolfram').mount = { id: 'm1', kind: 'donkey' };
      named(group, 'Pip').led = [{ id: 'm2', kind: 'pony' }];
      named(group, 'Wolfram').injuries.red = 1;
      named(group, 'Sanne').curses = 1;
    },
  );
  tells(
    [
      ['a centaur counts as mounted (UQ-RACE-10)', { if: 'mounted' }, true],
      [
        'a seafarer is a fighter and a thief (UQ-SEA-03)',
        { if: 'profession', profession: 'thief', who: one('him') },
        true,
      ],
    ],
    ({ group, locals }) => {
      named(group, 'Rukha').race = 'centaur';
      named(group, 'Wolfram').profession = 'seafarer';
      locals['him'] = [named(group, 'Wolfram').id];
    },
  );
});

describe('of whom it is said (UQ-MARCH-01, UQ-MARCH-09)', () => {
  const female = (who: Extract<Condition, { if: 'sex' }>['who']): Condition =>
    who ? { if: 'sex', sex: 'female', who } : { if: 'sex', sex: 'female' };
  tells(
    [
      ['the first is a woman', female({ who: 'first', count: just(1) }), true],
      ['the last is a woman', female({ who: 'last', count: just(1) }), true],
      ['of the last two one is', female({ who: 'last', count: just(2) }), true],
      ['of the two last men none', female({ who: 'last', count: just(2), of: { who: 'sex', sex: 'male' } }), false],
      [
        'of the first two thieves none',
        female({ who: 'first', count: just(2), of: { who: 'profession', profession: 'thief' } }),
        false,
      ],
      ['the last of more than there are is anybody', female({ who: 'last', count: just(9) }), true],
      ['the best in STR is the woman in front', female({ who: 'best', attribute: 'STR' }), true],
      ['the best in DEX is a man', female({ who: 'best', attribute: 'DEX' }), false],
      ['the worst in MOV is a man', female({ who: 'worst', attribute: 'MOV' }), false],
      ['the worst in DEX is the woman in front', female({ who: 'worst', attribute: 'DEX' }), true],
      [
        'the best of the rangers is no woman',
        female({ who: 'best', attribute: 'STR', of: { who: 'profession', profession: 'ranger' } }),
        false,
      ],
      [
        'the worst of the wizards is one',
        female({ who: 'worst', attribute: 'DEX', of: { who: 'profession', profession: 'wizard' } }),
        true,
      ],
      ['any of the men is no woman', female({ who: 'any', min: 1, max: 1, of: { who: 'sex', sex: 'male' } }), false],
      ['any at all may be', female({ who: 'any', min: 1, max: 1 }), true],
      ['a random one may be', female({ who: 'random', count: just(1) }), true],
      [
        'a random thief is not',
        female({ who: 'random', count: just(1), of: { who: 'profession', profession: 'thief' } }),
        false,
      ],
      ['behind the thief is a woman', female({ who: 'behind', name: 'thief' }), true],
      ['behind the woman in front is none', female({ who: 'behind', name: 'front' }), false],
      ['behind the last is nobody', female({ who: 'behind', name: 'last' }), false],
      ['behind whoever was never named is nobody', female({ who: 'behind', name: 'nobody' }), false],
      ['all but the thief have one among them', female({ who: 'but', name: 'thief' }), true],
    ],
    ({ group, locals }) => {
      locals['front'] = [named(group, 'Rukha').id];
      locals['thief'] = [named(group, 'Pip').id];
      locals['last'] = [named(group, 'Sanne').id];
    },
  );
});

describe('how the group stands (UQ-FAME-01, UQ-ACT-42, UQ-MEET-08)', () => {
  tells(
    [
      ['30 Honor', { if: 'honor', from: 30 }, true],
      ['not 31', { if: 'honor', from: 31 }, false],
      ['3 Fame', { if: 'fame', from: 3 }, true],
      ['not 4', { if: 'fame', from: 4 }, false],
      ['4 Gold', { if: 'gold', from: 4 }, true],
      ['not 5', { if: 'gold', from: 5 }, false],
      ['four members', { if: 'members', from: 4 }, true],
      ['not five', { if: 'members', from: 5 }, false],
      ['seven goblins', { if: 'number', local: 'goblins', from: 7 }, true],
      ['not eight', { if: 'number', local: 'goblins', from: 8 }, false],
      ['the number stands for something', { if: 'bound', name: 'goblins' }, true],
      ['none does not', { if: 'bound', name: 'none' }, false],
      ['a word does', { if: 'bound', name: 'word' }, true],
      ['people do', { if: 'bound', name: 'people' }, true],
      ['nobody does not', { if: 'bound', name: 'nobody' }, false],
      ['they are not alone', { if: 'alone' }, false],
      ['they are complete', { if: 'complete' }, true],
      ['they have no craft', { if: 'craft' }, false],
      ['they are in the Forest', { if: 'region', region: 'Wa' }, true],
      ['not in the Fields', { if: 'region', region: 'Fe' }, false],
      ['the quest is noted', { if: 'quest', event: 'Wa#noted' }, true],
      ['another is not', { if: 'quest', event: 'Wa#other' }, false],
      ['the person was met', { if: 'met', person: 'isegrin' }, true],
      ['another was not', { if: 'met', person: 'burga' }, false],
      ['the event was seen', { if: 'seen', event: 'Wa#seen' }, true],
      ['another was not', { if: 'seen', event: 'Wa#unseen' }, false],
      ['no other group is here', { if: 'group-here' }, false],
    ],
    ({ group, locals }) => {
      Object.assign(group, { honor: 30, fame: 3, people: ['isegrin'], met: ['Wa#seen'] });
      group.quests = [{ event: 'Wa#noted' }];
      Object.assign(locals, { goblins: 7, none: 0, word: 'a bell', people: ['a1'], nobody: [] });
    },
  );
  tells(
    [
      ['one is alone', { if: 'alone' }, true],
      ['and not complete', { if: 'complete' }, false],
      ['a raft is a craft', { if: 'craft' }, true],
      ['the quest that led here counts', { if: 'quest', event: 'Wa#claimed' }, true],
      ['another group is here', { if: 'group-here' }, true],
      ['the goose is there', { if: 'companion', companion: 'goose' }, true],
      ['no owl is', { if: 'companion', companion: 'owl' }, false],
    ],
    ({ group, state }) => {
      group.members.splice(1);
      group.cargo.push(newItem(group, SEAT, { kind: 'raft' }));
      if (group.scene) group.scene.quest = 'Wa#claimed';
      named(group, 'Rukha').hand[5] = newItem(group, SEAT, { kind: 'goose', being: 'companion' });
      state.seats['s2'] = standardGroup('A', 's2', 'Others', 'Ben', 'Wa');
      state.order.push('s2');
    },
  );
  tells([['a hired ship is a craft (UQ-BOAT-08)', { if: 'craft' }, true]], ({ group }) => {
    group.hired = { until: 3 };
  });
});
