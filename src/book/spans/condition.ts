import { ATTRIBUTES } from '../contract/basics.js';
import type { Condition } from '../contract/conditions.js';
import type { Who } from '../contract/who.js';
import { didYouMean, type Named, type Names } from '../names.js';
import { opt, type Cursor } from './cursor.js';
import { SEXES, takePool, takeWho } from './who.js';

type Plain = Exclude<Condition, { if: 'not' } | { if: 'and' }>;
type Literal = Exclude<Condition, { if: 'and' }>;

/** `half-duck`, `not cursed`, `Gold 20 and quest Vu#the-old-debt`, `drinker is female`. */
export function condition(c: Cursor): Condition {
  const first = literal(c);
  if (c.peek() !== 'and') return first;
  const of: Literal[] = [first];
  while (c.take('and')) of.push(literal(c));
  return { if: 'and', of };
}

function literal(c: Cursor): Literal {
  if (c.take('not')) return { if: 'not', of: plain(c) };
  return plain(c);
}

const VERBS = ['is', 'are', 'has', 'have', 'knows', 'know'];

function plain(c: Cursor): Plain {
  const standing = takeStanding(c);
  if (standing) return standing;
  const subject = takeSubject(c);
  const trait = takeTrait(c, subject);
  if (trait) return trait;
  if (subject?.who === 'bound') return { if: 'bound', name: subject.name };
  const text = c.peek();
  c.fail(
    'condition',
    text === '' ? 'a condition is missing' : `"${text}" is no condition`,
    didYouMean(text, vocabulary(c)),
  );
  return { if: 'alone' };
}

function vocabulary(c: Cursor): string[] {
  const { skills, items, races, professions, mounts, companions } = c.scope.registry;
  const named = [skills, items, races, professions, mounts, companions].flatMap((names) => names.all);
  return [...Object.keys(STANDINGS), ...TRAIT_WORDS, ...named.map((name) => name.name)];
}

/** Who a trait is about: everything before `is`, `has` or `knows`, or a bound name standing alone. */
function takeSubject(c: Cursor): Who | undefined {
  const verb = [0, 1, 2, 3].find((ahead) => VERBS.includes(c.peek(ahead)));
  if (verb !== undefined && verb > 0) {
    const subject = takePool(c) ?? takeWho(c);
    if (!subject || !VERBS.includes(c.peek())) c.fail('unknown-name', `"${c.peek()}" is nobody`);
    while (!c.atEnd && !VERBS.includes(c.peek())) c.word('who');
    c.word('verb');
    return subject;
  }
  return c.scope.locals.kindOf(c.peek()) === 'people' ? takePool(c) : undefined;
}

const STANDINGS: Readonly<Record<string, (c: Cursor) => Plain>> = {
  Honor: (c) => ({ if: 'honor', from: c.integer('Honor') }),
  Fame: (c) => ({ if: 'fame', from: c.integer('Fame') }),
  Gold: (c) => ({ if: 'gold', from: c.integer('Gold') }),
  members: (c) => ({ if: 'members', from: c.integer('the number of members') }),
  alone: () => ({ if: 'alone' }),
  complete: () => ({ if: 'complete' }),
  craft: () => ({ if: 'craft' }),
  'group here': () => ({ if: 'group-here' }),
  region: (c) => ({ if: 'region', region: c.name('region', c.scope.registry.regions) }),
  quest: (c) => ({ if: 'quest', event: c.event('event') }),
  met: (c) => ({ if: 'met', person: c.event('person') }),
  seen: (c) => ({ if: 'seen', event: c.peek().includes('#') ? c.event('event') : c.scope.event }),
};

function takeStanding(c: Cursor): Plain | undefined {
  const local = c.peek().replace(/^\{(.*)\}$/, '$1');
  if (c.scope.locals.kindOf(local) === 'number') {
    c.word('a number');
    return { if: 'number', local, from: c.integer('from what number') };
  }
  const words = Object.keys(STANDINGS).find((standing) => c.take(standing));
  return words === undefined ? undefined : STANDINGS[words]?.(c);
}

const TRAIT_WORDS = ['mounted', 'injured', 'cursed', 'native', 'mount', 'skill', 'item', 'companion'];

function takeTrait(c: Cursor, subject: Who | undefined): Plain | undefined {
  const about = opt('who', subject);
  const plainTrait = c.takeOneOf(['mounted', 'injured', 'cursed', 'native']);
  if (plainTrait) return { if: plainTrait, ...about };
  const sex = SEXES.get(c.peek());
  if (sex && c.word('sex')) return { if: 'sex', sex, ...about };
  const attribute = c.takeOneOf(ATTRIBUTES);
  if (attribute) return { if: 'attribute', attribute, from: c.integer('from what value'), ...about };
  return takeNamedTrait(c, about);
}

/** A profession, race, skill, item, mount or companion; a word before it tells two of the same name apart. */
function takeNamedTrait(c: Cursor, about: { who?: Who }): Plain | undefined {
  const { professions, races, skills, items, mounts, companions, familiars } = c.scope.registry;
  const kind = c.takeOneOf(['skill', 'item', 'mount', 'companion']);
  if (kind === 'mount' && (c.atEnd || c.peek() === 'and')) return { if: 'mount', ...about };
  const among = (names: Names, of?: typeof kind): Named | undefined =>
    kind === of || (kind === undefined && of !== undefined) ? c.takeName(names) : undefined;
  const profession = among(professions);
  if (profession) return { if: 'profession', profession: profession.id, ...about };
  const race = among(races);
  if (race) return { if: 'race', race: race.id, ...about };
  const skill = among(skills, 'skill');
  if (skill) return { if: 'skill', skill: skill.id, ...(c.take('mastered') && { mastered: true as const }), ...about };
  const item = among(items, 'item');
  if (item) return { if: 'item', item: item.id, ...about };
  const mount = among(mounts, 'mount');
  if (mount) return { if: 'mount', mount: mount.id, ...about };
  const companion = among(companions, 'companion') ?? among(familiars, 'companion');
  if (companion) return { if: 'companion', companion: companion.id, ...about };
  if (kind) c.name(kind, { skill: skills, item: items, mount: mounts, companion: companions }[kind]);
  return undefined;
}
