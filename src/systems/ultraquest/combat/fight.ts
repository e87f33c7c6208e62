import type { FightOp } from '../../../book/contract/fights.js';
import type { Flow } from '../../../engine/system.js';
import { tellAmount } from '../amounts.js';
import { changeFame } from '../fame.js';
import { payForRage, retreatInOrder, retreatLeaders } from '../fighters/powers.js';
import { branch, END } from '../ops/rule.js';
import { alertness, sentries } from '../rangers/alertness.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { loseBodies } from '../turn/burial.js';
import { bindOutcome, choose, groupOf, present } from '../who.js';
import { robInjured } from '../robbery.js';
import { closeWith, fighters, rowOf, situationOf, type Battle, type Outcome } from './battle.js';
import { suffer, stillStands } from './damage.js';
import { openBattle } from './encounter.js';
import { flee } from './flight.js';
import { countOf, gatherFoes, tellFoes } from './foes.js';
import { able } from './line-up.js';
import { battlePlan, usePowers } from './plan.js';
import { rollRound } from './round.js';
import { ROUNDS, someFoe, undeadFight } from './situation.js';
import { tame } from './taming.js';
import { tieWindow } from './tie.js';

/** The fight as its text has it: forced or not (UQ-EVT-16, UQ-CMB-06), hand to hand or from afar (UQ-EVT-17), from behind (UQ-CMB-08). */
function* meetTheEnemy(op: FightOp, t: Tale): Play<Battle> {
  const only = op.only ? (yield* choose(op.only, t)).map((member) => member.id) : null;
  return openBattle(t, {
    kind: op.kind,
    voluntary: !op.forced,
    behind: op.behind ?? false,
    only,
    foes: gatherFoes(op, t),
    night: op.night ?? false,
    surprise: op.surprise ?? false,
    place: op.place,
  });
}

/** A fight from its announcement to its end (the chapter on combat, UQ-CMB). What its text says of the place holds for all that is done in it. */
export function* fight(op: FightOp, t: Tale): Play<Flow> {
  const { scene } = groupOf(t);
  const flags = scene?.flags ?? [];
  if (scene && op.place !== undefined) scene.flags = [...flags, op.place];
  const flow = yield* fightHere(op, t);
  if (scene) scene.flags = flags;
  return flow;
}

function* fightHere(op: FightOp, t: Tale): Play<Flow> {
  const battle = yield* meetTheEnemy(op, t);
  if (countOf(battle.foes) === 0 || rowOf(battle).length === 0) return yield* aftermath(op, battle, 'declined');
  tellFoes(battle, sentries(battle).length > 0);
  yield* alertness(battle);
  if (able(battle).length === 0) return yield* aftermath(op, battle, battle.voluntary ? 'declined' : 'lose');
  if (!(yield* battlePlan(battle))) return yield* aftermath(op, battle, 'declined');
  yield* usePowers(battle, 'before');
  return yield* aftermath(op, battle, yield* rounds(op, battle));
}

/** Up to three rounds, until one side has an injury, the group flees, or both are exhausted (UQ-CMB-01 to 03). */
function* rounds(op: FightOp, battle: Battle): Play<Outcome> {
  battle.round = 0;
  if (countOf(battle.foes) === 0) return 'win';
  // Whoever was to fight has come to harm as an assassin.
  if (fighters(battle).length === 0) return 'lose';
  for (battle.round = 1; ; battle.round += 1) {
    const result = yield* oneRound(op, battle);
    if (result !== 'tie') return result;
    const last = battle.round >= ROUNDS;
    const undead = undeadFight(situationOf(battle));
    if (last && !undead) return 'tie';
    const choice = yield* tieWindow(battle, last);
    if (choice === 'fight-on') continue;
    yield* flee(battle, { orderly: choice === 'retreat', driven: last });
    if (choice === 'retreat') battle.tactics.add('spared');
    return 'fled';
  }
}

/** One round: powers, dice, and the damage that comes of them. */
function* oneRound(op: FightOp, battle: Battle): Play<Outcome> {
  battle.arrows.clear();
  battle.ice = null;
  yield* usePowers(battle, 'round');
  const result = yield* rollRound(battle, op.help);
  closeWith(battle);
  if (result > 0) return 'win';
  if (result === 0) return 'tie';
  const struck = yield* suffer(battle, -result);
  // Whoever could still fight was taken out of it by magic.
  if (struck.length === 0) return fighters(battle).length === 0 ? 'fled' : 'tie';
  return (yield* stillStands(battle, struck)) && fighters(battle).length > 0 ? 'tie' : 'lose';
}

/** What a fight leaves behind: rage, robbery, Fame, and whom it struck. */
function* aftermath(op: FightOp, battle: Battle, outcome: Outcome): Play<Flow> {
  const { t, group } = battle;
  const there = rowOf(battle);
  if (outcome !== 'declined' && group.scene) group.scene.fought = true;
  t.tell({ kind: 'fight-ends', outcome, rounds: battle.round });
  const isBeaten = outcome === 'lose' || outcome === 'fled';
  yield* payForRage(battle, isBeaten);
  if (isBeaten) yield* beaten(battle, outcome);
  if (outcome === 'win') win(op, battle);
  for (const member of group.members) member.effects = member.effects.filter(({ until }) => until !== 'fight');
  bindStruck(battle, there);
  return group.members.length === 0 ? END : branch(op, outcome);
}

function bindStruck(battle: Battle, there: readonly Adventurer[]): void {
  const all = [...there, ...battle.group.fallen.filter((dead) => !there.includes(dead))];
  const struck = all.filter((member) => battle.hurt.has(member.id));
  bindOutcome(
    battle.t,
    struck,
    present(battle.group).filter((member) => !battle.hurt.has(member.id)),
  );
}

/** Bandits rob after a fight lost or fled, unless Tactics made it a retreat (UQ-CMB-50, UQ-FGT-21, UQ-DEATH-04). */
function* beaten(battle: Battle, outcome: 'lose' | 'fled'): Play<void> {
  if (!someFoe(situationOf(battle), 'bandits')) return;
  if (outcome === 'lose') yield* retreatIfPossible(battle);
  if (!battle.tactics.has('spared')) robInjured(battle.t);
  loseBodies(battle.t);
}

/** On losing, Tactics keeps the robbers off; it costs nothing to try, so it rolls by itself. */
export function* retreatIfPossible(battle: Battle): Play<void> {
  for (const leader of retreatLeaders(battle)) {
    if (yield* retreatInOrder(battle, leader)) {
      battle.tactics.add('spared');
      return;
    }
  }
}

/** Fame for the whole, less one for each who was assassinated (UQ-THF-21); a mount may be tamed. */
function win(op: FightOp, battle: Battle): void {
  if (op.fame) {
    const fame = tellAmount(battle.t, op.fame, 'fame');
    changeFame(battle.group, Math.max(0, fame - battle.assassinated), battle.t.tell.bind(battle.t));
  }
  if (op.tame !== undefined) tame(battle, op.tame);
}
