import { and, capital, gold, name, or, signed, unslug } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { whoAils } from '../ailments.js';
import { inWords } from '../letters.js';
import { onD6 } from '../power-figures.js';
import { thePlace } from '../places.js';
import { purposeText } from '../purposes.js';
import { whatItTakes } from '../what-it-takes.js';

const people = (given: Given): string => and(given.list('who').map(name));
const inRow = (given: Given): string => and(given.list('names').map(name));

/** Who casts, how he comes by it: by heart, from a scroll or a staff, and how likely it works. */
function caster(given: Given): string {
  const by = { heart: '', scroll: ' from a scroll', staff: ' from the staff' }[given.text('by')] ?? '';
  return `${given.name('who')}: ${given.text('skill')}${by}${onD6(given)}`;
}

/** The face that is thrown anew: of a D100 the tens or the ones, of several people's dice somebody's, of two alike the first or second. */
function whichDie(given: Given): string {
  const face = given.text('face');
  const die = given.text('die');
  if (given.has('who')) return `${given.name('who')}'s ${face}`;
  if (given.has('place')) return `the ${face} (die ${given.text('place')})`;
  return die === 'tens' || die === 'ones' ? `the ${face} (${die})` : `the ${face}`;
}

/** Events: the roll, people to choose, dangers and what helps against them, locks, dungeons. */
export const EVENT_LABELS: Phrases = {
  // The event roll and talismans
  'event-roll': (given) =>
    `The dice say page ${given.text('number')}. Shall I read it, or do you want another one? Nobody knows yet what it holds.`,
  'event-roll-marked': (given) =>
    `The dice say page ${given.text('number')}, ${given.text('mark') === 'xx!' ? '☠ a deadly page, on which somebody may die' : 'a dangerous page'}. Shall I read it, or do you want another one?`,
  'read-it': (given) => `Read ${given.text('number')}`,
  keep: () => 'Leave it as it is',
  'read-it-ever': (given) => `Read ${given.text('number')} and never ask again`,
  'keep-ever': () => 'Leave it and never ask again',
  reroll: (given) =>
    given.text('die') === 'recruit'
      ? `${given.name('owner')}'s ${unslug(given.text('item'))}, used up by it: roll for somebody else`
      : `${capital(unslug(given.text('item'))) || 'Scouting'}: roll ${whichDie(given)} again`,
  navigate: (given) => `${given.name('who')} steers by ${signed(given.number('by'))}`,
  scouted: (given) => `This land was scouted: the tens are ${given.text('tens')} if you like.`,
  'scouted-use': (given) => `Use the ${given.text('tens')}`,
  'scouted-roll': () => 'Roll both dice',
  roll: (given) => rolls(given),
  'see-what-comes': (given) => (people(given) ? `See what becomes of ${people(given)}` : 'See what comes of it'),
  'go-on': () => 'Go on',
  yes: () => 'Yes',
  no: () => 'No',
  'yes-and-pay': (given) => `Yes, for ${gold(given.number('gold'))}`,
  leave: () => 'Leave it',
  'do-nothing': () => 'Do nothing',
  'what-it-takes': whatItTakes,
  // People
  'choose-people': (given) => choosePeople(given),
  'who-tries': (given) => [whoAils(given), ...given.list('of').flatMap((of, at) => target(given, of, at))].join(' · '),
  'who-brews': () => 'Who does the brewing?',
  'who-else': () => 'Enough for one more. For whom?',
  'who-gets-more': () => 'Well cast: a point more for one of you. For whom?',
  'who-is-healed': () => 'Who is healed?',
  'who-is-freed': () => 'Whose curse is lifted?',
  'first-of-them': (given) => (inRow(given) ? `${inRow(given)}, as you walk` : 'Nobody'),
  'take-along': (given) => `Take ${given.name('who')} along (${given.text('race')} ${given.text('profession')})`,
  'fairy-offers': (given) => `${given.name('who')} would come along.`,
  'old-familiar': (given) =>
    `${given.name('who')} has a familiar already: ${given.text('familiar')}. There is room for one.`,
  'keep-familiar': (given) => `Keep ${given.text('familiar')}`,
  'part-with-familiar': (given) => `Part with ${given.text('familiar')}`,
  // Tests
  ladder: (given) => ladder(given),
  'ladder-on': () => 'Roll for more',
  'ladder-stop': (given) =>
    given.number('reached') ? `Stop with ${given.text('reached')} ${unslug(given.text('unit'))}` : 'Stop here',
  // Harm
  'harm-poison': (given) => `${people(given)}: poison. Does anybody do something?`,
  'harm-water': (given) => `${people(given)}: water over their heads. Does anybody do something?`,
  'harm-fire': (given) => `${people(given)}: fire. Does anybody do something?`,
  'harm-cold': (given) => `${people(given)}: cold to the bone. Does anybody do something?`,
  'harm-falls': (given) => `${people(given)}: a long way down. Does anybody do something?`,
  'harm-curse': (given) => `A curse is on its way to ${people(given)}. Does anybody do something?`,
  'harm-spell': (given) => `A spell is on its way to ${people(given)}. Does anybody do something?`,
  'menu-remedy': () => 'What helps',
  cast: caster,
  'cast-pair': (given) => `${caster(given)}, and whoever walks behind`,
  'before-test': (given) => `Before the dice: ${given.list('attribute').join(' or ')}, ${people(given)}.`,
  'cast-on-all': (given) => `${caster(given)}, on everybody`,
  'cast-on': (given) => `${caster(given)}, on ${given.name('whom')}`,
  'use-item': (given) => `${given.name('who')} uses ${unslug(given.text('item'))}`,
  'use-item-on': (given) => `${given.name('who')} uses ${unslug(given.text('item'))} on ${given.name('whom')}`,
  'life-saving': (given) => `${given.name('who')} is about to die. One thing may still be done.`,
  'let-go': () => 'Let it be',
  'spark-of-life': (given) => `${given.name('who')} is dead. Shall the Spark of Life be tried?`,
  // Locks
  lock: (given) => `It is locked${given.has('metal') ? `, and the lock is of ${unslug(given.text('metal'))}` : ''}.`,
  'use-key': (given) => `Use ${unslug(given.text('item'))}`,
  'pick-lock': (given) => `${given.name('who')} picks it`,
  needed: (given) => `needs ${given.text('target')} or less on a D6`,
  'take-chest': () => 'Take the whole chest along',
  'leave-lock': () => 'Leave it locked',
  // Dungeons and quests
  'dungeon-go-on': (given) => `You are in the ${thePlace(given.text('dungeon')).replace(/^the /, '')}. Go on?`,
  'dungeon-deeper': () => 'Deeper',
  'dungeon-rest': () => 'Rest here; the turn is over',
  'dungeon-found': (given) =>
    `You have found a way into ${thePlace(given.text('dungeon'))}. You may go in on your next turn, here; later, too, if you note it.`,
  'note-dungeon': () => 'Note it among the quests',
  'remember-dungeon': () => 'Leave it at that',
  'quests-full': (given) => `Your sheet has room for three quests. What goes, for ${given.text('title')}?`,
  'let-quest-go': () => 'Nothing: let the new one go',
  'erase-quest': (given) => `Erase ${given.text('title')}`,
};

/** `Ilwen rolls DEX: 3 or less`; asks of older builds say no more than that it is time to roll. */
function rolls(given: Given): string {
  const what = given.has('what') ? `: ${purposeText(given.text('what'))}` : '';
  if (!given.has('of')) return `Roll${given.has('dice') ? ` ${given.list('dice').join(' and ')}` : ''}${what}`;
  const of = or(given.list('of').map(unslug));
  const who = given.has('all') ? 'Each of you' : people(given);
  if (!who) return `Roll ${of}`;
  const rolling = given.list('who').length > 1 && !given.has('all') ? 'roll' : 'rolls';
  return `${who} ${rolling} ${of}${given.has('needs') ? chance(given.number('needs')) : ''}`;
}

/** No face is below 1, and none above 6 (UQ-DICE-07). */
function chance(needs: number): string {
  if (needs < 1) return ': no face is low enough';
  return needs >= 6 ? ': any face will do' : `: ${needs}${needs > 1 ? ' or less' : ''}`;
}

function choosePeople(given: Given): string {
  const [min, max] = [given.number('min'), given.number('max')];
  if (!max) return 'Choose';
  if (given.has('of')) return `${min === 1 && max === 1 ? 'Who tries it?' : someOf(min, max)} ${trial(given)}`;
  if (max === 1) return min === 0 ? 'Somebody, or nobody?' : 'Who is it?';
  return someOf(min, max);
}

const someOf = (min: number, max: number): string =>
  min === max ? `Choose ${max} of you.` : `Choose ${min} to ${max} of you.`;

/** `INT at −1: roll the number beside the name or less on a D6.`: what is tried, and how one knows that it worked. */
function trial(given: Given): string {
  const plus = given.number('plus');
  return `${or(given.list('of').map(inWords))}${plus ? ` at ${signed(plus)}` : ''}: roll the number beside the name or less on a D6.`;
}

/** `INT 3 − 1 = 2`: the value, what the event adds, what is needed. */
function target(given: Given, of: string, at: number): readonly string[] {
  const needed = given.numbers('targets')[at];
  const plus = given.number('plus');
  if (needed === undefined) return [];
  return [plus ? `${of} ${needed - plus} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${needed}` : `${of} ${needed}`];
}

/** Questions of older builds have no figure for the step. */
const atModifier = (modifier: number): string => (modifier ? ` at ${signed(modifier)}` : '');

function ladder(given: Given): string {
  const unit = unslug(given.text('unit'));
  const harder = given.has('needs') ? onD6(given) : atModifier(given.number('modifier'));
  if (!given.number('reached'))
    return `${given.name('who')} has nothing yet. The first step${harder} brings ${given.text('next')} ${unit}; a miss ends it.`;
  return `${given.name('who')} has ${given.text('reached')} ${unit}. The next step${harder} makes it ${given.text('next')}; a miss loses it all.`;
}
