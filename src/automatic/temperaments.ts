import type { AnswerIntent, Ask, Intent } from '../engine/ask.js';
import type { SeatId } from '../engine/words.js';
import { honorInterval, isClosed, isSettlement } from '../systems/ultraquest/board/regions.js';
import { distance, regionAt, SPACES } from '../systems/ultraquest/board/spaces.js';
import { waysOf } from '../systems/ultraquest/board/ways.js';
import type { Group, UltraQuestState } from '../systems/ultraquest/state.js';
import { onAudience, onBattlePlan, onEventRoll, onRest, onShop, wantsAudience } from './answers.js';
import type { Chance } from './chance.js';
import type { AutomaticPlayer } from './player.js';
import { hurt, lacksPeople, marchingOrder, mayRecruit, mayRest, training, wares } from './wants.js';
import { choose } from './whim.js';

/** What tells one sensible player from the other. */
export interface Temperament {
  /** Advantage from which a fight is taken that need not be (`odds.ts`). */
  readonly advantage: number;
  /** How often a decision of the book is taken otherwise than its default, in six; only by a group that is unhurt. */
  readonly curiosity: number;
  /** Hurt members that are put up with. */
  readonly wounds: number;
  /** Honor above a region's lower number before one goes there. */
  readonly margin: number;
}

const CAUTIOUS: Temperament = { advantage: 1, curiosity: 2, wounds: 0, margin: 4 };
const BOLD: Temperament = { advantage: 0.3, curiosity: 3, wounds: 0, margin: 0 };

function groupIn(state: UltraQuestState, seat: SeatId): Group {
  const group = state.seats[seat];
  if (!group) throw new Error(`no group at ${seat}`);
  return group;
}

/** Rests when it bleeds, walks behind its shields, spends what it earns on arms and training, and goes where it is up to it. */
class SensiblePlayer implements AutomaticPlayer {
  /** Lands that turned out to have no events, and the move that is being tried. */
  private readonly unwritten = new Set<string>();
  private tried: { turn: number; to: string } | null = null;
  /** The turn in which a shop was left with nothing. */
  private leftShop: number | null = null;

  constructor(
    private readonly chance: Chance,
    private readonly temperament: Temperament,
  ) {}

  turn(state: UltraQuestState, seat: SeatId): Intent {
    const group = groupIn(state, seat);
    const order = marchingOrder(group);
    if (order.join() !== group.members.map(({ id }) => id).join()) return { kind: 'order', order };
    if (group.dungeon) return { kind: 'event' };
    if (this.tried?.turn === state.turn.number) this.unwritten.add(this.tried.to);
    this.tried = null;
    const due = group.quests.find(({ event }) => event.split('#')[0] === regionAt(group.place));
    if (this.wantsRest(group)) {
      if (mayRest(group)) return { kind: 'rest' };
      return this.towards(group, state, (place) => mayRest(group, place));
    }
    if (due) return { kind: 'claim', quest: due.event };
    return this.onward(group, state);
  }

  answer(ask: Ask, state: UltraQuestState, seat: SeatId): AnswerIntent {
    const group = groupIn(state, seat);
    const { number } = state.turn;
    const decided = this.decide(ask, group, this.leftShop !== number);
    if (ask.kind === 'shop' && decided.options[0] === 'leave') this.leftShop = number;
    return { kind: 'answer', ask: ask.id, ...decided };
  }

  private decide(ask: Ask, group: Group, shopping: boolean): Pick<AnswerIntent, 'options' | 'text'> {
    const one = (id: string) => ({ options: [id] });
    switch (ask.kind) {
      case 'event-roll':
        return one(onEventRoll(ask));
      case 'battle-plan':
        return one(onBattlePlan(ask, this.temperament.advantage));
      case 'rest':
        return one(onRest(ask, group, shopping));
      case 'shop':
        return one(onShop(ask, group));
      case 'audience':
        return one(onAudience(ask, group));
      case 'choice':
        return ask.name.startsWith('decide') && this.isCurious(group) ? choose(ask, this.chance) : one(ask.default);
      default:
        return one(ask.default);
    }
  }

  private isCurious(group: Group): boolean {
    return hurt(group).length === 0 && this.chance.between(1, 6) <= this.temperament.curiosity;
  }

  /** Wounds to heal, Fame to spend, arms to buy, people to find. */
  private wantsRest(group: Group): boolean {
    const red = group.members.filter(({ injuries }) => injuries.red > 0).length;
    if (red > this.temperament.wounds) return true;
    if (lacksPeople(group)) return mayRecruit(group.place);
    if (training(group).size > 0 || wantsAudience(group)) return mayRest(group);
    const town = isSettlement(regionAt(group.place));
    return town && group.members.some((member) => wares(group, member, group.place).length > 0);
  }

  private isFit(place: string, honor: number): boolean {
    const region = regionAt(place);
    const low = honorInterval(region)?.low;
    const ready = low === undefined || honor >= low + this.temperament.margin;
    return ready && !isClosed(region, honor) && !this.unwritten.has(place);
  }

  /** Somewhere that the group is up to, or on the spot. */
  private onward(group: Group, state: UltraQuestState): Intent {
    const fit = waysOf(group).filter(({ to }) => this.isFit(to, group.honor));
    const [first, ...others] = fit.map(({ to }) => to);
    if (first === undefined) return this.towards(group, state, (place) => this.isFit(place, group.honor));
    return this.move(state, group, this.chance.oneOf([first, ...others]));
  }

  /** One step nearer to a space of that kind. */
  private towards(group: Group, state: UltraQuestState, suits: (place: string) => boolean): Intent {
    const goals = SPACES.map(({ code }) => code).filter((code) => suits(code) && !this.unwritten.has(code));
    const far = (place: string) => Math.min(...goals.map((goal) => distance(place, goal)));
    const ways = waysOf(group).filter(({ to }) => !this.unwritten.has(to));
    const [next] = ways.toSorted((a, b) => far(a.to) - far(b.to));
    return next ? this.move(state, group, next.to) : { kind: 'pass' };
  }

  private move(state: UltraQuestState, group: Group, to: string): Intent {
    this.tried = { turn: state.turn.number, to };
    return to === group.place ? { kind: 'event' } : { kind: 'move', to };
  }
}

/** Stays where it is safe, fights only when the sums are good, rests as soon as anybody bleeds. */
export class CautiousPlayer extends SensiblePlayer {
  constructor(chance: Chance) {
    super(chance, CAUTIOUS);
  }
}

/** Goes as far as the book's numbers allow, tries whatever an event offers, and fights at even odds. */
export class BoldPlayer extends SensiblePlayer {
  constructor(chance: Chance) {
    super(chance, BOLD);
  }
}
