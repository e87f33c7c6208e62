import type { Attribute } from './names.js';
import type { Part } from './facts.js';
import { bonusParts } from './sheet/at-hand.js';
import { effectParts, sumOf } from './sheet/strength.js';
import { HOOVES_UNDERGROUND, ridden } from './sheet/riding.js';
import type { Adventurer } from './state.js';
import type { Play, Tale } from './tale.js';
import { talismanWindow } from './talismans.js';
import { surroundings } from './where.js';

/** Where and how an attribute is used: under the open sky or in a dungeon or cave, and by the own feet even of who rides, as skills are (C-23). */
interface Where {
  readonly open?: boolean;
  readonly dungeon?: boolean;
  readonly onFoot?: boolean;
}

/** What makes up the value of an attribute now: the sheet, the mount, what lasts for a while; in the saddle MOV is the mount's (C-23, UQ-ATT-03, UQ-MOUNT-05, UQ-MOUNT-14). */
export function attributeParts(
  adventurer: Adventurer,
  attribute: Attribute,
  { open = false, dungeon = false, onFoot = false }: Where = {},
): Part[] {
  const mount = ridden(adventurer, open);
  const rides = attribute === 'MOV' && mount !== undefined && !onFoot;
  return [
    rides ? { source: 'mount', value: mount.mov } : { source: attribute, value: adventurer.attributes[attribute] },
    ...(attribute === 'INT' && adventurer.mount?.kind === 'unicorn' && mount ? [{ source: 'unicorn', value: 1 }] : []),
    ...bonusParts(adventurer, attribute),
    ...effectParts(adventurer, (effect) => effect.kind === 'attribute' && effect.attribute === attribute),
    ...(attribute === 'MOV' && adventurer.race === 'centaur' && dungeon
      ? [{ source: 'hooves underground', value: HOOVES_UNDERGROUND }]
      : []),
  ];
}

/** The value of an attribute now. */
export function attributeValue(adventurer: Adventurer, attribute: Attribute, where?: Where): number {
  return sumOf(attributeParts(adventurer, attribute, where)).total;
}

/** What is tested: everything that makes up the target, by name. */
export interface Trial {
  /** What the test is of: an attribute or a skill. Names the die: `STR: Brun`. */
  readonly of: string;
  readonly parts: readonly Part[];
  readonly rule: string;
  /** UQ-THF-23: a 1 always works, here only. */
  readonly oneAlwaysWorks?: boolean;
  /** Set where a talisman makes no sense: another member tries next, or nothing depends on the die. */
  readonly noTalisman?: boolean;
}

export interface TrialResult {
  readonly passed: boolean;
  readonly die: number;
  readonly target: number;
  /** How far the die lies under the target; negative if it failed. */
  readonly margin: number;
}

function judge(die: number, target: number, oneAlwaysWorks: boolean): TrialResult {
  return { passed: die <= target || (oneAlwaysWorks && die === 1), die, target, margin: target - die };
}

/** One test: a D6 up to the target passes (UQ-ATT-02, UQ-DICE-07); a failed one may meet a talisman (W4). */
export function* test(t: Tale, adventurer: Adventurer, trial: Trial): Play<TrialResult> {
  const { total: target, parts } = sumOf(trial.parts);
  const purpose = `${trial.of}: ${adventurer.name}`;
  const oneAlwaysWorks = trial.oneAlwaysWorks ?? false;
  const tellResult = (result: TrialResult) => {
    t.tell({
      kind: 'test',
      who: adventurer.name,
      of: trial.of,
      die: result.die,
      target,
      parts: [...parts],
      passed: result.passed,
      rule: trial.rule,
    });
    return result;
  };
  const first = tellResult(judge(t.roll(purpose, 6), target, oneAlwaysWorks));
  if (first.passed || trial.noTalisman || (target < 1 && !oneAlwaysWorks)) return first;
  const die = { id: adventurer.id, purpose, sides: 6, face: first.die, who: adventurer.name };
  const failed = (dice: readonly { face: number }[]) => !judge(dice[0]?.face ?? 6, target, oneAlwaysWorks).passed;
  const [last] = yield* talismanWindow(t, purpose, [die], { needed: target, worthwhile: failed });
  return !last || last.face === first.die ? first : tellResult(judge(last.face, target, oneAlwaysWorks));
}

/** What the caller of an attribute test may add to it. */
export interface TestOptions {
  /** Added to the target: + is easier (UQ-DICE-08). */
  readonly plus?: number;
  /** What the plus stands for; `event` if not said. */
  readonly because?: string;
  readonly parts?: readonly Part[];
  readonly rule?: string;
  /** What the die is called, if not by the attribute: a skill. Skills use the adventurer's own MOV. */
  readonly of?: string;
  /** As in `Trial`. */
  readonly noTalisman?: boolean;
}

/** A test on an attribute as it is now, mount and all; skills (`of`) go by the adventurer's own feet. */
export function* tryAttribute(
  t: Tale,
  adventurer: Adventurer,
  attribute: Attribute,
  options: TestOptions = {},
): Play<TrialResult> {
  const where = { ...surroundings(t), onFoot: options.of !== undefined };
  return yield* test(t, adventurer, {
    of: options.of ?? attribute,
    parts: [
      ...attributeParts(adventurer, attribute, where),
      { source: options.because ?? 'event', value: options.plus ?? 0 },
      ...(options.parts ?? []),
    ],
    rule: options.rule ?? 'UQ-ATT-02',
    noTalisman: options.noTalisman ?? false,
  });
}

/** The same, where only passing matters. */
export function* testOf(
  t: Tale,
  adventurer: Adventurer,
  attribute: Attribute,
  options: TestOptions = {},
): Play<boolean> {
  return (yield* tryAttribute(t, adventurer, attribute, options)).passed;
}
