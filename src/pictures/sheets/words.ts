import type { Adventurer, Item } from '../../systems/ultraquest/state.js';
import { HOME_TO_ALL, REGION_NAMES } from '../../systems/ultraquest/board/regions.js';
import { WARES } from '../../systems/ultraquest/equipment/catalogue.js';
import { nameOf, weightOf } from '../../systems/ultraquest/equipment/items.js';
import type { RegionCode } from '../../systems/ultraquest/names.js';
import { isOf } from '../../systems/ultraquest/professions.js';
import { SKILLS } from '../../systems/ultraquest/skills.js';

/** A name as it begins a line: with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

const MARKS = { normal: '', heavy: ' (!)', 'very heavy': ' (!!)', huge: ' (!!!)' } as const;

/** An item as the sheet writes it: its weight marked as in the book (UQ-EVT-19). */
export function itemWords(item: Item | null | undefined): string {
  if (!item) return '';
  const name = item.name === undefined && !(item.kind in WARES) ? nameOf(item).replaceAll('-', ' ') : nameOf(item);
  return capital(name) + MARKS[weightOf(item)];
}

/** Several items on one line. */
export function itemList(items: readonly Item[]): string {
  return items.map(itemWords).join(', ');
}

/** Home regions as the native line holds them. */
export function regionWords(regions: readonly RegionCode[]): string {
  return regions.map((code) => REGION_NAMES[code]).join(', ');
}

const NATIVE_LINE = 3;

/** What stands on the skill lines, one a line; `!!!` for mastered (UQ-SHEET-03, UQ-SHEET-06, UQ-SHEET-13). */
export function skillWords(adventurer: Adventurer): string[] {
  const perLine = isOf(adventurer, 'ranger') ? NATIVE_LINE : 1;
  const beyond = adventurer.home.slice(NATIVE_LINE);
  const homes = Array.from({ length: Math.ceil(beyond.length / perLine) }, (_, i) => {
    return `At home: ${regionWords(beyond.slice(i * perLine, (i + 1) * perLine))}`;
  });
  const skills = adventurer.skills.filter(({ name }) => name !== 'Survival' && !isLineless(adventurer, name));
  return [...skills.map(({ name, mastered }) => (mastered ? `${name} !!!` : name)), ...homes];
}

function isLineless({ profession }: Adventurer, name: string): boolean {
  return SKILLS[name]?.lineless === true && profession === 'cleric';
}

/** Skills that come with the profession and take no line. */
export function linelessWords(adventurer: Adventurer): string[] {
  return adventurer.skills.filter(({ name }) => isLineless(adventurer, name)).map(({ name }) => name);
}

/** The native line: what everybody knows, and what stands in the line itself (UQ-HOME-03, UQ-SHEET-05). */
export function nativeWords(adventurer: Adventurer): string {
  return regionWords([...HOME_TO_ALL, ...adventurer.home.slice(0, NATIVE_LINE)]);
}

function gemWords(gems: readonly number[]): string {
  const values = [...new Set(gems)].toSorted((a, b) => a - b);
  const each = values.map((value) => {
    const count = gems.filter((gem) => gem === value).length;
    return count > 1 ? `${count} × ${value}` : String(value);
  });
  return `${gems.length === 1 ? 'a gem' : 'gems'} of ${each.join(', ')}`;
}

/** Gold and gems in the purse. */
export function purseWords({ gold, gems }: Adventurer): string {
  return gems.length > 0 ? `${gold} Gold, ${gemWords(gems)}` : `${gold} Gold`;
}
