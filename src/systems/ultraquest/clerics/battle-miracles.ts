import { cast, castingId, castings, castsMasterfully, type Casting } from '../casting.js';
import { rowOf, type Battle } from '../combat/battle.js';
import { strike } from '../combat/foes.js';
import { needing, type Power } from '../combat/power.js';
import { isUndead, type Foe } from '../combat/situation.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';

/** UQ-CLR-12: ghosts stand it better, demons better still. */
function resistance(foe: Foe): number {
  if (foe.tags.includes('demon')) return -2;
  return foe.tags.includes('ghost') ? -1 : 0;
}

/** Destroys one undead, for a master one more for each point to spare (UQ-CLR-13). They still bring Fame (UQ-CLR-14). */
function* shine(battle: Battle, casting: Casting): Play<void> {
  const foe = battle.foes.find((candidate) => candidate.count > 0 && isUndead(candidate));
  if (!foe) return;
  const result = yield* cast(battle.t, casting, resistance(foe), foe.name);
  if (!result.passed) return;
  let rays = castsMasterfully(casting) ? 1 + Math.max(0, result.margin) : 1;
  for (const undead of battle.foes.filter(isUndead)) {
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

function holyRay(casting: Casting): Power {
  return {
    id: castingId(casting),
    who: casting.caster,
    skill: 'Holy Ray',
    effect: 'holy-ray',
    ...needing(casting),
    moment: 'before',
    run: (battle) => shine(battle, casting),
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

function holyArmor(casting: Casting, whom: Adventurer | 'all'): Power {
  return {
    id: `${castingId(casting)}:${whom === 'all' ? 'all' : whom.id}`,
    who: casting.caster,
    skill: 'Holy Armor',
    effect: whom === 'all' ? 'holy-armor-all' : `holy-armor:${whom.name}`,
    adds: { armor: holyArmorOf(casting, whom === 'all' ? 2 : 1) },
    ...needing(casting),
    moment: 'before',
    run: (battle) => castHolyArmor(battle.t, casting, whom === 'all' ? rowOf(battle) : [whom]),
  };
}

export function clericPowers(battle: Battle): Power[] {
  if (battle.round > 0) return [];
  const row = rowOf(battle);
  const rays = battle.foes.some((foe) => foe.count > 0 && isUndead(foe)) ? castings(battle.group, 'Holy Ray', row) : [];
  const armor = castings(battle.group, 'Holy Armor', row);
  return [
    ...rays.map(holyRay),
    ...armor.flatMap((casting) => [
      ...row.map((member) => holyArmor(casting, member)),
      ...(castsMasterfully(casting) ? [holyArmor(casting, 'all')] : []),
    ]),
  ];
}
