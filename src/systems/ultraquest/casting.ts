import { attributeParts, test, type TrialResult } from './attributes.js';
import { CASTING_RULES } from './casting-rules.js';
import { nameOf } from './equipment/items.js';
import type { Part } from './facts.js';
import type { Attribute } from './names.js';
import { dropItem } from './sheet/carry.js';
import { inReach } from './sheet/lines.js';
import { canUse, fit, hasMastered } from './sheet/skill-lines.js';
import { spellOnScroll } from './scrolls.js';
import { isOwnSkill, SKILLS } from './skills.js';
import type { Adventurer, Group, Item } from './state.js';
import type { Play, Tale } from './tale.js';
import { groupOf, isInTheOpen } from './where.js';

/** One way to have a spell or miracle done now: by heart, from a scroll, or out of the staff. */
export interface Casting {
  readonly caster: Adventurer;
  readonly skill: string;
  readonly by: 'heart' | 'scroll' | 'staff';
  readonly scroll?: Item;
  /** For the second one of a turn (UQ-CLR-27, UQ-WIZ-23). */
  readonly penalty: number;
  /** Set under the open sky, where a caster may ride (UQ-MOUNT-14). */
  readonly open: boolean;
}

/** Miracles on DEX; all others, and all spells, are on INT (UQ-ATT-06, UQ-CLR-07 to 25, UQ-WIZ-03). */
const ON_DEXTERITY = ['Healing', 'Neutralize Poison', 'Fire Protection'];

export function castingAttribute(skill: string): Attribute {
  return ON_DEXTERITY.includes(skill) ? 'DEX' : 'INT';
}

/** UQ-CLR-27: a Master Cleric from 42 Honor, at -2, from 84 at nothing. UQ-WIZ-23: a Master Wizard with INT 4, at -3. */
function secondOfTurn(group: Group, caster: Adventurer, skill: string): number | undefined {
  if (isMiracle(skill)) return group.honor >= 84 ? 0 : group.honor >= 42 ? -2 : undefined;
  return caster.attributes.INT >= 4 ? -3 : undefined;
}

/** What makes the second spell or miracle of a turn harder, for whom there is one. */
export function secondPenalty(group: Group, caster: Adventurer, skill: string): number {
  return secondOfTurn(group, caster, skill) ?? 0;
}

/** One spell or miracle a turn, two for a master of the calling (UQ-CLR-03, UQ-CLR-27, UQ-WIZ-03, UQ-WIZ-23). */
export function castsPerTurn(group: Group, caster: Adventurer, skill: string): number {
  return secondOfTurn(group, caster, skill) === undefined ? 1 : 2;
}

/** What a second cast of the turn costs; undefined if there is none left (UQ-CLR-03, UQ-WIZ-03). */
function penaltyFor(group: Group, caster: Adventurer, skill: string): number | undefined {
  const kind = SKILLS[skill]?.kind;
  const used = caster.cast.filter((name) => SKILLS[name]?.kind === kind);
  if (used.length === 0) return 0;
  if (used.length > 1 || used.includes(skill)) return undefined;
  return secondOfTurn(group, caster, skill);
}

/** UQ-WIZ-20, UQ-WIZ-21: the own two-handed staff at hand, which keeps the charge. */
export function holdsStaff({ hand }: Adventurer): boolean {
  return hand.some((item) => item?.kind === 'wizards-staff' || item?.kind === 'master-staff');
}

function castingsBy(group: Group, caster: Adventurer, skill: string): Casting[] {
  if (!fit(caster)) return [];
  const open = isInTheOpen(group);
  const penalty = canUse(caster, skill) ? penaltyFor(group, caster, skill) : undefined;
  const scroll = inReach(caster, open).find((item) => spellOnScroll(item) === skill);
  return [
    ...(caster.stored === skill && holdsStaff(caster)
      ? [{ caster, skill, by: 'staff' as const, penalty: 0, open }]
      : []),
    ...(penalty !== undefined ? [{ caster, skill, by: 'heart' as const, penalty, open }] : []),
    ...(scroll ? [{ caster, skill, by: 'scroll' as const, scroll, penalty: 0, open }] : []),
  ];
}

/** Everybody who can do a spell or miracle now, those who know it first (UQ-SCROLL-01 to 05, UQ-WIZ-20). */
export function castings(group: Group, skill: string, who: readonly Adventurer[] = group.members): Casting[] {
  return who.flatMap((caster) => castingsBy(group, caster, skill));
}

/** Mastery counts for who knows the spell, not for who reads it. */
export function castsMasterfully({ caster, skill, by }: Casting): boolean {
  return by !== 'scroll' && hasMastered(caster, skill);
}

/** UQ-SCROLL-03: one easier for a Cleric or Wizard with a scroll of their own profession. */
function readingParts(casting: Casting): Part[] {
  const own = isOwnSkill(casting.skill, casting.caster);
  return [...attributeParts(casting.caster, 'INT', casting), { source: 'own profession', value: own ? 1 : 0 }];
}

const isMiracle = (skill: string): boolean => SKILLS[skill]?.kind === 'miracle';

/** Some miracles are easier for a master (UQ-CLR-09, 13, 22). */
const EASIER_MASTERED = ['Healing', 'Holy Ray', 'Curse-Breaker'];

function castingParts(casting: Casting, plus: number, because: string): Part[] {
  const parts =
    casting.by === 'scroll'
      ? readingParts(casting)
      : [
          ...attributeParts(casting.caster, castingAttribute(casting.skill), casting),
          {
            source: 'mastery',
            value: castsMasterfully(casting) && EASIER_MASTERED.includes(casting.skill) ? 2 : 0,
          },
          {
            source: isMiracle(casting.skill) ? 'second miracle of the turn' : 'second of the turn',
            value: casting.penalty,
          },
        ];
  return [...parts, { source: because, value: plus }];
}

/** The highest face with which a casting works; undefined if there is nothing to roll (UQ-WIZ-20). */
export function castingNeeds(casting: Casting, plus = 0): number | undefined {
  if (casting.by === 'staff') return undefined;
  return castingParts(casting, plus, 'event').reduce((sum, { value }) => sum + value, 0);
}

/** A spell released from the staff needs no roll: it was rolled when it was stored (UQ-WIZ-20). */
const RELEASED: TrialResult = { passed: true, die: 1, target: 1, margin: 0 };

/** What a test is made by: of spells one rule says it for all, each miracle has its own (UQ-WIZ-03, UQ-CLR-08 to 25). */
function testRule({ by, skill }: Casting): string {
  if (by === 'scroll') return 'UQ-SCROLL-01';
  return (isMiracle(skill) ? CASTING_RULES[skill] : undefined) ?? 'UQ-WIZ-03';
}

/** What else counts for a roll, and whether a talisman makes sense (`Trial`). */
export interface CastOptions {
  readonly plus?: number;
  readonly because?: string;
  readonly noTalisman?: boolean;
}

/** Does it: spends the turn's spell, the scroll or the charge, and rolls. Gives the roll. */
export function* cast(
  t: Tale,
  casting: Casting,
  { plus = 0, because = 'event', noTalisman = false }: CastOptions = {},
): Play<TrialResult> {
  const { caster, skill, by, scroll } = casting;
  if (by === 'staff') {
    delete caster.stored;
    t.tell({ kind: 'skill-used', who: caster.name, skill, effect: 'released' });
    return RELEASED;
  }
  if (scroll) {
    dropItem(caster, scroll.id);
    t.tell({ kind: 'item-lost', who: caster.name, item: nameOf(scroll), why: 'read' });
  } else caster.cast.push(skill);
  return yield* test(t, caster, {
    of: skill,
    parts: castingParts(casting, plus, because),
    rule: testRule(casting),
    noTalisman,
  });
}

/** Names a casting in an option: unique among those of one question. */
export function castingId({ caster, skill, by }: Casting): string {
  return `cast:${caster.id}:${skill.toLowerCase().replaceAll(/[^a-z]+/g, '-')}${by === 'heart' ? '' : `:${by}`}`;
}

/** How a casting is called where it can be chosen, with the highest face with which it works. */
export function castingLabel(casting: Casting): { key: string; args: Record<string, string | number> } {
  const { caster, skill, by } = casting;
  const needs = castingNeeds(casting);
  return { key: 'cast', args: { who: caster.name, skill, by, ...(needs !== undefined && { needs }) } };
}

/** The group's castings of a skill by the tale in hand. */
export function castingsOf(t: Pick<Tale, 'seat' | 'state'>, skill: string): Casting[] {
  const group = groupOf(t);
  return castings(
    group,
    skill,
    group.members.filter((member) => !member.effects.some(({ kind }) => kind === 'away')),
  );
}
