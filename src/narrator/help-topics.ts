import { presetLine, presetStrength } from './ultraquest/presets.js';

/** A help page: a title and its paragraphs. */
export interface Topic {
  readonly title: string;
  readonly lines: readonly string[];
}

export const TOPICS: Readonly<Record<string, Topic>> = {
  start: {
    title: 'The first turn',
    lines: [
      'I read the Book of Events aloud, roll its dice and keep the sheets. You lead four adventurers and decide.',
      '1. `/campaign new name: The Long Way Round` opens the book in a channel.\n2. `/campaign join group: A name: The Four of Abendheim` gives you a seat; the buttons on the page do the same.\n3. `/campaign begin`, once everybody sits.\n4. On your turn: `/move to: Meadows`, or `/event` where you are. I read, you press a button.',
      'Lost the page? `/resume` shows it again. More: `/help topic: ...`',
    ],
  },
  turns: {
    title: 'How a turn goes',
    lines: [
      'I read the Book of Events aloud, roll its dice and keep the sheets. You lead four adventurers and decide.',
      '1. When it is your turn, choose on its page: **go** to a neighbouring land, **roam** where you are, or **rest**.\n2. Whoever goes or roams meets something: two dice say which page of that land I read. Where it waits for you, press what you want to do; where dice decide, I say what is needed.\n3. Whoever rests does one thing with each adventurer: heal, train, learn, work, shop, look for recruits.\n4. Then it is the next player’s turn.',
      'The same in commands: `/move to: Forest` goes to a neighbouring place; codes do too: `/move to: Wa`. `/event` roams where you stand. `/rest` camps or takes rooms: to rest, train, learn, work. `/shop` buys and sells in a settlement. `/quests` shows what is noted and takes it up; striking one off costs 1 Honor. `/pass` lets the turn go by: nobody has to act.',
      '**More**, at the end of every page, old ones with dice too, tells you alone what was rolled and where each number came from, what changed, what can be chosen, and the rules behind it.',
      'Far from Traumburg it is more dangerous. I warn, and forbid nothing. Lost the page? `/resume` shows it again.',
    ],
  },
  fights: {
    title: 'Fights',
    lines: [
      'Both sides roll a D6 for each fighter and add their strengths. The higher total wins the round, the difference is the damage, armor takes some of it, and the first injury ends the fight. After three tied rounds everybody goes home.',
      'Before a fight the plan shows who fights hand to hand (ME), who shoots (RA) and who stays out; those in front cannot stay out alone. `/fight` shows the plan again.',
      'The first in the row is hit first. `/order names: Brun, Mirl` puts them in front.',
    ],
  },
  groups: {
    title: 'The standard groups',
    lines: [
      `${presetLine('A')} ${presetStrength('A')}`,
      `${presetLine('B')} ${presetStrength('B')}`,
      '`/sheet adventurer: Brun` and `/group show` show the sheets, to you alone.',
    ],
  },
  things: {
    title: 'Potions, scrolls and miracles',
    lines: [
      '`/use adventurer: Anselm thing: Healing on: Brun` uses something outside of a fight; while you type I offer what works now. Potions help at any time, spells, miracles and scrolls in your own turn: before you move, at any decision, between the events of a dungeon, and while you rest.',
      'Each Cleric has one miracle a turn, each Wizard one spell; a scroll does not count. What helps against something that is about to happen, as an antidote or a talisman does, I ask about when it happens.',
      '`/give` hands things on, so that whoever needs it has it at hand.',
    ],
  },
  orders: {
    title: 'Standing orders',
    lines: [
      '`/orders` shows a menu for each order. They answer questions in advance, so that nobody waits for you: after a tied round (`after-tie: Flee`), before a deadly injury and against poison (`second-injury: Drink it`), for talismans (`talismans: Do not ask`), for spells and miracles (`spells: Use it at once`), when another group attacks you (`attacked: Fight`), and for a thief whom you have caught. With `adventurer` an order for potions, talismans or spells holds for that one alone. `Ask me` takes an order back; in the beginning I ask everything.',
    ],
  },
  rules: {
    title: 'The rules',
    lines: [
      '`/rules find: injured flight` looks a rule up by words, `/rules find: UQ-CMB-36` by its number. It shows what the rule says, how we play where that leaves something open, and why. Where I refuse something, *Why?* reads the rule.',
    ],
  },
  dice: {
    title: 'Dice',
    lines: [
      'Every die of a campaign comes from a secret seed that was fixed before the first turn; its seal, a hash, stands on the first page and in `/campaign status`. `/campaign reveal` publishes the seed, and anybody can check with it that the seal fits and the dice are right.',
      '`/roll dice: 4D6+4` rolls dice that belong to no campaign. `W6`, the German for D6, is understood as well.',
    ],
  },
  table: {
    title: 'The table and its clocks',
    lines: [
      '`/settings` shows what the table has agreed on. `/settings turn-hours: 48 decision-hours: 24` lets the game go on without whoever is not heard of: questions get their safe answer, turns are passed. Without it I wait.',
      '`/campaign away away: True` says that you are not there. `/campaign move` takes a campaign to another channel. `/undo` takes back your last step and all that came of it, as long as nobody else has acted since; it is played anew with new dice, and the log shows the old ones. `/story` sums up what happened since your last move, `/story rounds: 3` the last three rounds.',
    ],
  },
};
