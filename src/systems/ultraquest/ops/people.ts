import type { UltraQuestOp } from '../../../book/contract/op.js';
import type { Option } from '../../../engine/ask.js';
import { learnFor, settleBill, whyNotAfford, type Price } from '../actions/lessons.js';
import { join, thingsOf, whyNotJoin } from '../actions/joining.js';
import type { BookOfEvents } from '../book-of-events.js';
import { accompany, companionsOf, familiarOf, sendAway } from '../companions.js';
import { nameOf } from '../equipment/items.js';
import { totalGold } from '../gold.js';
import { useArgs } from '../equipment/use-args.js';
import { feelsAtHome } from '../growing/at-home.js';
import { master } from '../growing/learning.js';
import { rollSpell } from '../growing/tables.js';
import type { Profession, Race } from '../names.js';
import { optionId } from '../option-id.js';
import { isOf } from '../professions.js';
import { nextSerial } from '../sheet/carry.js';
import { newItem, startingWeapons, type Belonging } from '../start.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { belongingOf } from '../things.js';
import { takeMount } from '../turn/burial.js';
import { choose, groupOf } from '../who.js';
import { canPay, lessonsIn, lessonsOf, MASTER_PRICE, waysToPay, type Lesson } from './lessons-offered.js';
import { branch, NEXT, plainRule, rule } from './rule.js';

type OpOf<N extends UltraQuestOp['op']> = Extract<UltraQuestOp, { op: N }>;

/** One option for each way to pay: Gold or Fame (UQ-ACT-14, UQ-ACT-16). */
function lessonOptions(t: Tale, lessons: readonly Lesson[]): Option[] {
  return lessons.flatMap(({ member, skill, mastery, price }) => {
    return waysToPay(price).map((way) => {
      const refused = whyNotAfford(groupOf(t), way);
      return {
        id: lessonId(member, skill, way),
        label: { key: mastery ? 'take-mastery' : 'take-lesson', args: { who: member.name, skill, ...way } },
        ...(lessons.length > 4 && { menu: 'lesson' }),
        ...(refused && { refused }),
      };
    });
  });
}

function lessonId(member: Adventurer, skill: string, way: Price): string {
  return optionId(way.gold > 0 || way.fame === 0 ? 'gold' : 'fame', member.id, skill);
}

/** Lets the player take one of the lessons, or none. True if one was taken (UQ-ACT-15). */
function* offerLessons(
  t: Tale,
  lessons: readonly Lesson[],
  extra: readonly Option[] = [],
): Play<{ taken: boolean; option: string }> {
  const options = lessonOptions(t, lessons);
  const answer = yield* t.ask({
    name: 'lesson',
    kind: 'choice',
    ...(lessons.length > 0 && {
      text: { key: 'lessons', args: { skills: [...new Set(lessons.map(({ skill }) => skill))] } },
    }),
    options: [...extra, ...options, { id: 'leave', label: { key: 'leave' }, tone: 'quiet' }],
    ...(options.some((option) => option.menu) && {
      menus: [{ id: 'lesson', placeholder: { key: 'choose-lesson' }, min: 1, max: 1 }],
    }),
    default: 'leave',
  });
  const option = answer.options[0] ?? 'leave';
  for (const { member, skill, mastery, price } of lessons) {
    for (const way of waysToPay(price)) {
      if (option !== lessonId(member, skill, way)) continue;
      if (!mastery) return { taken: yield* learnFor(t, member, skill, way), option };
      settleBill(t, way, 'lesson');
      return { taken: master(t, member, skill), option };
    }
  }
  return { taken: false, option };
}

/** UQ-MEET-01, UQ-MEET-02. */
function meetAdventurer(book: BookOfEvents): Rule {
  return rule<OpOf<'meet-adventurer'>>(1, function* (op, t) {
    const refused = whyNotJoin(groupOf(t), op.race);
    const lessons = op.skills.flatMap((skill) => lessonsIn(t, skill));
    const hire: Option = {
      id: 'join',
      label: { key: 'take-along', args: { who: op.name, race: op.race, profession: op.profession } },
      ...(refused && { refused }),
    };
    const { taken, option } = yield* offerLessons(t, lessons, [hire]);
    if (option !== 'join') return branch(op, taken ? 'taught' : 'left');
    const member = join(t, {
      name: op.name,
      race: op.race as Race,
      profession: op.profession as Profession,
      sex: op.sex,
      skills: op.skills,
      things: thingsOf(book, op.items),
      attributes: op.attributes,
    });
    yield* feelsAtHome(t, member);
    return branch(op, 'joined');
  });
}

/** Offers what is taught to whoever can learn and pay it; where nobody can, nobody is asked, and it is said why. */
const teach = rule<OpOf<'meet-master'> | OpOf<'meet-grandmaster'>>(3, function* (op, t) {
  const lessons = lessonsOf(op, t);
  const refused = whyNoneLearns(op.skill, lessons, t);
  if (refused) {
    t.tell({ kind: 'not-done', what: 'lesson', ...refused });
    return branch(op, 'left');
  }
  const { taken } = yield* offerLessons(t, lessons);
  return branch(op, taken ? 'learned' : 'left');
});

function whyNoneLearns(skill: string, lessons: readonly Lesson[], t: Tale) {
  if (lessons.length === 0) return { code: 'nobody-learns', args: { skill }, rule: 'UQ-ACT-12' };
  if (lessons.some(({ price }) => canPay(t, price))) return undefined;
  const { gold, fame } = lessons[0]?.price ?? MASTER_PRICE;
  const group = groupOf(t);
  return {
    code: 'lesson-too-dear',
    args: { skill, gold, fame, hasGold: totalGold(group), hasFame: group.fame },
    rule: 'UQ-ACT-14',
  };
}

const meet = plainRule<OpOf<'meet'>>((op, t) => {
  const group = groupOf(t);
  const again = group.people.includes(op.person);
  if (!again) group.people.push(op.person);
  return branch(op, again ? 'again' : 'first');
});

/** UQ-RACE-18, UQ-RACE-20: beside the four, with one spell. */
const fairy = rule<OpOf<'fairy'>>(1, function* (op, t) {
  const refused = whyNotJoin(groupOf(t), 'fairy');
  const name = op.name ?? 'Mirabel';
  const answer = yield* t.ask({
    name: 'fairy',
    kind: 'choice',
    text: { key: 'fairy-offers', args: { who: name } },
    options: [
      {
        id: 'join',
        label: { key: 'take-along', args: { who: name, race: 'fairy', profession: 'wizard' } },
        ...(refused && { refused }),
      },
      { id: 'leave', label: { key: 'leave' } },
    ],
    default: 'leave',
  });
  if (answer.options[0] !== 'join') return branch(op, 'left');
  const [dagger] = startingWeapons('wizard');
  const member = join(t, {
    name,
    race: 'fairy',
    profession: 'wizard',
    sex: 'female',
    skills: [],
    things: dagger ? [dagger] : [],
  });
  const spell = op.spell ?? (yield* rollSpell(t, member));
  if (spell !== undefined) {
    member.skills.push({ name: spell, mastered: false });
    t.tell({ kind: 'learned', who: member.name, skill: spell, price: null });
  }
  return branch(op, 'joined');
});

/** Puts a companion or familiar beside people who have a line at hand for it (UQ-MEET-06). A companion is one being: by our ruling it comes along once. */
function accompanyEach(
  book: BookOfEvents,
  t: Tale,
  id: string,
  being: 'companion' | 'familiar',
  people: readonly Adventurer[],
): void {
  const belonging = belongingOf(book, id);
  for (const member of people) {
    if (being === 'companion' && isWith(groupOf(t), belonging)) {
      t.tell({ kind: 'ruling', id: 'UQ-MEET-06', key: 'with-you-already', args: { who: belonging.name ?? id } });
      continue;
    }
    const companion = { ...newItem(groupOf(t), t.seat, belonging), being };
    if (accompany(member, companion))
      t.tell({ kind: 'item-gained', who: member.name, item: nameOf(companion), use: useArgs(book, companion) });
    else t.tell({ kind: 'item-lost', who: member.name, item: nameOf(companion), why: 'no-free-line' });
  }
}

function isWith({ members }: Group, { kind }: Belonging): boolean {
  return members.some((member) => companionsOf(member).some((other) => other.kind === kind));
}

function companion(book: BookOfEvents): Rule {
  return rule<OpOf<'companion'>>(1, function* (op, t) {
    accompanyEach(book, t, op.companion, 'companion', yield* choose(op.who, t));
    return NEXT;
  });
}

/** UQ-MEET-07, UQ-WIZ-02: in place of the old one. */
function familiar(book: BookOfEvents): Rule {
  return rule<OpOf<'familiar'>>(1, function* (op, t) {
    const wizards = (yield* choose(op.who, t)).filter((one) => isOf(one, 'wizard'));
    for (const wizard of wizards) {
      const old = familiarOf(wizard);
      if (!old) continue;
      sendAway(wizard, old);
      t.tell({ kind: 'item-lost', who: wizard.name, item: nameOf(old), why: 'gone' });
    }
    accompanyEach(book, t, op.familiar, 'familiar', wizards);
    return NEXT;
  });
}

const mount = rule<OpOf<'mount'>>(1, function* (op, t) {
  const group = groupOf(t);
  for (const owner of yield* choose(op.who, t)) {
    const id = `${t.seat}:${nextSerial(group)}`;
    takeMount(t, group, { id, kind: op.mount, ...(op.noble && { noble: op.noble }) }, owner);
  }
  return NEXT;
});

/** Adventurers, masters, fairies, companions and mounts that are met. */
export function peopleOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    'meet-adventurer': meetAdventurer(book),
    'meet-master': teach,
    'meet-grandmaster': teach,
    meet,
    fairy,
    companion: companion(book),
    familiar: familiar(book),
    mount,
  };
}
