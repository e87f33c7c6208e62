import type { Profession } from './names.js';
import { isOf } from './professions.js';
import type { Adventurer } from './state.js';

/** What the book says of a skill, miracle or spell, apart from what it does. */
export interface SkillEntry {
  readonly kind: 'skill' | 'miracle' | 'spell';
  /** Professions that learn it at the lower price (UQ-ACT-10). */
  readonly own: readonly Profession[];
  /** Whether a grandmaster can teach more of it. */
  readonly mastery: boolean;
  /** Takes no skill line where the owner has it by profession. */
  readonly lineless?: boolean;
}

function skill(own: readonly Profession[], mastery = true): SkillEntry {
  return { kind: 'skill', own, mastery };
}
const MIRACLE: SkillEntry = { kind: 'miracle', own: ['cleric'], mastery: true };
const SPELL: SkillEntry = { kind: 'spell', own: ['wizard'], mastery: true };

/** Every skill of the book by the name that stands on the sheet. */
export const SKILLS: Readonly<Record<string, SkillEntry>> = {
  Parry: skill(['fighter']),
  Charge: skill(['fighter']),
  'Whirlwind Attack': skill(['fighter', 'seafarer']),
  'Armor Pierce': skill(['fighter']),
  Endurance: skill(['fighter', 'seafarer', 'ranger']),
  Berserker: skill(['fighter']),
  'Dual Wielding': skill(['fighter', 'thief', 'seafarer']),
  'Mounted Combat': skill(['fighter'], false),
  Tactics: skill(['fighter'], false),

  Stealing: skill(['thief']),
  Trading: skill(['thief', 'seafarer']),
  'Trap Disarming': skill(['thief', 'seafarer']),
  Lockpicking: skill(['thief', 'seafarer']),
  Assassinate: skill(['thief']),
  Ducking: skill(['thief']),
  Alertness: skill(['thief', 'ranger']),

  Navigation: skill(['seafarer']),
  Aiming: skill(['seafarer', 'ranger']),

  Orientation: skill(['ranger'], false),
  Survival: skill(['ranger'], false),
  Shortcut: skill(['ranger']),
  Scouting: skill(['ranger'], false),
  'Brew Potions': { ...skill(['cleric', 'ranger'], false), lineless: true },

  Healing: MIRACLE,
  'Neutralize Poison': MIRACLE,
  'Holy Ray': MIRACLE,
  'Holy Armor': MIRACLE,
  'Fire Protection': MIRACLE,
  'Water Breathing': MIRACLE,
  'Curse-Breaker': MIRACLE,
  'Spark of Life': { ...MIRACLE, mastery: false },

  'Magic Arrow': SPELL,
  Teleportation: SPELL,
  Strength: SPELL,
  Dexterity: SPELL,
  Speed: SPELL,
  Flight: SPELL,
  Fireball: SPELL,
  'Store Power': { ...SPELL, mastery: false },
  Gills: SPELL,
  'Magic Protection': SPELL,
  Sphere: SPELL,
  'Cold Protection': SPELL,
  'Dragon Skin': SPELL,
  'Ice Storm': SPELL,
  Alchemy: { ...skill(['wizard'], false) },
};

/** Whether somebody learns a skill as one of their own profession's. */
export function isOwnSkill(name: string, member: Pick<Adventurer, 'race' | 'profession'>): boolean {
  return SKILLS[name]?.own.some((profession) => isOf(member, profession)) ?? false;
}
