import { payForRage } from '../fighters/powers.js';
import { alertness } from '../rangers/alertness.js';
import type { Play } from '../tale.js';
import { closeWith, fighters, type Battle, type Outcome } from './battle.js';
import { clash, face } from './clash.js';
import { stillStands, suffer } from './damage.js';
import { retreatIfPossible } from './fight.js';
import { flee } from './flight.js';
import { tellFoes } from './foes.js';
import { kill } from './harm.js';
import { lineUp } from './line-up.js';
import { battlePlan, usePowers } from './plan.js';
import { ROUNDS } from './situation.js';
import { tieWindow } from './tie.js';

/** How it went for one side, and for the other. */
const MIRRORED = { win: 'lose', lose: 'win', tie: 'tie', fled: 'win', declined: 'declined' } as const;

/**
 * Two groups fight by the rules of any fight (UQ-ACT-52, G-18): the attackers of their own will, the defenders because they must,
 * each with a plan of their own (windows W3 and W13). Gives the side that was beaten or fled, or nobody.
 */
export function* fightBetween(attackers: Battle, defenders: Battle): Play<Battle | undefined> {
  attackers.rival = defenders;
  defenders.rival = attackers;
  for (const side of [attackers, defenders]) lineUp(side);
  face(attackers, defenders);
  face(defenders, attackers);
  tellFoes(attackers);
  yield* alertness(defenders);
  const outcome = (yield* bothPlan(attackers, defenders)) ? yield* fightOn(attackers, defenders) : 'declined';
  const rounds = attackers.round;
  attackers.t.tell({ kind: 'fight-ends', outcome, rounds: outcome === 'declined' ? 0 : rounds });
  const beaten = outcome === 'win' ? defenders : outcome === 'lose' || outcome === 'fled' ? attackers : undefined;
  for (const side of [attackers, defenders]) yield* comeToRest(side, side === beaten);
  if (outcome !== 'declined' && attackers.group.scene) attackers.group.scene.fought = true;
  return beaten;
}

/** W3 and W13. False: the attackers think better of it, or the defenders heard them in time and are gone (UQ-CMB-07). */
function* bothPlan(attackers: Battle, defenders: Battle): Play<boolean> {
  if (!(yield* battlePlan(attackers))) return false;
  face(defenders, attackers);
  const { orders, name } = defenders.group;
  if (orders?.attacked === undefined) return yield* battlePlan(defenders);
  defenders.t.tell({ kind: 'order-followed', group: name, what: 'attacked' });
  lineUp(defenders);
  defenders.round = 1;
  return true;
}

/** Powers before the first round, then up to three rounds; as it went for the attackers. */
function* fightOn(attackers: Battle, defenders: Battle): Play<Outcome> {
  yield* prepare(attackers, defenders);
  yield* prepare(defenders, attackers);
  for (const side of [attackers, defenders]) side.round = 0;
  // Whoever was to fight was assassinated, or has come to harm as an assassin.
  for (const side of [attackers, defenders]) {
    if (fighters(side).length === 0) return side === attackers ? 'lose' : MIRRORED.lose;
  }
  for (const round of Array.from({ length: ROUNDS }, (_, i) => i + 1)) {
    for (const side of [attackers, defenders]) Object.assign(side, { round });
    const outcome = yield* oneRound(attackers, defenders);
    if (outcome !== 'tie' || round === ROUNDS) return outcome;
    const fled = yield* mayRun(attackers, defenders);
    if (fled) return fled;
  }
  return 'tie';
}

/** Powers before the first round; whom an assassin has reached is dead before it, unless something helps (UQ-THF-18). */
function* prepare(own: Battle, rival: Battle): Play<void> {
  const faced = face(own, rival);
  yield* usePowers(own, 'before');
  for (const [foe, member] of faced) {
    if (foe.count > 0) continue;
    rival.hurt.add(member.id);
    yield* kill(rival.t, member, { colour: 'red', source: 'Assassinate', unburied: true });
  }
  face(own, rival);
}

function* oneRound(attackers: Battle, defenders: Battle): Play<Outcome> {
  for (const side of [attackers, defenders]) {
    side.arrows.clear();
    side.ice = null;
  }
  yield* usePowers(attackers, 'round');
  yield* usePowers(defenders, 'round');
  face(attackers, defenders);
  face(defenders, attackers);
  const ahead = yield* clash(attackers, defenders);
  for (const side of [attackers, defenders]) closeWith(side);
  if (ahead === 0) return 'tie';
  const behind = ahead > 0 ? defenders : attackers;
  const outcome = yield* takeDamage(behind, Math.abs(ahead));
  return behind === attackers ? outcome : MIRRORED[outcome];
}

/** As it went for the side that lost the round (UQ-CMB-18, UQ-CMB-27). */
function* takeDamage(side: Battle, damage: number): Play<'lose' | 'tie'> {
  const struck = yield* suffer(side, damage);
  if (struck.length === 0) return fighters(side).length === 0 ? 'lose' : 'tie';
  if ((yield* stillStands(side, struck)) && fighters(side).length > 0) return 'tie';
  yield* retreatIfPossible(side);
  return 'lose';
}

/** Window W5 for both, the attackers first (UQ-CMB-35). */
function* mayRun(attackers: Battle, defenders: Battle): Play<Outcome | undefined> {
  lookAhead(attackers, defenders);
  for (const side of [attackers, defenders]) {
    const choice = yield* tieWindow(side, false);
    if (choice === 'fight-on') continue;
    yield* flee(side, { orderly: choice === 'retreat', driven: false });
    if (choice === 'retreat') side.tactics.add('spared');
    return side === attackers ? 'fled' : MIRRORED.fled;
  }
  return undefined;
}

/** Each side sees the other as it will be in the next round: what was for one round only is over. */
function lookAhead(...sides: [Battle, Battle]): void {
  const [one, other] = sides;
  for (const side of sides) side.round += 1;
  face(one, other);
  face(other, one);
  for (const side of sides) side.round -= 1;
}

/** The price of rage, and the end of what lasts for a fight. */
function* comeToRest(side: Battle, beaten: boolean): Play<void> {
  yield* payForRage(side, beaten);
  for (const member of side.group.members) member.effects = member.effects.filter(({ until }) => until !== 'fight');
}
