import { castingAttribute } from '../../systems/ultraquest/casting.js';
import { SKILLS } from '../../systems/ultraquest/skills.js';

/** What each skill, miracle and spell is for, in a few words: before it is learned, and beside a scroll. */
const SKILL_USES: Readonly<Record<string, string>> = {
  // Skills
  Parry: 'armor +1 in every fight',
  Charge: '+1 hand to hand in the first round of a fight you could refuse, +2 on a mount with movement 4',
  'Whirlwind Attack': '+1 hand to hand against four foes or more',
  'Armor Pierce': 'hand to hand, the foes’ armor counts 2 less',
  Endurance: 'still fights and acts with one injury, unlike others',
  Berserker: 'one die more hand to hand, and an injury at the end of it',
  'Dual Wielding': 'fights with two one-handed weapons, and both count; takes DEX 4',
  'Mounted Combat': '+1 hand to hand in the saddle, but not on a donkey',
  Tactics: 'all may strike or shoot where a fight allows one only, or you flee more safely; a test of INT',
  Stealing: 'robs another group in the same land while you rest; a test of DEX',
  Trading: 'buys for a tenth less, sells for a tenth more; a test of INT',
  'Trap Disarming': 'makes a trap harmless; a test of DEX',
  Lockpicking: 'opens locks without a key; a test of DEX',
  Assassinate: 'kills one foe before a fight you could refuse; tests of MOV and of DEX',
  Ducking: 'dodges an injury; a test of DEX at −2, and a 1 always works',
  Alertness: 'sees foes first, so that you may refuse a fight which is forced on others; a test of MOV',
  Navigation: 'finds the way, and may move the number of a rolled event up or down by 1; a test of INT',
  Aiming: '+2 from a distance in the first round of a fight you could refuse',
  Orientation: 'finds the way where one gets lost; a test of INT',
  Survival: 'at home in one more land, so you can make camp there',
  Shortcut: 'crosses one land without an event there; a test of INT',
  Scouting: 'while you rest, rolls the first digit of the next event here, for you to keep or not; a test of MOV',
  'Brew Potions': 'brews a potion where an event offers it; a test of DEX',
  Alchemy: 'brews a potion where an event offers it; a test of DEX',
  // Miracles
  miracle: 'which one the dice say: healing, protection, or light against the dead',
  Healing: 'heals one injury, also a cursed one, which rest does not heal',
  'Neutralize Poison': 'saves one of you from poison as it strikes',
  'Holy Ray': 'destroys one of the undead before a fight',
  'Holy Armor': 'armor +1 for one of you, all turn long',
  'Fire Protection': 'fire and heat do no harm',
  'Water Breathing': 'two of you breathe under water',
  'Curse-Breaker': 'lifts or stops a curse, or makes a cursed injury a plain one, which rest heals',
  'Spark of Life': 'brings back somebody who has just died',
  // Spells
  spell: 'which one the dice say: force, speed, flight, fire or protection',
  'Magic Arrow': '+1 to your sum in one round of a fight; of the foes’ armor only magic armor counts in it',
  Teleportation: 'takes one of you out of an event, away from all harm',
  Strength: 'STR +1 for one of you, all turn long',
  Dexterity: 'DEX +1 for one of you, all turn long',
  Speed: 'MOV +1 for one of you, all turn long',
  Flight: 'one of you flies: movement and melee +1',
  Fireball: 'from a distance, +1 for each foe, at most +3',
  'Store Power': 'keeps one spell in the staff, for any time',
  Gills: 'one of you breathes under water',
  'Magic Protection': 'saves one of you from a spell, curse or rune',
  Sphere: 'armor 3 for one of you against what is shot or thrown',
  'Cold Protection': 'cold, ice and snow do no harm to two of you',
  'Dragon Skin': 'armor +2 for a whole fight',
  'Ice Storm': 'from a distance, foes roll each 6 again',
};

/**
 * What a skill is for, and what it is tested on, where it is; nothing for one that nobody has heard of. From a scroll everything is
 * tested on INT (UQ-SCROLL-01).
 */
export function skillUse(skill: string, by: 'heart' | 'scroll' = 'heart'): string {
  const use = Object.hasOwn(SKILL_USES, skill) ? (SKILL_USES[skill] ?? '') : '';
  const kind = SKILLS[skill]?.kind ?? 'skill';
  return kind === 'skill' || !use ? use : `${use}; a test of ${by === 'scroll' ? 'INT' : castingAttribute(skill)}`;
}
