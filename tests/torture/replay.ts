import type { Dice, LoggedDie } from '../../src/dice/dice.js';
import { act } from '../../src/engine/act.js';
import type { Position } from '../../src/engine/run.js';
import type { TableState } from '../../src/engine/system.js';
import { isRefusal } from '../../src/engine/words.js';
import type { AnySystem, Books } from '../../src/service/means.js';
import type { Chapter } from '../../src/service/service.js';

/** The dice as they were logged, in order: a die that was rolled twice, or not at all, shows here. */
function loggedDice(log: readonly LoggedDie[]): Dice & { readonly left: () => number } {
  let next = 0;
  return {
    left: () => log.length - next,
    draw(purpose, sides) {
      const die = log[next++];
      if (die?.purpose !== purpose || die.sides !== sides) {
        throw new Error(
          `die ${next} was ${die ? `D${die.sides} for ${die.purpose}` : 'never rolled'}, not D${sides} for ${purpose}`,
        );
      }
      return die.face;
    },
  };
}

/** Plays a campaign again from its steps and its dice alone. What comes out must be what is stored. */
export function replay(
  system: AnySystem,
  { library }: Books,
  settings: Readonly<Record<string, unknown>>,
  steps: readonly Chapter[],
  log: readonly LoggedDie[],
): Position<TableState> {
  const dice = loggedDice(log);
  let position: Position<TableState> = { state: system.create(settings), runs: {}, nextAsk: 1, later: [] };
  for (const { step, seat, intent } of steps) {
    if (seat === null) continue;
    const acted = act(system, position, seat, intent, library, dice);
    if (isRefusal(acted)) throw new Error(`step ${step}, ${intent.kind}, is refused now: ${acted.refused}`);
    position = acted.position;
  }
  if (dice.left() > 0) throw new Error(`${dice.left()} dice were rolled that no step asked for`);
  return position;
}
