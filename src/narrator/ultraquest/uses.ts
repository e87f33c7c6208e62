import { SKILLS } from '../../systems/ultraquest/skills.js';
import type { Use } from '../../systems/ultraquest/using/use.js';
import { chanceOnD6 } from './power-figures.js';

const FROM = { potion: '', heart: '', scroll: ' from a scroll', staff: ' from the staff' } as const;

/** `Healing Potion`, `Healing`, `Flight from a scroll`. */
export const useName = ({ what, by, forAll }: Pick<Use, 'what' | 'by' | 'forAll'>): string =>
  `${what}${FROM[by]}${forAll ? ', for all' : ''}`;

/** `miracle, a D6 of 2 or less`: what it is, and how likely it works. */
export function useNote({ what, by, needs }: Pick<Use, 'what' | 'by' | 'needs'>): string {
  const kind = by === 'heart' ? [SKILLS[what]?.kind ?? 'spell'] : [];
  return [...kind, ...(needs === undefined ? [] : [chanceOnD6(needs)])].join(', ');
}
