import { SKILLS } from '../../systems/ultraquest/skills.js';
import { a, and, count, gold, name, or, unslug } from '../english.js';
import type { Given, Phrases } from '../phrases.js';
import { place, thePlace } from './places.js';
import { aThing, isNamed, thing } from './things.js';

const places = (given: Given): string => or(given.list('places').map(thePlace));
/** What some things take of whoever uses them (UQ-EQP-23, UQ-EQP-30). */
const TAKES: Readonly<Record<string, string>> = { strength: 'STR 4 or more', dexterity: 'DEX 3 or more' };

/** Refusals of the rules: what is wrong, then what would be right. */
export const ULTRAQUEST_REFUSALS: Phrases = {
  // Turns
  'not-your-turn': (given) =>
    `It is ${given.has('player') ? `${given.name('player')}'s` : 'nobody’s'} turn. Yours comes; until then \`/order\`, \`/give\` and \`/sheet\` are open to you.`,
  'answer-first': () => 'A question is open to you. Answer it first; `/resume` shows it.',
  'others-are-deciding': () => 'Another player is deciding something first. `/campaign status` shows who.',
  'turn-begun': () => 'This turn is under way already. `/resume` shows its page.',
  'group-ended': (given) =>
    `${given.name('group')} is no more. A new group, a ready one or your own, begins on your next turn.`,
  'no-group': () => 'You lead no group yet. `/campaign join` gives you one.',
  'not-begun': () => 'The campaign has not begun. `/campaign begin` begins it, once everybody sits.',
  'already-begun': () => 'The campaign has begun already. `/campaign status` shows whose turn it is.',
  'nobody-joined': () => 'Nobody has joined yet. `/campaign join` comes first.',
  'still-creating': () =>
    'Finish your own group first: four adventurers, Gold, a gift. `/resume` shows where you are. Others may begin without you.',
  'creating-already': () =>
    'You are making up a group already. `/resume` shows where you are; `/campaign leave` gives it up.',
  'dice-are-cast': (given) => `You have seen your dice: ${gold(given.number('total'))} it is.`,
  'bad-name': (given) =>
    `${given.has('name') ? given.name('name') : 'Nothing'} is no name. A name begins with a letter and is made of letters, digits, spaces and . , ' ! & -`,
  'name-taken': (given) => `Somebody of yours is called ${given.name('name')} already. Choose another name.`,
  'no-date-set': () => 'This table does not play to a date.',
  'date-ends-it': (given) =>
    `The game ends by itself when its time is up: ${given.text('until')}. Whoever has had enough: \`/campaign leave\`.`,
  'campaign-over': () => 'The game is won and over. `/campaign new` opens another.',
  'unknown-intent': () => 'I do not know how to do that. `/help` shows what can be done.',
  // Where to
  'unknown-place': (given) =>
    `I know no place called ${given.name('place')}. \`/move\` offers those within reach while you type.`,
  'several-spaces': (given) => `Which one: ${places(given)}?`,
  'not-a-neighbour': (given) =>
    `${place(given.text('place'))} is too far for one turn. From here you reach ${places(given)}.`,
  'beyond-the-river': (given) =>
    `${place(given.text('place'))} lies beyond the river, and you are on its other side (${place(given.text('here'))}). First over to the ${place(given.text('bank'))}, by boat, raft, ship or wings or where an event takes you, then on from there. From here you reach ${places(given)}.`,
  'needs-a-craft': (given) =>
    `${place(given.text('place'))} lies across the water: it takes a boat, a ship, a raft or wings. On foot you reach ${places(given)}.`,
  'too-many-aboard': (given) =>
    `What you have carries ${given.text('room')} over the water, and ${given.text('walkers')} of you do not fly. It takes a boat or a raft more, or a ship.`,
  adrift: (given) =>
    `That would leave ${given.name('group')} in the water: nothing else carries them at sea. It can be traded away ashore.`,
  'wagon-ashore': () =>
    'The wagon finds no room aboard: a boat takes one in place of its mounts, a ship any number, a raft none.',
  'off-the-board': (given) =>
    `No road leads to ${thePlace(given.text('place'))}. ${offTheBoard(given.text('place'))} From here you reach ${places(given)}.`,
  'no-breath': (given) =>
    `You have no air left down here. \`/use\` Gills or Water Breathing for everybody, or go back up: \`/move\` ${place(given.text('back'))}.`,
  'held-here': (given) =>
    `You are kept in ${thePlace(given.text('place'))} this turn. \`/event\` sees what happens there.`,
  'land-unwritten': (given) => `The book has no page for ${thePlace(given.text('place'))} yet. Choose another way.`,
  'region-closed': (given) =>
    `${place(given.text('place'))} holds nothing new for a group of ${given.text('honor')} Honor. Move on with \`/move\`, or \`/rest\`.`,
  'in-dungeon': () => 'You are in a dungeon. `/event` goes deeper; the way out is found in there.',
  'no-camp': (given) =>
    `Only who is at home in ${thePlace(given.text('place'))}, and well, can make camp there, and that is none of you. Go on, or roam here.`,
  'no-shop-here': (given) => `There is nothing to buy in ${thePlace(given.text('place'))}. Settlements have shops.`,
  'cannot-shop': (given) => `${given.name('who')} cannot do the shopping. Send somebody else.`,
  'nobody-here': (given) =>
    given.list('groups').length > 0
      ? `They are not here. With you are ${and(given.list('groups').map(name))}.`
      : 'No other group is where you are. Groups that stand in one space may trade.',
  'no-such-offer': (given) =>
    given.numbers('offers').length > 0
      ? `There is no such offer; open are ${and(given.numbers('offers').map(String))}.`
      : 'No offer is open to you.',
  'offer-not-yours': () => 'That is your own offer. The others accept it; `/trade refuse` takes it back.',
  // Quests
  'quest-not-noted': () => 'That is not noted on your sheet. `/group show` shows your quests.',
  'quest-elsewhere': (given) =>
    `That waits in ${thePlace(given.text('region'))}. Begin a turn there, then \`/quest claim\`.`,
  // Members and things
  'order-incomplete': (given) =>
    `The order names each of your adventurers once: ${and(given.list('members').map(name))}.`,
  'not-a-member': () => 'That is not one of your adventurers, or it is the same one twice. `/group show` lists them.',
  'not-carried': (given) =>
    `${given.name('who')} does not carry that. What there is: ${and(given.list('items').map(unslug)) || 'nothing'}.`,
  // Using things
  'not-injured': (given) => `${given.name('who')} is not injured: it would be wasted. Keep it for somebody who is.`,
  'not-cursed': (given) =>
    `${given.name('who')} bears neither a curse nor a cursed injury. Keep it for somebody who does.`,
  'use-in-own-turn': (given) => `${given.text('what')} works in your own turn only. Use it there before you move.`,
  'not-at-hand': (given) =>
    `${given.text('item')} lies in the backpack of ${given.name('who')}, and only what is at hand is quick enough. \`/give\` it to somebody with room at hand.`,
  'talisman-asks': (given) =>
    `A talisman rolls a die again that has just fallen. Where ${given.name('who')} could use the ${given.text('item')}, I ask.`,
  'nothing-to-cure': (given) =>
    `Nobody is poisoned. ${given.name('who')} keeps the ${given.text('item')}; I ask when poison strikes.`,
  'too-injured': (given) =>
    `${given.name('who')} is injured and can use neither skills nor scrolls. Somebody else may, or \`/rest\` first.`,
  'laid-up': (given) => `${given.name('who')} is injured, and rests until that is healed.`,
  'cast-already': (given) =>
    `${given.name('who')} has done what one turn allows; ${given.text('item')} comes again with the next.`,
  'used-when-asked': (given) => `${given.text('item')} does nothing here. Where it helps, I ask.`,
  'stored-while-resting': (given) =>
    `Storing a spell takes a day of rest: \`/rest\`, with a staff of one's own at hand. What is stored is let go where ${given.name('who')} could cast it.`,
  'item-missing': (given) =>
    isNamed(given.text('item'))
      ? `It takes this: ${thing(given.text('item'))}. None of you carries it.`
      : `It takes ${aThing(given.text('item'))}, and none of you carries one.`,
  'not-enough-gold': (given) =>
    `It takes ${priceRange(given)} Gold, and you have ${given.text('has')}${given.has('basket') ? ' left beside the basket' : ''}.`,
  'not-enough-fame': (given) => `It takes ${priceRange(given)} Fame, and you have ${given.text('has')}.`,
  'rides-already': (given) =>
    `${given.name('who')} rides the ${given.text('mount')} already, and nobody rides two. \`/give\` that one away first.`,
  'mount-too-light': (given) =>
    `A ${given.text('mount')} bears nothing heavy, and ${aThing(given.text('item'))} is. ${given.name('who')} has to do without one of them.`,
  'second-talisman': (given) =>
    `${given.name('who')} has a talisman already, and two would both crumble. It is for somebody who has none.`,
  'no-free-line': (given) =>
    `${given.name('who')} has no room for ${aThing(given.text('item'))}. Hand something on first: \`/give\`.`,
  'too-heavy': (given) =>
    `${aThing(given.text('item'))} is too heavy for ${given.name('who')} beside what is carried: one heavy thing each, two from STR 5, three from STR 6.`,
  'very-heavy': (given) =>
    `${aThing(given.text('item'))} takes a wagon, a boat, or somebody of STR 6 with nothing else heavy.`,
  huge: (given) => `${aThing(given.text('item'))} carries itself or stays where it is.`,
  'no-cargo-bed': (given) => `There is no wagon or boat with you to put ${aThing(given.text('item'))} on.`,
  'familiar-stays': (given) =>
    `${thing(given.text('item'))} is the familiar of ${given.name('who')}, and follows nobody else.`,
  'cargo-full': (given) => `${given.text('most')} very heavy things lie there already, and it takes no more of them.`,
  'nobody-can-carry': (given) =>
    `Nobody of you can carry ${aThing(given.text('item'))} as well. Hand on or sell something first.`,
  'equipment-limit': (given) => equipmentLimit(given),
  'not-a-mount': (given) => `Nobody rides ${aThing(given.text('item'))}.`,
  'armor-is-fitted': (given) =>
    `Armor is fitted to its wearer: ${given.name('who')} has to go shopping for it in person.`,
  'nobody-can': (given) =>
    given.text('skill') === 'Brew Potions'
      ? 'Nobody of you can brew now: it takes a Cleric, or somebody who has learned it, without an injury.'
      : `Nobody of you can use ${given.text('skill')} now: it takes somebody who has it and is well.`,
  'nobody-fits': () => 'None of you is of the right sort for it.',
  // Special actions and learning
  'worked-already': (given) =>
    `${given.name('who')} has worked since the last event. See something of the world first.`,
  'fairies-never-do': () => 'Fairies neither work nor shop. Somebody else of you may.',
  'others-have-acted': () =>
    'It takes all of you, and one of you has done something else already. Rest again on your next turn for it.',
  'scouted-last-turn': () => 'The land was scouted last turn. Roll an event first.',
  'nobody-learns': (given) => nobodyLearns(given.text('skill')),
  'lesson-too-dear': (given) =>
    `A lesson in ${given.text('skill')} costs ${gold(given.number('gold'))}${given.number('fame') > 0 ? ` or ${given.text('fame')} Fame` : ''}, and you have ${gold(given.number('hasGold'))} and ${given.text('hasFame')} Fame.`,
  'ship-hired': () => 'You have a hired ship already. Another can be hired once its time is up.',
  'no-such-hire': (given) => `A ship is hired for ${given.text('least')} turns or more. Write how many, in digits: 12.`,
  'group-incomplete': () =>
    'The king receives groups of four. Recruit first: while resting in a settlement, Fields, Meadows or at the Lower River.',
  'group-injured': (given) =>
    `The king receives nobody who bleeds on the carpet: ${and(given.list('who').map(name))}. Heal first: a rest, a potion or a miracle.`,
  'offer-first': (given) =>
    `That takes ${count(given.number('count') || 1, 'magic treasure')}, laid out first from the menu.`,
  'no-recruits-here': (given) =>
    `Nobody looks for adventure in ${thePlace(given.text('place'))}. Try a settlement, Fields, Meadows or the Lower River.`,
  'group-full': (given) => `You are ${given.text('most')} already, and only Fairies come on top.`,
  'lines-full': (given) =>
    `All ${given.text('lines')} name lines of the group sheet are used, by the dead as well: nobody can join any more.`,
  'cannot-learn': (given) => `${given.name('who')} cannot learn ${given.text('skill')} from a teacher.`,
  'unknown-skill': (given) => `There is no skill called ${given.text('skill')}.`,
  'knows-already': (given) => `${given.name('who')} knows ${given.text('skill')} already.`,
  'brews-already': (given) =>
    `${given.name('who')} brews potions already, and ${given.text('skill')} would add nothing to it.`,
  'other-profession': (given) => `${given.text('skill')} is not for the profession of ${given.name('who')}.`,
  'spells-full': (given) => `${given.name('who')} cannot hold another spell: as many as INT, and four at most.`,
  'attribute-too-low': (given) =>
    `${given.text('skill')} takes ${given.text('attribute')} ${given.text('needed')}, and ${given.name('who')} has less.`,
  'attribute-at-maximum': (given) => `${given.text('attribute')} of ${given.name('who')} is as high as it goes.`,
  'not-known': (given) =>
    `${given.name('who')} does not know ${given.text('skill')} yet. It has to be learned before it is mastered.`,
  'mastered-already': (given) => `${given.name('who')} has mastered ${given.text('skill')} already.`,
  'no-mastery': (given) => `There is no mastery of ${given.text('skill')} for ${given.name('who')}.`,
};

/** Miracles and spells are for one profession each; of everything else they know what they may (UQ-ACT-12, UQ-WIZ-06). */
function nobodyLearns(skill: string): string {
  const kind = SKILLS[skill]?.kind ?? 'skill';
  const why = {
    skill: 'whoever may learn it knows it already',
    miracle: 'only a Cleric learns miracles, each of them once',
    spell: 'only a Wizard learns spells, each of them once, as many as INT and four at most',
  }[kind];
  return `None of you can learn the ${kind} ${skill}: ${why}.`;
}

/** `3 to 8` where several are refused for their prices, each of them for its own. */
const priceRange = (given: Given): string =>
  given.has('most') ? `${given.text('price')} to ${given.text('most')}` : given.text('price');

function offTheBoard(code: string): string {
  return code === 'Mg'
    ? 'Whoever breathes water, all of you, can go down from the Sea; and some events lead there.'
    : 'An event leads there.';
}

function equipmentLimit(given: Given): string {
  const takes = TAKES[given.text('by')];
  const item = aThing(given.text('item'));
  return takes === undefined ? `${item} is not for ${a(unslug(given.text('of')))}.` : `${item} takes ${takes}.`;
}
