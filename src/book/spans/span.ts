import type { UltraQuestOp } from '../contract/op.js';
import { isOne } from '../contract/who.js';
import { didYouMean } from '../names.js';
import { Cursor, type Fault, type Scope } from './cursor.js';
import { fight } from './fights.js';
import * as harm from './harm.js';
import * as people from './people.js';
import * as places from './places.js';
import * as reading from './reading.js';
import * as tests from './tests.js';
import * as trade from './trade.js';
import * as wealth from './wealth.js';

type Reader = (c: Cursor) => UltraQuestOp;

/** How each span begins, and who reads what follows. Of two that fit, the longer wins. */
const SPANS: Readonly<Record<string, Reader>> = {
  roll: reading.roll,
  next: reading.next,
  event: reading.event,
  go: reading.go,
  end: reading.end,
  success: reading.success,
  gold: wealth.gold,
  tithe: wealth.tithe,
  pay: wealth.pay,
  gem: wealth.gem,
  fame: wealth.fame,
  honor: wealth.honor,
  treasure: wealth.treasure,
  item: wealth.item,
  give: wealth.give,
  lose: wealth.lose,
  rob: wealth.rob,
  inherit: wealth.inherit,
  'body lost': wealth.bodyLost,
  test: tests.test,
  choose: tests.choose,
  skill: tests.skill,
  trap: tests.trap,
  lost: tests.lost,
  lock: tests.lock,
  brew: tests.brew,
  persuade: tests.persuade,
  learn: tests.learn,
  raise: tests.raise,
  forget: tests.forget,
  fight,
  injure: harm.injure,
  curse: harm.curse,
  kill: harm.kill,
  spell: harm.spell,
  poison: harm.hazard('poison'),
  drown: harm.hazard('drown'),
  burn: harm.hazard('burn'),
  freeze: harm.hazard('freeze'),
  fall: harm.hazard('fall'),
  heal: harm.heal,
  uncurse: harm.uncurse,
  bless: harm.bless,
  rest: harm.rest,
  protect: harm.protect,
  'meet adventurer': people.meetAdventurer,
  'meet master': people.meetMaster,
  'meet grandmaster': people.meetGrandmaster,
  meet: people.meet,
  fairy: people.fairy,
  companion: people.companion,
  familiar: people.familiar,
  mount: people.mount,
  market: trade.market,
  offer: trade.offer,
  buys: trade.buys,
  enchant: trade.enchant,
  work: trade.work,
  recruit: trade.recruit,
  ladder: trade.ladder,
  quest: places.quest,
  dungeon: places.dungeon,
  out: places.out,
  move: places.move,
  'may go': places.mayGo,
  stay: places.stay,
  'skip turn': places.skipTurn,
  'lose action': places.loseAction,
  adrift: places.adrift,
  later: places.later,
  'for groups': places.forGroups,
  ask: places.askGroup,
  gossip: places.gossip,
  special: places.special,
};

const HEADS = Object.keys(SPANS).sort((a, b) => b.length - a.length);
const FIRST_WORDS = HEADS.map((head) => head.split(' ')[0] ?? '');

/** Compiles one code span. Its outcomes, and whether it waits for the player, come from what stands around it. */
export function readSpan(source: string, scope: Scope): { op: UltraQuestOp } | { fault: Fault } {
  const c = new Cursor(source, scope);
  const head = HEADS.find((words, i) => FIRST_WORDS[i] === c.peek() && c.take(words));
  const reader = head === undefined ? undefined : SPANS[head];
  if (!reader) {
    c.fail('unknown-op', `no span begins with "${c.peek()}"`, didYouMean(c.peek(), FIRST_WORDS));
    return { fault: c.fault ?? { code: 'unknown-op', from: 0, message: 'an empty span' } };
  }
  const op = reader(c);
  c.finish();
  if ('who' in op && 'as' in op) scope.locals.countPeople(op.as, isOne(op.who));
  return c.fault ? { fault: c.fault } : { op };
}
