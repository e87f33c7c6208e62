import { castsMasterfully } from '../casting.js';
import { teleport } from '../wizards/teleportation.js';
import { spellRemedies, type Reach, type Remedies } from './remedy.js';

/** One; for a master two, and by two to spare everybody (UQ-WIZ-12, 16, 22). */
export const oneTwoOrAll: Reach = (casting, target, { passed, margin }, all) => {
  if (!passed) return [];
  if (!castsMasterfully(casting)) return [target];
  return margin >= 2 ? all : [target, ...all.filter((member) => member !== target).slice(0, 1)];
};

/** Out of whatever comes, a curse or a rune as well as a fall (UQ-WIZ-10). */
export const teleportation: Remedies = spellRemedies('Teleportation', oneTwoOrAll, (t, saved, { caster }) =>
  teleport(t, saved, caster),
);
