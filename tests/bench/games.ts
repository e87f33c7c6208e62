import { chanceFrom } from '../../src/automatic/chance.js';
import type { AutomaticPlayer } from '../../src/automatic/player.js';
import { BoldPlayer, CautiousPlayer } from '../../src/automatic/temperaments.js';
import { SeededDice } from '../../src/dice/seeded.js';
import { act } from '../../src/engine/act.js';
import type { Intent } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import { isRefusal } from '../../src/engine/words.js';
import type { openUltraQuest } from '../../src/rulebooks.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { openAsk } from '../suspended/game.js';

export type Rulebook = Awaited<ReturnType<typeof openUltraQuest>>;

/** A game of one player, as it was played in memory: it can be played once more, by the same rules and the same dice. */
export interface Game {
  /** Of the dice: 64 hexadecimal digits. */
  readonly seed: string;
  /** All that was carried out, in order, and under which interaction: the first joins, the second begins. */
  readonly moves: readonly { readonly interaction: string; readonly intent: Intent }[];
  /** Where it led: what a seat's row holds. */
  readonly seat: unknown;
}

export const SETTINGS = { goal: 'endless' };
export const SEAT = 's1';

/** Those who play as people do: they move, fight, rest, shop and train, and leave a panel when it is as they want it. */
const PLAYERS = [CautiousPlayer, BoldPlayer] as const;

/** Intents in a row that may be refused before a player passes. */
const PATIENCE = 30;

/** Plays games of so many moves, one a name; a game that ends before that is played anew with other dice. */
export function playGames(rulebook: Rulebook, names: readonly string[], moves: number): Game[] {
  return names.map((name, i) => {
    for (let attempt = 0; ; attempt++) {
      const game = playGame(rulebook, `${name}-${attempt}`, 1 + i + attempt * names.length, moves);
      if (game) return game;
    }
  });
}

function playGame({ system, books }: Rulebook, name: string, number: number, moves: number): Game | undefined {
  const player: AutomaticPlayer = new (PLAYERS[number % PLAYERS.length] ?? BoldPlayer)(chanceFrom(number));
  const seed = number.toString(16).padStart(64, '0');
  const played: { interaction: string; intent: Intent }[] = [];
  let position: Position<UltraQuestState> = { state: system.create(SETTINGS), runs: {}, nextAsk: 1, later: [] };
  let nextDie = 1;
  const take = (intent: Intent): boolean => {
    const interaction = `${name}-${played.length}`;
    const dice = new SeededDice(seed, interaction, nextDie);
    const acted = act(system, position, SEAT, intent, books.library, dice);
    if (isRefusal(acted)) return false;
    position = acted.position;
    nextDie += dice.log.length;
    played.push({ interaction, intent });
    return true;
  };
  take({ kind: 'join', name, group: number % 4 < 2 ? 'A' : 'B' });
  take({ kind: 'begin' });
  for (let refused = 0; played.length < moves + 2;) {
    if (position.state.phase === 'ended' || position.state.turn.seat === null) return undefined;
    const ask = openAsk(position);
    const wish = ask ? player.answer(ask, position.state, SEAT) : player.turn(position.state, SEAT);
    const otherwise: Intent = ask ? { kind: 'answer', ask: ask.id, options: [ask.default] } : { kind: 'pass' };
    refused = take(refused > (ask ? 0 : PATIENCE) ? otherwise : wish) ? 0 : refused + 1;
    if (refused > PATIENCE + 1) return undefined;
  }
  return { seed, moves: played, seat: { state: position.state.seats[SEAT], run: position.runs[SEAT] } };
}

/** The moves of a game once more in memory, without any store; shows the state after each. Gives back how many there were. */
export function replay(
  { system, books }: Rulebook,
  { seed, moves }: Game,
  show: (state: UltraQuestState) => void = () => undefined,
): number {
  let position: Position<UltraQuestState> = { state: system.create(SETTINGS), runs: {}, nextAsk: 1, later: [] };
  let nextDie = 1;
  for (const { interaction, intent } of moves) {
    const dice = new SeededDice(seed, interaction, nextDie);
    const acted = act(system, position, SEAT, intent, books.library, dice);
    if (isRefusal(acted)) throw new Error(`refused the second time: ${acted.refused}`);
    position = acted.position;
    nextDie += dice.log.length;
    show(position.state);
  }
  return moves.length;
}
