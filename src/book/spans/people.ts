import { ATTRIBUTES, type AttributeCode } from '../contract/basics.js';
import type {
  CompanionOp,
  FairyOp,
  FamiliarOp,
  MeetAdventurerOp,
  MeetGrandmasterOp,
  MeetMasterOp,
  MeetOp,
  MountOp,
} from '../contract/people.js';
import type { Who } from '../contract/who.js';
import type { Names } from '../names.js';
import { opt, type Cursor } from './cursor.js';
import { takeWho } from './who.js';

const PLAYER_PICKS: Who = { who: 'any', min: 1, max: 1 };
const whoever = (c: Cursor): Who => takeWho(c) ?? PLAYER_PICKS;

function listOf(c: Cursor, what: string, names: Names): string[] {
  const ids = [c.name(what, names)];
  while (c.take(',')) ids.push(c.name(what, names));
  return ids;
}

/** `Odo, halfling thief m: Stealing; Sling; STR 2, DEX 4`. */
export function meetAdventurer(c: Cursor): MeetAdventurerOp {
  const { registry } = c.scope;
  const name = c.phrase('a name');
  c.expect(',', 'meet adventurer NAME, RACE PROFESSION m: SKILLS');
  const race = c.name('race', registry.races);
  const profession = c.name('profession', registry.professions);
  const sex = c.oneOf('sex', ['m', 'f']) === 'm' ? 'male' : 'female';
  const skills = c.take(':') ? listOf(c, 'skill', registry.skills) : [];
  let items: string[] = [];
  let attributes: Partial<Record<AttributeCode, number>> | undefined;
  while (c.take(';')) {
    if (ATTRIBUTES.some((code) => code === c.peek())) attributes = attributesOf(c);
    else items = [...items, ...listOf(c, 'item', registry.items)];
  }
  return { op: 'meet-adventurer', name, race, profession, sex, skills, items, ...opt('attributes', attributes) };
}

function attributesOf(c: Cursor): Partial<Record<AttributeCode, number>> {
  const values: Partial<Record<AttributeCode, number>> = {};
  do {
    const code = c.oneOf('attribute', ATTRIBUTES);
    values[code] = c.integer('its value');
  } while (c.take(','));
  return values;
}

/** `20 Gold or 1 Fame`, `2 Fame`, or what is usual. Half a price leaves the other one as it is. */
function price(c: Cursor, usual: { gold: number; fame: number }): { gold: number; fame: number } {
  const asked = { ...usual };
  for (let value = c.takeInteger(); value !== undefined; value = c.take('or') ? c.integer('a price') : undefined) {
    const unit = c.oneOf('unit', ['Gold', 'Fame']);
    asked[unit === 'Gold' ? 'gold' : 'fame'] = value;
  }
  return asked;
}

/** UQ-ACT-14, UQ-ACT-16. */
const USUAL = { master: { gold: 30, fame: 1 }, grandmaster: { gold: 100, fame: 2 } } as const;

export const meetMaster = (c: Cursor): MeetMasterOp => ({
  op: 'meet-master',
  skill: c.name('skill', c.scope.registry.skills),
  price: price(c, USUAL.master),
});

export const meetGrandmaster = (c: Cursor): MeetGrandmasterOp => ({
  op: 'meet-grandmaster',
  skill: c.name('skill', c.scope.registry.skills),
  price: price(c, USUAL.grandmaster),
});

export const meet = (c: Cursor): MeetOp => ({ op: 'meet', person: c.event('person') });

export function fairy(c: Cursor): FairyOp {
  const name = c.atEnd || c.peek() === ':' ? undefined : c.phrase('a name');
  const known = c.take(':') ? c.name('spell', c.scope.registry.skills) : undefined;
  return { op: 'fairy', ...opt('name', name), ...opt('spell', known) };
}

export const companion = (c: Cursor): CompanionOp => ({
  op: 'companion',
  companion: c.name('companion', c.scope.registry.companions),
  who: whoever(c),
});

export const familiar = (c: Cursor): FamiliarOp => ({
  op: 'familiar',
  familiar: c.name('familiar', c.scope.registry.familiars),
  who: whoever(c),
});

export function mount(c: Cursor): MountOp {
  const noble = c.takeOneOf(['fast', 'strong']);
  const kind = c.name('mount', c.scope.registry.mounts);
  return { op: 'mount', mount: kind, who: whoever(c), ...opt('noble', noble) };
}
