import type { UltraQuestOp } from '../../../book/contract/op.js';
import type { SeatId } from '../../../engine/words.js';
import { rollAmount } from '../amounts.js';
import { spaceAt } from '../board/spaces.js';
import { changeFame, changeHonor } from '../fame.js';
import { credit, take, totalGold } from '../gold.js';
import { groupAt, seatsHere, seatsInPlay } from '../groups.js';
import { prose } from '../prose.js';
import { SPECIALS } from '../specials.js';
import type { Group } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { branch, plainRule, rule } from './rule.js';

type OpOf<N extends UltraQuestOp['op']> = Extract<UltraQuestOp, { op: N }>;

function seatsNear(t: Tale): SeatId[] {
  const { place } = groupOf(t);
  const near = [place, ...spaceAt(place).neighbours];
  return seatsInPlay(t.state).filter((seat) => seat !== t.seat && near.includes(groupAt(t.state, seat).place));
}

function seatsAt(t: Tale, where: OpOf<'for-groups'>['where']): SeatId[] {
  if (where === 'here') return seatsHere(t.state, t.seat);
  return where === 'near' ? seatsNear(t) : seatsInPlay(t.state).filter((seat) => seat !== t.seat);
}

function changeGoldOf(t: Tale, group: Group, change: number): void {
  const applied = change >= 0 ? change : -take(group, -change);
  credit(group, Math.max(0, change));
  t.tell({ kind: 'gold', group: group.name, change: applied, total: totalGold(group) });
}

/** Each injured member of another group heals one red injury, as after a good night. */
function restAll(t: Tale, group: Group): void {
  for (const member of group.members.filter(({ injuries }) => injuries.red > 0)) {
    member.injuries.red -= 1;
    t.tell({ kind: 'healed', who: member.name, colour: 'red', by: 'rest' });
  }
}

/** What befalls the others at the table; their own steps in hand are not touched, since only one seat plays at a time. */
const forGroups = plainRule<OpOf<'for-groups'>>((op, t) => {
  const amount = op.amount ? rollAmount(t, op.amount, 'for groups').total : 0;
  const seats = seatsAt(t, op.where);
  if (op.effect === 'gossip') {
    if (seats.length > 0 && op.text) t.tell({ kind: 'gossip', text: prose(op.text, groupOf(t), t.locals) });
    return;
  }
  for (const seat of seats) {
    const group = groupAt(t.state, seat);
    if (op.effect === 'gold') changeGoldOf(t, group, amount);
    else if (op.effect === 'fame') changeFame(group, amount, t.tell.bind(t));
    else if (op.effect === 'honor') changeHonor(group, amount, t.tell.bind(t));
    else restAll(t, group);
  }
});

/** The seat that is asked: the one that stands out, by the order of play where several do. */
function asked(t: Tale, whom: OpOf<'ask-group'>['whom']): SeatId | undefined {
  const seats = whom === 'here' ? seatsHere(t.state, t.seat) : seatsInPlay(t.state).filter((seat) => seat !== t.seat);
  const worth = (seat: SeatId) => {
    const group = groupAt(t.state, seat);
    if (whom === 'richest') return totalGold(group);
    if (whom === 'poorest') return -totalGold(group);
    return whom === 'most-honored' ? group.honor : whom === 'least-honored' ? -group.honor : 0;
  };
  return seats.reduce<SeatId | undefined>((a, b) => (a !== undefined && worth(a) >= worth(b) ? a : b), undefined);
}

function* askGroup(op: OpOf<'ask-group'>, t: Tale): Play<ReturnType<typeof branch>> {
  const seat = asked(t, op.whom);
  if (seat === undefined) return branch(op, 'nobody', 'no');
  const other = groupAt(t.state, seat);
  const price = op.gold ?? 0;
  const answer = yield* t.ask({
    name: 'other group',
    kind: 'other-group',
    seats: [seat],
    text: { text: prose(op.text, groupOf(t), t.locals) },
    options: [
      {
        id: 'yes',
        label: price > 0 ? { key: 'yes-and-pay', args: { gold: price } } : { key: 'yes' },
        ...(totalGold(other) < price && {
          refused: { refused: 'not-enough-gold', args: { price, has: totalGold(other) }, rule: 'UQ-TRE-07' },
        }),
      },
      { id: 'no', label: { key: 'no' } },
    ],
    default: 'no',
  });
  const yes = answer.options[0] === 'yes';
  t.tell({ kind: 'chosen', group: other.name, label: { key: yes ? 'yes' : 'no' }, by: 'player' });
  if (!yes) return branch(op, 'no');
  if (price > 0) {
    changeGoldOf(t, other, -price);
    changeGoldOf(t, groupOf(t), price);
  }
  return branch(op, 'yes');
}

const gossip = plainRule<OpOf<'gossip'>>((op, t) => {
  t.tell({ kind: 'gossip', text: prose(op.text, groupOf(t), t.locals) });
});

const special = rule<OpOf<'special'>>(1, function* (op, t) {
  const handler = SPECIALS[op.name];
  if (!handler) throw new Error(`no special is called ${op.name}`);
  return branch(op, yield* handler.run(t));
});

/** What concerns the other players, and what fits nothing else. */
export const otherOps: Readonly<Record<string, Rule>> = {
  'for-groups': forGroups,
  'ask-group': rule<OpOf<'ask-group'>>(1, askGroup),
  gossip,
  special,
};
