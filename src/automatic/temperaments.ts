import type { AnswerIntent, Ask, Intent } from '../engine/ask.js';
import type { SeatId } from '../engine/words.js';
import { honorInterval } from '../systems/ultraquest/board/regions.js';
import { regionAt } from '../systems/ultraquest/board/spaces.js';
import { waysOf } from '../systems/ultraquest/board/ways.js';
import type { Group, UltraQuestState } from '../systems/ultraquest/state.js';
import type { Chance } from './chance.js';
import type { AutomaticPlayer } from './player.js';
import { choose } from './whim.js';

const isHurt = (group: Group) => group.members.filter(({ injuries }) => injuries.red + injuries.black > 0).length;
const low = (place: string) => honorInterval(regionAt(place))?.low ?? 0;

function groupIn(state: UltraQuestState, seat: SeatId): Group {
  const group = state.seats[seat];
  if (!group) throw new Error(`no group at ${seat}`);
  return group;
}

/** Rests as soon as anybody bleeds, stays where the book says that it is safe, and answers as the book would for him. */
export class CautiousPlayer implements AutomaticPlayer {
  constructor(private readonly chance: Chance) {}

  turn(state: UltraQuestState, seat: SeatId): Intent {
    const group = groupIn(state, seat);
    if (isHurt(group) > 0 && this.chance.between(1, 6) > 1) return { kind: 'rest' };
    const safe = waysOf(group).filter((route) => low(route.to) <= group.honor);
    const [first, ...others] = safe.map((route) => route.to);
    if (first === undefined || this.chance.between(1, 3) === 1) return { kind: 'event' };
    return { kind: 'move', to: this.chance.oneOf([first, ...others]) };
  }

  answer(ask: Ask): AnswerIntent {
    return { kind: 'answer', ask: ask.id, options: [ask.default] };
  }
}

/** How often the bold one takes something else than the safe way, in six. */
const BOLDNESS = 4;
/** How much Honor the bold one lacks where he goes all the same. */
const OVERREACH = 8;

/** Goes where it is most dangerous, rests when half the group bleeds, and takes risks. */
export class BoldPlayer implements AutomaticPlayer {
  constructor(private readonly chance: Chance) {}

  turn(state: UltraQuestState, seat: SeatId): Intent {
    const group = groupIn(state, seat);
    if (isHurt(group) >= 2 && this.chance.between(1, 6) > 1) return { kind: 'rest' };
    const reachable = waysOf(group).filter((route) => low(route.to) <= group.honor + OVERREACH);
    const most = Math.max(0, ...reachable.map((route) => low(route.to)));
    const [first, ...others] = reachable.filter((route) => low(route.to) === most).map((route) => route.to);
    if (first === undefined || this.chance.between(1, 3) === 1) return { kind: 'event' };
    return { kind: 'move', to: this.chance.oneOf([first, ...others]) };
  }

  answer(ask: Ask): AnswerIntent {
    const isBold = ask.kind === 'choice' && this.chance.between(1, 6) <= BOLDNESS;
    return { kind: 'answer', ask: ask.id, ...(isBold ? choose(ask, this.chance) : { options: [ask.default] }) };
  }
}
