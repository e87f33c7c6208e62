import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { talismanWindow } from '../talismans.js';
import { extraDiceOf, fighters, stanceOf, strengthIn, type Battle } from './battle.js';
import { armorOf } from './armor.js';
import { canRoll, diceOf, iced, inFigures, lay, throwOurs, totalOf, type Blow } from './round.js';
import type { Foe } from './situation.js';

/** A fighter of one group as the other group meets him. */
function asFoe(battle: Battle, member: Adventurer): Foe {
  const more = extraDiceOf(battle, member, Math.max(1, battle.round));
  return {
    count: 1,
    name: member.name,
    dice: canRoll(battle, member) ? [{ count: 1 + more, sides: 6 }] : [],
    plus: strengthIn(battle, member, stanceOf(battle, member)).total,
    armor: armorOf(battle, member),
    tags: [],
  };
}

/** Each side sees the other as it stands now. Gives who stands behind each of the foes of `battle`. */
export function face(battle: Battle, rival: Battle): Map<Foe, Adventurer> {
  const faced = new Map(fighters(rival).map((member) => [asFoe(rival, member), member] as const));
  battle.foes.splice(0, battle.foes.length, ...faced.keys());
  return faced;
}

interface Side {
  readonly battle: Battle;
  readonly blows: Blow[];
}

/** UQ-WIZ-34, UQ-WIZ-35: ice that one group has called down is on the dice of the other. */
function chill({ ice }: Battle, { battle, blows }: Side): void {
  let touched = 0;
  for (const { who, faces } of blows) {
    const again = () => battle.t.roll(`round ${battle.round}: ${who.name}, iced`, 6);
    for (const [i, face] of faces.entries()) if (face === 6) faces[i] = iced({ ice }, face, ++touched, again);
  }
}

function tellClash({ battle, blows }: Side, theirs: Side): void {
  const [ourTotal, theirTotal] = [totalOf(blows), totalOf(theirs.blows)];
  battle.t.tell({
    kind: 'fight-round',
    round: battle.round,
    ours: inFigures(blows),
    ourTotal,
    theirs: theirs.blows.flatMap(({ faces }) => faces),
    theirPlus: theirs.blows.reduce((sum, { plus }) => sum + plus, 0),
    theirTotal,
    outcome: ourTotal > theirTotal ? 'ours' : ourTotal < theirTotal ? 'theirs' : 'tie',
    damage: Math.abs(ourTotal - theirTotal),
  });
}

/** Window W4 for one side that has not won the round; true if a die lies differently now. */
function* mayTurnADie(own: Side, other: Side): Play<boolean> {
  if (totalOf(own.blows) > totalOf(other.blows)) return false;
  const { battle, blows } = own;
  const thrown = diceOf(battle, blows);
  const kept = yield* talismanWindow(battle.t, `round ${battle.round}`, thrown, {
    best: 6,
    worthwhile: (dice) => {
      lay(blows, dice);
      return totalOf(blows) <= totalOf(other.blows) && dice.some(({ face: shown }) => shown < 6);
    },
  });
  lay(blows, kept);
  return kept.some((die, i) => die !== thrown[i]);
}

/** A round between two groups: everybody's dice, ice, talismans. Gives how far `ours` are ahead; negative: behind (UQ-CMB-16). */
export function* clash(ours: Battle, theirs: Battle): Play<number> {
  const [own, other]: [Side, Side] = [
    { battle: ours, blows: throwOurs(ours) },
    { battle: theirs, blows: throwOurs(theirs) },
  ];
  chill(theirs, own);
  chill(ours, other);
  tellClash(own, other);
  while ((yield* mayTurnADie(own, other)) || (yield* mayTurnADie(other, own))) tellClash(own, other);
  return totalOf(own.blows) - totalOf(other.blows);
}
