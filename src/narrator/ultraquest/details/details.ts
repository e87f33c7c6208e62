import type { Fact } from '../../../engine/fact.js';
import type { UltraQuestFact } from '../../../systems/ultraquest/facts.js';
import type { Block } from '../../block.js';
import type { Detail, DetailVoice } from '../../detail-voice.js';
import { changeDetail, turnDetail } from './changes.js';
import { loggedDie } from './logged-die.js';
import { questionDetail } from './questions.js';
import { isRoll, ROLLS } from './rolls.js';
import { sheetNumbers } from './sheet-numbers.js';

/** The dice for the page itself stand on it in full. */
const OWN_DICE: readonly string[] = ['rolled', 'test', 'fight-round'];

/** How UltraQuest explains itself. `tell` are a page's own words for a fact. */
export const ultraquestDetails = (tell: (fact: Fact) => readonly Block[]): DetailVoice => ({
  roll: (fact) => rollDetail(fact as unknown as UltraQuestFact),
  dice: ({ kind }) => OWN_DICE.includes(kind),
  die: loggedDie,
  turn: (fact) => turnDetail(fact as unknown as UltraQuestFact),
  change: (fact) => changeDetail(fact as unknown as UltraQuestFact, tell(fact)),
  question: questionDetail,
  sheets: sheetNumbers,
});

function rollDetail(fact: UltraQuestFact): Detail | undefined {
  if (!isRoll(fact)) return undefined;
  const teller = ROLLS[fact.kind] as (fact: UltraQuestFact) => Detail;
  return teller(fact);
}
