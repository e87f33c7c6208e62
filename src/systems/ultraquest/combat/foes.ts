import type { FightOp } from '../../../book/contract/fights.js';
import { tellAmount } from '../amounts.js';
import type { FoeLine } from '../facts.js';
import type { Tale } from '../tale.js';
import type { Battle } from './battle.js';
import type { Foe } from './situation.js';

/** The enemies of an op: counts are rolled now (UQ-EVT-11), dice and AR stay those of one. */
export function gatherFoes(op: FightOp, t: Tale): Foe[] {
  return op.foes
    .map((foe) => ({
      count: Math.max(0, tellAmount(t, foe.count, `how many ${foe.name}`)),
      name: foe.name,
      dice: foe.strength.dice,
      plus: foe.strength.plus,
      armor: foe.armor,
      tags: foe.tags,
    }))
    .filter((foe) => foe.count > 0);
}

export function countOf(foes: readonly Foe[]): number {
  return foes.reduce((sum, foe) => sum + foe.count, 0);
}

/** `4D6+4`, from dice by sides and a constant. */
export function diceText(dice: ReadonlyMap<number, number>, plus: number): string {
  const rows = [...dice]
    .filter(([, count]) => count > 0)
    .map(([sides, count]) => `${count === 1 ? '' : count}D${sides}`);
  const constant = plus === 0 && rows.length > 0 ? '' : `${plus > 0 && rows.length > 0 ? '+' : ''}${plus}`;
  return rows.join('+') + constant;
}

function diceOf(foes: readonly Foe[], each: (foe: Foe) => number): Map<number, number> {
  const dice = new Map<number, number>();
  for (const foe of foes) {
    for (const { count, sides } of foe.dice) dice.set(sides, (dice.get(sides) ?? 0) + count * each(foe));
  }
  return dice;
}

/** Dice and bonus of all together (UQ-CMB-10). */
export function strengthText(foes: readonly Foe[]): string {
  return diceText(
    diceOf(foes, (foe) => foe.count),
    foes.reduce((sum, foe) => sum + foe.count * foe.plus, 0),
  );
}

export function foeLine(foe: Foe): FoeLine {
  return {
    count: foe.count,
    name: foe.name,
    strength: diceText(
      diceOf([foe], () => 1),
      foe.plus,
    ),
    armor: foe.armor,
    tags: [...foe.tags],
  };
}

export function tellFoes(battle: Battle, watched = false): void {
  battle.t.tell({
    kind: 'fight-begins',
    fight: battle.kind,
    forced: !battle.voluntary,
    ...(watched && { watched }),
    behind: battle.behind,
    foes: battle.foes.map(foeLine),
    foeStrength: strengthText(battle.foes),
    foeArmor: firstFoe(battle.foes)?.armor ?? 0,
  });
}

/** The one that our damage meets first (UQ-CMB-25). */
export function firstFoe(foes: readonly Foe[]): Foe | undefined {
  return foes.find((foe) => foe.count > 0);
}

/** Takes out one enemy of a kind: assassinated, or destroyed by a ray. */
export function strike(foe: Foe): void {
  foe.count = Math.max(0, foe.count - 1);
}
