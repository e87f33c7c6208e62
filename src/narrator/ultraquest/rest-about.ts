import type { UltraQuestAbout } from '../../systems/ultraquest/facts.js';
import { change, small, type Block } from '../block.js';
import { and, gold, name } from '../english.js';
import { Given, phrase } from '../phrases.js';
import { ailmentWords, inBrackets } from './ailments.js';
import { LABELS } from './labels.js';

type Rest = Extract<UltraQuestAbout, { kind: 'rest' }>;
type Member = Rest['members'][number];

/** Beside the panel of a rest: what there is to spend, who does what, and who stays injured by that. */
export function restPanel(rest: Rest): readonly Block[] {
  return [
    small(`You have ${gold(rest.gold)} and ${rest.fame} Fame${taken(rest)}.`),
    ...rest.members.map((one) => change(`${one.id === rest.focus ? '▸ ' : ''}${line(one)}`)),
    ...(rest.untreated ?? []).map((one) => change(`⚠️ ${warning(one)}`)),
    ...(rest.untouched
      ? [small('Nothing happens before you press “That is the plan”. Until then you may go back.')]
      : []),
  ];
}

/** What the plan takes as it stands, of those who have not acted: teachers, training and ships. */
function taken(rest: Rest): string {
  const price = (of: 'gold' | 'fame') =>
    rest.members.filter(({ done }) => !done).reduce((sum, { args }) => sum + Number(args?.[of] ?? 0), 0);
  const [coins, fame] = [price('gold'), price('fame')];
  if (coins === 0 && fame === 0) return '';
  const all = and([...(coins > 0 ? [gold(coins)] : []), ...(fame > 0 ? [`${fame} Fame`] : [])]);
  const short = coins > rest.gold || fame > rest.fame ? ', more than there is: the last of them goes without' : '';
  return `; this plan takes ${all}${short}`;
}

function line(one: Member): string {
  const done = one.done ? 'has acted' : action(one);
  return `**${name(one.who)}**${inBrackets(ails(one))}: ${done}`;
}

/** Asks of older games count what is wrong with somebody, and say no more. */
function ails({ ailments, injuries, curses }: Member): readonly string[] {
  return ailmentWords(new Given(ailments ?? { injuries, curses }));
}

/** `train:STR`, `learn:Parry`, `hire:3`: what follows the colon is what the label needs, where nothing says more. */
function action(one: Member): string {
  const [key = 'idle', more] = (one.action ?? 'idle').split(':');
  const args = more === undefined ? {} : { attribute: more, skill: more, rounds: more, region: more };
  return phrase(LABELS, `action-${key}`, { ...args, ...one.args });
}

const WHY = {
  busy: 'stays injured by this plan. A rest would heal it',
  idle: 'stays injured, and has no action to rest with',
  cursed: 'has a cursed injury, which no rest heals: it takes Healing or a Healing Potion',
} as const;

function warning({ who, healer, why }: NonNullable<Rest['untreated']>[number]): string {
  if (healer === undefined) return `${name(who)} ${WHY[why]}.`;
  return `${name(who)} stays injured, and ${name(healer)} could heal that.`;
}
