import type { AnswerIntent, Ask, Intent, Option } from '../engine/ask.js';
import type { SeatId } from '../engine/words.js';
import { routes } from '../systems/ultraquest/board/travel.js';
import type { UltraQuestState } from '../systems/ultraquest/state.js';
import type { Chance } from './chance.js';

/** Somebody who plays by himself, through the same intents and answers as people. */
export interface AutomaticPlayer {
  /** What to do with one's own turn. It may turn out to be refused: then ask again. */
  turn(state: UltraQuestState, seat: SeatId): Intent;
  answer(ask: Ask): AnswerIntent;
}

/** How long a plan may be changed back and forth before it has to be settled. */
const MOST_REVISIONS = 12;

const TURNS = ['move', 'move', 'move', 'event', 'event', 'rest', 'rest', 'shop', 'pass', 'claim', 'order'] as const;

/** Does anything that is allowed, at random: finds what nobody thought of. */
export class RandomPlayer implements AutomaticPlayer {
  private revisions = 0;

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
    this.revisions = ask.revises ? this.revisions + 1 : 0;
    const open = ask.options.filter((option) => !option.refused);
    const chosen = this.anyOf(open);
    if (!chosen || this.revisions > MOST_REVISIONS) return { kind: 'answer', ask: ask.id, options: [ask.default] };
    const text = chosen.write && (chosen.write.suggestion ?? 'n'.repeat(chosen.write.min));
    return { kind: 'answer', ask: ask.id, options: this.with(ask, chosen, open), ...(text !== undefined && { text }) };
  }

  /** Takes as many from the chosen option's menu as it wants. */
  private with(ask: Ask, chosen: Option, open: readonly Option[]): string[] {
    const menu = ask.menus?.find((candidate) => candidate.id === chosen.menu);
    if (!menu || menu.max === 1) return [chosen.id];
    const ids = open.filter((option) => option.menu === menu.id).map((option) => option.id);
    if (ids.length < menu.min) return [ask.default];
    return this.chance.some(ids, this.chance.between(Math.max(1, menu.min), Math.min(menu.max, ids.length)));
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
