import type { FightKind, FoeLine } from '../../systems/ultraquest/facts.js';
import { small, type Block } from '../block.js';
import { unslug } from '../english.js';

const UNDEAD = 'never tire: after the third round one only runs';

/** What each kind of foe means in a fight, by its tag; `giant` and `dragon` matter to whoever throws fire. */
export const FOE_KINDS: Readonly<Record<string, string>> = {
  undead: UNDEAD,
  skeleton: UNDEAD,
  zombie: UNDEAD,
  vampire: UNDEAD,
  mummy: `${UNDEAD}, and the wounds are cursed`,
  'black-rider': `${UNDEAD}, and the wounds are cursed`,
  ghost: `${UNDEAD}; only magic weapons count, and the wounds are cursed`,
  demon: `${UNDEAD}; only magic weapons and magic armor count, and the wounds are cursed`,
  cursing: 'the wounds are cursed, and rest does not heal them',
  bandits: 'whoever is hurt when it is lost loses a line of the sheet',
  giant: 'a Fireball counts each of them twice',
  dragon: 'a Fireball counts each of them twice',
  fire: 'an Ice Storm makes their fives roll again too',
  cold: 'an Ice Storm is nothing to them',
  mage: 'with each round they win an arrow of magic strikes the first of you, and only magic armor counts against it',
  magic: 'of your armor only what is magic counts against them; theirs stops an arrow of magic',
  flying: 'hand to hand only who flies too can reach them',
  poison: 'a wound from them becomes a cursed one unless something is done about it at once',
  'thick-skin': 'Armor Pierce finds no joint',
};

/** One line for each kind among these foes: `thick skin: Armor Pierce finds no joint`. Fliers keep out of reach only where shots are possible too (UQ-CMB-14). */
export function kindLines(foes: readonly FoeLine[], fight: FightKind): readonly Block[] {
  const tags = [...new Set(foes.flatMap((foe) => foe.tags))].filter((tag) => tag !== 'flying' || fight === 'ME+RA');
  return tags.flatMap((tag) => {
    const says = FOE_KINDS[tag];
    return says === undefined ? [] : [small(`${unslug(tag)}: ${says}`)];
  });
}
