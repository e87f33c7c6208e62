import { act } from '../../engine/act.js';
import type { Ask, Intent, Option } from '../../engine/ask.js';
import { carryOn, type Work } from '../../engine/carry-on.js';
import type { Fact } from '../../engine/fact.js';
import { IDLE, type Position } from '../../engine/run.js';
import type { Frame, Library, Script } from '../../engine/script.js';
import { isRefusal, type Refusal, type SeatId } from '../../engine/words.js';
import type { Dice } from '../../dice/dice.js';
import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import type { UltraQuestState } from '../../systems/ultraquest/state.js';
import type { UltraQuest } from '../../systems/ultraquest/system.js';

/** Scripts by id, and which numbers of a table lead to them. */
export interface Shelf {
  readonly scripts: Readonly<Record<string, Script>>;
  readonly numbers: Readonly<Record<string, Readonly<Record<number, string>>>>;
}

/** A library of scripts in memory: pinned texts are the current ones. */
export function shelfLibrary(shelf: Shelf): Library {
  const current = (id: string) => shelf.scripts[id];
  return {
    current,
    pinned: (id, hash) => (current(id)?.hash === hash ? current(id) : undefined),
    event: (table, number) => current(shelf.numbers[table]?.[number] ?? ''),
  };
}

/** A table played in memory: intents and answers in, facts and questions out. */
export class Table {
  position: Position<UltraQuestState>;
  readonly facts: Fact[] = [];

  constructor(
    readonly system: UltraQuest,
    private readonly library: Library,
    private readonly dice: Dice,
    state: UltraQuestState,
  ) {
    this.position = { state, runs: {}, nextAsk: 1, later: [] };
  }

  get state(): UltraQuestState {
    return this.position.state;
  }

  /** The questions that wait, oldest first. */
  get asks(): readonly Ask[] {
    const waiting = Object.values(this.position.runs).flatMap((run) => (run.ask ? [run.ask] : []));
    return waiting.sort((a, b) => a.id - b.id);
  }

  /** Carries out an intent; a refusal changes nothing. */
  do(seat: SeatId, intent: Intent): Refusal | undefined {
    const acted = act(this.system, this.position, seat, intent, this.library, this.dice);
    if (isRefusal(acted)) return acted;
    this.position = stored(acted.position);
    this.facts.push(...acted.facts);
    return undefined;
  }

  /** Goes on from the middle of scripts, as if the seat's turn had led there. */
  enter(seat: SeatId, state: UltraQuestState, frames: readonly Frame[]): void {
    const position = { ...this.position, state, runs: { ...this.position.runs, [seat]: { ...IDLE, frames } } };
    const work: Work<UltraQuestState, UltraQuestFact> = { position, facts: [], opened: [], closed: [] };
    carryOn(work, seat, {
      system: this.system,
      library: this.everything(),
      dice: this.dice,
    });
    this.position = stored(work.position);
    this.facts.push(...work.facts);
  }

  /** The texts and the system's own procedures. */
  private everything(): Library {
    const { procedures } = this.system;
    return {
      pinned: (id, hash) => procedures[id] ?? this.library.pinned(id, hash),
      current: (id) => procedures[id] ?? this.library.current(id),
      event: (table, number) => this.library.event(table, number),
    };
  }

  /** Answers the oldest question by option ids or labels. */
  answer(choices: readonly string[], text?: string, by?: SeatId): Refusal | undefined {
    const ask = this.asks.find(({ seats }) => by === undefined || seats.includes(by)) ?? this.asks[0];
    if (!ask) throw new Error(`nobody was asked anything, yet the answer is ${choices.join(', ')}`);
    const options = choices.map((choice) => optionOf(ask, choice));
    const seat = by ?? ask.seats[0] ?? '';
    return this.do(seat, { kind: 'answer', ask: ask.id, options, ...(text !== undefined && { text }) });
  }
}

/** What a position is after it was stored and read again: nothing may be lost by waiting (a JSON round trip). */
function stored(position: Position<UltraQuestState>): Position<UltraQuestState> {
  return JSON.parse(JSON.stringify(position)) as Position<UltraQuestState>;
}

/** What a scenario writes where nobody answers: the default counts (D-02, D-05). */
const NOBODY_ANSWERS = '*';

/**
 * An option by id, by its label as it is read, or by something that only its label speaks of: a thing, a skill. Where several do,
 * it is the one that speaks of nothing else.
 */
function optionOf(ask: Ask, choice: string): string {
  if (choice === NOBODY_ANSWERS) return ask.default;
  const labelled = (option: Option) => 'text' in option.label && option.label.text.trim() === choice;
  const speaking = (option: Option) => 'key' in option.label && Object.values(option.label.args ?? {}).includes(choice);
  const about = ask.options.filter(speaking);
  const alone = about.filter(({ label }) => 'args' in label && Object.keys(label.args ?? {}).length === 1);
  const found =
    ask.options.find((option) => option.id === choice) ??
    ask.options.find(labelled) ??
    [about, alone].find((options) => options.length === 1)?.[0];
  if (found) return found.id;
  const known = ask.options.map((option) =>
    'text' in option.label ? `${option.id} (${option.label.text})` : option.id,
  );
  throw new Error(`the question "${ask.name}" (${ask.kind}) has no option "${choice}"; it has: ${known.join(', ')}`);
}
