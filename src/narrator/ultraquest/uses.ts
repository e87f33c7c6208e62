import type { Use } from '../../systems/ultraquest/using/use.js';
import { SKILLS } from '../../systems/ultraquest/skills.js';

/** `Healing Potion`, `Healing (miracle)`, `Flight (scroll)`. */
export function useName({ what, by, forAll }: Pick<Use, 'what' | 'by' | 'forAll'>): string {
  if (by === 'potion') return what;
  return `${what} (${by === 'heart' ? (SKILLS[what]?.kind ?? 'spell') : by}${forAll ? ', for all' : ''})`;
}
