import { fit, knows } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { mayLeave } from '../wizards/leaving.js';
import { isAway } from '../who.js';
import { armorOf } from './armor.js';
import { arrowStrikes } from './arrows.js';
import { bodiesAreLost, rowOf, situationOf, targets, type Battle } from './battle.js';
import { firstFoe } from './foes.js';
import { injure, type Colour } from './harm.js';
import { overrun } from './overrun.js';
import { pierceOf } from './round.js';
import { ROUNDS, woundsAreCursed } from './situation.js';
import { festering } from './venom.js';

/** What became of the points of damage: each is stopped by armor, makes an injury, or finds nobody left. */
export interface Dealt {
  readonly absorbed: number;
  readonly hits: readonly string[];
  readonly lost: number;
}

/**
 * Deals damage along a row (UQ-CMB-20 to 23): armor is taken off, the next point hurts, the rest goes to the next; after the
 * last it begins again at the front. `strike` gives whether the target still stands to be hit again.
 */
export function* deal(
  damage: number,
  row: () => readonly Adventurer[],
  armor: (target: Adventurer) => number,
  strike: (target: Adventurer) => Play<void>,
): Play<Dealt> {
  let left = damage;
  let absorbed = 0;
  const hits: string[] = [];
  while (left > 0 && row().length > 0) {
    for (const target of row()) {
      const stopped = Math.min(left, armor(target));
      absorbed += stopped;
      left -= stopped;
      if (left === 0) break;
      left -= 1;
      hits.push(target.id);
      yield* strike(target);
      if (left === 0) break;
    }
  }
  return { absorbed, hits, lost: left };
}

/** The armor of each target in this round: an arrow of magic, or the other group's Armor Pierce, is for the first one (C-52). */
function* armorInRound(battle: Battle): Play<(target: Adventurer) => number> {
  const [first] = targets(battle);
  const plain = first && armorOf(battle, first) > armorOf(battle, first, true) ? first : undefined;
  const arrowed = yield* arrowStrikes(battle, plain);
  const pierce = battle.rival ? pierceOf(battle.rival) : 0;
  return (target) => Math.max(0, armorOf(battle, target, target === arrowed) - (target === first ? pierce : 0));
}

/** Damage to the group after a lost round. Gives who was injured or killed by it. */
export function* suffer(battle: Battle, damage: number): Play<Adventurer[]> {
  const armor = yield* armorInRound(battle);
  yield* mayLeave(battle.t, {
    get text() {
      return { key: 'damage-preview', args: { damage, who: preview(battle, damage, armor).map(({ name }) => name) } };
    },
    endangered: () => preview(battle, damage, armor),
    everybody: () => rowOf(battle),
  });
  const colour: Colour = woundsAreCursed(situationOf(battle)) ? 'black' : 'red';
  const source = firstFoe(battle.foes)?.name ?? 'fight';
  const unburied = bodiesAreLost(battle);
  const struck: Adventurer[] = [];
  const inReach = targets(battle);
  const row = () => inReach.filter((target) => battle.group.members.includes(target) && !isAway(target));
  yield* deal(damage, row, armor, function* (target) {
    const harmed = yield* injure(battle.t, target, { colour, source, ducked: battle.ducked, unburied });
    if (harmed === 'averted') return;
    battle.hurt.add(target.id);
    if (!struck.includes(target)) struck.push(target);
  });
  yield* festering(battle, struck);
  yield* overrun(battle, inReach, { colour, source: 'overrun', ducked: battle.ducked, unburied });
  return struck;
}

/** Whom the damage would meet if nobody ducked: the preview of window W6. */
function preview(battle: Battle, damage: number, armor: (target: Adventurer) => number): Adventurer[] {
  const row = targets(battle);
  const hits = new Map<Adventurer, number>();
  const standing = () => row.filter((target) => (hits.get(target) ?? 0) + injuriesOf(target) < 2);
  for (let left = damage; left > 0 && standing().length > 0;) {
    for (const target of standing()) {
      left -= armor(target) + 1;
      if (left < 0) return [...hits.keys()];
      hits.set(target, (hits.get(target) ?? 0) + 1);
    }
  }
  return [...hits.keys()];
}

function injuriesOf({ injuries }: Adventurer): number {
  return injuries.red + injuries.black;
}

/**
 * Whether a side with these injuries has lost (UQ-CMB-01): yes, unless everybody hurt has Endurance, still stands, and
 * would rather fight on (ruled by the designer against UQ-CMB-27). After the third round nothing is left to fight on in.
 */
export function* stillStands(battle: Battle, struck: readonly Adventurer[]): Play<boolean> {
  const standing = (member: Adventurer) =>
    battle.group.members.includes(member) && knows(member, 'Endurance') && fit(member);
  if (battle.round >= ROUNDS || !struck.every(standing)) return false;
  const answer = yield* battle.t.ask({
    name: 'endure',
    kind: 'endurance',
    text: { key: 'endure', args: { who: struck.map((member) => member.name) } },
    options: [
      { id: 'withdraw', label: { key: 'withdraw' }, tone: 'quiet' },
      { id: 'fight-on', label: { key: 'fight-on' }, tone: 'danger' },
    ],
    default: 'withdraw',
  });
  return answer.options[0] === 'fight-on';
}
