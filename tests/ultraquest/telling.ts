import { OpInHand } from '../../src/engine/op-in-hand.js';
import type { Answer, Question } from '../../src/engine/ask.js';
import type { Following, Library, Local } from '../../src/engine/script.js';
import type { Flow, Play } from '../../src/engine/system.js';
import { ScriptedDice } from '../../src/dice/scripted.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { createState } from '../../src/systems/ultraquest/settings.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';
import type { Adventurer, Group, UltraQuestState } from '../../src/systems/ultraquest/state.js';
import type { Tale } from '../../src/systems/ultraquest/tale.js';

export const SEAT = 's1';

const NO_BOOK: Library = { pinned: () => undefined, current: () => undefined, event: () => undefined };

/** An op that is played alone is the last of its script. */
const NOTHING_FOLLOWS: Following = { ops: [], parts: {} };

/** Faces by the die's name, as `ScriptedDice` takes them. */
export type Faces = Readonly<Record<string, number | readonly number[]>>;

/** An answer by option id, or several from one menu, or an intent. */
export type Reply = string | readonly string[] | { readonly kind: string; readonly [argument: string]: unknown };

/** A campaign with one seat, in a forest. */
export function tableWith(
  preset: 'A' | 'B',
  script = 'Wa#test',
): { state: UltraQuestState; group: Group; script: string } {
  const state = createState({});
  const group = standardGroup(preset, SEAT, 'The Four', 'Anna', 'Wa');
  state.seats[SEAT] = group;
  state.order = [SEAT];
  state.phase = 'playing';
  state.turn = { seat: SEAT, number: 1, begun: true };
  group.scene = {
    region: 'Wa',
    event: script,
    number: 50,
    flags: [],
    quest: null,
    graves: 0,
    fought: false,
    locked: true,
  };
  return { state, group, script };
}

export function named(group: Group, name: string): Adventurer {
  const found = [...group.members, ...group.fallen].find((member) => member.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** What a piece of rules did, played through with scripted dice and answers. */
export interface Played<T> {
  readonly result: T;
  readonly facts: readonly UltraQuestFact[];
  readonly questions: readonly Question[];
  readonly locals: Readonly<Record<string, Local>>;
}

/** One reply, or several for a question that comes again. */
function repliesOf(list: Reply | readonly Reply[]): Reply[] {
  return Array.isArray(list) ? list.map((reply: Reply) => reply) : [list as Reply];
}

function toAnswer(reply: Reply): Answer {
  if (typeof reply === 'string') return { options: [reply] };
  return 'kind' in reply ? { options: [], intent: reply } : { options: reply };
}

function assertLegal(question: Question, answer: Answer): void {
  for (const id of answer.options) {
    const option = question.options.find((candidate) => candidate.id === id);
    if (!option)
      throw new Error(`${question.name} has no option ${id}: ${question.options.map((o) => o.id).join(' ')}`);
    if (option.refused) throw new Error(`${question.name}: ${id} is greyed (${option.refused.refused})`);
  }
}

/**
 * Plays rules through. Questions are answered by name (`battle plan`, each list from its front); one that was not foreseen gets
 * its default where `defaults` is set, else it is an error, as is a die or an answer that is left over.
 */
export function play<T>(
  table: { state: UltraQuestState; script: string; locals?: Record<string, Local> },
  rules: (t: Tale) => Play<T>,
  script: { dice?: Faces; answers?: Readonly<Record<string, Reply | readonly Reply[]>>; defaults?: boolean } = {},
): Played<T> {
  const dice = new ScriptedDice(script.dice ?? {});
  const replies = new Map<string, Reply[]>();
  for (const [name, list] of Object.entries(script.answers ?? {})) replies.set(name, repliesOf(list));
  const locals = table.locals ?? {};
  const t = new OpInHand<UltraQuestState, UltraQuestFact>({
    seat: SEAT,
    script: table.script,
    state: table.state,
    locals,
    following: NOTHING_FOLLOWS,
    library: NO_BOOK,
    journal: [],
    dice,
  });
  const questions: Question[] = [];
  const running = rules(t);
  let step = running.next();
  while (!step.done) {
    const question = step.value;
    questions.push(question);
    const reply =
      replies.get(question.name.replace(/#\d+$/, ''))?.shift() ?? (script.defaults ? question.default : undefined);
    if (reply === undefined)
      throw new Error(`nobody answers ${question.name}: ${question.options.map((o) => o.id).join(' ')}`);
    const answer = toAnswer(reply);
    assertLegal(question, answer);
    step = running.next({ [SEAT]: answer });
  }
  const unsaid = [...replies].filter(([, list]) => list.length > 0).map(([name]) => name);
  if (dice.leftOver().length > 0) throw new Error(`dice left over: ${dice.leftOver().join('; ')}`);
  if (unsaid.length > 0) throw new Error(`answers left over: ${unsaid.join(', ')}`);
  return { result: step.value, facts: t.facts, questions, locals };
}

/** The facts of one kind. */
export function factsOf<K extends UltraQuestFact['kind']>(
  played: { readonly facts: readonly UltraQuestFact[] },
  kind: K,
): Extract<UltraQuestFact, { kind: K }>[] {
  return played.facts.filter((fact): fact is Extract<UltraQuestFact, { kind: K }> => fact.kind === kind);
}

/** The branch that a flow leads to, by its keyword. */
export function wayOf(flow: Flow, op: { readonly branches?: readonly { readonly on: string }[] }): string {
  return flow.to === 'branch' ? (op.branches?.[flow.index]?.on ?? '?') : flow.to;
}
