import { describe, expect, it } from 'vitest';
import { diceFrom, playSuspended, playThrough, type PlayedOut } from '../../src/automatic/play-out.js';
import { whim } from '../../src/automatic/whim.js';
import { shelfLibrary, Table } from '../../src/cli/scenario/table.js';
import type { Ask } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import { isRefusal, type Refusal } from '../../src/engine/words.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { cleanedName, MOST_NAME, nextName, suggestedName } from '../../src/systems/ultraquest/creation/names.js';
import { FOUNDING_RACES } from '../../src/systems/ultraquest/creation/sketch.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { SETTLEMENTS, SEXES, WILDERNESS } from '../../src/systems/ultraquest/names.js';
import { groupSums, melee, ranged } from '../../src/systems/ultraquest/sheet/strength.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';

const system = ultraQuest(bareBook([...WILDERNESS, ...SETTLEMENTS]));
const library = shelfLibrary({ scripts: {}, numbers: {} });

/** Every die shows a 3: what is made does not depend on who is first. */
const threes = { draw: () => 3 };

function gathering(): Table {
  return new Table(system, library, threes, system.create({}));
}

type Out = PlayedOut<UltraQuestState, UltraQuestFact>;

function done(out: Out | Refusal): Out {
  if (isRefusal(out)) throw new Error(`refused: ${out.refused}`);
  return out;
}

function askOf(table: Table, seat: string): Ask {
  const ask = table.position.runs[seat]?.ask;
  if (!ask) throw new Error(`${seat} is asked nothing`);
  return ask;
}

/** Answers a seat's question by option id, or with its default. */
function press(table: Table, seat: string, option?: string, text?: string): void {
  const ask = askOf(table, seat);
  const answer = { kind: 'answer', ask: ask.id, options: [option ?? ask.default], ...(text !== undefined && { text }) };
  const refusal = table.do(seat, answer);
  if (refusal) throw new Error(`${option}: ${refusal.refused}`);
}

/** Presses on by defaults until the overview. */
function toOverview(table: Table, seat: string): void {
  while (askOf(table, seat).default !== 'confirm') press(table, seat);
}

const PRESSES = ['next', 'race:centaur', 'next', 'profession:wizard', 'next', 'next', 'back', 'sex:male', 'next'];

describe('making up a group (UQ-START-17)', () => {
  it('comes to the same end whether it is put away at every question or not', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const table = () => ({ system, library, dice: diceFrom(seed), answer: whim(seed) });
      const start = (): Position<UltraQuestState> => ({ state: system.create({}), runs: {}, nextAsk: seed, later: [] });
      const intent = { kind: 'create', name: 'Ada' };
      const through = done(playThrough(table(), start(), 's1', intent));
      const suspended = done(playSuspended(table(), start(), 's1', intent));
      expect(suspended.asks.map((ask) => ask.name)).toEqual(through.asks.map((ask) => ask.name));
      expect(suspended.facts).toEqual(through.facts);
      expect(suspended.position).toEqual(JSON.parse(JSON.stringify(through.position)));
      const group = through.position.state.seats['s1'];
      expect(group?.members.length).toBe(4);
      expect(group?.members.every(({ skills }) => skills.length > 0)).toBe(true);
      expect(system.parse(JSON.parse(JSON.stringify(through.position.state)))).toEqual(through.position.state);
    }
  });

  it('is done by two seats at once as by one after the other', () => {
    const together = gathering();
    for (const seat of ['s1', 's2']) together.do(seat, { kind: 'create', name: seat });
    for (const option of PRESSES) for (const seat of ['s2', 's1']) press(together, seat, option);
    for (const seat of ['s1', 's2']) toOverview(together, seat);
    for (const seat of ['s2', 's1']) press(together, seat, 'confirm');
    const apart = gathering();
    for (const seat of ['s2', 's1']) {
      apart.do(seat, { kind: 'create', name: seat });
      for (const option of PRESSES) press(apart, seat, option);
      toOverview(apart, seat);
      press(apart, seat, 'confirm');
    }
    expect(together.state).toEqual(apart.state);
    expect(together.state.order).toEqual(['s2', 's1']);
    expect(together.state.seats['s1']?.members[0]).toMatchObject({ race: 'centaur' });
  });

  it('is in nobody’s way, and waits with its last step until nothing of others is in hand (UQ-OBJ-06)', () => {
    const table = gathering();
    table.do('a', { kind: 'join', name: 'Ada', group: 'A' });
    table.do('b', { kind: 'create', name: 'Bert' });
    toOverview(table, 'b');
    table.do('a', { kind: 'begin' });
    expect(table.do('a', { kind: 'rest' })).toBeUndefined();
    expect(askOf(table, 'a').seats).toEqual(['a']);
    press(table, 'b', 'confirm');
    expect(table.facts.at(-1)).toEqual({ kind: 'kept-for-later', what: 'create-joins' });
    expect(table.state.order).toEqual(['a']);
    while (table.position.runs['a']?.ask) press(table, 'a');
    expect(table.state.order).toEqual(['a', 'b']);
    expect(table.state.turn.seat).toBe('a');
    expect(table.do('a', { kind: 'pass' })).toBeUndefined();
    expect(table.state.turn.seat).toBe('b');
  });

  it('is no matter for clocks: nobody waits', () => {
    const table = gathering();
    table.do('a', { kind: 'create', name: 'Ada' });
    const asked: Ask[] = [];
    while (table.position.runs['a']?.ask) {
      asked.push(askOf(table, 'a'));
      press(table, 'a');
    }
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((ask) => !ask.patient)).toEqual([]);
  });

  it('shows each ME, RA and AR and the sums before it counts (UQ-START-11, UQ-START-12)', () => {
    const table = gathering();
    table.do('a', { kind: 'create', name: 'Ada' });
    toOverview(table, 'a');
    const { about } = askOf(table, 'a');
    press(table, 'a', 'confirm');
    const group = table.state.seats['a'];
    if (!group) throw new Error('no group');
    expect(about).toMatchObject({ kind: 'creation', step: 'overview', gold: 60, sums: groupSums(group) });
    const shown = group.members.map((member) => ({ melee: melee(member).total, ranged: ranged(member).total }));
    expect(about).toMatchObject({ members: shown });
  });

  it('never rolls a die again that was seen (UQ-START-06)', () => {
    const table = new Table(system, library, diceFrom(7), system.create({}));
    table.do('a', { kind: 'create', name: 'Ada' });
    toOverview(table, 'a');
    const rolled = table.facts.filter(({ kind }) => kind === 'rolled').length;
    for (let round = 0; round < 3; round++) {
      for (const option of ['to:1', 'race:elf', 'next', 'to:1', 'race:dwarf', 'next', 'to:4', 'next'])
        press(table, 'a', option);
    }
    expect(table.facts.filter(({ kind }) => kind === 'rolled').length).toBe(rolled);
  });
});

describe('names to begin with', () => {
  it('are there for each race and sex, none twice, and can be typed as well', () => {
    for (const race of FOUNDING_RACES) {
      for (const sex of SEXES) {
        const names = Array.from({ length: 8 }, (_, at) => suggestedName(race, sex, at, []));
        expect(new Set(names).size).toBe(8);
        for (const name of names) expect([cleanedName(` ${name} `), name.length <= MOST_NAME]).toEqual([name, true]);
        expect(nextName(race, sex, names[7] ?? '', [names[0] ?? ''])).toBe(names[1]);
      }
    }
  });

  it('that will not do stand in the form again, to be mended', () => {
    const table = gathering();
    table.do('a', { kind: 'create', name: 'Ada' });
    const suggested = () => askOf(table, 'a').options.find(({ id }) => id === 'name')?.write?.suggestion;
    const write = (text: string) =>
      table.do('a', { kind: 'answer', ask: askOf(table, 'a').id, options: ['name'], text });
    write('The 4: of us');
    expect(suggested()).toBe('The 4: of us');
    write('The Four of us');
    press(table, 'a', 'next');
    const first = suggested();
    write('M@rta');
    expect(suggested()).toBe('M@rta');
    press(table, 'a', 'other-name');
    expect(suggested()).not.toMatch(/M@rta/);
    write('M@rta');
    for (const option of ['next', 'back', 'back']) press(table, 'a', option);
    expect(first).not.toBe('M@rta');
    expect(suggested()).toBe('The Four of us');
  });

  it('leave out what a line of dice could be misread by', () => {
    expect(['Ada: 4', 'a#2', ' ', '7', '@all', 'x\u202ey'].map(cleanedName)).toEqual(Array(6).fill(undefined));
    expect(cleanedName(' Jörg  d’Artois 2nd ')).toBe('Jörg d’Artois 2nd');
  });
});

describe('the names that are suggested', () => {
  const names = (table: Table) => {
    const about = askOf(table, 'a').about as unknown as { members: { who: string }[] };
    return about.members.map(({ who }) => who);
  };

  it('are nobody else’s, and stay as long as race and sex do (UQ-START-05)', () => {
    const table = gathering();
    table.do('a', { kind: 'create', name: 'Ada' });
    for (const option of ['next', 'sex:female', 'sex:male', 'other-name']) press(table, 'a', option);
    const [first = ''] = names(table);
    press(table, 'a', 'profession:wizard');
    expect(names(table)[0]).toBe(first);
    for (const option of ['next', 'race:dwarf', 'sex:male']) press(table, 'a', option);
    const [, second = ''] = names(table);
    expect(second).toBe(nextName('dwarf', 'male', first, []));
    for (let times = 0; times < 8; times++) {
      press(table, 'a', 'other-name');
      expect(names(table)[1]).not.toBe(first);
    }
  });

  it('belong to somebody who is rolled for before it counts, the first as well (UQ-START-06)', () => {
    const table = gathering();
    table.do('a', { kind: 'create', name: 'Ada' });
    toOverview(table, 'a');
    for (const option of ['to:1', 'profession:wizard', 'back', 'next']) press(table, 'a', option);
    expect(askOf(table, 'a')).toMatchObject({
      default: 'confirm',
      about: { members: [{ skills: ['Strength'] }, {}, {}, {}] },
    });
  });

  it('may be of a Half-duck at home on the River, who as a Seafarer is not asked: the Sea is left (UQ-SEA-02)', () => {
    const table = gathering();
    table.do('a', { kind: 'create', name: 'Ada' });
    for (const option of ['next', 'race:half-duck', 'profession:seafarer', 'next']) press(table, 'a', option);
    expect(askOf(table, 'a').about).toMatchObject({
      step: 'person',
      focus: 1,
      members: [{ home: ['UF', 'Ma', 'Me'] }, {}, {}, {}],
    });
  });
});
