import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { change, small, type Block } from '../block.js';
import { capital, gold, name } from '../english.js';
import { Given } from '../phrases.js';
import type { FactOf, FactWords } from './fact-words.js';
import { causeText } from './causes.js';
import { useWords } from './good-for.js';
import { inheritance } from './inheritance.js';
import { aThing, thing } from './things.js';

/** Gold, Fame, Honor and things. */
export const WEALTH: FactWords<
  'gold' | 'fame' | 'honor' | 'item-gained' | 'item-lost' | 'item-bought' | 'item-sold' | 'passed-on' | 'treasure'
> = {
  gold: (fact) => (fact.change === 0 ? [] : [change(goldLine(fact)), ...bargained(fact)]),
  fame: (fact) =>
    fact.change === 0 ? [] : [change(fameLine(fact)), ...(isFirst(fact) ? [small(`${FAME} ${HONOR}`)] : [])],
  honor: (fact) => (fact.change === 0 ? [] : [change(honorLine(fact)), ...(isFirst(fact) ? [small(HONOR)] : [])]),
  'item-gained': (fact, among) =>
    inheritance(fact, among) ??
    once(
      fact,
      among,
      (all) => `🎒 ${things(all, 'gets')}${fact.from ? ` from ${name(fact.from)}` : ''}.`,
      (all) => [...new Set(all.flatMap(goodForWhat))].map((line) => small(line)),
    ),
  'item-lost': (fact, among) =>
    inheritance(fact, among) ??
    once(fact, among, (all) => `${things(all, 'no longer has')}${fact.why ? ` (${causeText(fact.why)})` : ''}.`),
  'item-bought': (fact) => [change(`**${name(fact.who)}** buys ${aThing(fact.item)} for ${gold(fact.price)}.`)],
  'item-sold': (fact) => [change(`**${name(fact.who)}** sells ${aThing(fact.item)} for ${gold(fact.price)}.`)],
  'passed-on': (fact) => [change(passedOn(fact))],
  treasure: (fact) => treasure(fact),
};

type Came = FactOf<'item-gained'> | FactOf<'item-lost'>;

/** What comes or goes in one go, and for one reason, is one line: where the first of it is told. */
function once<F extends Came>(
  fact: F,
  among: readonly UltraQuestFact[],
  line: (all: readonly F[]) => string,
  below: (all: readonly F[]) => readonly Block[] = () => [],
): Block[] {
  const told = (all: readonly F[]): Block[] => [change(line(all)), ...below(all)];
  const at = among.indexOf(fact);
  const goesWith = (other: UltraQuestFact | undefined): other is F =>
    other?.kind === fact.kind && reason(other) === reason(fact);
  if (at < 0) return told([fact]);
  if (goesWith(among[at - 1])) return [];
  const end = among.findIndex((other, i) => i > at && !goesWith(other));
  return told(among.slice(at, end < 0 ? undefined : end).filter(goesWith));
}

/** `Knotted string: STR +1 while at hand`, for whoever has just got it. */
function goodForWhat({ item, use }: FactOf<'item-gained'>): readonly string[] {
  const words = use ? useWords(new Given(use)) : '';
  return words ? [`${capital(thing(item))}: ${words}.`.replace(/([.!?])\.$/, '$1')] : [];
}

const reason = (fact: Came): string => `${('why' in fact && fact.why) || ''}/${('from' in fact && fact.from) || ''}`;

/** `**Brun** gets: axe, 2 × dagger; **Mirl**: rope`. */
function things(all: readonly Came[], does: string): string {
  const owners = [...new Set(all.map(({ who }) => who))];
  return owners
    .map((who, at) => `**${name(who)}**${at === 0 ? ` ${does}` : ''}: ${counted(all.filter((one) => one.who === who))}`)
    .join('; ');
}

function counted(all: readonly Came[]): string {
  const kinds = [...new Set(all.map(({ item }) => thing(item)))];
  const times = (kind: string) => all.filter(({ item }) => thing(item) === kind).length;
  return kinds.map((kind) => (times(kind) > 1 ? `${times(kind)} × ${kind}` : kind)).join(', ');
}

function goldLine(fact: FactOf<'gold'>): string {
  const moved = fact.change > 0 ? `gain ${gold(fact.change)}` : `pay ${gold(-fact.change)}`;
  return `🪙 ${name(fact.group)} ${moved}${fact.why ? ` (${causeText(fact.why)})` : ''} and have ${fact.total}.`;
}

/** What haggling came to, and what it would have (UQ-THF-09, UQ-THF-11). */
function bargained({ haggled, change: moved }: FactOf<'gold'>): readonly Block[] {
  if (!haggled) return [];
  const { full, margin } = haggled;
  const which = moved < 0 ? 'off' : 'on top';
  if (margin > 0) return [small(`The full price is ${gold(full)}; Trading brought ${margin} % ${which}.`)];
  return [small(`Trading brought nothing this time: the full price, ${gold(full)}. A success is a tenth ${which}.`)];
}

const FAME = 'Fame is what you spend, to train and to learn while you rest. Each Fame gained brings 1 Honor as well.';
const HONOR = 'Honor is your name: it wins the game, and spending Fame takes none of it.';

/** Whether it is all the Honor that there is: then it is said what it is good for (UQ-FAME-02, UQ-FAME-03). */
const isFirst = ({ change: gained, honor }: { readonly change: number; readonly honor: number }): boolean =>
  gained > 0 && honor === gained;

function fameLine(fact: FactOf<'fame'>): string {
  const moved = fact.change > 0 ? 'gain' : 'spend';
  return `⭐ ${name(fact.group)} ${moved} ${Math.abs(fact.change)} Fame${fact.why ? ` (${causeText(fact.why)})` : ''}: ${fact.fame} Fame, ${fact.honor} Honor now.`;
}

function honorLine(fact: FactOf<'honor'>): string {
  const moved = fact.change > 0 ? 'gain' : 'lose';
  return `${name(fact.group)} ${moved} ${Math.abs(fact.change)} Honor and stand at ${fact.honor}.`;
}

/** Treasures are the one thing whose heading is read aloud (UQ-EVT-08). */
function treasure(fact: FactOf<'treasure'>): readonly Block[] {
  return [change(`💎 **${thing(fact.name)}**${worth(fact)}${fact.text ? `. ${fact.text}` : ''}`)];
}

/** What is turned into Gold at once is no thing that one has; what is heavy has to be carried to where it sells (UQ-TRE-03). */
function worth({ gold: amount, weight }: FactOf<'treasure'>): string {
  if (amount === undefined) return '';
  return weight === undefined
    ? `, turned into ${gold(amount)} at once`
    : `, ${weight}, worth ${gold(amount)} in a settlement`;
}

function passedOn(fact: FactOf<'passed-on'>): string {
  const what = [...(fact.item === null ? [] : [aThing(fact.item)]), ...(fact.gold ? [gold(fact.gold)] : [])];
  return `**${name(fact.from)}** hands ${what.join(' and ') || 'nothing'} to **${name(fact.to)}**.`;
}
