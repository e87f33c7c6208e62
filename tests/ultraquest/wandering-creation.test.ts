import { describe, expect, it } from 'vitest';
import { chanceFrom, type Chance } from '../../src/automatic/chance.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { choose } from '../../src/automatic/whim.js';
import { shelfLibrary, Table } from '../../src/cli/scenario/table.js';
import type { Dice } from '../../src/dice/dice.js';
import type { Ask } from '../../src/engine/ask.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import type { Sketch } from '../../src/systems/ultraquest/creation/sketch.js';
import { totalGold } from '../../src/systems/ultraquest/gold.js';
import { SETTLEMENTS, WILDERNESS } from '../../src/systems/ultraquest/names.js';
import { PROFESSION_TRAITS } from '../../src/systems/ultraquest/professions.js';
import type { Group } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';

const system = ultraQuest(bareBook([...WILDERNESS, ...SETTLEMENTS]));
const library = shelfLibrary({ scripts: {}, numbers: {} });
const SEAT = 'a';

/** How long somebody wanders to and fro before the group is taken as it is. */
const PRESSES = 90;

function tableOf(dice: Dice): Table {
  const table = new Table(system, library, dice, system.create({}));
  table.do(SEAT, { kind: 'create', name: 'Ada' });
  return table;
}

const askOf = (table: Table): Ask | undefined => table.position.runs[SEAT]?.ask;

function press(table: Table, option: string, text?: string): void {
  const ask = askOf(table);
  const answer = { kind: 'answer', ask: ask?.id, options: [option], ...(text !== undefined && { text }) };
  const refusal = table.do(SEAT, answer);
  if (refusal) throw new Error(`${option}: ${refusal.refused}`);
}

/** The group as it is made up so far, as the procedure holds it. */
function sketchOf(table: Table): Sketch {
  return table.position.runs[SEAT]?.frames.at(-1)?.locals['sketch'] as unknown as Sketch;
}

/** More often on than back, so that the shop is come to as well; what is in the basket is paid as often as not. */
function pressSomething(table: Table, ask: Ask, chance: Chance): void {
  const onward = ask.options.some(({ id }) => id === 'settle')
    ? 'settle'
    : ask.kind === 'shop'
      ? 'confirm'
      : ask.default;
  if (onward !== 'confirm' && chance.between(1, 2) === 1) return press(table, onward);
  const open = ask.options.filter(({ id, refused }) => id !== 'confirm' && !refused);
  const { options, text } = choose({ ...ask, options: open, revises: false }, chance);
  const [option = ask.default] = options;
  press(table, option, text === undefined ? undefined : `${text.slice(0, 12)}${chance.oneOf(['', ' the Old', '?'])}`);
}

/** Presses whatever there is, back and on, and confirms in the end; gives the choices that stand then. */
function wander(table: Table, seed: number): Sketch {
  const chance = chanceFrom(seed);
  for (let presses = 0; ; presses++) {
    const ask = askOf(table);
    if (!ask) throw new Error('nothing is asked');
    if (presses < PRESSES) pressSomething(table, ask, chance);
    else if (ask.default === 'confirm') {
      const sketch = sketchOf(table);
      press(table, 'confirm');
      return sketch;
    } else press(table, ask.kind === 'shop' ? 'leave' : ask.default);
  }
}

const facesFor = (sketch: Sketch, index: number) =>
  sketch.dice[`${index + 1} ${sketch.people[index]?.profession ?? ''}`] ?? [];

/** Makes the same choices, each once and in the order of UQ-START-17, with the dice that were kept. */
function straight(sketch: Sketch): Group | undefined {
  const gold = sketch.gold === 'rolled' ? (sketch.dice['gold'] ?? []) : [];
  const faces = [...sketch.people.flatMap((_, index) => facesFor(sketch, index)), ...gold];
  const table = tableOf({ draw: () => faces.shift() ?? 0 });
  const has = (option: string) => askOf(table)?.options.some(({ id }) => id === option) === true;
  const pressIf = (option: string) => has(option) && press(table, option);
  press(table, 'name', sketch.name);
  pressIf(`place:${sketch.place.toLowerCase()}`);
  press(table, 'next');
  for (const [index, { race, sex, profession, name, region }] of sketch.people.entries()) {
    for (const option of [`race:${race}`, `sex:${sex}`, `profession:${profession}`]) pressIf(option);
    press(table, 'name', `${name.slice(0, 20)}${index}`);
    press(table, 'next');
    const lands = askOf(table)?.options.filter(({ id }) => id.startsWith('region:')) ?? [];
    // What was chosen for another race or calling may be none of these: then the first counts.
    const land = lands.find(({ label }) => 'key' in label && label.args?.['region'] === region) ?? lands[0];
    if (land) press(table, land.id);
  }
  press(table, sketch.gold ?? 'fixed');
  press(table, `gift:${sketch.gift ?? ''}`);
  press(table, 'leave');
  press(table, 'confirm');
  expect(faces).toEqual([]);
  const group = table.state.seats[SEAT];
  // Names are told apart on the way, as each is somebody's until it is changed.
  for (const [index, member] of (group?.members ?? []).entries()) member.name = sketch.people[index]?.name ?? '';
  return group;
}

/** What was spent on things that were not given back, less what was got for others. */
function spent(table: Table): number {
  const from = table.facts.findLastIndex(({ kind }) => kind === 'goods-returned');
  return table.facts.slice(from + 1).reduce((sum, fact) => (fact.kind === 'gold' ? sum - Number(fact.change) : sum), 0);
}

describe('a creation that is gone through to and fro (UQ-START-17)', () => {
  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'comes to what its last choices are, and no more: %i',
    (seed) => {
      const table = tableOf(diceFrom(seed));
      const sketch = wander(table, seed);
      const group = table.state.seats[SEAT];
      const plain = straight(sketch);
      const who = ({ name, race, sex, profession, attributes, skills, home }: Group['members'][number]) => ({
        ...{ name, race, sex, profession, attributes, skills, home },
      });
      expect([group?.name, group?.place, group?.members.map(who)]).toEqual([
        plain?.name,
        plain?.place,
        plain?.members.map(who),
      ]);
      if (!sketch.shopped) expect(group).toEqual(plain);
      expect(group && plain && totalGold(group) + spent(table)).toBe(plain && totalGold(plain));
      // Each list of skills is rolled once for each place and calling, and the Gold once at most (UQ-START-06, UQ-START-08).
      const rolled = table.facts.filter(({ kind }) => kind === 'rolled').length;
      expect(rolled).toBe(Object.keys(sketch.dice).length);
      for (const [key, faces] of Object.entries(sketch.dice)) {
        const profession = key.split(' ')[1] as keyof typeof PROFESSION_TRAITS | undefined;
        expect(faces.length).toBe(profession ? PROFESSION_TRAITS[profession].rolls : 2);
      }
    },
  );
});
