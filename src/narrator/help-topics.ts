import { presetText } from './ultraquest/presets.js';

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
    title: 'Turns',
    lines: [
      'A turn is **either** a move and an event **or** a rest with one special action for each adventurer.',
      '`/move to: Forest` goes to a neighbouring place; codes do too: `/move to: Wa`. `/event` roams where you stand. `/rest` camps or takes rooms: to rest, train, learn, work. `/shop` buys and sells in a settlement. `/quest claim` takes up a noted quest. `/pass` lets the turn go by: nobody has to act.',
      'Far from Traumburg it is more dangerous. I warn, and forbid nothing.',
    ],
  },
  fights: {
    title: 'Fights',
    lines: [
      'Both sides roll a D6 for each fighter and add their strengths. The higher total wins the round, the difference is the damage, armor takes some of it, and the first injury ends the fight. After three tied rounds everybody goes home.',
      'Before a fight the plan shows who fights hand to hand (ME), who shoots (RA) and who stays out; those in front cannot stay out alone. `/fight` shows the plan again.',
      'The first in the row is hit first. `/order names: Brun, Rukha` puts them in front.',
    ],
  },
  groups: {
    title: 'The standard groups',
    lines: [
      `**A:** ${presetText('A')}.`,
      `**B:** ${presetText('B')}.`,
      '`/sheet adventurer: Brun` and `/group` show the sheets, to you alone.',
    ],
  },
  dice: {
    title: 'Dice',
    lines: [
      'Every die of a campaign comes from a seed that was fixed before the first turn; its hash stands on the first page. `/campaign reveal` publishes the seed, and anybody can check all dice with it.',
      '`/roll dice: 4D6+4` rolls dice that belong to no campaign. `W6` and `W%` are understood as well.',
    ],
  },
  table: {
    title: 'The table and its clocks',
    lines: [
      '`/campaign settings turn-hours: 48 decision-hours: 24` lets the game go on without whoever is not heard of: questions get their safe answer, turns are passed. Without it I wait.',
      '`/campaign away away: True` says that you are not there. `/campaign move` takes a campaign to another channel. `/undo` takes the last step back; its dice stay rolled. `/chronicle` reads again what happened.',
    ],
  },
};
