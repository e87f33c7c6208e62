import type { Ask, Intent } from '../../engine/ask.js';
import type { Fact } from '../../engine/fact.js';
import type { Library } from '../../engine/script.js';
import type { BookFile } from '../../book/tables/tables.js';
import { regionAt } from '../../systems/ultraquest/board/spaces.js';
import { readBook } from '../../systems/ultraquest/read-book.js';
import { nameOf } from '../../systems/ultraquest/equipment/items.js';
import { itemsOf } from '../../systems/ultraquest/sheet/lines.js';
import { openScene, stage } from '../../systems/ultraquest/turn/scene.js';
import { TURN } from '../../systems/ultraquest/turn/procedures.js';
import type { Group, UltraQuestState } from '../../systems/ultraquest/state.js';
import { ultraQuest } from '../../systems/ultraquest/system.js';
import { AT_ONCE, compileScenario } from './compile.js';
import { scenarioFile, type Scenario, type Step } from './format.js';
import { matches, readFact } from './matching.js';
import { ScriptedDice } from './scripted-dice.js';
import { setUp } from './set-up.js';
import { groupView } from './sheet-view.js';
import { Table } from './table.js';
import { Transcript } from './transcript.js';
import { details } from './written.js';

/** What is wrong with how a scenario came out; nothing if it holds. */
export type Faults = readonly string[];

function flatten(dice: Scenario['dice']): Record<string, readonly number[] | number> {
  const flat: Record<string, readonly number[] | number> = {};
  for (const [purpose, faces] of Object.entries(dice ?? {})) {
    if (typeof faces === 'number' || Array.isArray(faces)) flat[purpose] = faces;
    else for (const [who, own] of Object.entries(faces)) Object.assign(flat, dieOf(purpose, who, own));
  }
  return flat;
}

/** `foes: [2, 3]` are `foe 1` and `foe 2`. */
function dieOf(purpose: string, who: string, faces: number | number[]): Record<string, number | number[]> {
  if (who !== 'foes') return { [`${purpose}: ${who}`]: faces };
  return Object.fromEntries([faces].flat().map((face, i) => [`${purpose}: foe ${i + 1}`, face]));
}

/** Plays a scenario as it is written. Throws where the scenario itself cannot be played: an unknown option, a missing die. */
export function playScenario(written: unknown, files: readonly BookFile[] = []): Faults {
  return play(written, files).faults;
}

/** All that is told while a scenario is played, a line each. */
export function transcribe(written: unknown, files: readonly BookFile[] = []): readonly string[] {
  return play(written, files).transcript.whole();
}

function play(written: unknown, files: readonly BookFile[]): { faults: Faults; transcript: Transcript } {
  const scenario = scenarioFile.parse(written);
  const book = compileScenario(scenario, tableInPlay(scenario), files);
  const rules = readBook(book);
  const system = ultraQuest(rules);
  const dice = new ScriptedDice(flatten(scenario.dice));
  const table = new Table(system, book, dice, setUp(system, rules, scenario));
  const transcript = new Transcript(table);
  const faults: string[] = [];
  if (scenario.fight !== undefined || scenario.event !== undefined) {
    readAtOnce(table, book, faults);
    transcript.note('at once');
  }
  scenario.steps?.forEach((step, i) =>
    faults.push(...take(table, step, transcript).map((fault) => `step ${i + 1}: ${fault}`)),
  );
  faults.push(...judge(table, scenario));
  if (dice.left().length > 0) faults.push(`dice left over: ${dice.left().join('; ')}`);
  // What is stored must be readable again, whatever was played.
  system.parse(JSON.parse(JSON.stringify(table.state)));
  return { faults, transcript };
}

/** The table that an event at once belongs to: where the seat in turn stands, or its dungeon. */
function tableInPlay({ groups, turn }: Scenario): string {
  const seats = Object.entries(groups ?? {});
  const [, sheet] = seats.find(([seat]) => seat === turn) ?? seats[0] ?? [];
  return sheet?.dungeon ?? regionAt(sheet?.place ?? 'St');
}

/** Puts the seat in turn into the middle of its event. */
function readAtOnce(table: Table, library: Pick<Library, 'current'>, faults: string[]): void {
  const seat = table.state.turn.seat ?? '';
  const state: UltraQuestState = structuredClone(table.state);
  const group = state.seats[seat] as Group;
  const region = group.dungeon?.class ?? regionAt(group.place);
  const script = library.current(`${region}#${AT_ONCE}`);
  if (!script) {
    faults.push(`no event ${region}#${AT_ONCE}`);
    return;
  }
  state.turn.begun = true;
  openScene(group, region);
  stage({ seat, state } as Parameters<typeof stage>[0], script, null);
  table.enter(seat, state, [
    { script: TURN.id, hash: TURN.hash, path: ['deeper', 1], locals: {} },
    { script: script.id, hash: script.hash, path: ['', 0], locals: {} },
  ]);
}

const INTENTS = [
  'move',
  'event',
  'rest',
  'shop',
  'pass',
  'order',
  'give',
  'use',
  'orders',
  'claim',
  'drop-quest',
  'offer',
  'accept',
  'withdraw',
  'join',
  'create',
  'begin',
  'finish',
  'rename',
  'leave',
];

function take(table: Table, step: Step, transcript: Transcript): string[] {
  const refusal = 'answer' in step ? answer(table, step) : table.do(seatOf(table, step), intentOf(table, step));
  transcript.note(details(step), refusal);
  if (refusal?.refused === step.refused) return badAsks(table);
  if (!refusal) return [`was not refused with ${step.refused}`];
  return [`refused with ${refusal.refused} ${JSON.stringify(refusal.args ?? {})}`];
}

function answer(table: Table, step: Step) {
  const choices = [step['answer'] as string | string[]].flat();
  return table.answer(choices.map(String), step.write, step.by);
}

function seatOf(table: Table, step: Step): string {
  return step.by ?? table.state.turn.seat ?? table.state.order[0] ?? 'a';
}

/** `move: Wi` is `{ kind: 'move', to: 'Wi' }`; people and things may be named as they are called. */
function intentOf(table: Table, step: Step): Intent {
  const kind = INTENTS.find((each) => each in step);
  if (!kind) throw new Error(`a step without an intent: ${JSON.stringify(step)}`);
  const said = step[kind];
  const group = table.state.seats[seatOf(table, step)];
  const id = (name: unknown) => group?.members.find((member) => member.name === name)?.id ?? name;
  switch (kind) {
    case 'move':
      return { kind, to: said };
    case 'order':
      return { kind, order: (said as unknown[]).map(id) };
    case 'accept':
    case 'withdraw':
      return { kind, offer: said };
    case 'offer':
      return offerOf(table, seatOf(table, step), said as Readonly<Record<string, unknown>>);
    case 'claim':
    case 'drop-quest':
      return { kind, quest: said };
    case 'shop':
      return { kind, ...(typeof said === 'string' && { buyer: id(said) }) };
    case 'give': {
      const { from, to, ...what } = said as Readonly<Record<string, unknown>>;
      return { kind, from: id(from), to: id(to), ...what };
    }
    case 'use': {
      const { adventurer, item, on } = said as Readonly<Record<string, string>>;
      const owner = group?.members.find(({ name }) => name === adventurer);
      const thing = owner && itemsOf(owner).find((each) => nameOf(each) === item);
      return { kind, adventurer: id(adventurer), item: thing?.id ?? item, ...(on !== undefined && { on: id(on) }) };
    }
    default:
      return { kind, ...(typeof said === 'object' ? said : {}) };
  }
}

/** Goods of a bargain by the names of people and things. */
function offerOf(table: Table, seat: string, said: Readonly<Record<string, unknown>>): Intent {
  const other = Object.entries(table.state.seats).find(([id, group]) => id === said['to'] || group.name === said['to']);
  const goods = (group: Group | undefined, named: unknown) => {
    if (typeof named !== 'object' || named === null) return undefined;
    const { who, item, gold } = named as { who: string; item?: string; gold?: number };
    const owner = group?.members.find((member) => member.name === who);
    const things = who === 'cargo' ? (group?.cargo ?? []) : owner ? itemsOf(owner) : [];
    const thing = things.find((each) => nameOf(each) === item || each.kind === item);
    return {
      who: owner?.id ?? who,
      ...(item !== undefined && { item: thing?.id ?? item }),
      ...(gold !== undefined && { gold }),
    };
  };
  const give = goods(table.state.seats[seat], said['give']);
  const want = goods(other?.[1], said['want']);
  return { kind: 'offer', to: said['to'], ...(give && { give }), ...(want && { want }) };
}

const OPTION_ID = /^[a-z0-9:#._-]{1,40}$/;

/** What every question must keep to: ids for buttons, no option twice, a default that can be taken. */
function badAsks(table: Table): string[] {
  return table.asks.flatMap((ask) => {
    const ids = ask.options.map(({ id }) => id);
    const odd = ids.filter((id, i) => !OPTION_ID.test(id) || ids.indexOf(id) !== i);
    const legal = ask.options.some((option) => option.id === ask.default && !option.refused);
    return [
      ...odd.map((id) => `"${ask.name}" has an odd or double option ${id}`),
      ...(legal ? [] : [`the default "${ask.default}" of "${ask.name}" cannot be taken`]),
    ];
  });
}

function judge(table: Table, { expect }: Scenario): string[] {
  return [
    ...judgeFacts(table.facts, expect),
    ...Object.entries(expect.state ?? {}).flatMap(([seat, wanted]) => judgeGroup(table, seat, wanted)),
    ...(expect.turn !== undefined && table.state.turn.seat !== expect.turn
      ? [`it is ${table.state.turn.seat}'s turn, not ${expect.turn}'s`]
      : []),
    ...(expect.phase !== undefined && table.state.phase !== expect.phase ? [`the phase is ${table.state.phase}`] : []),
    ...judgeAsk(table.asks[0], expect.asks),
  ];
}

function judgeFacts(facts: readonly Fact[], expect: Scenario['expect']): string[] {
  const faults: string[] = [];
  let at = 0;
  for (const written of expect.facts ?? []) {
    const wanted = readFact(written);
    const found = facts.findIndex((fact, i) => i >= at && matches(fact, wanted));
    if (found < 0) faults.push(`no such fact: ${JSON.stringify(wanted)}; ${candidates(facts, wanted['kind'])}`);
    else at = found + 1;
  }
  for (const written of expect['no-facts'] ?? []) {
    const found = facts.find((fact) => matches(fact, readFact(written)));
    if (found) faults.push(`there should be no ${JSON.stringify(found)}`);
  }
  for (const [kind, count] of Object.entries(expect.counts ?? {})) {
    const found = facts.filter((fact) => fact.kind === kind).length;
    if (found !== count) faults.push(`${found} facts ${kind}, not ${count}`);
  }
  return faults;
}

function candidates(facts: readonly Fact[], kind: unknown): string {
  const same = facts.filter((fact) => fact.kind === kind);
  if (same.length > 0) return `there is: ${same.map((fact) => JSON.stringify(fact)).join(', ')}`;
  return `the facts are: ${facts.map((fact) => fact.kind).join(', ')}`;
}

function judgeGroup(table: Table, seat: string, wanted: Readonly<Record<string, unknown>>): string[] {
  const group = table.state.seats[seat];
  if (!group) return [`no group has the seat ${seat}`];
  return compare(groupView(group), wanted, seat);
}

function compare(found: unknown, wanted: unknown, at: string): string[] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    return matches(found, wanted) ? [] : [`${at} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
  }
  const there = (found ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).flatMap(([key, value]) => compare(there[key], value, `${at}.${key}`));
}

function judgeAsk(ask: Ask | undefined, wanted: Scenario['expect']['asks']): string[] {
  if (wanted === undefined)
    return ask ? [`still asked: "${ask.name}" (${ask.kind}): ${ask.options.map(({ id }) => id).join(', ')}`] : [];
  if (wanted === null || !ask)
    return wanted === null && !ask ? [] : [ask ? `still asked: "${ask.name}"` : 'nothing is asked'];
  const ids = ask.options.map((option) => ('text' in option.label ? option.label.text : option.id));
  const all = [...ids, ...ask.options.map(({ id }) => id)];
  const refusals = Object.fromEntries(
    ask.options.flatMap(({ id, refused }) => (refused ? [[id, refused.refused]] : [])),
  );
  return [
    ...(wanted.kind !== undefined && wanted.kind !== ask.kind ? [`the question is a ${ask.kind}`] : []),
    ...(wanted.seats && !matches(ask.seats, wanted.seats) ? [`asked are ${ask.seats.join(', ')}`] : []),
    ...(wanted.options ?? []).filter((id) => !all.includes(id)).map((id) => `no option ${id} among ${all.join(', ')}`),
    ...(wanted['not-options'] ?? []).filter((id) => all.includes(id)).map((id) => `there is an option ${id}`),
    ...(wanted.refused && !matches(refusals, wanted.refused) ? [`refused are ${JSON.stringify(refusals)}`] : []),
    ...(wanted.default !== undefined && wanted.default !== ask.default ? [`the default is ${ask.default}`] : []),
  ];
}
