import { refuse } from '../../../engine/words.js';
import { isWaterside, regionAt } from '../board/spaces.js';
import { isSettlement } from '../board/regions.js';
import { castingNeeds, castings, holdsStaff } from '../casting.js';
import { isTroubled } from '../clerics/mending.js';
import { whyNotTrain } from '../growing/raising.js';
import { freeLands } from '../growing/survival.js';
import { ATTRIBUTES, type Attribute, type RegionCode } from '../names.js';
import { priceOfNextPoint } from '../races.js';
import { marksOf } from '../meeting/stealing.js';
import { canUse, fit, isInjured } from '../sheet/skill-lines.js';
import { chanceAt } from '../skill-trials.js';
import { SKILLS } from '../skills.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { restHeals } from './proposal.js';
import { neighbours } from './favours.js';
import { whyLaidUp } from './laid-up.js';
import { capitalActions, lessonActions, recruitActions, townActions } from './settlement-actions.js';
import type { SpecialAction } from './special-action.js';

/** Everything this member might do here; what is possible in principle but not now is refused with its reason. */
export function actionsOf(t: Tale, member: Adventurer): SpecialAction[] {
  const group = groupOf(t);
  const region = regionAt(group.place);
  const actions: SpecialAction[] = [
    { name: 'rest', section: 'do', args: { heals: healedByRest(member) } },
    ...magicActions(t, group, member),
    ...skillActions(t, group, member),
    ...theftActions(t, member),
    ...(isSettlement(region) ? townActions(group, member, region) : []),
    ...(region === 'St' ? capitalActions(t, group) : []),
    ...recruitActions(group),
    ...trainingActions(group, member),
    ...freeLands(group, member).map(settling),
    ...(isSettlement(region) ? lessonActions(t, member) : []),
  ];
  return actions.flatMap((action) => whereLaidUp(group, member, action));
}

/** What is out of reach for the injured says why; of training and lessons, which are many, nothing is said at all. */
function whereLaidUp(group: Group, member: Adventurer, action: SpecialAction): readonly SpecialAction[] {
  const refused = action.everybody ? undefined : whyLaidUp(group, member, action.name);
  if (!refused) return [action];
  return action.section === 'do' ? [{ ...action, refused }] : [];
}

/** What a night's rest has to heal, and whether it does (UQ-ACT-03, UQ-ACT-04). */
function healedByRest(member: Adventurer): 'red' | 'black' | 'cursed' | 'none' {
  if (!isInjured(member)) return 'none';
  if (!restHeals(member)) return 'cursed';
  return member.injuries.red > 0 ? 'red' : 'black';
}

/** A Cleric may spend the day healing or lifting curses, a Wizard storing a spell (UQ-CLR-08, 21, UQ-WIZ-20). */
function magicActions(t: Tale, group: Group, member: Adventurer): SpecialAction[] {
  return [
    ...miracle(t, group, member, { name: 'heal', skill: 'Healing', need: isInjured }),
    ...miracle(t, group, member, { name: 'break-curse', skill: 'Curse-Breaker', need: isTroubled }),
    ...storing(member),
  ];
}

interface Miracle {
  readonly name: string;
  readonly skill: string;
  need(one: Adventurer): boolean;
}

/** Open while somebody here has need of it; `whom` are those of the own group, unless others may be meant. */
function miracle(t: Tale, group: Group, member: Adventurer, { name, skill, need }: Miracle): SpecialAction[] {
  const [casting] = castings(group, skill, [member]);
  const own = group.members.filter(need);
  const others = neighbours(t, need);
  if (!casting || own.length + others.length === 0) return [];
  const needs = castingNeeds(casting);
  const whom = others.length === 0 ? own.map((one) => one.name) : [];
  return [{ name, section: 'do', args: { whom, ...(needs !== undefined && { needs }) } }];
}

/** UQ-WIZ-20, UQ-WIZ-21: one charge, in the own two-handed staff. */
function storing(member: Adventurer): SpecialAction[] {
  if (!holdsStaff(member) || !canUse(member, 'Store Power') || member.stored !== undefined) return [];
  return member.skills
    .filter(({ name }) => SKILLS[name]?.kind === 'spell' && name !== 'Store Power')
    .map(({ name }) => ({ name: `store:${name}`, section: 'do', args: { skill: name } }));
}

/** UQ-RNG-16, UQ-RNG-17, UQ-BOAT-07. */
function skillActions(t: Tale, group: Group, member: Adventurer): SpecialAction[] {
  const scouting = canUse(member, 'Scouting')
    ? [
        {
          name: 'scout',
          section: 'do' as const,
          args: { needs: chanceAt(t, member, 'Scouting') },
          refused: group.scouted ? refuse('scouted-last-turn', {}, 'UQ-RNG-17') : undefined,
        },
      ]
    : [];
  const others = group.members.filter((other) => other !== member && isShipwright(other));
  const raft =
    !isWaterside(group.place) || !fit(member)
      ? []
      : [...(isShipwright(member) ? ['raft'] : []), ...(others.length > 0 ? ['help-raft'] : [])];
  return [...scouting, ...raft.map((name) => ({ name, section: 'do' as const, args: {} }))];
}

/** UQ-THF-04: while the own group rests, from a group in the same region. */
function theftActions(t: Tale, member: Adventurer): SpecialAction[] {
  if (!canUse(member, 'Stealing') || marksOf(t.state, t.seat).length === 0) return [];
  return [{ name: 'steal', section: 'do', args: { needs: chanceAt(t, member, 'Stealing') } }];
}

/** UQ-SEA-17. */
function isShipwright(member: Adventurer): boolean {
  return member.profession === 'seafarer' && fit(member);
}

/** UQ-RNG-10: what was declined once is there whenever the group rests. */
function settling(region: RegionCode): SpecialAction {
  return { name: `settle:${region}`, section: 'learn', args: { region } };
}

function trainingActions(group: Group, member: Adventurer): SpecialAction[] {
  return ATTRIBUTES.flatMap((attribute: Attribute) => {
    const fame = priceOfNextPoint(member.race, attribute, member.attributes[attribute]);
    if (fame === undefined) return [];
    const refused = whyNotTrain(group, member, attribute);
    return [
      {
        name: `train:${attribute}`,
        section: 'train' as const,
        args: { attribute, fame, value: member.attributes[attribute] },
        refused,
      },
    ];
  });
}
