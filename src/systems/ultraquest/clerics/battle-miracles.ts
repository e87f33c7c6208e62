import { cast, castingId, castings, castsMasterfully, type Casting } from '../casting.js';
import { bestStance, rowOf, type Battle } from '../combat/battle.js';
import { strike } from '../combat/foes.js';
import { takeStance } from '../combat/line-up.js';
import { needing, soon, type Power } from '../combat/power.js';
import { isUndead, type Foe } from '../combat/situation.js';
import { fit, isInjured } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { mend } from './mending.js';

/** UQ-CLR-12: ghosts stand it better, demons better still. */
const RESISTANCE = { 'a demon': -2, 'a ghost': -1, undead: 0 } as const;

function nature({ tags }: Foe): keyof typeof RESISTANCE {
  return tags.includes('demon') ? 'a demon' : tags.includes('ghost') ? 'a ghost' : 'undead';
}

const resistance = (foe: Foe): number => RESISTANCE[nature(foe)];

/** Destroys one undead, for a master one more for each point to spare (UQ-CLR-13). They still bring Fame (UQ-CLR-14). */
function* shine(battle: Battle, casting: Casting, foe: Foe): Play<void> {
  const result = yield* cast(battle.t, casting, { plus: resistance(foe), because: nature(foe) });
  if (!result.passed) return;
  let rays = castsMasterfully(casting) ? 1 + Math.max(0, result.margin) : 1;
  for (const undead of [foe, ...battle.foes.filter((other) => other !== foe && isUndead(other))]) {
    for (; rays > 0 && undead.count > 0; rays--) {
      strike(undead);
      battle.t.tell({
        kind: 'skill-used',
        who: casting.caster.name,
        skill: 'Holy Ray',
        effect: 'destroyed',
        args: { foe: undead.name },
      });
    }
  }
}

/** One entry for each kind of undead that it may be meant for. A kind keeps its number when one before it is gone. */
function holyRays(battle: Battle, casting: Casting): Power[] {
  const undead = battle.foes.filter(isUndead);
  const rays = undead.map((foe, i): Power => ({
    id: `${castingId(casting)}${i === 0 ? '' : `:${i + 1}`}`,
    who: casting.caster,
    skill: 'Holy Ray',
    effect: undead.length === 1 ? 'holy-ray' : `holy-ray:${foe.name}`,
    ...needing(casting, resistance(foe)),
    moment: 'before',
    run: () => shine(battle, casting, foe),
  }));
  return rays.filter((_, i) => (undead[i]?.count ?? 0) > 0);
}

/** Healing works at once: who was injured may fight, if the fight has not begun (UQ-CLR-08). */
function healing(battle: Battle, casting: Casting, patient: Adventurer): Power {
  const joins = battle.round === 0;
  return {
    id: `${castingId(casting)}:${patient.id}`,
    who: casting.caster,
    skill: 'Healing',
    effect: `healing:${patient.name}`,
    ...needing(casting),
    moment: 'plan',
    *run() {
      yield* mend(battle.t, casting, patient);
      if (joins && fit(patient)) takeStance(battle, patient, bestStance(battle, patient));
    },
  };
}

const holyArmorOf = (casting: Casting, people: number): number => (people === 1 && castsMasterfully(casting) ? 3 : 1);

/** UQ-CLR-15, UQ-CLR-16: magic armor for the whole turn: one point, for a master's one three. */
export function* castHolyArmor(t: Tale, casting: Casting, people: readonly Adventurer[]): Play<void> {
  if (!(yield* cast(t, casting)).passed) return;
  const amount = holyArmorOf(casting, people.length);
  for (const adventurer of people) {
    adventurer.effects.push({ kind: 'armor', amount, source: 'Holy Armor', magic: true, until: 'turn' });
    t.tell({ kind: 'effect', who: adventurer.name, effect: 'armor', amount, until: 'turn' });
  }
}

function holyArmor(battle: Battle, casting: Casting, whom: Adventurer | 'all'): Power {
  return {
    id: `${castingId(casting)}:${whom === 'all' ? 'all' : whom.id}`,
    who: casting.caster,
    skill: 'Holy Armor',
    effect: whom === 'all' ? 'holy-armor-all' : `holy-armor:${whom.name}`,
    adds: { armor: holyArmorOf(casting, whom === 'all' ? 2 : 1) },
    ...needing(casting),
    moment: soon(battle),
    run: () => castHolyArmor(battle.t, casting, whom === 'all' ? rowOf(battle) : [whom]),
  };
}

export function clericPowers(battle: Battle): Power[] {
  const row = rowOf(battle);
  const rays = battle.round === 0 && battle.foes.some(isUndead) ? castings(battle.group, 'Holy Ray', row) : [];
  const injured = row.filter(isInjured);
  return [
    ...rays.flatMap((casting) => holyRays(battle, casting)),
    ...(injured.length > 0 ? castings(battle.group, 'Healing', row) : []).flatMap((casting) =>
      injured.map((patient) => healing(battle, casting, patient)),
    ),
    ...castings(battle.group, 'Holy Armor', row).flatMap((casting) => [
      ...row.map((member) => holyArmor(battle, casting, member)),
      ...(castsMasterfully(casting) ? [holyArmor(battle, casting, 'all')] : []),
    ]),
  ];
}
