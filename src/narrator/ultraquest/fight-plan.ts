import type { Part, UltraQuestAbout } from '../../systems/ultraquest/facts.js';
import { change, small, type Block } from '../block.js';
import { and, capital, count, name, signed, unslug } from '../english.js';
import { foes } from './fights.js';
import { kindLines } from './foe-kinds.js';
import { losses } from './losses.js';
import { powerText } from './power-figures.js';

type Plan = Extract<UltraQuestAbout, { kind: 'battle-plan' }>;
type Tie = Extract<UltraQuestAbout, { kind: 'tie' }>;
type Fighter = Plan['members'][number];

/**
 * The plan of a fight, from top to bottom: them, what winning and losing is, you, and each of you. What a change of the plan
 * changes stands last, right above what is pressed.
 */
export function fightPlan(plan: Plan): readonly Block[] {
  return [
    change(`**Against you:** ${foes(plan.foes)}, together ${sum(plan.foeStrength)}${armored(plan.foeArmor)}`),
    ...kindLines(plan.foes, plan.fight),
    small(`Both sides roll. ${winning(plan)}`),
    small(LOSING),
    ...stayingOut(plan),
    change(`**You:** together ${sum(plan.ours)}`),
    change(plan.members.map(fighter).join('\n')),
    ...plan.powers.filter(({ on }) => on).map(power),
    ...losses(plan.members),
  ];
}

const LOSING =
  'If theirs is higher, the difference is damage to you, from the front: the armor of the first stops so many points, one point more is an injury, and the rest strikes the next in the row, and round again. A second injury kills.';

/** The first injury ends a fight; a lead that does not get through their armor hurts nobody (UQ-CMB-16, UQ-CMB-25). */
function winning({ foeArmor, foes: lines }: Plan): string {
  const more = foeArmor > 0 ? ` by more than their armor of ${foeArmor}` : '';
  const hurt = lines.length === 1 && lines[0]?.count === 1 ? 'it' : 'one of them';
  return `If your sum is higher${more}, ${hurt} is hurt, and you have won. If nobody is hurt, you may roll again, three times at most.`;
}

/** `**4D6+8** (about 22)`: dice and their mean, for whoever has never added up dice. */
const sum = (strength: string): string => `**${strength}** (about ${mean(strength)})`;

const TERM = /([+-]?)(\d*)(D?)(\d+)/g;

function mean(strength: string): number {
  const terms = [...strength.matchAll(strength.includes('D') ? TERM : /([+-]?)()()(\d+)/g)];
  const total = terms.reduce((all, [, sign, times, die, figure]) => {
    const value = die ? (Number(times || 1) * (Number(figure) + 1)) / 2 : Number(`${times ?? ''}${figure ?? ''}`);
    return sign === '-' ? all - value : all + value;
  }, 0);
  return Math.round(total);
}

const armored = (armor: number): string => (armor > 0 ? `, armor ${armor}` : '');

/** `- **Pip**: shoots, D6+2 (hand to hand D6+1), armor 1`. */
function fighter(one: Fighter): string {
  const who = `- **${name(one.who)}**`;
  if (one.note === 'injured') return `${who}: cannot fight, injured; one more injury kills`;
  if (one.note === 'harmless') return `${who}: adds nothing, for want of a magic weapon${armored(one.armor)}`;
  const { melee, ranged } = one;
  const worth = (value: number | null, how: string) => (value === null ? [] : [`${how} ${blow(one, value)}`]);
  const [hand, shot] = [worth(melee, 'hand to hand'), worth(ranged, 'from a distance')];
  const ways = [...hand, ...shot];
  if (one.plan === 'out')
    return `${who}: stays out (could ${ways.length ? `fight ${ways.join(', ')}` : 'not hurt them'})`;
  const [does, could] = one.plan === 'ME' ? [hand, shot] : [shot, hand];
  const instead = could.length ? ` (${could.join(', ')})` : '';
  return `${who}: ${does.join('')}${unlikeTheSheet(one)}${instead}${armored(one.armor)}`;
}

/** `, here with raft −1, without pony +1`: why the figure is another one than on the sheet. */
function unlikeTheSheet({ besides = [], without = [] }: Fighter): string {
  const said = (how: string, parts: readonly Part[]) =>
    parts.length ? [`${how} ${parts.map(({ source, value }) => `${unslug(source)} ${signed(value)}`).join(', ')}`] : [];
  const all = [...said('with', besides), ...said('without', without)];
  return all.length ? `, here ${all.join(', ')}` : '';
}

/** `D6+2`; a Fairy rolls no die (UQ-RACE-21). */
function blow({ noDie }: Fighter, value: number): string {
  if (noDie) return signed(value);
  return value === 0 ? 'D6' : `D6${signed(value)}`;
}

function power({ who, power: called, adds, on: _, ...more }: Plan['powers'][number]): Block {
  return change(`- ✔ ${name(who)}, ${capital(unslug(called))}: ${powerText({ ...adds, ...more })}`);
}

/** Only the end of the row may stay out, so whoever is in front never does (UQ-CMB-30). */
function stayingOut({ members, forced }: Plan): readonly Block[] {
  const able = members.filter(({ note }) => note !== 'injured');
  const [first] = able;
  if (!first) return [];
  const last = members.findLastIndex(({ plan }) => plan !== 'out');
  const helpless = members.slice(0, last).filter((one) => !able.includes(one));
  const hit = helpless.length ? [small(inTheWay(helpless, forced))] : [];
  if (able.length < 2) return hit;
  return [
    small(
      `Only the rear may stay out: it adds nothing, and is not hit, unless all who fight are killed. ${name(first.who)}, the foremost who can, must fight.`,
    ),
    ...hit,
  ];
}

/** Blows go along the row from the front to the last who fights; before a fight of the own choice the row may change (C-20, UQ-MARCH-03). */
function inTheWay(helpless: readonly Fighter[], forced: boolean): string {
  const who = and(helpless.map((one) => name(one.who)));
  const [walk, them] = helpless.length === 1 ? ['walks', 'that one'] : ['walk', 'them'];
  const moved = forced ? '' : ` \`/order\` can put ${them} last, out of reach.`;
  return `${who} cannot fight, but ${walk} before somebody who does, and so can be hit.${moved}`;
}

/** What going on and running come to (UQ-CMB-35, UQ-CMB-36, UQ-CMB-40). */
export function afterTie({ round, undead, ours, foeStrength, foeArmor = 0 }: Tie): readonly Block[] {
  const fought = small(
    `${count(round, 'round')} fought, of three.${undead ? ' The dead do not tire: after the third only running is left.' : ''}`,
  );
  if (ours === undefined || foeStrength === undefined) return [fought, change(`Running: ${caught('one to three')}`)];
  return [
    fought,
    change(`Fighting on: you ${sum(ours)} against ${sum(foeStrength)}${armored(foeArmor)}`),
    change(`Running: ${caught('none, one or two')}`),
  ];
}

const caught = (many: string): string => `${many} of you are injured on the way, from the front`;
