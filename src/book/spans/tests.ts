import { ATTRIBUTES, type AttributeCode } from '../contract/basics.js';
import type {
  BrewOp,
  ChooseOp,
  ForgetOp,
  LearnOp,
  LockOp,
  LostOp,
  PersuadeOp,
  RaiseOp,
  SkillOp,
  TrapOp,
} from '../contract/skills.js';
import { METALS } from '../contract/skills.js';
import type { TestOp } from '../contract/tests.js';
import type { Who } from '../contract/who.js';
import { namesOf, joinNames } from '../names.js';
import { nameToBind, takeAs } from './amount.js';
import { opt, type Cursor } from './cursor.js';
import { takeWho, who } from './who.js';

const plus = (c: Cursor): number => c.takeInteger() ?? 0;
const asPeople = (c: Cursor) => opt('as', takeAs(c, 'people'));
const PLAYER_PICKS: Who = { who: 'any', min: 1, max: 1 };

export function test(c: Cursor): TestOp {
  const attributes: AttributeCode[] = [c.oneOf('attribute', ATTRIBUTES)];
  while (c.take('or')) attributes.push(c.oneOf('attribute', ATTRIBUTES));
  const tested = who(c, { attribute: attributes[0] });
  return { op: 'test', attributes, who: tested, plus: plus(c), ...asPeople(c) };
}

export function choose(c: Cursor): ChooseOp {
  const chosen = who(c);
  c.expect('as', 'choose WHO as NAME');
  return { op: 'choose', who: chosen, as: nameToBind(c, 'people') };
}

export const skill = (c: Cursor): SkillOp => ({
  op: 'skill',
  skill: c.name('skill', c.scope.registry.skills),
  who: takeWho(c) ?? PLAYER_PICKS,
  plus: plus(c),
  ...asPeople(c),
});

export const trap = (): TrapOp => ({ op: 'trap' });
export const lost = (): LostOp => ({ op: 'lost' });

export const lock = (c: Cursor): LockOp => ({
  op: 'lock',
  metal: c.oneOf('metal', METALS),
  ...(c.take('chest') && { chest: true as const }),
});

export const brew = (c: Cursor): BrewOp => ({
  op: 'brew',
  potion: c.name('item', c.scope.registry.items),
  ...opt('who', takeWho(c)),
});

export const persuade = (c: Cursor): PersuadeOp => ({ op: 'persuade', who: who(c), plus: plus(c), ...asPeople(c) });

/** Rolled instead of named (UQ-CLR-04, UQ-WIZ-04). */
const ROLLED = namesOf([
  { id: 'miracle', name: 'miracle' },
  { id: 'spell', name: 'spell' },
]);

export const learn = (c: Cursor): LearnOp => ({
  op: 'learn',
  skill: c.name('skill', joinNames(ROLLED, c.scope.registry.skills)),
  who: who(c),
});

export const raise = (c: Cursor): RaiseOp => ({
  op: 'raise',
  attribute: c.oneOf('attribute', ATTRIBUTES),
  plus: /^[+-]/.test(c.peek()) ? c.integer('how much') : 1,
  who: who(c),
});

export function forget(c: Cursor): ForgetOp {
  const forgotten = c.takeName(c.scope.registry.skills);
  return { op: 'forget', ...opt('skill', forgotten?.id), who: who(c) };
}
