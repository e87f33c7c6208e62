import type { UltraQuestAbout } from '../../systems/ultraquest/facts.js';
import { change, heading, prose, small, table, type Block } from '../block.js';
import { gold, name } from '../english.js';
import type { FactWords } from './fact-words.js';
import { whatKind } from './kinds-of-people.js';
import { ATTRIBUTE_LETTERS } from './letters.js';
import { learnedText } from './labels/creation.js';
import { STRENGTHS } from './strengths.js';
import { place, thePlace } from './places.js';
import { thing } from './things.js';

type About = Extract<UltraQuestAbout, { kind: 'creation' }>;
type Member = About['members'][number];

/** How a group of one's own comes to be. */
export const CREATION: FactWords<'creation-begins' | 'creation-dropped' | 'goods-returned'> = {
  'creation-begins': (fact) => [
    prose(`${name(fact.player)} looks for four adventurers. Nobody has to wait: the group joins when it is ready.`),
  ],
  'creation-dropped': () => [prose('The group that was being put together goes back to what it did before.')],
  'goods-returned': () => [small('What was bought goes back to the shop, and the Gold comes back.')],
};

/** The page of a group that is being made up: who is in it so far; in the end everything, with its sums (UQ-START-12). */
export function creationPage(about: About): readonly Block[] {
  return [
    heading(name(about.group)),
    ...(about.step === 'overview' ? wholeSheet(about) : about.members.map((one, i) => line(one, i === about.focus))),
    ...kindOf(about),
    ...(about.focus === null && about.step !== 'overview' ? [] : [small(ATTRIBUTE_LETTERS)]),
    ...(about.gold === null ? [] : [small(wealth(about))]),
  ];
}

/** What whoever is in hand is good for: figures alone tell nobody apart. */
function kindOf({ focus, members }: About): readonly Block[] {
  const one = focus === null ? undefined : members[focus];
  const said = one && whatKind(one.race, one.profession);
  return said ? [small(said)] : [];
}

function line(one: Member, inHand: boolean): Block {
  const text = `${person(one)}: ${learnedText(one.skills)}`;
  return inHand ? change(`**${name(one.who)}**, ${text}. ${attributes(one)}.`) : small(`${name(one.who)}, ${text}`);
}

function wholeSheet(about: About): readonly Block[] {
  return [
    table([
      STRENGTHS,
      ...about.members.map((one) => [one.who, String(one.melee), String(one.ranged), String(one.armor)]),
      ['together', String(about.sums.ME), String(about.sums.RA), ''],
    ]),
    change(
      `In a fight where each may strike or shoot, whichever is better, their strengths come to **${about.sums['ME+RA']}** together; in a fight the dice are added to it.`,
    ),
    ...about.members.map((one) => change(sheetLine(one))),
  ];
}

function sheetLine(one: Member): string {
  const things = one.things.map((item) => thing(item)).join(', ') || 'nothing';
  const home = one.home.map(place).join(', ');
  return `**${name(one.who)}**, ${person(one)}: ${learnedText(one.skills)}. ${attributes(one)}. At home: ${home}. Carries ${things}.`;
}

const person = (one: Member): string => `${one.sex} ${one.race} ${one.profession}`;

const attributes = (one: Member): string =>
  Object.entries(one.attributes)
    .map(([attribute, value]) => `${attribute} ${value}`)
    .join(', ');

function wealth(about: About): string {
  // In the end it is among what they carry, or sold.
  const gift = about.gift === null || about.step === 'overview' ? '' : ` and the gift: ${thing(about.gift)}`;
  return `They begin in ${thePlace(about.place)} with ${gold(about.gold ?? 0)}${gift}.`;
}
