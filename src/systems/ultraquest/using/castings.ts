import { refuse } from '../../../engine/words.js';
import { cast, castingId, castingNeeds, castings, castsMasterfully, type Casting } from '../casting.js';
import { castHolyArmor } from '../clerics/battle-miracles.js';
import { isTroubled, mend, relieve } from '../clerics/mending.js';
import { GILLS, waterBreathing } from '../hazards/hazards.js';
import type { Reach } from '../hazards/remedy.js';
import { oneTwoOrAll } from '../hazards/teleported.js';
import { shield } from '../curses.js';
import { rearNeighbour } from '../march.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { castFlight, castRaise } from '../wizards/enhancements.js';
import type { Help, Use } from './use.js';

type Casts = (t: Tale, casting: Casting, whom: Adventurer) => Play<void>;

interface Skill {
  readonly whyNot: Help['whyNot'];
  readonly run: Casts;
  /** What a master may do for everybody at once instead. */
  readonly forAll?: (t: Tale, casting: Casting) => Play<void>;
  /** Set where only a master can do it before its moment has come. */
  readonly mastersOnly?: true;
}

const always = () => undefined;

/** Gills or Water Breathing before the water is near: whom the roll reaches breathes until the own next turn (C-24). */
function breathing(reach: Reach): Casts {
  return function* (t, casting, whom) {
    const reached = yield* reach(t, casting, whom, yield* cast(t, casting), groupOf(t).members);
    for (const member of reached) {
      member.effects.push({ ...GILLS, source: casting.skill });
      t.tell({ kind: 'effect', who: member.name, effect: 'gills', amount: 0, until: GILLS.until });
    }
  };
}

/**
 * Safe from fire or cold for a while: one, or the caster and whoever is behind, or for a master everybody (UQ-CLR-17, UQ-WIZ-30, 31).
 * Fire Protection for one of those two is for both.
 */
function protecting(from: 'fire' | 'cold', until: 'round' | 'turn'): Casts {
  return function* (t, casting, whom) {
    if (!(yield* cast(t, casting)).passed) return;
    const group = groupOf(t);
    const pair = [casting.caster, rearNeighbour(group, casting.caster)].filter((member) => member !== undefined);
    const some = from === 'cold' || pair.includes(whom) ? pair : [whom];
    for (const member of castsMasterfully(casting) ? group.members : some) {
      member.effects.push({ kind: 'protection', from, amount: 0, source: casting.skill, magic: true, until });
      t.tell({ kind: 'effect', who: member.name, effect: `safe-from-${from}`, amount: 0, until });
    }
  };
}

/** C-45: a master may protect everybody from magic at any time of the turn. */
function* shieldAll(t: Tale, casting: Casting): Play<void> {
  if (!(yield* cast(t, casting)).passed) return;
  const { members } = groupOf(t);
  shield(members);
  for (const { name } of members)
    t.tell({ kind: 'effect', who: name, effect: 'safe-from-magic', amount: 0, until: 'turn' });
}

const raising: Skill = { whyNot: always, run: castRaise, forAll: (t, casting) => castRaise(t, casting, 'all') };

/** Spells and miracles that do something between fights and hazards. The others are asked for when their moment comes. */
const SKILLS_AT_LEISURE: Readonly<Record<string, Skill>> = {
  Healing: {
    whyNot: (whom) => (isInjured(whom) ? undefined : refuse('not-injured', { who: whom.name }, 'UQ-CLR-08')),
    run: mend,
  },
  'Curse-Breaker': {
    whyNot: (whom) => (isTroubled(whom) ? undefined : refuse('not-cursed', { who: whom.name }, 'UQ-CLR-21')),
    run: relieve,
  },
  'Holy Armor': {
    whyNot: always,
    run: (t, casting, whom) => castHolyArmor(t, casting, [whom]),
    forAll: (t, casting) => castHolyArmor(t, casting, groupOf(t).members),
  },
  'Fire Protection': { whyNot: always, run: protecting('fire', 'round') },
  'Cold Protection': { whyNot: always, run: protecting('cold', 'turn') },
  'Magic Protection': { whyNot: always, run: shieldAll, mastersOnly: true },
  Speed: raising,
  Strength: raising,
  Dexterity: raising,
  Flight: { whyNot: always, run: castFlight },
  Gills: { whyNot: always, run: breathing(oneTwoOrAll) },
  'Water Breathing': { whyNot: always, run: breathing(waterBreathing) },
};

/** By heart, from a scroll at hand, or out of the staff; one of a kind in a turn (UQ-CLR-03, UQ-WIZ-03, UQ-SCROLL-01 to 05). */
export function castingUses(group: Group, owner: Adventurer): Use[] {
  return Object.entries(SKILLS_AT_LEISURE).flatMap(([skill, atLeisure]) =>
    castings(group, skill, [owner])
      .filter((casting) => !atLeisure.mastersOnly || castsMasterfully(casting))
      .flatMap((casting) => usesOfCasting(casting, atLeisure)),
  );
}

function usesOfCasting(casting: Casting, { whyNot, run, forAll }: Skill): Use[] {
  const { caster: owner, skill: what, by } = casting;
  const needs = castingNeeds(casting);
  const use = { owner, what, by, ownTurn: true, ...(needs !== undefined && { needs }) };
  const one: Use = { ...use, id: castingId(casting), whyNot, run: (t, whom) => run(t, casting, whom) };
  if (!forAll || !castsMasterfully(casting)) return [one];
  return [
    one,
    { ...use, id: `${castingId(casting)}:all`, forAll: true, whyNot: always, run: (t) => forAll(t, casting) },
  ];
}
