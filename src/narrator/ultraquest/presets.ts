import { standardGroup } from '../../systems/ultraquest/start.js';
import { and } from '../english.js';

/** Who is in a standard group: `Brun the dwarf fighter, ...` (UQ-START-20 ff.). */
export function presetText(preset: 'A' | 'B'): string {
  const { members } = standardGroup(preset, '', '', '', 'St');
  return and(members.map((one) => `${one.name} the ${one.race} ${one.profession}`));
}

/** The same for a menu, which holds less: `dwarf fighter, elf wizard, ...`. */
export function presetShort(preset: 'A' | 'B'): string {
  const { members } = standardGroup(preset, '', '', '', 'St');
  return members.map((one) => `${one.race} ${one.profession}`).join(', ');
}
