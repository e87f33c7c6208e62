import type { AnswerIntent, Ask, Option } from '../engine/ask.js';
import type { SeatId } from '../engine/words.js';
import { chanceFrom, type Chance } from './chance.js';

/** How often a page that only changed is left as it is, so that plans come to an end: one time in so many. */
const SETTLES = 4;

/** Answers by whim, but always the same to the same question: it depends on nothing but the question, the seat and the seed. */
export function whim(seed: number): (ask: Ask, seat: SeatId) => AnswerIntent {
  return (ask, seat) => {
    const chance = chanceFrom(seed * 7919 + ask.id * 104_729 + seat.length);
    for (let i = 0; i < 4; i++) chance.between(0, 1);
    return { kind: 'answer', ask: ask.id, ...choose(ask, chance) };
  };
}

/** Any option that is not greyed, with as many of its menu as it wants, and with words if it wants some. */
export function choose(ask: Ask, chance: Chance): Pick<AnswerIntent, 'options' | 'text'> {
  const open = ask.options.filter((option) => !option.refused);
  const settled = ask.revises === true && chance.between(1, SETTLES) === 1;
  const [first, ...others] = settled ? [] : open;
  if (!first) return { options: [ask.default] };
  const chosen = chance.oneOf([first, ...others]);
  const text = chosen.write && (chosen.write.suggestion ?? 'n'.repeat(chosen.write.min));
  return { options: withOthers(ask, chosen, open, chance), ...(text !== undefined && { text }) };
}

function withOthers(ask: Ask, chosen: Option, open: readonly Option[], chance: Chance): string[] {
  const menu = ask.menus?.find((candidate) => candidate.id === chosen.menu);
  if (!menu || menu.max === 1) return [chosen.id];
  const ids = open.filter((option) => option.menu === menu.id).map((option) => option.id);
  if (ids.length < menu.min) return [ask.default];
  return chance.some(ids, chance.between(Math.max(1, menu.min), Math.min(menu.max, ids.length)));
}
