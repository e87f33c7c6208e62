import { beforeAll, describe, expect, it } from 'vitest';
import type { Dice } from '../../src/dice/dice.js';
import type { Answer, Ask } from '../../src/engine/ask.js';
import { carryOn, type Work } from '../../src/engine/carry-on.js';
import { withProcedures } from '../../src/engine/procedures.js';
import { checkOps } from '../../src/book/contract/op.js';
import type { Loaded } from '../../src/book/load.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { loadFixture } from './fixture/load.js';
import { SEAT, tableWith } from '../ultraquest/telling.js';

const EVENTS = [
  ...['wind-in-the-bottle', 'purse-in-the-fork', 'supper-at-the-kiln', 'honest-donkey', 'fair-of-borrowed-things'],
  ...['trained-boar', 'stag-with-the-lantern', 'two-through-the-window', 'fog-with-your-names', 'patient-cup'],
  ...['black-pond', 'honey-tree'],
].map((id) => `Wa#${id}`);
const ELSEWHERE = [
  'UF#the-childs-fare',
  'UF#toll-of-the-drowned',
  'GV#scales-at-the-door',
  'GV#somebody-elses-map',
  'GV#the-last-room',
  'St#clerk-of-found-things',
  'St#eighth-tower',
];
const SEEDS = 25;

let loaded: Loaded;
beforeAll(async () => {
  loaded = await loadFixture(ULTRAQUEST_REGISTRY, { special: false });
});

/** Numbers below a bound, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Any answer that a player could give. */
function anyAnswer(ask: Ask, next: (below: number) => number): Answer {
  const open = ask.options.filter((option) => !option.refused && !option.write);
  const menu = ask.menus?.find((each) => each.min > 1);
  if (menu)
    return {
      options: open
        .filter((option) => option.menu === menu.id)
        .slice(0, menu.min)
        .map((o) => o.id),
    };
  return { options: [open[next(open.length)]?.id ?? ask.default] };
}

/** Plays an event from its beginning to its end, and gives what was told. */
function playThrough(event: string, seed: number): readonly { kind: string }[] {
  const { book } = loaded;
  const script = book.current(event);
  if (!script) throw new Error(`no event ${event}`);
  const next = numbers(seed);
  const dice: Dice = { draw: (_, sides) => 1 + next(sides) };
  const { state } = tableWith(seed % 2 === 0 ? 'A' : 'B', event);
  const system = ultraQuest(readBook(book));
  const frames = [{ script: script.id, hash: script.hash, path: ['', 0] as const, locals: {} }];
  const work: Work<UltraQuestState, UltraQuestFact> = {
    position: { state, runs: { [SEAT]: { frames, journal: [], told: 0 } }, nextAsk: 1, later: [] },
    facts: [],
    opened: [],
    closed: [],
  };
  let asks = 0;
  carryOn(work, SEAT, {
    system,
    library: withProcedures(book, system),
    dice,
    answerNow: (ask) => {
      if (++asks > 500) throw new Error(`${event} goes on asking: ${ask.name}`);
      const answer = asks > 60 ? { options: [ask.default] } : anyAnswer(ask, next);
      return Object.fromEntries(ask.seats.map((seat) => [seat, answer]));
    },
  });
  expect(work.position.runs[SEAT]?.frames ?? []).toEqual([]);
  return work.facts;
}

describe('every event of the test book', () => {
  it('keeps the contract with the names of UltraQuest', () => {
    expect(loaded.findings.filter((finding) => finding.severity === 'error')).toEqual([]);
    for (const { parts } of loaded.book.revisions())
      expect(Object.values(parts).flatMap((ops) => checkOps(ops))).toEqual([]);
  });

  it.each([...EVENTS, ...ELSEWHERE])(
    '%s comes to an end under the rules of UltraQuest, however it is answered',
    (event) => {
      const texts = new Set<string>();
      for (let seed = 0; seed < SEEDS; seed++) {
        for (const fact of playThrough(event, seed)) if (fact.kind === 'read') texts.add(JSON.stringify(fact));
      }
      expect(texts.size).toBeGreaterThan(1);
    },
  );
});
