import type { SeatId } from '../../../engine/words.js';
import { groupAt, seatsHere } from '../groups.js';
import { optionId } from '../option-id.js';
import { ailmentsOf, called } from '../sheet/ailments.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf, pick } from '../who.js';

interface Neighbour {
  readonly seat: SeatId;
  readonly member: Adventurer;
}

/** Members of groups in the same space who have need of something: miracles are favours that groups may do each other (UQ-ACT-38). */
export function neighbours(t: Pick<Tale, 'seat' | 'state'>, need: (one: Adventurer) => boolean): Neighbour[] {
  if (groupOf(t).dungeon) return [];
  return seatsHere(t.state, t.seat)
    .filter((seat) => !groupAt(t.state, seat).dungeon)
    .flatMap((seat) =>
      groupAt(t.state, seat)
        .members.filter(need)
        .map((member) => ({ seat, member })),
    );
}

/** Whom a miracle is for: one of the own group, or of another that is here. */
export function* chooseInNeed(
  t: Tale,
  need: (one: Adventurer) => boolean,
  question: string,
): Play<Adventurer | undefined> {
  const own = groupOf(t).members.filter(need);
  const others = neighbours(t, need);
  if (others.length === 0) return (yield* pick(t, own, 1, 1, { question }))[0];
  const id = ({ seat, member }: Neighbour) => optionId('theirs', seat, member.id);
  const answer = yield* t.ask({
    name: question,
    kind: 'who',
    text: { key: question, args: { min: 1, max: 1 } },
    options: [
      ...own.map((member) => ({ id: `who:${member.id}`, label: called(member) })),
      ...others.map((other) => ({
        id: id(other),
        label: {
          key: 'one-of-theirs',
          args: { who: other.member.name, group: groupAt(t.state, other.seat).name, ...ailmentsOf(other.member) },
        },
      })),
      { id: 'nobody', label: { key: 'nobody-after-all' }, tone: 'quiet' as const },
    ],
    default: own[0] ? `who:${own[0].id}` : 'nobody',
  });
  const [said] = answer.options;
  return own.find((member) => `who:${member.id}` === said) ?? others.find((other) => id(other) === said)?.member;
}
