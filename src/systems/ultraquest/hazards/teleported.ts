import { castsMasterfully } from '../casting.js';
import { oneMore } from '../wizards/one-more.js';
import { teleport } from '../wizards/teleportation.js';
import { spellRemedies, type Reach, type Remedies } from './remedy.js';

/** One; for a master two, and by two to spare everybody (UQ-WIZ-12, 16, 22). */
export const oneTwoOrAll: Reach = function* (t, casting, target, { passed, margin }, all) {
  if (!passed) return [];
  if (!castsMasterfully(casting)) return [target];
  if (margin >= 2) return all;
  const others = all.filter((member) => member !== target);
  return [target, ...(yield* oneMore(t, casting.caster, others))];
};

/** Out of whatever comes, a curse or a rune as well as a fall (UQ-WIZ-10). */
export const teleportation: Remedies = spellRemedies('Teleportation', oneTwoOrAll, {
  then: (t, saved, { caster }) => teleport(t, saved, caster),
});
