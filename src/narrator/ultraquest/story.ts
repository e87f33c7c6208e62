import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { and, count, name, unslug } from '../english.js';
import type { StoryTurn, ToldFact } from '../voice.js';
import { causeText } from './causes.js';
import type { FactOf } from './fact-words.js';
import { foes } from './fights.js';
import { theLand, thePlace } from './places.js';
import { fates } from './story-fates.js';
import { words } from './words.js';

/** What happened turn by turn, in a few sentences each; `told` oldest first. Before the first turn there is one part without a number. */
export function storyOf(told: readonly ToldFact[]): readonly StoryTurn[] {
  const parts = told.reduce<ToldFact[][]>((done, one) => {
    const last = done.at(-1);
    if (one.fact.kind === 'turn-begins' || !last) return [...done, [one]];
    last.push(one);
    return done;
  }, []);
  return parts.flatMap(turnOf);
}

function turnOf(part: readonly ToldFact[]): readonly StoryTurn[] {
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return [];
  const facts = part.map(({ fact }) => fact) as unknown as readonly UltraQuestFact[];
  const begins = facts[0]?.kind === 'turn-begins' ? facts[0] : undefined;
  const said = sentences(facts, begins?.group);
  const span = { from: first.step, to: last.step };
  if (!begins) return said.length ? [{ ...span, sentences: said }] : [];
  const { number, group, player } = begins;
  const head = `Turn ${number} · ${name(group)} (${name(player)})`;
  return [{ ...span, turn: number, head, sentences: said.length ? said : ['Nothing has happened in it yet.'] }];
}

function sentences(facts: readonly UltraQuestFact[], group: string | undefined): readonly string[] {
  return [
    ...facts.flatMap(way),
    ...facts.flatMap((fact, at) => page(fact, facts.slice(at + 1))),
    ...choices(facts),
    ...tests(facts),
    ...facts.flatMap((fact, at) => fight(fact, facts.slice(0, at))),
    ...fates(facts, group),
    ...facts.flatMap(ending),
  ];
}

/** Where they went, or how they spent the turn. */
function way(fact: UltraQuestFact): readonly string[] {
  switch (fact.kind) {
    case 'seat-joined':
      return [`${name(fact.player)} came to lead ${name(fact.group)}.`];
    case 'seat-left':
      return [`${name(fact.player)} left the table.`];
    case 'moved':
      return [`They went from ${thePlace(fact.from)} to ${thePlace(fact.to)}.`];
    case 'stayed':
      return [`They roamed in ${thePlace(fact.place)}.`];
    case 'camped':
      return [`They rested in ${thePlace(fact.place)}.`];
    case 'turn-passed':
      return [fact.by === 'clock' ? 'They were not heard of in time.' : 'They let the turn go by.'];
    case 'turn-skipped':
      return [`${name(fact.group)} lost a turn: ${causeText(fact.why)}.`];
    default:
      return [];
  }
}

/** Headings are never read (UQ-EVT-08): what happened is known again by its first sentence. */
function page(fact: UltraQuestFact, after: readonly UltraQuestFact[]): readonly string[] {
  if (fact.kind !== 'event-opens') return [];
  const end = after.findIndex(({ kind }) => kind === 'event-opens');
  const read = after.slice(0, end < 0 ? undefined : end).find((each) => each.kind === 'read');
  return read ? [`In ${theLand(fact.region)} it began like this: *${firstSentence(read.text)}*`] : [];
}

const MOST_QUOTED = 110;

function firstSentence(text: string): string {
  const plain = text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  if (sentence.length <= MOST_QUOTED) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', MOST_QUOTED))} …`;
}

/** Presses that only let the dice fall decide nothing. */
function choices(facts: readonly UltraQuestFact[]): readonly string[] {
  const chosen = facts.flatMap((fact) => (fact.kind === 'chosen' ? [`*${words(fact.label)}*`] : []));
  return chosen.length ? [`They chose ${and(chosen)}.`] : [];
}

const MOST_TESTS = 4;

function tests(facts: readonly UltraQuestFact[]): readonly string[] {
  const all = facts.filter((fact) => fact.kind === 'test');
  const said = all
    .slice(-MOST_TESTS)
    .map(({ who, of, passed }) => `${name(who)} ${passed ? 'passed' : 'missed'} a test of ${unslug(of)}`);
  return said.length ? [`${and(said)}.`] : [];
}

const ENDED: Readonly<Record<FactOf<'fight-ends'>['outcome'], string>> = {
  win: 'They won the fight',
  lose: 'They lost the fight',
  tie: 'Nobody won the fight',
  fled: 'They ran from the fight',
  declined: 'They kept out of the fight',
};

function fight(fact: UltraQuestFact, before: readonly UltraQuestFact[]): readonly string[] {
  if (fact.kind !== 'fight-ends') return [];
  const begun = before.findLast((each) => each.kind === 'fight-begins');
  const against = begun ? ` against ${foes(begun.foes)}` : '';
  return [`${ENDED[fact.outcome]}${against}${fact.rounds ? `, after ${count(fact.rounds, 'round')}` : ''}.`];
}

function ending(fact: UltraQuestFact): readonly string[] {
  switch (fact.kind) {
    case 'group-ends':
      return [`That was the end of ${name(fact.group)}.`];
    case 'victory':
      return [`**${name(fact.group)} won the game with ${fact.honor} Honor.**`];
    case 'campaign-ends':
      return ['The game was over.'];
    default:
      return [];
  }
}
