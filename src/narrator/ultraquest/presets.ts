import { standardGroup } from '../../systems/ultraquest/start.js';
import { and } from '../english.js';

/** Who is in a standard group: `Brun the dwarf fighter, ...` (UQ-START-20 ff.). */
export function presetText(preset: 'A' | 'B'): string {
  const { members } = standardGroup(preset, '', '', '', 'St');
  return and(members.map((one) => `${one.name} the ${one.race} ${one.profession}`));
}
