import type { Script } from '../engine/script.js';
import {
  PROFESSIONS,
  RACES,
  SEXES,
  type Attribute,
  type Profession,
  type RegionCode,
} from '../systems/ultraquest/names.js';
import type { Harm } from '../systems/ultraquest/state.js';
import { SKILLS } from '../systems/ultraquest/skills.js';

/** What an event asks about: a group that has it may take ways that others may not. Ids are those of the registry. */
export type Wish =
  | { readonly for: 'profession' | 'race' | 'sex'; readonly name: string }
  | { readonly for: 'skill'; readonly name: string; readonly mastered: boolean }
  | { readonly for: 'attribute'; readonly attribute: Attribute; readonly from: number }
  /** Everybody's attribute, so low that all fail or so high that all pass. */
  | { readonly for: 'everybody'; readonly attribute: Attribute; readonly value: number }
  /** Too weak to win a fight and too well protected to lose it. */
  | { readonly for: 'stalemate' }
  /** All of them safe from a kind of harm. */
  | { readonly for: 'safety'; readonly from: Harm }
  /** Strong, with a magic weapon each. */
  | { readonly for: 'magic-arms' }
  | { readonly for: 'item' | 'companion'; readonly id: string }
  | { readonly for: 'mount'; readonly id: string }
  | { readonly for: 'injured' | 'cursed' | 'mounted' | 'alone' | 'complete' | 'craft' | 'neighbour' }
  | { readonly for: 'native'; readonly region: RegionCode }
  | { readonly for: 'honor' | 'fame' | 'gold' | 'members'; readonly from: number }
  | { readonly for: 'quest' | 'met' | 'seen'; readonly id: string };

type Found = Readonly<Record<string, unknown>>;

/** Everything that a script asks about, each once. */
export function wishesOf(script: Script): Wish[] {
  const wishes = new Map<string, Wish>();
  const region = script.id.split('#')[0] as RegionCode;
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      for (const wish of asked(value as Found, region)) wishes.set(JSON.stringify(wish), wish);
      Object.values(value).forEach(look);
    }
  };
  look(script.parts);
  return [...wishes.values()];
}

function asked(found: Found, region: RegionCode): Wish[] {
  const condition = inCondition(found, region);
  return [...(condition ? [condition] : []), ...ofWho(found), ...inOp(found, region)];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function inCondition(found: Found, region: RegionCode): Wish | undefined {
  const kind = text(found['if']);
  switch (kind) {
    case 'profession':
    case 'race':
    case 'sex':
      return { for: kind, name: text(found[kind]) };
    case 'skill':
      return { for: 'skill', name: text(found['skill']), mastered: found['mastered'] === true };
    case 'attribute':
      return { for: 'attribute', attribute: found['attribute'] as Attribute, from: number(found['from']) };
    case 'item':
    case 'companion':
      return { for: kind, id: text(found[kind]) };
    case 'mount':
      return { for: 'mount', id: text(found['mount']) || 'donkey' };
    case 'native':
      return { for: 'native', region };
    default:
      return standing(kind, found);
  }
}

function standing(kind: string, found: Found): Wish | undefined {
  switch (kind) {
    case 'injured':
    case 'cursed':
    case 'mounted':
    case 'alone':
    case 'complete':
    case 'craft':
      return { for: kind };
    case 'honor':
    case 'fame':
    case 'gold':
    case 'members':
      return { for: kind, from: number(found['from']) };
    case 'quest':
    case 'seen':
      return { for: kind, id: text(found['event']) };
    case 'met':
      return { for: 'met', id: text(found['person']) };
    case 'group-here':
      return { for: 'neighbour' };
    default:
      return undefined;
  }
}

/** A pool of people that may be empty. */
function ofWho(found: Found): Wish[] {
  switch (found['who']) {
    case 'profession':
    case 'race':
    case 'sex':
      return [{ for: found['who'], name: text(found[found['who']]) }];
    case 'skilled':
      return [skill(found['skill'])];
    case 'bearer':
      return [{ for: 'item', id: text(found['item']) }];
    case 'riders':
      return [{ for: 'mounted' }];
    case 'injured':
    case 'cursed':
      return [{ for: found['who'] }];
    default:
      return [];
  }
}

const skill = (name: unknown): Wish => ({ for: 'skill', name: text(name), mastered: false });
const item = (id: unknown): Wish => ({ for: 'item', id: text(id) });

/** What saves from a kind of harm (the registry's names). */
const SAVES: Readonly<Record<string, readonly Wish[]>> = {
  poison: [{ for: 'safety', from: 'poison' }, item('antidote'), skill('Neutralize Poison')],
  drown: [{ for: 'safety', from: 'water' }, skill('Water Breathing'), { for: 'race', name: 'half-duck' }],
  burn: [{ for: 'safety', from: 'fire' }, skill('Fire Protection')],
  freeze: [{ for: 'safety', from: 'cold' }, skill('Cold Protection')],
  fall: [{ for: 'safety', from: 'falls' }, item('potion-of-flight'), skill('Flight')],
  curse: [skill('Curse-Breaker')],
  kill: [item('diamond-talisman'), item('healing-potion'), skill('Spark of Life')],
  injure: [skill('Ducking')],
  trap: [skill('Trap Disarming'), { for: 'mount', id: 'riding-snail' }],
  lost: [skill('Orientation'), skill('Navigation')],
  persuade: [{ for: 'attribute', attribute: 'INT', from: 5 }],
  brew: [skill('Brew Potions')],
  fairy: [{ for: 'honor', from: 20 }],
  'ask-group': [{ for: 'neighbour' }],
  'for-groups': [{ for: 'neighbour' }],
  'meet-adventurer': [
    { for: 'honor', from: 20 },
    { for: 'gold', from: 100 },
    { for: 'members', from: 3 },
  ],
  'meet-master': [{ for: 'gold', from: 100 }],
  'meet-grandmaster': [{ for: 'gold', from: 200 }],
  pay: [{ for: 'gold', from: 100 }],
  offer: [{ for: 'gold', from: 200 }],
  enchant: [{ for: 'gold', from: 300 }],
  market: [{ for: 'gold', from: 100 }],
};

function inOp(found: Found, region: RegionCode): Wish[] {
  const op = text(found['op']);
  switch (op) {
    case 'give':
    case 'lose-item':
      return [item(found['item'])];
    case 'buys':
      return found['item'] === undefined ? [] : [item(found['item'])];
    case 'skill':
      return [skill(found['skill'])];
    case 'lock':
      return [item(`${text(found['metal'])}-key`), skill('Lockpicking'), item('lockpicks')];
    case 'ladder':
    case 'test':
      return attributesOf(found).flatMap((attribute) =>
        EXTREMES.map((value) => ({ for: 'everybody', attribute, value }) as const),
      );
    case 'fight':
      return [{ for: 'stalemate' }, { for: 'magic-arms' }];
    case 'meet':
      return [{ for: 'met', id: text(found['person']) }];
    case 'recruit':
      return [
        { for: 'honor', from: 20 },
        { for: 'native', region },
      ];
    default:
      return [...(SAVES[op] ?? [])];
  }
}

/** Below any die with the usual modifiers, and above. */
const EXTREMES = [1, 9] as const;

function attributesOf(found: Found): Attribute[] {
  const { attribute, attributes } = found;
  return [attribute, ...(Array.isArray(attributes) ? (attributes as unknown[]) : [])].filter(
    (each): each is Attribute => typeof each === 'string',
  );
}

/** Whoever can have a skill at all: one of its own professions. */
export const learnersOf = (name: string): readonly Profession[] => SKILLS[name]?.own ?? PROFESSIONS;

export const isRace = (name: string) => RACES.find((race) => race === name);
export const isSex = (name: string) => SEXES.find((sex) => sex === name);
export const isProfession = (name: string) => PROFESSIONS.find((profession) => profession === name);
