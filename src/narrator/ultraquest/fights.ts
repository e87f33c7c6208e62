import type { FightKind, FoeLine } from '../../systems/ultraquest/facts.js';
import { change, heading, prose, small, type Block } from '../block.js';
import { and, capital, count, name, signed, unslug } from '../english.js';
import { faces } from './dice.js';
import type { FactOf, FactWords } from './fact-words.js';

const KINDS: Readonly<Record<FightKind, string>> = {
  ME: 'hand to hand: it is too close for shooting',
  RA: 'from a distance: whoever fights shoots or throws',
  'ME+RA': 'hand to hand or from a distance, each of you as you like',
};

const ENDS: Readonly<Record<FactOf<'fight-ends'>['outcome'], string>> = {
  win: 'The fight is won.',
  lose: 'The fight is lost.',
  tie: 'Both sides have had enough and go their ways.',
  fled: 'You run for it.',
  declined: 'You let it be.',
};

/** Fights, round by round (UQ-CMB). */
export const FIGHTS: FactWords<'fight-begins' | 'fight-round' | 'fight-ends'> = {
  'fight-begins': (fact) => [
    heading(`${howForced(fact)}: ${foes(fact.foes)}`),
    small(
      `${capital(KINDS[fact.fight])}.${fact.behind ? ' They come from behind, so the last of you is in front.' : ''}${fact.watched ? ' It can be avoided only if somebody sees them in time.' : ''}`,
    ),
  ],
  'fight-round': (fact) => round(fact),
  'fight-ends': (fact) => [prose(ENDS[fact.outcome])],
};

/** Whether it can be avoided is not said before the watch has been heard (UQ-CMB-07). */
function howForced({ forced, watched }: FactOf<'fight-begins'>): string {
  if (watched) return 'A fight';
  return forced ? 'A fight you cannot avoid' : 'A fight, if you want it';
}

/** `4 goblins and 1 boar (undead)`. */
export function foes(lines: readonly FoeLine[]): string {
  return and(
    lines.map((foe) => `${foe.count} ${foe.name}${foe.tags.length ? ` (${foe.tags.map(unslug).join(', ')})` : ''}`),
  );
}

/** The sums, what they mean, and the dice; what each bonus is made of stands behind the page. */
function round(fact: FactOf<'fight-round'>): readonly Block[] {
  const ours = fact.ours.map((one) => `${name(one.who)} ${blow(one)}`);
  const plus = fact.theirPlus ? ` ${fact.theirPlus < 0 ? '−' : '+'} ${Math.abs(fact.theirPlus)}` : '';
  return [
    change(`**Round ${fact.round}:** you ${fact.ourTotal}, they ${fact.theirTotal}. ${verdict(fact)}`),
    small(`You: ${ours.join(', ') || 'nobody'} = ${fact.ourTotal}`),
    small(`They: ${faces(fact.theirs)}${plus} = ${fact.theirTotal}`),
  ];
}

/** `4+3`: the die and what is added to it; `+2` where none is rolled. */
const blow = ({ die, plus }: FactOf<'fight-round'>['ours'][number]): string =>
  `${die || ''}${plus || !die ? signed(plus) : ''}`;

function verdict(fact: FactOf<'fight-round'>): string {
  const points = count(fact.damage, 'point');
  const armor = fact.armor ?? 0;
  switch (fact.outcome) {
    case 'ours':
      return `You are ahead by ${points}${armor > 0 ? `, more than ${fact.foes === 1 ? 'its' : 'their'} armor of ${armor}` : ''}: ${fact.foes === 1 ? 'it is hurt' : 'one of them is hurt'}, and that wins the fight.`;
    case 'theirs':
      return `They are ahead by ${points}, and so much damage strikes you.${front(fact)}`;
    case 'tie':
      return fact.damage
        ? `You are ahead by ${points}, but ${fact.foes === 1 ? 'its' : 'their'} armor${armor > 0 ? ` of ${armor}` : ''} stops it: nobody is hurt.`
        : 'The same on both sides: nobody is hurt.';
  }
}

/** Whom it meets first (UQ-CMB-20, UQ-CMB-21); facts of older builds do not say. */
function front({ front: first, damage }: FactOf<'fight-round'>): string {
  if (!first) return '';
  if (first.armor <= 0) return ` It begins with ${name(first.who)}, who has no armor.`;
  return first.armor >= damage
    ? ` It begins with ${name(first.who)}, whose armor of ${first.armor} stops it.`
    : ` It begins with ${name(first.who)}, whose armor takes off ${first.armor}.`;
}
