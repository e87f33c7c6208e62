import type { EngineFact, Fact } from '../engine/fact.js';
import type { ServiceFact } from '../service/facts.js';
import type { Seat } from '../service/service.js';
import { heading, prose, small, type Block } from './block.js';
import { name } from './english.js';
import { settingLines } from './settings.js';
import type { TakenStep, Voice } from './voice.js';

/** Facts of no rulebook; those that a system tells in its own words are left to it. */
type CampaignFact = ServiceFact | Exclude<EngineFact, { kind: 'kept-for-later' }>;
type Kind = CampaignFact['kind'];
type FactOf<K extends Kind> = Extract<CampaignFact, { kind: K }>;
type Sentences = {
  readonly [K in Kind]: (fact: FactOf<K>, who: (seat: string) => string, voice: Voice) => readonly Block[];
};

/** What the campaign itself has to say, whatever the system: seats, clocks, seeds. */
const SENTENCES: Sentences = {
  founded: (fact) => [heading(name(fact.name)), prose(`${person(fact.by)} opens the book.`)],
  joined: (fact) => [prose(`${name(fact.name)} sits down at the table.`)],
  'default-taken': (fact, who) => [
    small(
      fact.why === 'away'
        ? `${who(fact.seat)} is away, so the safe answer counts.`
        : `${who(fact.seat)} did not answer in time, so the safe answer counts.`,
    ),
  ],
  'turn-passed': (fact, who) => [
    prose(
      fact.why === 'away'
        ? `${who(fact.seat)} is away; the turn goes on.`
        : `${who(fact.seat)} was not heard of in time; the turn goes on.`,
    ),
  ],
  'read-anew': () => [small('The book was mended since this page was opened, so it is read again from its start.')],
  'later-refused': (fact, _who, voice) => [
    small(`What was kept for later cannot be done: ${voice.refusal({ refused: fact.code })}`),
  ],
  undone: (fact, _who, voice) => [
    prose(
      `Taken back: ${fact.took ? takenText(fact.took as unknown as Took, voice) : 'the last step'}. It is played anew, with new dice.`,
    ),
    small('Nothing of it counts any more; the log still shows the dice that it had.'),
    ...((fact.scene ?? []) as readonly Fact[]).flatMap((each) => campaignFact(each, [], voice) ?? voice.fact(each)),
  ],
  'seed-revealed': (fact) => [
    heading('The seed of the dice'),
    prose(`For the dice from number ${fact.from} to ${fact.before - 1}:`),
    small(`Seed \`${fact.seed}\``),
    small(`Its seal was \`${fact.hash}\`; the seal of the next one is \`${fact.next}\`.`),
  ],
  'seed-replaced': (fact) => [
    small(
      `This campaign came back without its seed. Dice before number ${fact.before} had the seal \`${fact.hash}\`; those from there on have \`${fact.next}\`.`,
    ),
  ],
  'settings-changed': (fact) => settingLines(fact.settings).map(small),
  'campaign-ended': (fact) => [heading('The book is closed'), prose(`${person(fact.by)} has ended the campaign.`)],
};

type Took = TakenStep & { readonly player: string | null };

/** `Ada's move to the Forest`; `you` has its own. */
export function takenText(took: Took, voice: Voice, you?: string): string {
  const whose = took.player === null ? 'the' : took.player === you ? 'your' : `${name(took.player)}'s`;
  return `${whose} ${voice.step(took)}`;
}

/** The seal of a new campaign's dice: whoever doubts them needs it, and nobody else. */
export function sealOf(fact: Fact): readonly Block[] {
  if (fact.kind !== 'founded') return [];
  const { seedHash } = fact as unknown as FactOf<'founded'>;
  return [
    small(
      `Nothing to do here. With this code anybody can check, when the game is over, that nobody tampered with the dice: \`${seedHash}\``,
    ),
  ];
}

/** Somebody by a name, or by Discord's id, which shows as a name and rings nobody. */
const person = (by: string): string => (/^\d{15,20}$/.test(by) ? `<@${by}>` : name(by));

/** Whether the campaign itself says this. Where a system has a fact of the same kind, that one names a group. */
export const isOfCampaign = (fact: Fact): boolean => Object.hasOwn(SENTENCES, fact.kind) && !('group' in fact);

/** Tells a fact of the campaign; undefined if it is one of the system. */
export function campaignFact(fact: Fact, seats: readonly Seat[], voice: Voice): readonly Block[] | undefined {
  if (!isOfCampaign(fact)) return undefined;
  const who = (id: string) => name(seats.find((seat) => seat.id === id)?.name ?? 'Somebody');
  const sentence = SENTENCES[fact.kind as Kind] as (
    fact: Fact,
    who: (seat: string) => string,
    voice: Voice,
  ) => readonly Block[];
  return sentence(fact, who, voice);
}
