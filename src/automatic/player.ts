import type { AnswerIntent, Ask, Intent } from '../engine/ask.js';
import type { SeatId } from '../engine/words.js';
import { routes } from '../systems/ultraquest/board/travel.js';
import type { UltraQuestState } from '../systems/ultraquest/state.js';
import type { Chance } from './chance.js';
import { choose } from './whim.js';

/** Somebody who plays by himself, through the same intents and answers as people. */
export interface AutomaticPlayer {
  /** What to do with one's own turn. It may turn out to be refused: then ask again. */
  turn(state: UltraQuestState, seat: SeatId): Intent;
  /** Answers a question that waits for this seat, by what its page and the sheets show. */
  answer(ask: Ask, state: UltraQuestState, seat: SeatId): AnswerIntent;
}

const TURNS = ['move', 'move', 'move', 'event', 'event', 'rest', 'rest', 'shop', 'pass', 'claim', 'order'] as const;

/** Does anything that is allowed, at random: finds what nobody thought of. */
export class RandomPlayer implements AutomaticPlayer {
  constructor(private readonly chance: Chance) {}

  turn(state: UltraQuestState, seat: SeatId): Intent {
    const group = state.seats[seat];
    if (!group) throw new Error(`no group at ${seat}`);
    const kind = this.chance.oneOf(TURNS);
    if (kind === 'move') return { kind, to: this.anyOf(routes(group, 3).map((route) => route.to)) ?? group.place };
    if (kind === 'claim') {
      const quest = this.anyOf(group.quests.map((noted) => noted.event));
      return quest === undefined ? { kind: 'event' } : { kind, quest };
    }
    if (kind === 'order') return { kind, order: this.shuffled(group.members.map((member) => member.id)) };
    return { kind };
  }

  answer(ask: Ask): AnswerIntent {
    return { kind: 'answer', ask: ask.id, ...choose(ask, this.chance) };
  }

  private anyOf<T>(list: readonly T[]): T | undefined {
    const [first, ...others] = list;
    return first === undefined ? undefined : this.chance.oneOf([first, ...others]);
  }

  private shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    const shuffled: T[] = [];
    while (left.length > 0) shuffled.push(...left.splice(this.chance.between(0, left.length - 1), 1));
    return shuffled;
  }
}
