import type { DiceAmount } from '../../../book/contract/basics.js';
import { numberOf, type Rolled } from '../amounts.js';
import type { Play, Tale } from '../tale.js';
import type { Prize } from '../facts.js';
import { talismanWindow, type Throw, type Thrown } from '../talismans.js';
import { halved, hundred } from '../amounts.js';

/** A row of equal dice, each face kept apart; D100 is a tens and a ones die (UQ-DICE-04). */
interface Die extends Thrown {
  readonly sign: 1 | -1;
  readonly sides3: boolean;
  readonly part: 'whole' | 'tens' | 'ones';
}

function throwDice(t: Tale, amount: DiceAmount, purpose: string): Die[] {
  const dice: Die[] = [];
  const add = (sides: number, part: Die['part'], sign: 1 | -1, sides3: boolean, name: string) =>
    dice.push({ id: `${dice.length + 1}`, purpose: name, sides, face: t.roll(name, sides), part, sign, sides3 });
  for (const { count, sides } of amount.dice) {
    const sign = count < 0 ? -1 : 1;
    for (let i = 0; i < Math.abs(count); i++) {
      if (sides === 100) {
        add(10, 'tens', sign, false, `${purpose} tens`);
        add(10, 'ones', sign, false, `${purpose} ones`);
      } else add(sides === 3 ? 6 : sides, 'whole', sign, sides === 3, purpose);
    }
  }
  return dice;
}

/** What the dice are worth, a D100's two dice as one number. */
function values(dice: readonly Die[]): number[] {
  return dice.flatMap((die, i) => {
    const after = dice[i + 1];
    if (die.part === 'ones') return [];
    if (die.part === 'tens') return [die.sign * hundred(die.face, after?.face ?? 10)];
    return [die.sign * (die.sides3 ? halved(die.face) : die.face)];
  });
}

/** Dice that belong to the player: thrown, and then a talisman may roll one of them again (UQ-TAL-16, W4). */
export function* rerollable(t: Tale, amount: DiceAmount, purpose: string, stake?: Stake): Play<Rolled> {
  const thrown = throwDice(t, amount, purpose);
  const lying = (kept: readonly Thrown[]) => thrown.map((die, i) => ({ ...die, face: kept[i]?.face ?? die.face }));
  const refs = (amount.refs ?? []).map(({ local, times }) => times * numberOf(t.locals[local]));
  const total = (counted: readonly number[]) => [...counted, ...refs].reduce((sum, value) => sum + value, amount.plus);
  const most = total(values(lying(thrown.map((die) => ({ ...die, face: die.sign > 0 ? die.sides : 1 })))));
  const kept = yield* talismanWindow(
    t,
    purpose,
    thrown,
    stake && staked(stake, (dice) => total(values(lying(dice))), most),
  );
  const counted = values(lying(kept));
  return { total: total(counted), dice: counted.map(Math.abs) };
}

/** What a total brings, where a higher one is better. */
export type Stake = (total: number) => Prize;

/** Who has the best already is not asked. */
const staked = (stake: Stake, total: (dice: readonly Thrown[]) => number, most: number): Throw => ({
  worthwhile: (dice) => stake(total(dice)).number < stake(most).number,
  brings: (dice) => ({ now: stake(total(dice)), most: stake(most) }),
});
