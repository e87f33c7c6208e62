import { flies } from '../hazards/immunity.js';
import type { FightKind } from '../facts.js';
import type { Adventurer } from '../state.js';
import type { Tale } from '../tale.js';
import type { Foe } from './situation.js';

/** What it depends on whether the foes can be reached. */
interface Encounter {
  readonly t: Tale;
  readonly printed: FightKind;
  readonly foes: readonly Foe[];
}

/** Our ruling to UQ-CMB-14: in a fight that the book prints as one of both kinds, foes that fly keep out of reach of swords. */
function keepAloft({ printed, foes }: Encounter): boolean {
  const living = foes.filter(({ count }) => count > 0);
  return printed === 'ME+RA' && living.length > 0 && living.every(({ tags }) => tags.includes('flying'));
}

/** Whether a member can come to blows with them hand to hand: from the ground, or up there. */
export function reaches(encounter: Encounter, member: Adventurer): boolean {
  return !keepAloft(encounter) || flies(encounter.t, member) !== undefined;
}

/** Our ruling to UQ-FGT-11: a thick skin has no joints; Armor Pierce finds none. An arrow of magic needs none. */
export function pierced(foe: Pick<Foe, 'armor' | 'tags'>, by: number): number {
  return foe.tags.includes('thick-skin') ? foe.armor : Math.max(0, foe.armor - by);
}

/** Our ruling to UQ-WIZ-34: ice is nothing to what is cold. */
export function mindsIce({ tags }: Pick<Foe, 'tags'>): boolean {
  return !tags.includes('cold');
}

/** UQ-WIZ-34: the faces that ice makes roll again: sixes, and fives of what burns. */
export function icy(face: number, { tags }: Pick<Foe, 'tags'>): boolean {
  return face === 6 || (face === 5 && tags.includes('fire'));
}
