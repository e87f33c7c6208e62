import { refuse, type Refusal } from '../../../engine/words.js';
import { isWaterside, regionAt } from '../board/spaces.js';
import { isSettlement } from '../board/regions.js';
import { castingNeeds, castings, holdsStaff } from '../casting.js';
import { isTroubled } from '../clerics/mending.js';
import { isComplete } from '../groups.js';
import { couldLearn } from '../growing/learning.js';
import { whyNotTrain } from '../growing/raising.js';
import { freeLands } from '../growing/survival.js';
import { ATTRIBUTES, type Attribute, type RegionCode, type SettlementCode } from '../names.js';
import { isOf } from '../professions.js';
import { priceOfNextPoint } from '../races.js';
import { marksOf } from '../meeting/stealing.js';
import { canUse, fit, isInjured } from '../sheet/skill-lines.js';
import { chanceAt } from '../skill-trials.js';
import { SKILLS } from '../skills.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { teacherPrice, whyNotAfford } from './lessons.js';
import { restHeals } from './proposal.js';
import { neighbours } from './favours.js';
import { whyNotRecruit } from './recruiting.js';
import { SHIP_RENTS, whyNotHire } from './ships.js';
import { paidBy, payFor } from './work.js';

/** One thing that an adventurer may do in a turn of special actions (UQ-ACT-02). */
export interface SpecialAction {
  /** `rest`, `train:STR`, `learn:Parry`, `heal`, ...: how the plan writes it down. */
  readonly name: string;
  readonly section: 'do' | 'train' | 'learn';
  readonly args: Readonly<Record<string, string | number | readonly string[]>>;
  readonly refused?: Refusal | undefined;
  /** Takes everybody's action (C-03, UQ-ACT-42). */
  readonly everybody?: boolean;
}

/** Everything this member might do here; what is possible in principle but not now is refused with its reason. */
export function actionsOf(t: Tale, member: Adventurer): SpecialAction[] {
  const group = groupOf(t);
  const region = regionAt(group.place);
  return [
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

function isShipwright(member: Adventurer): boolean {
  return member.profession === 'seafarer' && fit(member);
}

/** UQ-ACT-20 to 22, UQ-ACT-25, UQ-RACE-26. */
function townActions(group: Group, member: Adventurer, town: SettlementCode): SpecialAction[] {
  const fairy = member.race === 'fairy' ? refuse('fairies-never-do', { who: member.name }, 'UQ-RACE-26') : undefined;
  const tired = group.worked.includes(member.id)
    ? refuse('worked-already', { who: member.name }, 'UQ-ACT-21')
    : undefined;
  return [
    { name: 'shop', section: 'do', args: {}, refused: fairy },
    {
      name: 'work',
      section: 'do',
      args: { pay: payFor(member, town), by: paidBy(member, town) },
      refused: fairy ?? tired,
    },
  ];
}

/** The king's hall and the harbour (UQ-ACT-42, UQ-BOAT-08). */
function capitalActions(t: Tale, group: Group): SpecialAction[] {
  const ships = SHIP_RENTS.map(({ rounds, gold }) => ({
    name: `hire:${rounds}`,
    section: 'do' as const,
    args: { rounds, gold },
    refused: whyNotHire(t, gold),
  }));
  return [{ name: 'audience', section: 'do', args: {}, refused: whyNoAudience(group), everybody: true }, ...ships];
}

/** UQ-ACT-42: complete and unhurt, Fairies too. */
export function whyNoAudience(group: Group): Refusal | undefined {
  if (!isComplete(group)) return refuse('group-incomplete', { members: group.members.length }, 'UQ-ACT-42');
  const hurt = group.members.filter(isInjured).map(({ name }) => name);
  return hurt.length > 0 ? refuse('group-injured', { who: hurt }, 'UQ-ACT-42') : undefined;
}

/** C-03: recruiting is done together, so it takes everybody's action. Way 1 rolls, way 2 takes a native (UQ-ACT-32, 34). */
function recruitActions(group: Group): SpecialAction[] {
  const refused = whyNotRecruit(group);
  if (refused?.refused === 'no-recruits-here' || refused?.refused === 'group-full') return [];
  return ['recruit', 'recruit-native'].map((name) => ({ name, section: 'do', args: {}, refused, everybody: true }));
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

/** G-11: settlements have teachers for all of them. */
const TAUGHT = Object.keys(SKILLS).filter((name) => SKILLS[name]?.kind === 'skill');

/** What a settlement's teachers teach: all skills (G-11); miracles and spells by the dice (UQ-ACT-13). */
function lessonActions(t: Tale, member: Adventurer): SpecialAction[] {
  const group = groupOf(t);
  const powers = [...(member.profession === 'cleric' ? ['miracle'] : []), ...(isOf(member, 'wizard') ? ['spell'] : [])];
  return [...powers, ...TAUGHT]
    .filter((skill) => couldLearn(t, member, skill))
    .map((skill) => {
      const price = teacherPrice(group, member, skill);
      return {
        name: `learn:${skill}`,
        section: 'learn',
        args: { skill, ...price },
        refused: whyNotAfford(group, price),
      };
    });
}
