import type {
  BrewOp,
  ForgetOp,
  LearnOp,
  LockOp,
  LostOp,
  PersuadeOp,
  RaiseOp,
  SkillOp,
  TrapOp,
} from '../../../book/contract/skills.js';
import { refuse } from '../../../engine/words.js';
import type { Flow } from '../../../engine/system.js';
import { testOf } from '../attributes.js';
import { byAttribute, mayStrengthen, type Ahead } from '../before-test.js';
import { familiarOf, sendAway } from '../companions.js';
import { nameOf } from '../equipment/items.js';
import { unlearn } from '../growing/forgetting.js';
import { learn } from '../growing/learning.js';
import { openLock } from '../locks.js';
import { rollsFor, rollsTest, seeWhatComes } from '../hand-on-dice.js';
import { maximum } from '../races.js';
import { findTheWay } from '../rangers/orientation.js';
import { attributeOf, bySkill, canBrew, canTry, chanceAt, trySkill } from '../skill-trials.js';
import { isOf } from '../professions.js';
import type { Adventurer } from '../state.js';
import { remember, rememberTest, struckBy } from '../struck.js';
import type { Play, Rule, Tale } from '../tale.js';
import { decidesNothing } from '../told-apart.js';
import { disarm, whoDisarms } from '../thieves/traps.js';
import { bind, bindOutcome, choose, chooseLiving, couldChoose, groupOf, pick, present } from '../who.js';
import { branch, NEXT, pressToRoll, reader, rule } from './rule.js';

/** Those of a set who can try a skill; a set by skill includes who could do it from a scroll. */
function* whoTries(op: SkillOp, t: Tale): Play<Adventurer[]> {
  const { who } = op;
  if (who.who === 'any' && (!who.of || who.of.who === 'skilled')) {
    return yield* pick(
      t,
      present(groupOf(t)).filter((member) => canTry(t, member, op.skill)),
      who.min,
      who.max,
      { trying: bySkill(op, t) },
    );
  }
  return (yield* choose(who, t, bySkill(op, t))).filter((member) => canTry(t, member, op.skill));
}

/** `pass` is for all. */
const arm = (op: SkillOp | PersuadeOp, passed: number, tested: number): Flow =>
  branch(op, passed > 0 && passed === tested ? 'pass' : 'fail');

/** Whether the die of somebody among `about` decides nothing, where so many before have `passed`. */
function isIdle(
  op: SkillOp | PersuadeOp,
  t: Tale,
  about: readonly Adventurer[],
  place: number,
  passed: number,
): boolean {
  const arms = { ...op, arm: (count: number) => arm(op, count, about.length) };
  return decidesNothing(t, arms, { passed, left: about.length - place - 1 });
}

function passOrFail(op: SkillOp | PersuadeOp, t: Tale, about: Adventurer[], passed: Adventurer[]): Flow {
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

function skillAhead({ skill, plus }: SkillOp, t: Tale, about: readonly Adventurer[]): Ahead {
  const attribute = attributeOf(skill);
  return { about, attributes: attribute ? [attribute] : [], chance: (member) => chanceAt(t, member, skill, plus) };
}

function* useSkill(op: SkillOp, t: Tale): Play<Flow> {
  const about = yield* whoTries(op, t);
  if (about.length === 0) return branch(op, 'none', 'fail');
  const ahead = skillAhead(op, t, about);
  if (!(yield* mayStrengthen(t, ahead, [op.skill]))) yield* pressToRoll(op, t, rollsTest(t, ahead, [op.skill]));
  const passed: Adventurer[] = [];
  for (const [i, member] of about.entries()) {
    const noTalisman = isIdle(op, t, about, i, passed.length);
    if ((yield* trySkill(t, member, op.skill, { plus: op.plus, noTalisman })).passed) passed.push(member);
  }
  return passOrFail(op, t, about, passed);
}

/** A trap, which may be disarmed (UQ-EVT-20). */
function* springTrap(op: TrapOp, t: Tale): Play<Flow> {
  const best = whoDisarms(t);
  yield* pressToRoll(op, t, best ? rollsFor(t, ['Trap Disarming'], [best]) : seeWhatComes());
  return branch(op, (yield* disarm(t)) ? 'disarmed' : 'sprung');
}

function* loseTheWay(op: LostOp, t: Tale): Play<Flow> {
  yield* pressToRoll(op, t, seeWhatComes());
  return branch(op, (yield* findTheWay(t)) ? 'found' : 'lost');
}

function* tryLock(op: LockOp, t: Tale): Play<Flow> {
  yield* pressToRoll(op, t, seeWhatComes());
  return branch(op, yield* openLock(t, op.metal, op.chest ?? false));
}

/** The arm gives the potion. */
function* brew(op: BrewOp, t: Tale): Play<Flow> {
  const asked = op.who ? yield* choose(op.who, t) : present(groupOf(t));
  const able = asked.filter((member) => canBrew(t, member));
  const targets = (member: Adventurer) => [chanceAt(t, member, 'Brew Potions')];
  const trying = { of: ['Brew Potions'], plus: 0, targets };
  const [brewer] = yield* pick(t, able, 1, 1, { question: 'who-brews', trying });
  if (!brewer) return branch(op, 'fail');
  yield* pressToRoll(op, t, rollsFor(t, ['Brew Potions'], [brewer], chanceAt(t, brewer, 'Brew Potions')));
  if (!(yield* trySkill(t, brewer, 'Brew Potions')).passed) return branch(op, 'fail');
  return branch(op, 'pass');
}

/** UQ-MEET-08: the old familiar may go before the roll for the new one. */
function* mayPartWithFamiliar(t: Tale, member: Adventurer): Play<boolean> {
  const old = familiarOf(member);
  if (!old) return true;
  const answer = yield* t.ask({
    name: 'old familiar',
    kind: 'choice',
    text: { key: 'old-familiar', args: { who: member.name, familiar: nameOf(old) } },
    options: [
      { id: 'keep', label: { key: 'keep-familiar', args: { familiar: nameOf(old) } } },
      { id: 'part', label: { key: 'part-with-familiar', args: { familiar: nameOf(old) } } },
    ],
    default: 'keep',
  });
  if (answer.options[0] === 'keep') return false;
  sendAway(member, old);
  t.tell({ kind: 'item-lost', who: member.name, item: nameOf(old), why: 'sent-away' });
  return true;
}

function* persuade(op: PersuadeOp, t: Tale): Play<Flow> {
  const about = yield* choose(op.who, t, byAttribute(t, ['INT'], op.plus));
  const passed: Adventurer[] = [];
  for (const [i, member] of about.entries()) {
    if (isOf(member, 'wizard') && !(yield* mayPartWithFamiliar(t, member))) continue;
    yield* pressToRoll(op, t, rollsFor(t, ['INT'], [member]));
    const noTalisman = isIdle(op, t, about, i, passed.length);
    if (yield* testOf(t, member, 'INT', { plus: op.plus, noTalisman })) passed.push(member);
  }
  return passOrFail(op, t, about, passed);
}

function* learnFree(op: LearnOp, t: Tale): Play<Flow> {
  for (const member of yield* chooseLiving(op.who, t)) yield* learn(t, member, op.skill);
  return NEXT;
}

function* raise(op: RaiseOp, t: Tale): Play<Flow> {
  for (const member of yield* chooseLiving(op.who, t)) {
    const before = member.attributes[op.attribute];
    const highest = Math.max(before, maximum(member.race, op.attribute));
    const value = Math.min(highest, Math.max(0, before + op.plus));
    if (value === before) continue;
    member.attributes[op.attribute] = value;
    t.tell({ kind: 'raised', who: member.name, attribute: op.attribute, value, fame: 0 });
  }
  return NEXT;
}

function* forget(op: ForgetOp, t: Tale): Play<Flow> {
  for (const member of yield* chooseLiving(op.who, t)) {
    const gone = unlearn(member, op.skill);
    if (gone !== undefined) t.tell({ kind: 'forgotten', who: member.name, skill: gone });
  }
  return NEXT;
}

/** The ops of skills and of what people learn. */
export function skillOps(): Readonly<Record<string, Rule>> {
  return {
    skill: rule<SkillOp>(4, useSkill, (op, t) => {
      const able = groupOf(t).members.some((member) => canTry(reader(t), member, op.skill));
      return able ? undefined : refuse('nobody-can', { skill: op.skill }, 'UQ-CMB-26');
    }),
    trap: rule<TrapOp>(1, springTrap),
    lost: rule<LostOp>(1, loseTheWay),
    lock: rule<LockOp>(1, tryLock),
    brew: rule<BrewOp>(1, brew, (_, t) => {
      const able = present(groupOf(t)).some((member) => canBrew(reader(t), member));
      return able ? undefined : refuse('nobody-can', { skill: 'Brew Potions' }, 'UQ-CLR-07');
    }),
    persuade: rule<PersuadeOp>(2, persuade, (op, t) =>
      couldChoose(op.who, reader(t)) ? undefined : refuse('nobody-fits', {}, 'UQ-EVT-02'),
    ),
    learn: rule<LearnOp>(1, learnFree),
    raise: rule<RaiseOp>(1, raise),
    forget: rule<ForgetOp>(1, forget),
  };
}
