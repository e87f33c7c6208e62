import { cast, castingId, castingLabel, castingsOf, castsMasterfully, type Casting } from '../casting.js';
import { rearNeighbour } from '../march.js';
import type { Adventurer, Effect, Harm } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { fly } from '../wizards/enhancements.js';
import { groupOf } from '../where.js';
import { immunity } from './immunity.js';
import { oneMore } from '../wizards/one-more.js';
import { costOf, plainly, potionRemedies, spellRemedies, type Reach, type Remedies } from './remedy.js';
import { oneTwoOrAll, teleportation } from './teleported.js';
import { remedyWindow, type Saved } from './window.js';

/** UQ-CLR-10, UQ-CLR-11: a master cures one without fail, and with a good roll everybody. */
const neutralize = plainly((casting, target, { passed }, all) => {
  if (castsMasterfully(casting)) return passed ? all : [target];
  return passed ? [target] : [];
});

/** A master's roll is for the others: it decides nothing where there are none. */
const curesAnyway = (casting: Casting, endangered: readonly Adventurer[]): boolean =>
  castsMasterfully(casting) && endangered.length === 1;

function protection(from: Harm, source: string, until: Effect['until']): Effect {
  return { kind: 'protection', from, amount: 0, source, magic: true, until };
}

function lasting(effect: Effect): (t: Tale, saved: readonly Adventurer[]) => void {
  return (_, saved) => {
    for (const member of saved) member.effects.push({ ...effect });
  };
}

/** The caster and whoever walks directly behind; for a master everybody (UQ-CLR-17, 18, UQ-WIZ-30, 31). */
function coverOf(t: Tale, casting: Casting, people: readonly Adventurer[]): Adventurer[] {
  const pair = [casting.caster, rearNeighbour(groupOf(t), casting.caster)];
  return people.filter((member) => castsMasterfully(casting) || pair.includes(member));
}

/** One of two protections: of the pair, offered where it covers somebody. */
function pairProtection(skill: string, from: Harm, until: Effect['until']): Remedies {
  const protect = lasting(protection(from, skill, until));
  return (t, endangered) =>
    castingsOf(t, skill)
      .filter((casting) => coverOf(t, casting, endangered).length > 0)
      .map((casting) => ({
        id: `${castingId(casting)}:pair`,
        label: { key: 'cast-pair', args: castingLabel(casting).args },
        by: skill,
        owner: casting.caster,
        costs: costOf(casting),
        *use(tale: Tale) {
          const { passed } = yield* cast(tale, casting);
          const saved = passed ? coverOf(tale, casting, endangered) : [];
          protect(tale, saved);
          return saved;
        },
      }));
}

/** UQ-CLR-17: the other one, of any one; whom the pair covers anyhow is covered by that. */
const fireProtection = spellRemedies(
  'Fire Protection',
  plainly((_, target, { passed }) => (passed ? [target] : [])),
  {
    then: lasting(protection('fire', 'Fire Protection', 'round')),
    aiming: (t, casting, target) => !coverOf(t, casting, [target]).includes(target),
  },
);

/** UQ-CLR-19, UQ-CLR-20: the Cleric and one other, for a master everybody. */
export const waterBreathing: Reach = function* (t, casting, target, { passed }, all) {
  if (!passed) return [];
  if (castsMasterfully(casting)) return all;
  const others = all.filter((member) => member !== casting.caster);
  const [other] = target === casting.caster ? yield* oneMore(t, casting.caster, others) : [target];
  return all.filter((member) => member === other || member === casting.caster);
};

export const GILLS: Effect = { kind: 'gills', amount: 0, source: 'Gills', magic: true, until: 'round' };

const flightPotion = potionRemedies('fly', (_, drinker) => {
  drinker.effects.push({ kind: 'flight', amount: 0, source: 'Potion of Flight', magic: true, until: 'event' });
});
const flightSpell = spellRemedies('Flight', oneTwoOrAll, {
  then: (t, saved) => saved.forEach((member) => fly(t, member)),
});

/** What helps against each harm, in the order in which it is offered (W9). */
const AGAINST: Readonly<Record<'poison' | 'water' | 'fire' | 'cold' | 'falls', readonly Remedies[]>> = {
  poison: [
    spellRemedies('Neutralize Poison', neutralize, { isSure: curesAnyway }),
    potionRemedies('cure'),
    teleportation,
  ],
  water: [
    spellRemedies('Gills', oneTwoOrAll, { then: lasting(GILLS) }),
    spellRemedies('Water Breathing', waterBreathing, { then: lasting({ ...GILLS, source: 'Water Breathing' }) }),
    flightSpell,
    flightPotion,
    teleportation,
  ],
  fire: [fireProtection, pairProtection('Fire Protection', 'fire', 'round'), teleportation],
  cold: [pairProtection('Cold Protection', 'cold', 'turn'), teleportation],
  falls: [flightSpell, flightPotion, teleportation],
};

/** A hazard comes to people: who is immune, who is saved, and by what. */
export function* hazard(t: Tale, harm: keyof typeof AGAINST, struck: readonly Adventurer[]): Play<Saved> {
  const safe: Saved = new Map();
  for (const member of struck) {
    const by = immunity(t, member, harm);
    if (by !== undefined) safe.set(member.id, by);
  }
  const inDanger = struck.filter((member) => !safe.has(member.id));
  const saved = yield* remedyWindow(t, harm, inDanger, AGAINST[harm]);
  return new Map([...safe, ...saved]);
}
