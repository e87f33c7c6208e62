import { refuse } from '../../../engine/words.js';
import { cast, castingId, castings, type Casting } from '../casting.js';
import { isTroubled, mend, relieve } from '../clerics/mending.js';
import { GILLS, oneTwoOrAll, waterBreathing } from '../hazards/hazards.js';
import type { Reach } from '../hazards/remedy.js';
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
}

const always = () => undefined;

/** Gills or Water Breathing before the water is near: whom the roll reaches breathes until the own next turn (C-24). */
function breathing(reach: Reach): Casts {
  return function* (t, casting, whom) {
    const reached = reach(casting, whom, yield* cast(t, casting), groupOf(t).members);
    for (const member of reached) {
      member.effects.push({ ...GILLS, source: casting.skill });
      t.tell({ kind: 'effect', who: member.name, effect: 'gills', amount: 0, until: GILLS.until });
    }
  };
}

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
  Speed: { whyNot: always, run: castRaise },
  Strength: { whyNot: always, run: castRaise },
  Dexterity: { whyNot: always, run: castRaise },
  Flight: { whyNot: always, run: castFlight },
  Gills: { whyNot: always, run: breathing(oneTwoOrAll) },
  'Water Breathing': { whyNot: always, run: breathing(waterBreathing) },
};

/** By heart, from a scroll at hand, or out of the staff; one of a kind in a turn (UQ-CLR-03, UQ-WIZ-03, UQ-SCROLL-01 to 05). */
export function castingUses(group: Group, owner: Adventurer): Use[] {
  return Object.entries(SKILLS_AT_LEISURE).flatMap(([skill, { whyNot, run }]) =>
    castings(group, skill, [owner]).map((casting) => ({
      id: castingId(casting),
      owner,
      what: skill,
      by: casting.by,
      ownTurn: true,
      whyNot,
      run: (t: Tale, whom: Adventurer) => run(t, casting, whom),
    })),
  );
}
