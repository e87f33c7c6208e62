import { rollAmount } from '../amounts.js';
import type { DiceAmount } from '../../../book/contract/basics.js';
import type { Part, UltraQuestFact } from '../facts.js';
import type { Play } from '../tale.js';
import { plugsOf } from './plugs.js';
import { canHurt } from '../sheet/strength.js';
import type { Adventurer } from '../state.js';
import { talismanWindow, type Thrown } from '../talismans.js';
import { armorOf } from './armor.js';
import { extraDiceOf, fighters, rangeOf, situationOf, stanceOf, strengthIn, targets, type Battle } from './battle.js';
import { firstFoe } from './foes.js';
import { icy, mindsIce, pierced } from './kinds.js';
import type { Foe } from './situation.js';

type RoundFact = Extract<UltraQuestFact, { kind: 'fight-round' }>;

/** One fighter's part of a round. */
export interface Blow {
  readonly who: Adventurer;
  readonly faces: number[];
  readonly plus: number;
  /** What `plus` is made of. */
  readonly parts: readonly Part[];
}

interface Round {
  readonly ours: Blow[];
  readonly theirs: number[];
  readonly theirPlus: number;
  readonly help: number;
}

/** A Fairy adds her value without a die (UQ-RACE-21); who cannot hurt ghosts adds nothing at all (UQ-CMB-43). */
export function canRoll(battle: Battle, member: Adventurer): boolean {
  return member.race !== 'fairy' && harms(battle, member);
}

/** Whether a fighter's blows can be felt at all. */
export function harms(battle: Battle, member: Adventurer): boolean {
  return battle.arrows.has(member.id) || canHurt(member, rangeOf(stanceOf(battle, member)), situationOf(battle));
}

function ourBlow(battle: Battle, who: Adventurer): Blow {
  const { t, round } = battle;
  if (!harms(battle, who)) return { who, faces: [], plus: 0, parts: [] };
  const { total: plus, parts } = strengthIn(battle, who, stanceOf(battle, who));
  if (who.race === 'fairy') return { who, faces: [], plus, parts };
  const faces = [t.roll(`round ${round}: ${who.name}`, 6)];
  for (let more = extraDiceOf(battle, who); more > 0; more--)
    faces.push(t.roll(`round ${round}: ${who.name}, more`, 6));
  return { who, faces, plus, parts };
}

/**
 * UQ-WIZ-34, UQ-WIZ-35: ice makes sixes roll again, in a melee too only every second one; a master's turns sixes into ones.
 * `which` counts the faces that it touches, from 1.
 */
export function iced({ ice }: Pick<Battle, 'ice'>, face: number, which: number, again: () => number): number {
  if (!ice) return face;
  if (ice.mastered && face === 6) return 1;
  return ice.mastered || ice.everySix || which % 2 === 0 ? again() : face;
}

function theirDice(battle: Battle): number[] {
  const faces: number[] = [];
  let touched = 0;
  for (const foe of battle.foes) {
    const count = foe.dice.reduce((sum, row) => sum + row.count, 0) * foe.count;
    const sides = foe.dice[0]?.sides ?? 6;
    for (let die = 0; die < count; die++) {
      const throwOne = () => battle.t.roll(`round ${battle.round}: foe ${faces.length + 1}`, sides === 3 ? 6 : sides);
      const face = throwOne();
      const counted = mindsIce(foe) && icy(face, foe) ? iced(battle, face, ++touched, throwOne) : face;
      faces.push(sides === 3 ? Math.ceil(counted / 2) : counted);
    }
  }
  return faces;
}

/** Everybody who fights on a side, with their dice. */
export function throwOurs(battle: Battle): Blow[] {
  return fighters(battle).map((member) => ourBlow(battle, member));
}

function throwDice(battle: Battle, help: DiceAmount | undefined): Round {
  const ours = throwOurs(battle);
  return {
    ours,
    help: help ? Math.max(0, rollAmount(battle.t, help, `round ${battle.round}: help`).total) : 0,
    theirs: theirDice(battle),
    theirPlus: battle.foes.reduce((sum, foe) => sum + foe.count * foe.plus, 0),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function totalOf(blows: readonly Blow[]): number {
  return sum(blows.map(({ faces, plus }) => sum(faces) + plus));
}

function ourTotal({ ours, help }: Round): number {
  return help + totalOf(ours);
}

/** How far Armor Pierce lowers an enemy's armor: the best of those who fight hand to hand (UQ-FGT-11, UQ-FGT-12). */
export function pierceOf(battle: Battle): number {
  const melee = fighters(battle).filter((member) => stanceOf(battle, member) === 'ME');
  const pierces = melee.flatMap((member) =>
    plugsOf(member, situationOf(battle), []).map(({ plug, owner }) => plug.pierce?.(owner) ?? 0),
  );
  return Math.max(0, ...pierces);
}

const hasMagicArmor = ({ tags }: Foe): boolean => tags.some((tag) => tag === 'magic' || tag === 'demon');

/** How much armor of theirs an arrow of magic would pass (UQ-WIZ-08). */
export function passedByArrow(battle: Battle): number {
  const foe = firstFoe(battle.foes);
  return !foe || hasMagicArmor(foe) ? 0 : foeArmor(battle);
}

/** The enemy's armor as it counts in this round: pierced, or ignored by an arrow of magic (UQ-WIZ-08, C-52). */
export function foeArmor(battle: Battle): number {
  const foe = firstFoe(battle.foes);
  if (!foe) return 0;
  if (battle.arrows.size > 0 && !hasMagicArmor(foe)) return 0;
  return pierced(foe, pierceOf(battle));
}

/** Positive: for us, and through the enemy's armor. Negative: the damage to us. 0: a tie (UQ-CMB-16 to 18, 25). */
function resultOf(battle: Battle, round: Round): number {
  const difference = ourTotal(round) - (sum(round.theirs) + round.theirPlus);
  return difference > 0 && difference <= foeArmor(battle) ? 0 : difference;
}

/** Each blow as a page shows it. */
export function inFigures(blows: readonly Blow[]): RoundFact['ours'] {
  return blows.map(({ who, faces, plus, parts }) => ({
    who: who.name,
    die: sum(faces),
    plus,
    total: sum(faces) + plus,
    parts,
  }));
}

function tellRound(battle: Battle, round: Round): void {
  const result = resultOf(battle, round);
  const ours = inFigures(round.ours);
  if (round.help > 0) ours.push({ who: 'help', die: round.help, plus: 0, total: round.help });
  battle.t.tell({
    kind: 'fight-round',
    round: battle.round,
    ours,
    ourTotal: ourTotal(round),
    theirs: [...round.theirs],
    foes: battle.foes.reduce((all, { count }) => all + count, 0),
    theirPlus: round.theirPlus,
    theirTotal: sum(round.theirs) + round.theirPlus,
    outcome: result > 0 ? 'ours' : result < 0 ? 'theirs' : 'tie',
    damage: Math.abs(ourTotal(round) - sum(round.theirs) - round.theirPlus),
    ...(result >= 0 && { armor: foeArmor(battle) }),
    ...(result < 0 && front(battle)),
  });
}

/** The first whom damage meets (UQ-CMB-20, UQ-CMB-21). What an arrow of magic does to armor is not known yet (UQ-CMB-63). */
function front(battle: Battle): Pick<RoundFact, 'front'> {
  const [first] = targets(battle);
  if (!first || battle.foes.some(({ count, tags }) => count > 0 && tags.includes('mage'))) return {};
  return { front: { who: first.name, armor: armorOf(battle, first) } };
}

/** The dice of a round on the table, and what came of it: see `resultOf`. A talisman may turn one of our own (W4). */
export function* rollRound(battle: Battle, help: DiceAmount | undefined): Play<number> {
  const round = throwDice(battle, help);
  tellRound(battle, round);
  if (resultOf(battle, round) > 0) return resultOf(battle, round);
  const thrown = diceOf(battle, round.ours);
  const changed = yield* talismanWindow(battle.t, `round ${battle.round}`, thrown, {
    best: 6,
    worthwhile: (dice, talismans) => {
      lay(round.ours, atBest(dice, talismans));
      const most = resultOf(battle, round);
      lay(round.ours, dice);
      return resultOf(battle, round) <= 0 && most > resultOf(battle, round);
    },
  });
  lay(round.ours, changed);
  if (changed.some((die, i) => die !== thrown[i])) tellRound(battle, round);
  return resultOf(battle, round);
}

/** The dice as they would lie if so many more throws brought sixes, for the lowest of them. */
function atBest(dice: readonly Thrown[], throws: number): Thrown[] {
  const turned = dice.toSorted((a, b) => a.face - b.face).slice(0, throws);
  return dice.map((die) => (turned.includes(die) ? { ...die, face: 6 } : die));
}

/** A side's dice as they lie, for a talisman. */
export function diceOf(battle: Battle, blows: readonly Blow[]): Thrown[] {
  return blows.flatMap(({ who, faces }) =>
    faces.map((face, i) => ({
      id: i === 0 ? who.id : `${who.id}-${i + 1}`,
      purpose: `round ${battle.round}: ${who.name}`,
      sides: 6,
      face,
      who: who.name,
    })),
  );
}

/** Puts the dice back where they came from. */
export function lay(blows: readonly Blow[], dice: readonly Thrown[]): void {
  for (const { who, faces } of blows) {
    for (const [i] of faces.entries()) {
      faces[i] = dice.find((die) => die.id === (i === 0 ? who.id : `${who.id}-${i + 1}`))?.face ?? faces[i] ?? 1;
    }
  }
}
