import type { Refusal } from '../engine/words.js';
import { capital, count } from './english.js';
import { phrase, type Phrases } from './phrases.js';

/** Refusals of the engine and of the service, which every system shares. What is wrong, then what would be right. */
export const COMMON_REFUSALS: Phrases = {
  // Campaigns and seats
  'channel-has-campaign': () =>
    'A campaign is being played here already. Take another channel or thread, or `/resume` this one.',
  'no-campaign': () => 'There is no such campaign any more. `/campaign new` opens one.',
  'not-seated': () => 'You have no seat in this campaign. Join with a ready-made group, or create your own.',
  'already-seated': () => 'You have a seat here already. `/group show` shows whom you lead.',
  'campaign-ended': () =>
    'This campaign is over and only remembered. `/story` reads it, `/campaign new` opens another.',
  'unknown-system': () => 'I do not know that rulebook. UltraQuest is the one I have.',
  'name-wrong': (given) => `A name has ${given.text('min')} to ${given.text('max')} characters, on one line.`,
  'not-owner': () => 'Only whoever founded this campaign may do that.',
  'setting-wrong': (given) =>
    `${given.text('setting')} is a number of hours from 0 to ${given.text('max')}; 0 waits for ever.`,
  'date-over': (given) => `${given.text('date')} is over. Give a day that is still to come, like \`2030-12-24\`.`,
  'date-wrong': () =>
    'Write the day as year, month and day, like `2030-12-24`, and with an hour if you like, `2030-12-24 20:00`, by universal time.',
  'goal-twice': () => 'Choose either a goal or a day that you play to, not both.',
  'nothing-to-undo': () => 'There is no step to take back.',
  'undo-not-yours': (given) =>
    `${given.text('player') ? `${given.name('player')} was the last to act` : 'The last step was not yours'}, and only the last step can be taken back: by whoever took it, or by whoever founded the campaign. Steps of yours before it stand.`,
  'undo-moved-on': () =>
    'The game has gone on since I asked, so nothing is taken back. `/undo` shows what it would be now.',
  'not-due': () => 'That was settled already.',
  // Answers
  'noted-already': () => 'That is noted already, and done as soon as this is over.',
  'ask-closed': () => 'This page was turned: its question is answered.',
  'page-turned': () => 'This page was turned.',
  'ask-not-yours': () => 'This question is put to another player.',
  'already-answered': () => 'You have answered this; the others are still thinking.',
  'no-such-option': () => 'That is not among the answers. Press one of the buttons on the page.',
  'choose-one-menu': () => 'Take your choice from one menu at a time, each thing once.',
  'choose-between': (given) =>
    given.number('min') === given.number('max')
      ? `Choose ${count(given.number('min'), 'thing')}.`
      : `Choose ${given.text('min')} to ${given.text('max')} of them.`,
  'text-missing': () => 'This answer needs a few words. Press its button and write them.',
  'text-length': (given) => `Write ${given.text('min')} to ${given.text('max')} characters.`,
};

/** The sentence for a refusal, whole and private: what is wrong, and what would be right. */
export function refusalText(refusal: Refusal, own: Phrases = {}): string {
  return capital(phrase({ ...COMMON_REFUSALS, ...own }, refusal.refused, refusal.args));
}
