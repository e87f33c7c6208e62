import { cast, castingId, castings, castsMasterfully, type Casting } from '../casting.js';
import { fighters, rowOf, stanceOf, strengthIn, type Battle } from '../combat/battle.js';
import { needing, soon, type Power } from '../combat/power.js';
import { harms, passedByArrow } from '../combat/round.js';
import type { Adds } from '../facts.js';
import type { TrialResult } from '../attributes.js';
import type { Adventurer, Effect } from '../state.js';
import type { Play } from '../tale.js';
import { enhancementPowers } from './enhancements.js';

/** A spell that works on the dice of one round (UQ-WIZ-08, 17, 34). */
function spell(
  casting: Casting,
  effect: string,
  moment: 'before' | 'round',
  adds: Adds,
  then: (battle: Battle, result: TrialResult) => void,
): Power {
  return {
    id: castingId(casting),
    who: casting.caster,
    skill: casting.skill,
    effect,
    adds,
    ...needing(casting),
    moment,
    *run(battle): Play<void> {
      const result = yield* cast(battle.t, casting);
      if (result.passed) then(battle, result);
    },
  };
}

function boost(battle: Battle, who: Adventurer, source: string, value: number): void {
  battle.boosts.push({ who: who.id, source, value, round: battle.round });
}

/** UQ-WIZ-08, UQ-WIZ-09: stronger by one, and only magic armor stops it. */
function magicArrow(battle: Battle, casting: Casting): Power {
  const sum = castsMasterfully(casting) ? 3 : 1;
  const passes = passedByArrow(battle);
  const adds = { ...addedByArrow(battle, casting.caster, sum), ...(passes > 0 && { passes }) };
  return spell(casting, 'magic-arrow', 'round', adds, () => {
    boost(battle, casting.caster, 'Magic Arrow', sum);
    battle.arrows.add(casting.caster.id);
  });
}

/** Our ruling to UQ-CMB-43: the arrow is felt by ghosts and demons, so whoever adds nothing otherwise counts in full with it. */
function addedByArrow(battle: Battle, caster: Adventurer, sum: number): Adds {
  if (harms(battle, caster)) return { sum };
  const whole = strengthIn(battle, caster, stanceOf(battle, caster)).total + sum;
  return caster.race === 'fairy' ? { sum: whole } : { dice: 1, sum: whole };
}

/** UQ-WIZ-17 to 19: by the number of opponents; a giant or a dragon is worth two. */
function fireball(battle: Battle, casting: Casting): Power {
  const sum = Math.min(3, opponents(battle)) * (castsMasterfully(casting) ? 2 : 1);
  return spell(casting, 'fireball', 'round', { sum }, () => boost(battle, casting.caster, 'Fireball', sum));
}

function opponents(battle: Battle): number {
  const large = ['giant', 'dragon'];
  const worth = battle.foes.map((foe) => foe.count * (foe.tags.some((tag) => large.includes(tag)) ? 2 : 1));
  return worth.reduce((sum, count) => sum + count, 0);
}

/** UQ-WIZ-34, UQ-WIZ-35: the enemies' sixes are rolled again, every second one where there is a melee too. */
function iceStorm(casting: Casting): Power {
  return spell(casting, 'ice-storm', 'round', {}, (battle) => {
    battle.ice = { everySix: battle.kind === 'RA', mastered: castsMasterfully(casting) };
  });
}

function addEffect(battle: Battle, adventurer: Adventurer, effect: Effect): void {
  adventurer.effects.push(effect);
  battle.t.tell({
    kind: 'effect',
    who: adventurer.name,
    effect: effect.kind,
    amount: effect.amount,
    until: effect.until,
  });
}

/** UQ-WIZ-32, UQ-WIZ-33. */
function dragonSkin(battle: Battle, casting: Casting): Power {
  return spell(casting, 'dragon-skin', soon(battle), { armor: 2 }, () => {
    const effect = { kind: 'armor', source: 'Dragon Skin', magic: true, until: 'fight' } as const;
    addEffect(battle, casting.caster, { ...effect, amount: 2 });
    if (!castsMasterfully(casting)) return;
    for (const other of rowOf(battle)) if (other !== casting.caster) addEffect(battle, other, { ...effect, amount: 1 });
  });
}

/** UQ-WIZ-27 to 29: safe from missiles until a round of the fight, which the amount names; on another it is harder. */
function sphere(battle: Battle, casting: Casting, whom: Adventurer): Power {
  const other = whom !== casting.caster;
  return {
    id: `${castingId(casting)}:${whom.id}`,
    who: casting.caster,
    skill: 'Sphere',
    effect: `sphere:${whom.name}`,
    ...needing(casting, other ? -1 : 0),
    moment: soon(battle),
    *run() {
      const { passed, margin } = yield* cast(battle.t, casting, { plus: other ? -1 : 0, because: 'somebody else' });
      if (!passed) return;
      const effect = { kind: 'protection', from: 'missiles', source: 'Sphere', magic: true, until: 'fight' } as const;
      for (const adventurer of castsMasterfully(casting) ? rowOf(battle) : [whom]) {
        addEffect(battle, adventurer, { ...effect, amount: Math.max(1, battle.round) + Math.max(0, margin) });
      }
    },
  };
}

/** Instant spells: ahead of the first round, and between two (UQ-WIZ-13, 15, 27, 32). */
function instant(battle: Battle, row: readonly Adventurer[]): Power[] {
  const missiles = battle.kind !== 'ME';
  return [
    ...castings(battle.group, 'Dragon Skin', row).map((casting) => dragonSkin(battle, casting)),
    ...(missiles
      ? castings(battle.group, 'Sphere', row).flatMap((casting) => row.map((whom) => sphere(battle, casting, whom)))
      : []),
    ...enhancementPowers(battle, row),
  ];
}

export function wizardPowers(battle: Battle): Power[] {
  const row = rowOf(battle);
  const active = fighters(battle);
  const shooters = active.filter((member) => stanceOf(battle, member) === 'RA' && harms(battle, member));
  return [
    ...castings(battle.group, 'Magic Arrow', active).map((casting) => magicArrow(battle, casting)),
    ...castings(battle.group, 'Fireball', shooters).map((casting) => fireball(battle, casting)),
    ...(battle.kind === 'ME' ? [] : castings(battle.group, 'Ice Storm', row).map(iceStorm)),
    ...instant(battle, row),
  ];
}
