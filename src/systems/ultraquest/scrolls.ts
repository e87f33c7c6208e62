import { SKILLS } from './skills.js';
import { slug } from '../../book/names.js';
import type { Item } from './state.js';

/** The spell or miracle on a scroll: kinds are `scroll-of-fireball`, `fireball-scroll` and the like; undefined if it is none. */
export function spellOnScroll(item: Pick<Item, 'kind'>): string | undefined {
  if (!/scroll/i.test(item.kind)) return undefined;
  const words = slug(item.kind);
  if (!/(^|-)scroll(-|$)/.test(words)) return undefined;
  return Object.keys(SKILLS).find((name) => SKILLS[name]?.kind !== 'skill' && words.includes(slug(name)));
}
