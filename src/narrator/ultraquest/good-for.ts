import { WARES } from '../../systems/ultraquest/equipment/catalogue.js';
import { wareOf } from '../../systems/ultraquest/equipment/items.js';
import { worksFromLoad } from '../../systems/ultraquest/sheet/cargo.js';
import { spellOnScroll } from '../../systems/ultraquest/scrolls.js';
import type { Item, ThingEffect } from '../../systems/ultraquest/state.js';
import { landsOfTalisman, talismanOf } from '../../systems/ultraquest/talismans.js';
import { and, or, signed, unslug } from '../english.js';
import type { Given } from '../phrases.js';
import { place, thePlace } from './places.js';
import { skillUse } from './skill-uses.js';

/** A thing as far as its use goes. */
export type Thing = Omit<Item, 'id' | 'name'>;

/** Wares whose use no figure tells. */
const USES: Readonly<Record<string, string>> = {
  'healing-potion': 'heals one injury at once, and is gone',
  antidote: 'saves one of you from poison, and is gone',
  'potion-of-flight': 'one of you flies for an event, and it is gone',
  lockpicks: 'without them, Lockpicking is at −1',
  'masterwork-lockpicks': 'Lockpicking +1',
  wagon: 'carries two very heavy things; nobody rides it',
  raft: 'carries four of you over the water, and no mounts',
  boat: 'for the Sea and the Lower River: four of you and two mounts',
  ship: 'for the Sea: all of you; +1 for each who fights hand to hand on it',
  airship: 'two steps a turn through the air: four of you and a mount',
};

const STRENGTH: Readonly<Record<string, string>> = { ME: 'melee', RA: 'ranged', AR: 'armor', rest: 'healed by a rest' };
const POTIONS: Readonly<Record<string, string>> = {
  heal: 'heals one injury at once',
  cure: 'saves from poison',
  fly: 'lets one fly',
};

/** What a thing is for, in a few words; nothing for one that only some event asks for. */
export function goodFor(item: Thing): string {
  const does = item.effect ? effectUse(item, item.effect) : plainUse(item);
  const brings = item.worth === undefined ? [] : [`brings ${item.worth} Gold in a settlement`];
  return [...(does ? [does] : []), ...brings].join(', ');
}

/** A thing as the arguments of an option give it; what no rule makes use of is told by the book's own words. */
export function useWords({ all }: Given): string {
  const thing = all as unknown as Thing & { readonly text?: string };
  return goodFor(thing) || (thing.text ?? (isPlain(thing) ? '' : KEEPSAKE));
}

/** What does nothing by itself. */
export const KEEPSAKE = 'a keepsake: somebody on your way may ask for it';

const isPlain = ({ kind }: Thing): boolean => Object.hasOwn(WARES, kind);

/** Where a thing has to be: what does something does it for who has it there, and nothing on the wagon, or for all on the wagon. */
function whileThere(item: Thing): string {
  if (worksFromLoad(item)) return 'to who carries it, and from the wagon to all of you';
  if (item.being !== undefined) return 'while it is with you';
  return item.weight ? 'while carried, not from the wagon' : 'while at hand';
}

function effectUse(item: Thing, effect: ThingEffect): string {
  switch (effect.kind) {
    case 'bonus':
      return `${STRENGTH[effect.on] ?? effect.on} ${signed(effect.plus)} ${whileThere(item)}`;
    case 'skill':
      return `gives ${effect.skill} ${whileThere(item)}: ${skillUse(effect.skill)}`;
    case 'reroll':
      return `rolls one of the two dice of an event’s D100 again, once, in ${and(effect.regions.map(place))}`;
    case 'guard':
      return `keeps its owner from ${unslug(effect.against)} ${whileThere(item)}${effect.uses ? ', once' : ''}`;
    case 'potion':
      return `${POTIONS[effect.does] ?? `${effect.does} ${signed(effect.plus)} for the turn`}, and is gone`;
  }
}

function plainUse(item: Thing): string {
  const use = USES[item.kind];
  if (use !== undefined) return use;
  const stuff = talismanOf(item);
  if (stuff !== undefined) return `rolls one die again ${talismanLands(stuff)}, and is gone`;
  const spell = spellOnScroll(item);
  if (spell !== undefined) return `once, for whoever reads it: ${skillUse(spell, 'scroll')}`;
  const metal = /^(\w+)-key$/.exec(item.kind)?.[1];
  return metal === undefined ? figures(item) : `opens locks of ${metal} without a roll`;
}

/** Where a talisman works (UQ-TAL-03 to 13). */
function talismanLands(stuff: string): string {
  if (stuff === 'diamond') return 'anywhere';
  if (stuff === 'gold') return 'anywhere above ground but not in the Chasm, the edge of the map';
  const lands = landsOfTalisman(stuff).map(thePlace);
  return lands.length ? `in ${or([...lands, ...(stuff === 'crystal' ? ['a land by the Sea'] : [])])}` : 'in some lands';
}

/** Weapons, armor and mounts by their figures, with what their make adds. */
function figures(item: Thing): string {
  const { melee, ranged, armor, hands, mount } = wareOf(item);
  const finer = item.masterwork && !item.light ? 1 : 0;
  return [
    ...(mount ? [`movement ${mount.mov}`, ...(mount.melee ? [`melee ${signed(mount.melee)}`] : [])] : []),
    ...(melee === undefined ? [] : [`melee ${signed(melee + finer)}`]),
    ...(ranged === undefined ? [] : [`ranged ${signed(ranged + finer)}`]),
    ...(armor === undefined ? [] : [`armor ${signed(armor + finer)}`]),
    ...(hands === 2 ? ['two hands'] : []),
    ...(item.silver ? ['+1 against undead'] : []),
    ...(item.magic ? ['works on ghosts and demons'] : []),
  ].join(', ');
}
