import type { Chance } from '../../src/automatic/chance.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import type { Intent } from '../../src/engine/ask.js';
import { itemsOf } from '../../src/systems/ultraquest/sheet/lines.js';
import type { Adventurer, Group, UltraQuestState } from '../../src/systems/ultraquest/state.js';

const BETWEEN = ['give', 'give', 'use', 'orders', 'offer', 'drop-quest', 'rename', 'shop', 'order'] as const;
const STANDING = { tie: ['fight-on', 'flee', 'ask'], potion: ['use', 'keep', 'ask'], magic: ['use', 'keep', 'ask'] };

/** Does on top of a turn's things whatever else can be done: hands on, uses, orders, bargains. */
export class Wanderer {
  private readonly turns: RandomPlayer;

  constructor(private readonly chance: Chance) {
    this.turns = new RandomPlayer(chance);
  }

  /** What a seat does next; it may be refused. */
  wish(state: UltraQuestState, seat: string): Intent {
    const group = state.seats[seat];
    if (!group || this.chance.between(1, 3) > 1) return this.turns.turn(state, seat);
    const waiting = state.offers?.find(({ to }) => to === seat);
    if (waiting) return { kind: this.chance.oneOf(['accept', 'withdraw']), offer: waiting.id };
    return this.between(group, this.chance.oneOf(BETWEEN));
  }

  private between(group: Group, kind: (typeof BETWEEN)[number]): Intent {
    const [one, other] = [this.anybody(group), this.anybody(group)];
    const item = this.anything(one);
    switch (kind) {
      case 'give':
        return { kind, from: one.id, to: other.id, ...(item === undefined ? { gold: 1 } : { item }) };
      case 'use':
        return { kind, adventurer: one.id, item: item ?? 'nothing', on: other.id };
      case 'orders':
        return {
          kind,
          tie: this.chance.oneOf(STANDING.tie as [string, ...string[]]),
          potion: this.chance.oneOf(STANDING.potion as [string, ...string[]]),
          magic: this.chance.oneOf(STANDING.magic as [string, ...string[]]),
        };
      case 'offer':
        return { kind, to: 'b', give: { who: one.id, gold: 1 } };
      case 'drop-quest':
        return { kind, quest: group.quests[0]?.event ?? 'none' };
      case 'rename':
        return { kind, groupName: 'The Others' };
      case 'shop':
        return { kind, buyer: one.id };
      case 'order':
        return { kind, order: group.members.map(({ id }) => id).toReversed() };
    }
  }

  private anybody({ members }: Group): Adventurer {
    return this.chance.oneOf(members as [Adventurer, ...Adventurer[]]);
  }

  private anything(member: Adventurer): string | undefined {
    const [first, ...others] = itemsOf(member);
    return first && this.chance.oneOf([first, ...others]).id;
  }
}
