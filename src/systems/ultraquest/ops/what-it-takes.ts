import type { UltraQuestOp } from '../../../book/contract/op.js';
import { isOne, type Who } from '../../../book/contract/who.js';
import type { Op } from '../../../engine/script.js';
import type { Json, Words } from '../../../engine/words.js';
import { byAttribute } from '../before-test.js';
import { totalGold } from '../gold.js';
import { canUse } from '../sheet/skill-lines.js';
import { attributeOf, canBrew, canTry, chanceAt } from '../skill-trials.js';
import type { Adventurer } from '../state.js';
import type { Tale } from '../tale.js';
import { couldChoose, groupOf, poolOf, present } from '../who.js';
import { canPay, lessonsOf } from './lessons-offered.js';

/** One thing that an option asks for at once, as the book prints it beside the option: never what comes of it. */
type Step = Readonly<Record<string, Json>>;

/** Who would try it: how they are found, and what each of those who are known beforehand needs on the D6. */
function tried(who: Who, t: Tale, needs: Needs, can: (member: Adventurer) => boolean = () => true): Step {
  const found = candidates(who, t).filter(can);
  return { who: whose(who, t), needs: found.map((member) => [member.name, ...needs(member)]) };
}

type Needs = (member: Adventurer) => readonly number[];

/** `any`: the player says who; `those`: whoever the option finds just before; `these`: people who are known already. */
function whose(who: Who, t: Tale): string {
  if (who.who === 'any') return who.max === 1 ? 'any' : 'some';
  if (['each', 'first', 'last', 'random', 'best', 'worst', 'behind'].includes(who.who)) return who.who;
  return isFoundFirst(who, t) ? 'those' : 'these';
}

/** An op before it in the same option says who they are. */
const isFoundFirst = (who: Who, t: Tale): boolean => who.who === 'bound' && t.locals[who.name] === undefined;

function candidates(who: Who, t: Tale): Adventurer[] {
  if (!couldChoose(who, t)) return [];
  const within = 'of' in who ? poolOf(who.of, t) : present(groupOf(t));
  switch (who.who) {
    case 'any':
    case 'random':
    case 'best':
    case 'worst':
    case 'behind':
      return within;
    case 'first':
      return isOne(who) ? within.slice(0, 1) : within;
    case 'last':
      return isOne(who) ? within.slice(-1) : within;
    default:
      return isFoundFirst(who, t) ? within : poolOf(who, t);
  }
}

/** Who may see foes in time, and what each needs on the D6 (UQ-CMB-07). */
function watch(t: Tale): Json[] {
  const alert = present(groupOf(t)).filter((member) => canUse(member, 'Alertness'));
  return alert.map((member) => [member.name, chanceAt(t, member, 'Alertness')]);
}

function stepOf(op: UltraQuestOp, t: Tale): Step | undefined {
  switch (op.op) {
    case 'test': {
      const trying = byAttribute(t, op.attributes, op.plus);
      return { does: 'test', of: op.attributes, plus: op.plus, ...tried(op.who, t, trying.targets.bind(trying)) };
    }
    case 'skill': {
      const rolled = attributeOf(op.skill) !== undefined;
      const needs = (member: Adventurer) => (rolled ? [chanceAt(t, member, op.skill, op.plus)] : []);
      return {
        ...{ does: 'skill', of: [op.skill], plus: op.plus },
        ...tried(op.who, t, needs, (member) => canTry(t, member, op.skill)),
      };
    }
    case 'ladder':
      return {
        ...{ does: 'ladder', of: [op.attribute], stakes: op.stakes, unit: op.unit },
        ...tried(op.who, t, (member) => byAttribute(t, [op.attribute], op.modifiers[0] ?? 0).targets(member)),
      };
    case 'fight':
      return {
        does: 'fight',
        fight: op.kind,
        forced: op.forced,
        ...(op.forced && (op.surprise ? { surprise: true } : { watch: watch(t) })),
      };
    case 'pay':
      return op.amount.dice.length > 0 || op.amount.refs ? { does: 'pay' } : { does: 'pay', gold: op.amount.plus };
    case 'give':
      return { does: 'give', item: op.item };
    case 'roll':
      return op.player ? { does: 'roll' } : undefined;
    case 'lock':
      return { does: 'lock' };
    case 'brew':
      return {
        does: 'brew',
        needs: present(groupOf(t))
          .filter((member) => canBrew(t, member))
          .map((member) => [member.name, chanceAt(t, member, 'Brew Potions')]),
      };
    default:
      return undefined;
  }
}

/** An op about whoever the option chooses just before is about those of whom they are chosen. */
function asChosen(op: UltraQuestOp, all: readonly UltraQuestOp[]): UltraQuestOp {
  if (op.op !== 'test' && op.op !== 'skill') return op;
  const { who } = op;
  const chosen = all.find((other) => other.op === 'choose' && who.who === 'bound' && other.as === who.name);
  return chosen?.op === 'choose' ? { ...op, who: chosen.who } : op;
}

/** Who leads straight to a teacher, and to nothing else, says what is taught and what it costs. */
function lesson(all: readonly UltraQuestOp[], t: Tale): readonly Step[] {
  const [op, ...others] = all.filter(({ op: called }) => called !== 'read' && called !== 'meet');
  if (others.length > 0 || (op?.op !== 'meet-master' && op?.op !== 'meet-grandmaster')) return [];
  const [first] = lessonsOf(op, t);
  const { skill } = op;
  if (!first) return [{ does: 'lesson', skill }];
  const { price, mastery } = first;
  const group = groupOf(t);
  const short = canPay(t, price) ? {} : { hasGold: totalGold(group), hasFame: group.fame };
  return [{ does: 'lesson', skill, mastery, ...price, ...short }];
}

/**
 * What taking an option asks for at once, and what it costs if nobody answers; undefined where both are nothing. `label` are the ops
 * that its label has, `all` everything that it leads to.
 */
export function whatItTakes(
  label: readonly Op[],
  t: Tale,
  costs: readonly Json[] = [],
  all: readonly Op[] = label,
): Words | undefined {
  const ops = label as unknown as readonly UltraQuestOp[];
  const steps = [
    ...ops.flatMap((op) => stepOf(asChosen(op, ops), t) ?? []),
    ...lesson(all as unknown as readonly UltraQuestOp[], t),
  ];
  if (steps.length === 0 && costs.length === 0) return undefined;
  return { key: 'what-it-takes', args: { steps, ...(costs.length > 0 && { costs }) } };
}
