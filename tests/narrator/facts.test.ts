import { describe, expect, test } from 'vitest';
import { tellFacts, tellPage } from '../../src/narrator/page.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import type { Campaign, Page } from '../../src/service/service.js';
import { createState } from '../../src/systems/ultraquest/settings.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import type { Fact } from '../../src/engine/fact.js';

const CAMPAIGN: Campaign = {
  ...{ id: 1, guild: '77', channel: '88', system: 'ultraquest', name: 'Goats', owner: '11', homeless: false },
  ...{ seedHash: '0', version: 1, phase: 'playing', settings: {} },
  seats: [
    { id: 's1', user: '11', name: 'Ada', away: false },
    { id: 's2', user: '22', name: 'Bea*', away: false },
  ],
};

const told = (...facts: (UltraQuestFact | Fact)[]) =>
  tellFacts(CAMPAIGN, facts as readonly Fact[]).map((block) =>
    'text' in block ? block.text : JSON.stringify(block.rows),
  );

function page(change: Partial<Page>): Page {
  return { ...{ id: 1, campaign: CAMPAIGN, step: 1, facts: [], asks: [], toAct: [], elsewhere: [] }, ...change };
}

const ask = {
  id: 5,
  name: 'x',
  kind: 'choice',
  seats: ['s2'],
  options: [{ id: 'a', label: { text: 'Go' } }],
  default: 'a',
};

describe('facts in words', () => {
  test('a test says the die, the target and what made it up', () => {
    const parts = [
      { source: 'DEX', value: 2 },
      { source: 'lockpicks', value: 1 },
    ];
    expect(told({ kind: 'test', who: 'Mirl', of: 'Lockpicking', die: 2, target: 3, parts, passed: true })).toEqual([
      'Mirl, Lockpicking: D6 **2**, needed 3 or less: DEX 2, lockpicks +1. **Passed.**',
    ]);
  });

  test('a fight is not called unavoidable while somebody may still see it coming (UQ-CMB-07)', () => {
    const wolves = { count: 4, name: 'wolves', strength: 'D6', armor: 0, tags: [] };
    const begins = {
      kind: 'fight-begins',
      fight: 'ME',
      behind: false,
      foes: [wolves],
      foeStrength: '',
      foeArmor: 0,
    } as const;
    const first = (change: { forced: boolean; watched?: boolean }) => told({ ...begins, foes: [wolves], ...change });
    expect(first({ forced: true })[0]).toBe('A fight you cannot avoid: 4 wolves');
    expect(first({ forced: false })[0]).toBe('A fight, if you want it: 4 wolves');
    expect(first({ forced: true, watched: true })).toEqual([
      'A fight: 4 wolves',
      'Hand to hand: it is too close for shooting. It can be avoided only if somebody sees them in time.',
    ]);
  });

  test('the dice of an event rolled again are told once, as they count (UQ-TAL-01)', () => {
    const again = { kind: 'rolled', purpose: 'event-again', dice: [2, 8], total: 28, who: 'Anselm' } as const;
    const counts = { kind: 'event-rolled', group: 'Goats', region: 'Wa', tens: 2, ones: 8, number: 28 } as const;
    expect(told(again, counts).join('\n').match(/28/g)).toHaveLength(1);
  });

  test('what Honor and Fame are for is said where the first is gained (UQ-FAME-02, UQ-FAME-03)', () => {
    const gain = (change: number, fame: number, honor: number) =>
      told({ kind: 'fame', group: 'Goats', change, fame, honor });
    expect(gain(2, 2, 2)).toEqual([
      '⭐ Goats gain 2 Fame: 2 Fame, 2 Honor now.',
      expect.stringMatching(/^Fame is what you spend[^]*Honor is your name/),
    ]);
    expect(gain(1, 3, 3)).toHaveLength(1);
    expect(told({ kind: 'honor', group: 'Goats', change: 1, honor: 1 })).toHaveLength(2);
    expect(told({ kind: 'honor', group: 'Goats', change: -1, honor: 0 })).toHaveLength(1);
  });

  test('whoever takes a group of people that another leads is told so (UQ-START-20)', () => {
    const joined = { kind: 'seat-joined', group: 'Late', player: 'Cleo', preset: 'A' } as const;
    expect(told(joined)).toEqual(['Cleo leads Late, which is ready-made group A.']);
    expect(told({ ...joined, alike: ['Ada'] })[1]).toMatch(/^Ada has people of the same names[^]*campaign join/);
  });

  test('what comes or goes in one go for one reason is one line (UQ-DEATH-04)', () => {
    const lost = (who: string, item: string, why = 'body-lost') => ({ kind: 'item-lost', who, item, why }) as const;
    const all = [lost('Brun', 'axe'), lost('Brun', 'dagger'), lost('Brun', 'dagger'), lost('Mirl', 'rope')];
    expect(told(...all, lost('Mirl', 'herbs', 'used'))).toEqual([
      '**Brun** no longer has: axe, 2 × dagger; **Mirl**: rope (it stays with the dead).',
      '**Mirl** no longer has: herbs (used up).',
    ]);
    const gained = (item: string, from?: string) =>
      ({ kind: 'item-gained', who: 'Pip', item, ...(from && { from }) }) as const;
    expect(told(gained('axe', 'Brun'), gained('rope', 'Brun'), gained('sling'))).toEqual([
      '🎒 **Pip** gets: axe, rope from Brun.',
      '🎒 **Pip** gets: sling.',
    ]);
  });

  test('what Trading did to a price is said, and what it would have done (UQ-THF-09)', () => {
    const paid = { kind: 'gold', group: 'Goats', change: -27, total: 3, why: 'bought' } as const;
    expect(told({ ...paid, haggled: { full: 30, margin: 10 } })[1]).toBe(
      'The full price is 30 Gold; Trading brought 10 % off.',
    );
    expect(told({ ...paid, change: -30, haggled: { full: 30, margin: 0 } })[1]).toBe(
      'Trading brought nothing this time: the full price, 30 Gold. A success is a tenth off.',
    );
    expect(told({ ...paid, change: 33, haggled: { full: 30, margin: 10 } })[1]).toMatch(/10 % on top\.$/);
    expect(told(paid)).toHaveLength(1);
  });

  test('a special action that is lost says whose and why theirs', () => {
    expect(told({ kind: 'action-lost', who: 'Mirl', struck: { by: 'random' } })).toEqual([
      'Mirl can do nothing in your next rest (no healing, training, work or shopping): picked at random.',
    ]);
  });

  test('dice that take away are shown as they were rolled (UQ-TRE-01)', () => {
    expect(told({ kind: 'rolled', purpose: 'gold', dice: [4], total: -4 })).toEqual(['Dice for Gold: 4']);
    expect(told({ kind: 'rolled', purpose: 'gold', dice: [4, 2], total: -6 })).toEqual(['Dice for Gold: 4 + 2 = 6']);
  });

  test('a die that a talisman has rolled again is told once: by the test, where one follows (UQ-TAL-01)', () => {
    const again = { kind: 'rolled', purpose: 'talisman', dice: [3], total: 3, who: 'Anselm' } as const;
    const test = { kind: 'test', who: 'Mirl', of: 'DEX', die: 3, target: 2, passed: false, parts: [] } as const;
    const all = [again, test] as unknown as readonly UltraQuestFact[];
    expect(ULTRAQUEST_VOICE.fact(again, all)).toEqual([]);
    expect(ULTRAQUEST_VOICE.fact(again, [again])).toHaveLength(1);
  });

  test('dice that nobody in particular rolled begin their line', () => {
    expect(told({ kind: 'rolled', purpose: 'roll', dice: [1], total: 1 })).toEqual(['The die: 1']);
  });

  test('a turn begins with how the group stands', () => {
    const begins = { kind: 'turn-begins', group: 'Goats', player: 'Ada', seat: 's1', number: 2, place: 'Wa' } as const;
    const standing = { honor: 0, gold: 12, fame: 1, hurt: ['Mirl', 'Brun'] };
    expect(told({ ...begins, standing })).toEqual([
      'Turn 2: Goats',
      'In the Forest · Honor 0 · Gold 12 · Fame 1 · injured or cursed: Mirl and Brun',
    ]);
    expect(told(begins)).toEqual(['Turn 2: Goats', 'Goats are in the Forest.']);
    const well = { injuries: 0, cursed: 0, curses: 0 };
    const ailing = [
      { ...well, who: 'Mirl', injuries: 1 },
      { ...well, who: 'Pip', injuries: 1, curses: 1 },
      { ...well, who: 'Brun', cursed: 1, curses: 2 },
      { ...well, who: 'Ilwen', injuries: 1, acts: true },
    ];
    expect(told({ ...begins, standing: { ...standing, ailing } })[1]).toBe(
      'In the Forest · Honor 0 · Gold 12 · Fame 1 · injured, so no fights and no skills: Mirl and Pip · ' +
        'cursed, so −1 in fights: Pip · with a cursed injury, so no fights and no skills: Brun · ' +
        'cursed, so −2 in fights: Brun · injured, but still fights and acts (the skill Endurance), and another injury kills: Ilwen',
    );
    const heals = [
      { who: 'Mirl', what: 'Healing Potion' },
      { who: 'Mirl', what: 'Healing Potion' },
      { who: 'Anselm', what: 'Healing', needs: 2 },
    ];
    expect(told({ ...begins, standing: { ...standing, ailing, heals } })[2]).toBe(
      "An injury may be healed now with `/use`: Mirl's Healing Potion or Anselm's Healing (a D6 of 2 or less).",
    );
  });

  test('a death says in what and what can be done, and not what was just read (UQ-ACT-32, UQ-FAME-05)', () => {
    expect(told({ kind: 'injury', who: 'Mirl', colour: 'red', source: 'event' })).toEqual([
      '🩸 **Mirl** takes an injury.',
      expect.stringMatching(/cannot fight or use skills.* A second injury kills\.$/),
    ]);
    expect(told({ kind: 'death', who: 'Mirl', cause: 'event', buried: true })).toEqual([
      '⚰️ **Mirl** is dead. There is a burial.',
      'Who rests in a settlement, the Fields, the Meadows or by the Lower River may look for somebody new: `/rest`, then *Look for recruits*.',
    ]);
    expect(told({ kind: 'death', who: 'Mirl', cause: 'water', buried: false })[0]).toContain('is dead (water).');
  });

  test('a death takes three lines, whatever the dead had on them (UQ-DEATH-05)', () => {
    const gained = (who: string, item: string) => ({ kind: 'item-gained', who, item }) as const;
    const lines = told(
      { kind: 'injury', who: 'Brun', colour: 'red', source: 'goblins', struck: { by: 'first' } },
      { kind: 'death', who: 'Brun', cause: 'goblins', buried: true, struck: { by: 'first' } },
      ...[gained('Mirl', 'dagger'), gained('Mirl', 'dagger'), gained('Pip', 'sling')],
      { kind: 'item-lost', who: 'Brun', item: 'Owl', why: 'gone' },
      { kind: 'mount-gained', who: 'Pip', mount: 'Pony' },
      gained('Mirl', 'rope'),
    );
    expect(lines).toEqual([
      '⚰️ **Brun** is dead of a second injury (goblins): it strikes whoever walks in front. There is a burial.',
      expect.stringContaining('may look for somebody new'),
      '🎒 What is left goes on: **Mirl** gets 2 × dagger, rope; **Pip** gets sling, Pony; lost for good: Owl.',
    ]);
    const lost = (item: string) => ({ kind: 'item-lost', who: 'Brun', item, why: 'gone' }) as const;
    const sunk = told({ kind: 'death', who: 'Brun', cause: 'water', buried: false }, lost('axe'), lost('sling'));
    expect(sunk.at(-1)).toBe('🎒 Lost for good: axe, sling.');
  });

  test('who rests for nothing is told in one line, and danger once on the way in', () => {
    const rested = (who: string) => ({ kind: 'rested', who, well: true }) as const;
    const healed = { kind: 'healed', who: 'Pip', colour: 'red', by: 'rest' } as const;
    expect(told(rested('Mirl'), healed, rested('Brun'))).toEqual([
      '**Mirl** and **Brun** rest, with nothing to heal.',
      '💚 **Pip** rests, and an injury heals.',
    ]);
    const danger = { kind: 'danger-warning', region: 'Wa', from: 10, honor: 2 } as const;
    const warned = (...facts: readonly UltraQuestFact[]) =>
      told(...facts, danger)
        .join()
        .includes('Dangerous here');
    expect(warned({ kind: 'moved', group: 'G', from: 'St', to: 'Wa' })).toBe(true);
    expect(warned({ kind: 'stayed', group: 'G', place: 'Wa' })).toBe(false);
  });

  test('a test says no number twice where nothing is added to the attribute', () => {
    const tried = { kind: 'test', who: 'Mirl', of: 'MOV', die: 2, target: 3, passed: true } as const;
    expect(told({ ...tried, parts: [{ source: 'MOV', value: 3 }] })).toEqual([
      'Mirl, MOV: D6 **2**, needed 3 or less. **Passed.**',
    ]);
    expect(told({ ...tried, of: 'Alertness', parts: [{ source: 'MOV', value: 3 }] })).toEqual([
      'Mirl, Alertness: D6 **2**, needed 3 or less (MOV). **Passed.**',
    ]);
  });

  test('an injury says whom the event means, and after a success what a miss would have been (UQ-CMB-52)', () => {
    const hurt = { kind: 'injury', who: 'Ilwen', colour: 'red', source: 'event' } as const;
    const tried = { kind: 'test', who: 'Anselm', of: 'MOV', die: 1, target: 2, parts: [] } as const;
    const passed = told(
      { ...tried, passed: true },
      { ...hurt, struck: { by: 'random' }, costs: true, missKills: true },
    );
    expect(passed[1]).toBe('🩸 **Ilwen** takes an injury: picked at random.');
    expect(passed[2]).toBe('Anselm passed the test: a miss would have been a death, a success costs the injury.');
    expect(told({ ...tried, passed: true }, { ...hurt, costs: true })[2]).toContain('costs the injury all the same');
    const missed = told({ ...tried, passed: false }, { ...hurt, struck: { by: 'first' }, missKills: true });
    expect(missed.join()).not.toContain('passed');
    expect(missed[1]).toBe('🩸 **Ilwen** takes an injury: it strikes whoever walks in front.');
    expect(told({ ...tried, passed: true }, hurt).join()).not.toContain('passed');
  });

  test('a round says who won by how much, and every die', () => {
    const ours = [
      { who: 'Brun', die: 4, plus: 3, total: 7 },
      { who: 'Mirl', die: 1, plus: -1, total: 0 },
    ];
    const round = {
      kind: 'fight-round',
      round: 1,
      ours,
      ourTotal: 7,
      theirs: [1, 2],
      theirPlus: 3,
      theirTotal: 6,
      outcome: 'ours',
      damage: 1,
    } as const;
    expect(told({ ...round, ours: [...ours], theirs: [...round.theirs] })).toEqual([
      '**Round 1:** you 7, they 6. You are ahead by 1 point: one of them is hurt, and that wins the fight.',
      'You: Brun 4+3, Mirl 1−1 = 7',
      'They: 1 + 2 + 3 = 6',
    ]);
  });

  test.each([
    [{ outcome: 'ours', damage: 3, armor: 2 }, 'ahead by 3 points, more than their armor of 2: one of them is hurt'],
    [{ outcome: 'ours', damage: 3, foes: 1 }, 'ahead by 3 points: it is hurt, and that wins the fight.'],
    [{ outcome: 'tie', damage: 2, armor: 2 }, 'ahead by 2 points, but their armor of 2 stops it: nobody is hurt.'],
    [{ outcome: 'tie', damage: 0 }, 'The same on both sides: nobody is hurt.'],
    [
      { outcome: 'theirs', damage: 2, front: { who: 'Brun', armor: 2 } },
      'begins with Brun, whose armor of 2 stops it.',
    ],
    [{ outcome: 'theirs', damage: 3, front: { who: 'Brun', armor: 2 } }, 'with Brun, whose armor takes off 2.'],
    [{ outcome: 'theirs', damage: 3, front: { who: 'Brun', armor: 0 } }, 'with Brun, who has no armor.'],
    [{ outcome: 'theirs', damage: 3 }, 'They are ahead by 3 points, and so much damage strikes you.'],
  ] as const)('a round says what the difference does: %j (UQ-CMB-16 to 21, UQ-CMB-25)', (change, says) => {
    const round = { kind: 'fight-round', round: 1, ours: [], ourTotal: 7, theirs: [], theirPlus: 6, theirTotal: 6 };
    expect(told({ ...round, ...change })[0]).toContain(says);
  });

  test('what an injury means is said once on a page, below the last of them (UQ-CMB-52)', () => {
    const hurt = (who: string) => ({ kind: 'injury', who, colour: 'red', source: 'event' }) as const;
    const lines = told(hurt('Mirl'), hurt('Brun'), { kind: 'rolled', purpose: 'roll', dice: [1], total: 1 });
    expect(lines.map((line) => line.slice(0, 14))).toEqual([
      ...['🩸 **Mirl** tak', '🩸 **Brun** tak', 'Who is injured', 'The die: 1'].map((line) => line.slice(0, 14)),
    ]);
  });

  test('headings of events are not read, titles of treasures are (UQ-EVT-08)', () => {
    const opens = {
      kind: 'event-opens',
      group: 'The Four',
      region: 'Fe',
      event: 'Fe#goat',
      title: 'The secret goat',
      mark: '!',
    } as const;
    expect(told(opens).join()).not.toContain('secret');
    expect(told(opens)).toHaveLength(1);
    expect(told({ ...opens, again: true })[1]).toContain('You have been on this page before');
    expect(told({ kind: 'treasure', table: 'NT', row: 3, name: 'Silver spoon', gold: 12 })[0]).toContain(
      'Silver spoon',
    );
  });

  test('names that players typed show as typed and mean nothing', () => {
    expect(told({ kind: 'group-ends', group: '**The** @everyone <@1> [Four](x)', survivor: null })[0]).toContain(
      '\\*\\*The\\*\\* \\@everyone \\<\\@1\\> \\[Four\\]\\(x\\)',
    );
  });

  test('nothing is said of nothing', () => {
    expect(told({ kind: 'gold', group: 'The Four', change: 0, total: 4 }, { kind: 'read', text: ' ' })).toEqual([]);
  });

  test('a kind that system and campaign share is told by whoever said it', () => {
    expect(told({ kind: 'joined', seat: 's1', name: 'Ada' })).toEqual(['Ada sits down at the table.']);
    expect(told({ kind: 'joined', group: 'The Four', who: 'Pim', race: 'elf', profession: 'ranger' })).toEqual([
      '**Pim** joins The Four: an elf ranger.',
    ]);
    expect(told({ kind: 'turn-passed', seat: 's2', why: 'away' })).toEqual(['Bea\\* is away; the turn goes on.']);
  });

  test('kinds of a later edition are passed over', () => {
    expect(told({ kind: 'kind-of-tomorrow' })).toEqual([]);
  });
});

describe('the last line of a page', () => {
  test('says who is asked, and calls on him alone', () => {
    const { turn, rings, offers } = tellPage(page({ asks: [ask], toAct: ['s1'] }), { actor: '11' });
    expect([turn, rings, offers]).toEqual(['<@22>: it is for you to choose.', ['22'], 'none']);
  });

  test('calls for the dice where there is nothing to choose', () => {
    const roll = { ...ask, options: [{ id: 'roll', label: { key: 'roll' } }], default: 'roll' };
    const { turn, asked } = tellPage(page({ asks: [{ ...roll, kind: 'roll' }] }));
    expect([turn, asked[0]?.question]).toEqual(['<@22>: your dice.', '']);
  });

  test('says what somebody is chosen for, where no test says it', () => {
    const who = { ...ask, kind: 'who', text: { key: 'choose-people', args: { min: 1, max: 1 } } };
    const chosen = { kind: 'chosen', group: 'The Four', label: { text: 'Let one of you take it over' }, by: 'player' };
    const asked = (...facts: readonly Fact[]) => tellPage(page({ facts, asks: [who] })).asked[0]?.question;
    expect(asked(chosen)).toBe('Let one of you take it over: who is it?');
    expect(asked(chosen, { kind: 'read', text: 'The bailiff points.' })).toBe('Who is it?');
  });

  test('says with the question why a name was not taken, and no longer than that', () => {
    const refused = { kind: 'not-done', what: 'name', code: 'name-taken', args: { name: 'Brun' } };
    const told = tellPage(page({ facts: [refused], asks: [ask] }));
    expect(told.blocks).toEqual([]);
    expect(told.asked[0]?.blocks).toEqual([{ kind: 'small', text: expect.stringContaining('Brun') as string }]);
  });

  test('tells whoever joins late what is played for, and what a turn is', () => {
    const joined = { kind: 'seat-joined', group: 'Late', player: 'Cleo', preset: 'B' } as const;
    const late = told({ ...joined, goal: { kind: 'honor', honor: 100 } });
    expect(late.slice(1)).toEqual([
      expect.stringContaining('100 Honor'),
      expect.stringMatching(/^In its turn /),
      expect.stringMatching(/^\*\*Honor\*\* is /),
    ]);
    expect(told(joined)).toHaveLength(1);
  });

  test('says of a danger what would keep one from it, and that it is not the end yet (UQ-CLR-19, UQ-EQP-25)', () => {
    expect(told({ kind: 'hazard', who: 'Sanne', hazard: 'water', saved: false, by: null })[0]).toBe(
      '**Sanne** is under water, and nobody has what would help (a Cleric’s Water Breathing or a Wizard’s Gills, Flight or Teleportation). What comes of it is told next.',
    );
    expect(told({ kind: 'poisoned', who: 'Rukha', saved: false, by: null })[0]).toBe(
      '**Rukha** is poisoned, and nobody has what would help (an antidote, a Cleric’s Neutralize Poison, or a Wizard’s Teleportation). What comes of it is told next.',
    );
  });

  test('says of a new thing in one short line what it does (UQ-EQP-42)', () => {
    const pebble = { kind: 'item-gained', who: 'Odo', item: 'Red pebble' } as const;
    expect(told({ ...pebble, use: { kind: 'red-pebble', text: 'It is warm.' } })).toEqual([
      '🎒 **Odo** gets: Red pebble.',
      'Red pebble: It is warm.',
    ]);
    const effect = { kind: 'bonus', on: 'ME', plus: 1 };
    expect(told({ ...pebble, use: { kind: 'red-pebble', effect } })[1]).toBe('Red pebble: melee +1 while at hand.');
    expect(told(pebble)).toHaveLength(1);
  });

  test('says beside a spell that is offered how likely it works (UQ-WIZ-03)', () => {
    const label = (needs?: number) =>
      ULTRAQUEST_VOICE.words({
        key: 'cast-on',
        args: { who: 'Sanne', skill: 'Gills', by: 'heart', whom: 'Pip', ...(needs !== undefined && { needs }) },
      });
    expect([label(3), label(6), label(0), label()]).toEqual([
      'Sanne: Gills (a D6 of 3 or less), on Pip',
      'Sanne: Gills (a sure thing), on Pip',
      'Sanne: Gills (no chance), on Pip',
      'Sanne: Gills, on Pip',
    ]);
  });

  test('says how to go on to whoever has met fewer than three events', () => {
    const group = standardGroup('A', 's1', 'The Four', 'Ada', 'St');
    const line = (met: string[]) =>
      tellPage(page({ toAct: ['s1'] }), {
        state: { ...createState({}), seats: { s1: { ...group, met } }, order: ['s1'] },
      }).turn;
    expect(line(['Wa#a', 'Wa#b'])).toContain('**Go to** a neighbouring place, **roam** here, or **rest** here');
    group.place = 'UF';
    group.members.forEach((member) => (member.home = []));
    expect(line([])).toBe('<@11>: your turn. **Go to** a neighbouring place or **roam** here.');
    expect(line(['Wa#a', 'Wa#b', 'Wa#c'])).toBe('<@11>: your turn.');
  });

  test('leaves the seal of the dice to the foot of the first page', () => {
    const founded = { kind: 'founded', name: 'Goats', by: 'Ada', seedHash: 'f00d' };
    const first = tellPage(page({ facts: [founded], campaign: { ...CAMPAIGN, phase: 'gathering', seats: [] } }));
    expect(JSON.stringify(first.blocks)).not.toContain('f00d');
    expect(JSON.stringify(first.foot)).toContain('f00d');
    expect(first.seated).toBe(0);
  });

  test('does not ring who has just acted', () => {
    expect(tellPage(page({ toAct: ['s1'] }), { actor: '11' })).toMatchObject({
      calls: ['11'],
      rings: [],
      offers: 'turn',
    });
  });

  test('names who has left the server instead of calling on him', () => {
    const { turn, rings } = tellPage(page({ toAct: ['s2'] }), { gone: new Set(['22']) });
    expect(turn).toContain('Bea\\* (no longer on this server)');
    expect(rings).toEqual([]);
  });

  test('links the pages where others are waited for', () => {
    const { turn } = tellPage(page({ toAct: ['s1'], elsewhere: [{ ask, at: { channel: '88', message: '99' } }] }));
    expect(turn).toContain('Bea\\* still has to choose on [this page](https://discord.com/channels/77/88/99).');
  });

  test('says so when it is only a reminder, and tells nothing twice', () => {
    const reminder = tellPage(page({ facts: [{ kind: 'read', text: 'Old news.' }], asks: [ask], reminds: ['s2'] }));
    expect(reminder.blocks).toEqual([]);
    expect(reminder.turn).toMatch(/^A reminder\. <@22>/);
  });

  test('says that it is over, or that the table is gathering', () => {
    expect(tellPage(page({ campaign: { ...CAMPAIGN, phase: 'ended' } })).turn).toContain('over');
    expect(tellPage(page({ campaign: { ...CAMPAIGN, phase: 'gathering' } }))).toMatchObject({ offers: 'gathering' });
  });

  test('offers seats again once no group is left (UQ-START-16)', () => {
    expect(tellPage(page({ toAct: [] }))).toMatchObject({
      offers: 'seats',
      turn: expect.stringContaining('No group is left') as string,
    });
  });
});

describe('the colour of a page', () => {
  const mood = (...facts: UltraQuestFact[]) => tellPage(page({ facts: facts })).mood;
  const injury = { kind: 'injury', who: 'Brun', colour: 'red', source: 'event' } as const;

  test('is that of the gravest thing on it', () => {
    expect(mood({ kind: 'read', text: 'Rain.' })).toBe('calm');
    expect(mood({ kind: 'gold', group: 'x', change: 3, total: 3 }, injury)).toBe('danger');
    expect(mood(injury, { kind: 'death', who: 'Brun', cause: 'event', buried: true })).toBe('death');
  });
});
