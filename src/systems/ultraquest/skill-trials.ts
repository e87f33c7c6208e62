import { attributeParts, attributeValue, test, type TrialResult } from './attributes.js';
import { cast, castings, type CastOptions } from './casting.js';
import { groupOf, regionOf, surroundings } from './where.js';
import { isNative } from './groups.js';
import type { Part } from './facts.js';
import type { Attribute } from './names.js';
import { HONOR_TO_BREW } from './growing/learnable.js';
import { isOf } from './professions.js';
import { bonusParts } from './sheet/at-hand.js';
import { itemsOf } from './sheet/lines.js';
import { canUse, fit, hasMastered, knows } from './sheet/skill-lines.js';
import { sumOf } from './sheet/strength.js';
import { SKILLS } from './skills.js';
import type { Adventurer } from './state.js';
import type { Play, Tale } from './tale.js';
import type { Trying } from './who.js';

/** What can be read of a tale without telling it. */
type Reader = Pick<Tale, 'seat' | 'state' | 'script'>;

/** How a skill is tried: on which attribute, what mastery adds, and what else counts. */
interface TrialRule {
  readonly attribute: Attribute;
  readonly mastery: number;
  readonly rule: string;
  readonly more?: (t: Tale, owner: Adventurer) => Part[];
}

/** UQ-LOCK-05, UQ-THF-10, UQ-EQP-27, UQ-EQP-28. */
export function lockpickParts(owner: Adventurer): Part[] {
  const kinds = itemsOf(owner).map(({ kind }) => kind);
  if (kinds.includes('masterwork-lockpicks')) return [{ source: 'masterwork lockpicks', value: 1 }];
  return kinds.includes('lockpicks') ? [] : [{ source: 'no lockpicks', value: -1 }];
}

/** UQ-THF-15: from the third in the row on it is harder. */
export function positionParts(t: Tale, owner: Adventurer): Part[] {
  return [{ source: 'far back', value: groupOf(t).members.indexOf(owner) >= 2 ? -1 : 0 }];
}

/** UQ-RNG-04: Orientation helps its owner's Alertness, Shortcut and Scouting, lent to him or his own. */
function orientationParts(_: Tale, owner: Adventurer): Part[] {
  return [{ source: 'Orientation', value: canUse(owner, 'Orientation') ? 1 : 0 }];
}

/** Each skill that is tested, with what a master has on it (UQ-THF-07, UQ-THF-13, UQ-THF-16, UQ-THF-22). */
const TRIALS: Readonly<Record<string, TrialRule>> = {
  Stealing: { attribute: 'DEX', mastery: 2, rule: 'UQ-THF-04' },
  Trading: { attribute: 'INT', mastery: 1, rule: 'UQ-THF-09' },
  'Trap Disarming': { attribute: 'DEX', mastery: 2, rule: 'UQ-THF-15', more: positionParts },
  Lockpicking: { attribute: 'DEX', mastery: 2, rule: 'UQ-THF-17', more: (_, owner) => lockpickParts(owner) },
  Alertness: { attribute: 'MOV', mastery: 2, rule: 'UQ-RNG-05', more: orientationParts },
  Assassinate: { attribute: 'DEX', mastery: 1, rule: 'UQ-THF-18' },
  Ducking: { attribute: 'DEX', mastery: 0, rule: 'UQ-THF-23', more: () => [{ source: 'ducking', value: -2 }] },
  Navigation: { attribute: 'INT', mastery: 6, rule: 'UQ-SEA-06' },
  Orientation: { attribute: 'INT', mastery: 0, rule: 'UQ-RNG-03' },
  Shortcut: { attribute: 'INT', mastery: 2, rule: 'UQ-RNG-13', more: orientationParts },
  Scouting: { attribute: 'MOV', mastery: 0, rule: 'UQ-RNG-16', more: orientationParts },
  Tactics: { attribute: 'INT', mastery: 0, rule: 'UQ-FGT-20' },
  'Brew Potions': { attribute: 'DEX', mastery: 0, rule: 'UQ-CLR-07' },
  Alchemy: { attribute: 'DEX', mastery: 0, rule: 'UQ-WIZ-24' },
};

/** What a skill is tested on; undefined for spells, miracles, and what needs no test. */
export function attributeOf(skill: string): Attribute | undefined {
  return TRIALS[skill]?.attribute;
}

/** Every Cleric brews (UQ-CLR-07), Rangers of a famous group at home, Alchemists, and who has learned it (UQ-RNG-18, 19). */
export function canBrew(t: Reader, member: Adventurer): boolean {
  if (!fit(member)) return false;
  const group = groupOf(t);
  const atHome = group.honor >= HONOR_TO_BREW && isNative(group, member, regionOf(t).region);
  const byProfession = member.profession === 'cleric' || (isOf(member, 'ranger') && atHome);
  return byProfession || knows(member, 'Brew Potions') || knows(member, 'Alchemy');
}

/** Whether a member can try a skill, miracle or spell now, by heart or from a scroll. */
export function canTry(t: Reader, member: Adventurer, skill: string): boolean {
  if (skill === 'Brew Potions' || skill === 'Alchemy') return canBrew(t, member);
  if (SKILLS[skill]?.kind !== 'skill') return castings(groupOf(t), skill, [member]).length > 0;
  return canUse(member, skill);
}

function trialParts(t: Tale, member: Adventurer, skill: string, plus: number, because: string): Part[] {
  const trial = TRIALS[skill];
  return [
    ...attributeParts(member, trial?.attribute ?? 'INT', { ...surroundings(t), onFoot: true }),
    { source: 'mastery', value: hasMastered(member, skill) ? (trial?.mastery ?? 0) : 0 },
    ...(trial?.more?.(t, member) ?? []),
    ...bonusParts(member, skill),
    { source: because, value: plus },
  ];
}

/** What somebody needs for a skill now, for choosing the best. */
export function chanceAt(t: Tale, member: Adventurer, skill: string, plus = 0): number {
  return TRIALS[skill] ? sumOf(trialParts(t, member, skill, plus, 'event')).total : attributeValue(member, 'INT');
}

/** What each would need for a skill, as `choose` shows it beside the names. */
export function bySkill({ skill, plus }: { readonly skill: string; readonly plus: number }, t: Tale): Trying {
  const isRolled = attributeOf(skill) !== undefined;
  return { of: [skill], plus, targets: (member) => (isRolled ? [chanceAt(t, member, skill, plus)] : []) };
}

const SURE: TrialResult = { passed: true, die: 1, target: 6, margin: 5 };

/** Somebody tries a skill by its own rule; one that needs no test simply works. */
export function* trySkill(
  t: Tale,
  member: Adventurer,
  skill: string,
  { plus = 0, because = 'event', noTalisman = false }: CastOptions = {},
): Play<TrialResult> {
  const [casting] = SKILLS[skill]?.kind === 'skill' ? [] : castings(groupOf(t), skill, [member]);
  if (casting) return yield* cast(t, casting, { plus, because, noTalisman });
  const trial = TRIALS[skill];
  if (!trial) {
    t.tell({ kind: 'skill-used', who: member.name, skill, effect: 'works' });
    return SURE;
  }
  return yield* test(t, member, {
    of: skill,
    parts: trialParts(t, member, skill, plus, because),
    rule: trial.rule,
    oneAlwaysWorks: skill === 'Ducking',
    noTalisman,
  });
}
