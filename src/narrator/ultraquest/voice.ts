import type { Fact } from '../../engine/fact.js';
import { whyNoRest } from '../../systems/ultraquest/turn/taking-turns.js';
import type { Group, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { UltraQuestAbout, UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { turnBegins } from '../../systems/ultraquest/turn/turns.js';
import type { Block } from '../block.js';
import { Given } from '../phrases.js';
import { refusalText } from '../refusals.js';
import type { Voice } from '../voice.js';
import { ABOUTS } from './about.js';
import { CREATION } from './creation.js';
import { ultraquestDetails } from './details/details.js';
import { DICE } from './dice.js';
import type { FactWords } from './fact-words.js';
import { FIGHTS } from './fights.js';
import { GROWING } from './growing.js';
import { HARM } from './harm.js';
import { HELP } from './help.js';
import { MEETINGS } from './meetings.js';
import { moodOf } from './moods.js';
import { goesWithQuestion } from './not-done.js';
import { goalOf } from './opening.js';
import { presetLine } from './presets.js';
import { questionText } from './questions.js';
import { READING } from './reading.js';
import { briefRefusal } from './brief-refusals.js';
import { ULTRAQUEST_REFUSALS } from './refusals.js';
import { ULTRAQUEST_SHEETS } from './sheets.js';
import { stepText } from './steps.js';
import { storyOf } from './story.js';
import { TRAVEL } from './travel.js';
import { TURNS } from './turns.js';
import { WEALTH } from './wealth.js';
import { costsOf } from './what-it-costs.js';
import { whatItTakesShort } from './what-it-takes.js';
import { words } from './words.js';

/** Every kind of fact has its words, or this does not compile. */
const FACTS: FactWords = {
  ...READING,
  ...DICE,
  ...FIGHTS,
  ...HARM,
  ...HELP,
  ...WEALTH,
  ...GROWING,
  ...TRAVEL,
  ...TURNS,
  ...MEETINGS,
  ...CREATION,
};

type Teller = (fact: Fact, among: readonly Fact[]) => readonly Block[];

/** The table that a stored fact's kind is looked up in; facts of a later version are passed over. */
function tell(by: Readonly<Record<string, unknown>>, fact: Fact, among: readonly Fact[] = []): readonly Block[] {
  const teller = Object.hasOwn(by, fact.kind) ? (by[fact.kind] as Teller) : undefined;
  return teller ? teller(fact, among) : [];
}

const tellFact = (fact: Fact, among?: readonly Fact[]): readonly Block[] => tell(FACTS, fact, among);

/** Whoever has met so many events knows what a turn is. */
const FIRST_EVENTS = 3;

const isNew = (group: Group | undefined): boolean => (group?.met.length ?? 0) < FIRST_EVENTS;

/** Hints of buttons without which nobody could choose. */
const SAID_ON_THE_PAGE: readonly string[] = ['race-is', 'profession-is'];

/** What a turn may be, for whoever has had few of them. */
function whatIsOpen(group: Group | undefined): string {
  const [go, roam] = ['**Go to** a neighbouring place', '**roam** here'];
  if (group && whyNoRest(group)) return `${go} or ${roam}`;
  return `${go}, ${roam}, or **rest** here: each of you then heals, trains to be stronger or quicker, or, in a town, shops, works or learns a skill`;
}

export const ULTRAQUEST_VOICE: Voice = {
  fact: tellFact,
  about: (about) => tell(ABOUTS satisfies Record<UltraQuestAbout['kind'], unknown>, about),
  words,
  takes: (hint) => {
    if (!('key' in hint)) return '';
    if (hint.key === 'what-it-takes') return whatItTakesShort(new Given(hint.args));
    return SAID_ON_THE_PAGE.includes(hint.key) ? words(hint) : '';
  },
  costs: costsOf,
  question: questionText,
  passing: ({ kind, what }) => kind === 'not-done' && typeof what === 'string' && goesWithQuestion(what),
  ends: ({ kind }) => kind === 'group-ends',
  refusal: (refusal) => refusalText(refusal, ULTRAQUEST_REFUSALS),
  brief: ({ refused }) => briefRefusal(refused),
  mood: (fact) => moodOf(fact as unknown as UltraQuestFact),
  step: stepText,
  story: storyOf,
  presets: [presetLine('A'), presetLine('B')],
  goal: goalOf,
  sheets: ULTRAQUEST_SHEETS,
  details: ultraquestDetails(tellFact),
  standing: (state, seat) => {
    const { seats } = state as UltraQuestState;
    return seats[seat] ? tellFact(turnBegins(state as UltraQuestState, seat)) : [];
  },
  invitation: (state, seat) => {
    const group = (state as UltraQuestState | undefined)?.seats[seat];
    return isNew(group) ? whatIsOpen(group) : '';
  },
};
