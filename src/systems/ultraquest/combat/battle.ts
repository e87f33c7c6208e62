import type { FightKind, Part } from '../facts.js';
import { fit } from '../sheet/skill-lines.js';
import { canHurt, strength, sumOf, type Sum } from '../sheet/strength.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { rowAsAttacked } from '../march.js';
import { present } from '../who.js';
import type { Surroundings } from '../where.js';
import type { Ducked } from '../thieves/ducking.js';
import { reaches } from './kinds.js';
import { someFoe, type Foe, type Range, type Situation } from './situation.js';

/** How a member takes part: in melee, in ranged combat, or not at all (UQ-CMB-15). */
export type Stance = 'ME' | 'RA' | 'out';

export type Outcome = 'win' | 'lose' | 'tie' | 'fled' | 'declined';

/** When something that a power adds to one fighter counts. */
interface Span {
  readonly who: string;
  /** 0: every round. */
  readonly round: number;
  /** Set where it counts in one kind of fighting only: rage is for blows, aiming for shots. */
  readonly stance?: Stance;
}

/** What a power adds to one fighter: for one round, or for the whole fight. */
export interface Boost extends Part, Span {}

/** A fight in hand. It is never stored: the op is run again and the journal answers it. */
export interface Battle {
  readonly t: Tale;
  readonly group: Group;
  kind: FightKind;
  /** As the book prints it; Tactics does not change that. */
  readonly printed: FightKind;
  /** The other side, where two groups fight each other (UQ-ACT-52): its fighters are the foes. */
  rival?: Battle;
  voluntary: boolean;
  readonly behind: boolean;
  /** Who may fight at all, by adventurer id; everybody if null (UQ-CMB-09). */
  readonly only: readonly string[] | null;
  readonly foes: Foe[];
  /** How many there were at the beginning. */
  readonly opponents: number;
  readonly night: boolean;
  /** They came before anybody could act: no powers before the first round. */
  readonly surprise: boolean;
  readonly surroundings: Surroundings;
  readonly craft: string | undefined;
  /** Set once the player has had a say; stances are by adventurer id. */
  readonly stances: Map<string, Stance>;
  /** Powers switched on in the plan, by id. */
  readonly chosen: Set<string>;
  readonly boosts: Boost[];
  /** Additional dice. */
  readonly extraDice: Span[];
  /** Who must pay for a rage at the end (UQ-FGT-16). */
  readonly berserk: Set<string>;
  /** Uses of Tactics that were tried, as `id:kind` and `id:retreat` (UQ-FGT-22). */
  readonly tactics: Set<string>;
  /** Who has come to blows hand to hand in an earlier round, by adventurer id. */
  readonly engaged: Set<string>;
  /** Wizards whose arrow flies this round (UQ-WIZ-08). */
  readonly arrows: Set<string>;
  /** Ice on the enemies' dice this round (UQ-WIZ-34). */
  ice: { everySix: boolean; mastered: boolean } | null;
  assassinated: number;
  round: number;
  readonly ducked: Ducked;
  readonly hurt: Set<string>;
}

export function situationOf(battle: Battle): Situation {
  return {
    kind: battle.kind,
    voluntary: battle.voluntary,
    round: battle.round,
    open: battle.surroundings.open,
    dungeon: battle.surroundings.dungeon,
    water: battle.surroundings.water,
    ...(battle.craft !== undefined && { craft: battle.craft }),
    night: battle.night,
    opponents: battle.opponents,
    foes: battle.foes,
    engaged: battle.engaged,
    shields: new Set([...battle.chosen].filter((id) => id.startsWith('shield:')).map((id) => id.slice(7))),
  };
}

/** Whether whoever falls in it falls into strange hands (UQ-DEATH-04). */
export function bodiesAreLost(battle: Battle): boolean {
  return battle.rival !== undefined || someFoe(situationOf(battle), 'bandits');
}

/** Everybody the fight can be about, as the enemy meets them (UQ-MARCH-08). */
export function rowOf(battle: Battle): Adventurer[] {
  const all = present(battle.group).filter((member) => !battle.only || battle.only.includes(member.id));
  return rowAsAttacked(all, battle.behind);
}

export function stanceOf(battle: Battle, member: Adventurer): Stance {
  return battle.stances.get(member.id) ?? 'out';
}

/** Those who fight now: able, and not staying out. */
export function fighters(battle: Battle): Adventurer[] {
  return rowOf(battle).filter((member) => fit(member) && stanceOf(battle, member) !== 'out');
}

/** Whom damage can meet: everybody up to the last fighter, the helpless among them too (UQ-CMB-31, UQ-CMB-33). */
export function targets(battle: Battle): Adventurer[] {
  const row = rowOf(battle);
  const last = row.findLastIndex((member) => fit(member) && stanceOf(battle, member) !== 'out');
  return row.slice(0, last + 1);
}

/** Whoever has fought hand to hand in this round has the first round of melee behind him (UQ-FGT-05). */
export function closeWith(battle: Battle): void {
  for (const member of fighters(battle)) if (stanceOf(battle, member) === 'ME') battle.engaged.add(member.id);
}

export function rangeOf(stance: Stance): Range {
  return stance === 'RA' ? 'ranged' : 'melee';
}

/** Stances that the kind of fight and the foes leave open to a member (UQ-CMB-14). */
export function stancesOf(battle: Battle, member: Adventurer): readonly Stance[] {
  if (battle.kind !== 'ME+RA') return [battle.kind];
  return reaches(battle, member) ? ['ME', 'RA'] : ['RA'];
}

function counts({ who, round, stance }: Span, member: Adventurer, as: Stance, now: number): boolean {
  return who === member.id && (round === 0 || round === now) && (stance === undefined || stance === as);
}

/** How many dice powers add to the one that a member rolls in a round. */
export function extraDiceOf(battle: Battle, member: Adventurer, round = battle.round): number {
  return battle.extraDice.filter((die) => counts(die, member, stanceOf(battle, member), round)).length;
}

/** Combat strength of a member in this fight and round, powers included, without the dice. */
export function strengthIn(battle: Battle, member: Adventurer, stance: Stance): Sum {
  const boosts = battle.boosts.filter((boost) => counts(boost, member, stance, battle.round));
  const { parts } = strength(member, rangeOf(stance), situationOf(battle));
  return sumOf([...parts, ...boosts.map(({ source, value }) => ({ source, value }))]);
}

/** More than any strength. */
const FELT = 1000;

/** The better stance; melee breaks ties. A weapon that such foes feel comes before any other (UQ-CMB-43). */
export function bestStance(battle: Battle, member: Adventurer): Stance {
  const open = stancesOf(battle, member);
  const felt = (stance: Stance) => (canHurt(member, rangeOf(stance), situationOf(battle)) ? FELT : 0);
  const value = (stance: Stance) => felt(stance) + strengthIn(battle, member, stance).total;
  return open.reduce((best, stance) => (value(stance) > value(best) ? stance : best));
}
