import type { TestOp } from '../../../book/contract/tests.js';
import type { ChooseOp } from '../../../book/contract/skills.js';
import type { LadderOp } from '../../../book/contract/risk.js';
import { isOne } from '../../../book/contract/who.js';
import { refuse } from '../../../engine/words.js';
import type { Flow } from '../../../engine/system.js';
import { attributeValue, testOf } from '../attributes.js';
import { byAttribute, mayStrengthen, type Ahead } from '../before-test.js';
import { rollsTest } from '../hand-on-dice.js';
import { ATTRIBUTES, type Attribute } from '../names.js';
import { bySkill } from '../skill-trials.js';
import type { Adventurer } from '../state.js';
import { remember, rememberTest, struckBy } from '../struck.js';
import type { Play, Rule, Tale } from '../tale.js';
import { decidesNothing } from '../told-apart.js';
import { surroundings } from '../where.js';
import { bind, bindOutcome, choose, couldChoose, groupOf, present, type Trying } from '../who.js';
import { branch, NEXT, pressToRoll, reader, rule, type Glance } from './rule.js';

/**
 * Our ruling to UQ-ATT-02: "STR or DEX" is one test, and goes by the higher. The player could pick, but what follows and what may be
 * rolled again is the same for both, and what makes either better was used before: there is nothing to ask.
 */
function betterOf(t: Tale, member: Adventurer, attributes: readonly Attribute[]): Attribute {
  const here = surroundings(t);
  const value = (attribute: Attribute) => attributeValue(member, attribute, here);
  return attributes.reduce((best, other) => (value(other) > value(best) ? other : best));
}

/** Which arm several results lead to: `all` passed, `some`, or `none`; for one person pass or fail. */
function arm(op: TestOp, passed: number, tested: number): Flow {
  if (isOne(op.who) || tested === 1) {
    const good = passed === tested && tested > 0;
    return branch(op, ...(good ? ['pass', 'all'] : ['fail', 'none', 'some']));
  }
  if (passed === tested && tested > 0) return branch(op, 'all', 'pass');
  return passed === 0 ? branch(op, 'none', 'fail', 'some') : branch(op, 'some', 'none', 'fail');
}

function plainTest(t: Tale, about: readonly Adventurer[], attributes: readonly Attribute[], plus = 0): Ahead {
  const here = surroundings(t);
  return { about, attributes, chance: (member, attribute) => attributeValue(member, attribute, here) + plus };
}

function* testPeople(op: TestOp, t: Tale): Play<Flow> {
  const about = yield* choose(op.who, t, byAttribute(t, op.attributes, op.plus));
  const ahead = plainTest(t, about, op.attributes, op.plus);
  if (!(yield* mayStrengthen(t, ahead))) yield* pressToRoll(op, t, rollsTest(t, ahead));
  const passed: Adventurer[] = [];
  const arms = { ...op, arm: (count: number) => arm(op, count, about.length) };
  for (const [i, member] of about.entries()) {
    const noTalisman = decidesNothing(t, arms, { passed: passed.length, left: about.length - i - 1 });
    if (yield* testOf(t, member, betterOf(t, member, op.attributes), { plus: op.plus, noTalisman }))
      passed.push(member);
  }
  bind(t, op.as, about);
  remember(t, op.as, struckBy(op.who, t));
  bindOutcome(
    t,
    about.filter((member) => !passed.includes(member)),
    passed,
    'test',
  );
  return rememberTest(t, op, arm(op, passed.length, about.length));
}

/** What whoever is chosen is to try next: an attribute, or a skill. */
function trying(t: Tale, { try: of, plus }: NonNullable<ChooseOp['to']>): Trying {
  const attributes = of.filter((each): each is Attribute => (ATTRIBUTES as readonly string[]).includes(each));
  return attributes.length > 0 ? byAttribute(t, attributes, plus) : bySkill({ skill: of[0] ?? '', plus }, t);
}

function* choosePeople(op: ChooseOp, t: Tale): Play<Flow> {
  const chosen = yield* choose(op.who, t, op.to && trying(t, op.to));
  bind(t, op.as, chosen);
  remember(t, op.as, struckBy(op.who, t));
  bind(
    t,
    'others',
    present(groupOf(t)).filter((member) => !chosen.includes(member)),
  );
  remember(t, 'others', undefined);
  return NEXT;
}

/** What the ladder is climbed for, as a word for the page. */
function* mayStop(op: LadderOp, t: Tale, climber: Adventurer, rung: number): Play<boolean> {
  const reached = rung === 0 ? 0 : (op.stakes[rung - 1] ?? 0);
  const next = op.stakes[rung] ?? reached;
  const modifier = op.modifiers[rung] ?? 0;
  const needs = byAttribute(t, [op.attribute], modifier).targets(climber)[0] ?? 0;
  const answer = yield* t.ask({
    name: `rung ${rung + 1}`,
    kind: 'ladder',
    text: {
      key: 'ladder',
      args: { who: climber.name, reached, next, unit: op.unit, modifier, needs },
    },
    options: [
      { id: 'on', label: { key: 'ladder-on' }, tone: 'danger' },
      { id: 'stop', label: { key: 'ladder-stop', args: { reached, unit: op.unit } }, tone: 'go' },
    ],
    default: 'stop',
  });
  return answer.options[0] === 'stop';
}

function* climb(op: LadderOp, t: Tale): Play<Flow> {
  const [climber] = yield* choose(op.who, t, byAttribute(t, [op.attribute], op.modifiers[0] ?? 0));
  t.locals['ladder'] = 0;
  if (!climber) return branch(op, 'stop');
  for (const [rung, plus] of op.modifiers.entries()) {
    if (yield* mayStop(op, t, climber, rung)) return branch(op, 'stop');
    yield* mayStrengthen(t, plainTest(t, [climber], [op.attribute], plus));
    if (!(yield* testOf(t, climber, op.attribute, { plus, because: 'this step' }))) {
      t.locals['ladder'] = 0;
      return branch(op, 'bust');
    }
    t.locals['ladder'] = op.stakes[rung] ?? 0;
  }
  return branch(op, 'top');
}

const nobody = (op: { readonly who: ChooseOp['who'] }, t: Glance) =>
  couldChoose(op.who, reader(t)) ? undefined : refuse('nobody-fits', {}, 'UQ-EVT-02');

/** The ops of tests and of people chosen. */
export const testOps: Readonly<Record<string, Rule>> = {
  test: rule<TestOp>(4, testPeople, nobody),
  choose: rule<ChooseOp>(1, choosePeople, nobody),
  ladder: rule<LadderOp>(3, climb, nobody),
};
