import { attributeValue, tryAttribute } from '../attributes.js';
import { rowOf, situationOf, stancesOf, strengthIn, type Battle } from '../combat/battle.js';
import { strike } from '../combat/foes.js';
import { injure } from '../combat/harm.js';
import type { Power } from '../combat/power.js';
import type { Foe } from '../combat/situation.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import { canHurt } from '../sheet/strength.js';
import type { Adventurer } from '../state.js';
import { talismanWindow, type Thrown } from '../talismans.js';
import type { Play } from '../tale.js';
import { surroundings } from '../where.js';

/** The blow itself must beat the victim's armor (UQ-THF-20). */
function* stab(battle: Battle, thief: Adventurer, foe: Foe): Play<void> {
  const { t } = battle;
  const plus = strengthIn(battle, thief, 'ME').total;
  const tell = (face: number) =>
    t.tell({ kind: 'rolled', purpose: 'assassinate', dice: [face], total: face + plus, who: thief.name });
  const purpose = `assassinate: ${thief.name}`;
  const first = { id: thief.id, purpose, sides: 6, face: t.roll(purpose, 6), who: thief.name };
  tell(first.face);
  const held = ([die]: readonly Thrown[]) => (die?.face ?? 6) + plus <= foe.armor && 6 + plus > foe.armor;
  const [last = first] = yield* talismanWindow(t, purpose, [first], { worthwhile: held });
  if (last.face !== first.face) tell(last.face);
  const total = last.face + plus;
  const killed = total > foe.armor;
  if (killed) {
    strike(foe);
    battle.assassinated += 1;
  }
  battle.t.tell({
    kind: 'skill-used',
    who: thief.name,
    skill: 'Assassinate',
    effect: killed ? 'assassinated' : 'armor-held',
    args: { foe: foe.name, total, armor: foe.armor },
  });
}

/**
 * UQ-THF-18 to 22: MOV to get there, DEX to strike; only if both fail is the thief hurt. One entry for each kind of foe, which
 * keeps its number when one before it is gone.
 */
function assassinations(battle: Battle, thief: Adventurer): Power[] {
  const { foes } = battle;
  const where = { ...surroundings(battle.t), onFoot: true };
  const needs = (attribute: 'MOV' | 'DEX') => attributeValue(thief, attribute, where) + mastery(thief);
  const deeds = foes.map((foe, i): Power => ({
    id: `assassinate:${thief.id}${i === 0 ? '' : `:${i + 1}`}`,
    who: thief,
    skill: 'Assassinate',
    effect: foes.length === 1 ? 'assassinate' : `assassinate:${foe.name}`,
    tries: { MOV: needs('MOV'), DEX: needs('DEX') },
    moment: 'before',
    run: () => creep(battle, thief, foe),
  }));
  return deeds.filter((_, i) => (foes[i]?.count ?? 0) > 0);
}

const mastery = (thief: Adventurer): number => (hasMastered(thief, 'Assassinate') ? 1 : 0);

function* creep(battle: Battle, thief: Adventurer, foe: Foe): Play<void> {
  const options = { of: 'Assassinate', because: 'mastery', plus: mastery(thief) };
  const near = yield* tryAttribute(battle.t, thief, 'MOV', { ...options, rule: 'UQ-THF-18' });
  const sure = yield* tryAttribute(battle.t, thief, 'DEX', { ...options, rule: 'UQ-THF-18' });
  if (near.passed && sure.passed) yield* stab(battle, thief, foe);
  else if (!near.passed && !sure.passed) {
    yield* injure(battle.t, thief, { colour: 'red', source: 'Assassinate', ducked: battle.ducked });
  }
}

/** UQ-THF-18: where there is a melee, with a weapon that can kill such a foe (UQ-EQP-59), within reach. */
function couldStab(battle: Battle, thief: Adventurer): boolean {
  return stancesOf(battle, thief).includes('ME') && canHurt(thief, 'melee', situationOf(battle));
}

export function thiefPowers(battle: Battle): Power[] {
  if (battle.round > 0 || !battle.voluntary) return [];
  return rowOf(battle)
    .filter((member) => canUse(member, 'Assassinate') && couldStab(battle, member))
    .flatMap((thief) => assassinations(battle, thief));
}
