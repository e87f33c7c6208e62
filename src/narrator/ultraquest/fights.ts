import type { FightKind, FoeLine } from '../../systems/ultraquest/facts.js';
import { change, heading, prose, small, type Block } from '../block.js';
import { and, capital, count, name, signed, unslug } from '../english.js';
import { faces } from './dice.js';
import type { FactOf, FactWords } from './fact-words.js';

const KINDS: Readonly<Record<FightKind, string>> = {
  ME: 'hand to hand',
  RA: 'at a distance',
  'ME+RA': 'hand to hand and at a distance',
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
      `${capital(KINDS[fact.fight])}${fact.behind ? ', and they come from behind' : ''}.${fact.watched ? ' It can be avoided only if somebody sees them in time.' : ''}`,
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

/** What each bonus is made of stands behind the page. */
function round(fact: FactOf<'fight-round'>): readonly Block[] {
  const ours = fact.ours.map(
    (one) => `${name(one.who)} ${one.die ? one.die : ''}${one.plus || !one.die ? signed(one.plus) : ''}`,
  );
  const plus = fact.theirPlus ? ` ${signed(fact.theirPlus)}` : '';
  return [
    change(`**Round ${fact.round}:** ${fact.ourTotal} against ${fact.theirTotal}. ${verdict(fact)}`),
    small(`You: ${ours.join(', ') || 'nobody'} = ${fact.ourTotal}`),
    small(`They: ${faces(fact.theirs)}${plus} = ${fact.theirTotal}`),
  ];
}

function verdict(fact: FactOf<'fight-round'>): string {
  if (fact.outcome === 'tie') return fact.damage ? 'Armor takes it all: nobody gives way.' : 'Nobody gives way.';
  const damage = count(fact.damage, 'point');
  return fact.outcome === 'ours' ? `You beat them by ${damage}.` : `They beat you by ${damage}.`;
}
