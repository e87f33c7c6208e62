import { cast, castingId, castings, castsMasterfully, type Casting } from '../casting.js';
import type { Battle } from '../combat/battle.js';
import { reaches } from '../combat/kinds.js';
import { needing, soon, type Power } from '../combat/power.js';
import type { Attribute } from '../names.js';
import { canUse } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf, present } from '../who.js';
import { oneMore } from './one-more.js';

/** Spells that raise an attribute for the whole turn (UQ-WIZ-13). */
export const RAISES: Readonly<Record<string, Attribute>> = { Speed: 'MOV', Strength: 'STR', Dexterity: 'DEX' };

function raise(
  t: Tale,
  whom: Adventurer,
  attribute: Attribute,
  amount: number,
  source: string,
  until: 'turn' | 'event',
) {
  whom.effects.push({ kind: 'attribute', attribute, amount, source, magic: true, until });
  t.tell({ kind: 'effect', who: whom.name, effect: attribute, amount, until });
}

const raisedBy = (casting: Casting, whom: Adventurer | 'all'): number =>
  castsMasterfully(casting) && whom !== 'all' ? 3 : 1;

/** UQ-WIZ-13, UQ-WIZ-14: the most that a roll may raise somebody by: two to spare are a point more. */
export function mostRaised(casting: Casting, whom: 'one' | 'all'): number {
  return 1 + (whom === 'one' && castsMasterfully(casting) ? 3 : 1);
}

/** UQ-WIZ-13, UQ-WIZ-14: one, by two to spare two; a master three or one for all, by two to spare one of them more. */
export function* castRaise(t: Tale, casting: Casting, whom: Adventurer | 'all'): Play<void> {
  const { passed, margin } = yield* cast(t, casting);
  if (!passed) return;
  const people = whom === 'all' ? groupOf(t).members : [whom];
  const [favoured] = margin >= 2 ? yield* oneMore(t, casting.caster, people, 'who-gets-more') : [];
  for (const member of people) {
    const amount = raisedBy(casting, whom) + (member === favoured ? 1 : 0);
    raise(t, member, RAISES[casting.skill] ?? 'STR', amount, casting.skill, 'turn');
  }
}

function raiseAttribute(battle: Battle, casting: Casting, whom: Adventurer | 'all'): Power {
  return {
    id: `${castingId(casting)}:${whom === 'all' ? 'all' : whom.id}`,
    who: casting.caster,
    skill: casting.skill,
    effect: whom === 'all' ? 'raise-all' : `raise:${whom.name}`,
    adds: { [RAISES[casting.skill] ?? 'STR']: raisedBy(casting, whom) },
    ...needing(casting),
    moment: soon(battle),
    run: () => castRaise(battle.t, casting, whom),
  };
}

/** UQ-WIZ-15. */
export const FLIGHT_MOV = 1;

/** UQ-WIZ-15: MOV and melee one better, and the ground far away. */
export function fly(t: Tale, whom: Adventurer): void {
  whom.effects.push({ kind: 'flight', amount: 0, source: 'Flight', magic: true, until: 'event' });
  whom.effects.push({ kind: 'melee', amount: 1, source: 'Flight', magic: true, until: 'event' });
  raise(t, whom, 'MOV', FLIGHT_MOV, 'Flight', 'event');
}

/** UQ-WIZ-15, UQ-WIZ-16. */
export function* castFlight(t: Tale, casting: Casting, whom: Adventurer): Play<void> {
  const { passed, margin } = yield* cast(t, casting);
  if (passed) for (const member of yield* whoFlies(t, casting, whom, margin)) fly(t, member);
}

/** Before foes that keep out of reach it works at once, as the draught does: whoever is up there then chooses how to fight (UQ-CMB-14). */
function flight(battle: Battle, casting: Casting, whom: Adventurer): Power {
  const aloft = battle.kind === 'ME+RA' && !reaches(battle, whom);
  return {
    id: `${castingId(casting)}:${whom.id}`,
    who: casting.caster,
    skill: 'Flight',
    effect: `${aloft ? 'flight-now' : 'flight'}:${whom.name}`,
    adds: { sum: 1 },
    ...needing(casting),
    moment: aloft ? 'plan' : soon(battle),
    run: () => castFlight(battle.t, casting, whom),
  };
}

/** UQ-WIZ-16: a master lifts two, and by two to spare everybody. */
function* whoFlies(t: Tale, casting: Casting, whom: Adventurer, margin: number): Play<Adventurer[]> {
  if (!castsMasterfully(casting)) return [whom];
  const people = present(groupOf(t));
  if (margin >= 2) return people;
  const grounded = people.filter((one) => one !== whom && !one.effects.some(({ kind }) => kind === 'flight'));
  return [whom, ...(yield* oneMore(t, casting.caster, grounded))];
}

/** In a fight only whoever goes ahead as an assassin needs to be faster (UQ-THF-18). */
function raisings(battle: Battle, casting: Casting, row: readonly Adventurer[]): Power[] {
  const ahead = battle.round === 0 && battle.voluntary;
  const people = casting.skill === 'Speed' ? row.filter((one) => ahead && canUse(one, 'Assassinate')) : row;
  const all = castsMasterfully(casting) && people.length > 1;
  return [
    ...people.map((whom) => raiseAttribute(battle, casting, whom)),
    ...(all ? [raiseAttribute(battle, casting, 'all')] : []),
  ];
}

/** Spells on people before the first round or between two: one entry for each spell and person. */
export function enhancementPowers(battle: Battle, row: readonly Adventurer[]): Power[] {
  return [
    ...Object.keys(RAISES)
      .flatMap((skill) => castings(battle.group, skill, row))
      .flatMap((casting) => raisings(battle, casting, row)),
    ...castings(battle.group, 'Flight', row).flatMap((casting) => row.map((whom) => flight(battle, casting, whom))),
  ];
}
