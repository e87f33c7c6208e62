import type { Answer, Option, Question } from '../../../engine/ask.js';
import { armorRating, groupSums, melee, ranged } from '../sheet/strength.js';
import { nameOf } from '../equipment/items.js';
import { itemsOf } from '../sheet/lines.js';
import { totalGold } from '../gold.js';
import type { Play, Tale } from '../tale.js';
import { assembled, startingGold } from './assembly.js';
import { hasRolled } from './learned.js';
import type { Sketch } from './sketch.js';

/** What the steps of a creation are called: `person` is one for each of the four. */
export type StepName = 'group' | 'person' | 'region' | 'gold' | 'gift' | 'overview';

export const BACK: Option = { id: 'back', label: { key: 'creation-back' }, tone: 'quiet' };

/** Asks on the one page that all steps of a creation share. Nobody waits for it. */
export function* askOnPage(
  t: Tale,
  sketch: Sketch,
  step: StepName,
  question: Pick<Question, 'options' | 'menus' | 'default' | 'text'>,
): Play<Answer> {
  return yield* t.ask({
    name: 'creation',
    kind: 'creation',
    revises: true,
    patient: true,
    about: aboutCreation(t, sketch, step),
    ...question,
  });
}

/** The whole sheet as far as it is made up (UQ-START-11, UQ-START-12). */
function aboutCreation(t: Tale, sketch: Sketch, step: StepName) {
  const group = assembled(sketch, t.seat);
  return {
    kind: 'creation' as const,
    step,
    group: sketch.name,
    place: sketch.place,
    gold: startingGold(sketch) === undefined ? null : totalGold(group),
    gift: sketch.gift,
    focus: step === 'person' || step === 'region' ? sketch.focus : null,
    members: group.members.map((member, index) => ({
      who: member.name,
      race: member.race,
      sex: member.sex,
      profession: member.profession,
      attributes: { ...member.attributes },
      skills: hasRolled(sketch, index) ? member.skills.map(({ name }) => name) : null,
      home: [...member.home],
      things: itemsOf(member).map(nameOf),
      melee: melee(member).total,
      ranged: ranged(member).total,
      armor: armorRating(member).total,
    })),
    sums: groupSums(group),
  };
}
