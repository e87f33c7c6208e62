import type { Ask, Menu, Option } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Library } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import type { Campaign, Chapter, Page, PageScope, Posted, Seat } from '../service/service.js';
import { graver, type Block, type Mood } from './block.js';
import { and, count, name } from './english.js';
import { campaignFact, isOfCampaign, sealOf } from './campaign-facts.js';
import type { Choice } from './choice.js';
import { NOT_NOW, notNow } from './not-now.js';
import type { NotedQuest } from './sheets.js';
import { pageLink } from './links.js';
import type { StoryTurn, Voice } from './voice.js';
import { voiceOf } from './voices.js';

export interface ChoiceMenu {
  readonly id: string;
  readonly placeholder: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly Choice[];
}

/** A question with everything beside it. */
export interface Asked {
  readonly ask: number;
  readonly blocks: readonly Block[];
  readonly question: string;
  readonly buttons: readonly Choice[];
  /** Menus with something to choose in them. */
  readonly menus: readonly ChoiceMenu[];
  /** What options take at once, and why greyed ones are greyed: Discord shows no words on a disabled button but its own. */
  readonly notes: readonly string[];
  /** What happens where the table has a clock and nobody answers, and what that costs. */
  readonly unanswered?: string;
}

/** What a page says, whoever draws it. */
export interface TellingPage {
  readonly campaign: number;
  /** The page's own number: its offers are taken while it is the page that is open. */
  readonly id: number;
  readonly mood: Mood;
  readonly blocks: readonly Block[];
  readonly asked: readonly Asked[];
  /** Whose turn it is and what can be done: what every page says last, right above its buttons. */
  readonly turn: string;
  /** Discord user ids that this is said to. */
  readonly calls: readonly string[];
  /** Those of them whose phone should ring: not who has just acted, not who has left. */
  readonly rings: readonly string[];
  /** Where the seat to act can go from here. */
  readonly ways: readonly Choice[];
  /** Quests that wait where it stands: going to one is its turn. */
  readonly quests: readonly NotedQuest[];
  /** Why the seat to act cannot rest here. */
  readonly restless?: string;
  /** Whether dice of its own are told on it, which somebody may want to look up when it is answered. */
  readonly hasDice: boolean;
  /** Players whose group has come to its end on this page, and who may begin anew from it. */
  readonly lost: readonly string[];
  /** What is seldom read and must be found: it stands below everything. */
  readonly foot: readonly Block[];
  /** How many have a seat. */
  readonly seated: number;
  /** What the page offers beside its questions. */
  readonly offers: 'gathering' | 'seats' | 'turn' | 'none';
  /** Where everything about the page can be found again; none where it tells nothing of the game. */
  readonly scope?: PageScope;
}

/** What the teller knows beside the page: who acted, who is no longer on the server, the system's state, and the book. */
export interface Surroundings {
  readonly actor?: string;
  readonly gone?: ReadonlySet<string>;
  readonly state?: unknown;
  readonly library?: Library;
}

/** Puts a page into words. */
export function tellPage(page: Page, around: Surroundings = {}): TellingPage {
  const voice = voiceOf(page.campaign.system);
  const gone = around.gone ?? new Set();
  const turn = turnLine(page, voice, { ...around, gone });
  const [next] = page.toAct;
  const lost = turn.offers === 'turn' && around.state !== undefined ? voice.sheets.lost(around.state) : [];
  const anew = seatsOf(page.campaign.seats, lost).map((seat) => name(seat.name));
  const { ways, quests, ...here } = onward(turn.offers === 'turn' ? next : undefined, voice, around);
  const goes = (fact: Fact) => page.asks.length > 0 && voice.passing(fact);
  return {
    campaign: page.campaign.id,
    id: page.id,
    rings: quiet(page.campaign) ? [] : turn.calls.filter((user) => user !== around.actor && !gone.has(user)),
    ways,
    quests,
    ...here,
    lost: page.facts.some((fact) => voice.ends(fact)) ? anew : [],
    hasDice: page.facts.some((fact) => voice.details.dice(fact)),
    foot: page.reminds?.length ? [] : page.facts.flatMap(sealOf),
    seated: page.campaign.seats.length,
    mood: page.facts.map((fact) => voice.mood(fact)).reduce(graver, 'calm'),
    blocks: page.reminds?.length
      ? []
      : [
          ...tellFacts(
            page.campaign,
            page.facts.filter((fact) => !goes(fact)),
          ),
          ...midTurn(page, turn.offers === 'turn' ? next : undefined, voice, around),
        ],
    asked: page.asks.map((ask, at) => ({
      ...tellAsk(ask, voice, page.facts, at === 0 ? page.facts.filter(goes) : []),
      ...ifNobody(page.campaign, ask, voice),
    })),
    ...scopeOf(page),
    ...turn,
    turn: [...quests.map(({ waits }) => `📜 ${waits}`), ...anewLine(anew), turn.turn].join('\n'),
  };
}

/** What the clock does with a question (D-05); nothing where there is no clock, or nothing to choose. */
function ifNobody({ settings }: Campaign, ask: Ask, voice: Voice): Pick<Asked, 'unanswered'> {
  const hours = Number(settings['decisionHours'] ?? 0);
  const taken = ask.options.find(({ id }) => id === ask.default);
  if (!(hours > 0) || !taken || ask.patient || ask.options.length < 2) return {};
  const costs = taken.hint ? voice.costs(taken.hint) : '';
  const said = `If nobody answers within ${count(hours, 'hour')}: *${voice.words(taken.label)}*.`;
  return { unanswered: costs ? `${said} It costs ${costs}.` : said };
}

/** Nobody should have to look for the way back into the game. */
const anewLine = (lost: readonly string[]): readonly string[] =>
  lost.length ? [`-# ${and(lost)} may begin anew with another group, whenever they like: \`/resume\`.`] : [];

/** Where the seat to act may go: to other places, and to quests that wait where it stands. */
function onward(
  seat: SeatId | undefined,
  { sheets }: Voice,
  { state, library }: Surroundings,
): Pick<TellingPage, 'ways' | 'quests' | 'restless'> {
  if (seat === undefined || state === undefined) return { ways: [], quests: [] };
  const restless = sheets.restless(state, seat);
  return {
    ...(restless !== undefined && { restless }),
    ways: sheets.ways(state, seat, library).filter(({ refused }) => refused === undefined),
    quests: sheets.quests(state, seat, library).filter(({ here }) => here),
  };
}

/** A page in the middle of a turn says whose it is and how they stand, as the one did that the turn began with. */
function midTurn({ facts }: Page, seat: SeatId | undefined, voice: Voice, { state }: Surroundings): readonly Block[] {
  if (seat === undefined || state === undefined || facts.some(({ kind }) => kind === 'turn-begins')) return [];
  return voice.standing(state, seat);
}

/** While a table gathers there is nothing to know more about but what is asked. */
function scopeOf({ campaign, step, facts, asks, reminds }: Page): Pick<TellingPage, 'scope'> {
  const plays = campaign.phase !== 'gathering' && facts.length > 0 && !reminds?.length;
  if (!plays && asks.length === 0) return {};
  return { scope: { ...(plays && { steps: { from: step, to: step } }), asks: asks.map(({ id }) => id) } };
}

/** A table may agree that nobody's phone rings. */
const quiet = ({ settings }: Campaign): boolean => settings['pings'] === false;

/** Puts what happened into words. */
export function tellFacts(campaign: Campaign, facts: readonly Fact[]): readonly Block[] {
  const voice = voiceOf(campaign.system);
  return once(
    withoutEmptyTurns(facts).flatMap((fact) => campaignFact(fact, campaign.seats, voice) ?? voice.fact(fact, facts)),
  );
}

/** What happened, in a few sentences for each turn; chapters and turns oldest first. What was taken back did not happen. */
export function tellStory({ system }: Campaign, chapters: readonly Chapter[]): readonly StoryTurn[] {
  const told = chapters.filter(({ undone }) => !undone);
  return voiceOf(system).story(
    told.flatMap(({ step, facts }) => facts.filter((fact) => !isOfCampaign(fact)).map((fact) => ({ step, fact }))),
  );
}

/** An explanation in fine print that several facts bring is said once, below the last of them. */
function once(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(
    (block, at) =>
      block.kind !== 'small' ||
      block.text.length < EXPLANATION ||
      !blocks.slice(at + 1).some((later) => later.kind === 'small' && later.text === block.text),
  );
}

/** Shorter fine print is dice and choices, which may well be the same twice. */
const EXPLANATION = 60;

/** A turn that another one follows at once was nobody's: who should have had it has left. */
function withoutEmptyTurns(facts: readonly Fact[]): readonly Fact[] {
  const lost = new Set(facts.filter(({ kind }) => kind === 'seat-left').map((fact) => fact['group']));
  return facts.filter(
    (fact, at) =>
      fact.kind !== 'turn-begins' ||
      !lost.has(fact['group']) ||
      facts.slice(at).every(({ kind }) => kind !== 'seat-left'),
  );
}

/** Puts a question into words. `told` stands above it, `passing` is said with it. */
export function tellAsk(ask: Ask, voice: Voice, told: readonly Fact[] = [], passing: readonly Fact[] = []): Asked {
  const own = ask.options.filter((option) => option.menu === undefined);
  const buttons = own.map((option) => tellOption(option, voice));
  const { lines, open } = notNow(ask, voice);
  return {
    ask: ask.id,
    blocks: [...passing.flatMap((fact) => voice.fact(fact)), ...(ask.about ? voice.about(ask.about) : [])],
    question: voice.question(ask, told),
    buttons,
    menus: open.map((menu) => tellMenu(menu, ask.options, voice)),
    notes: [...buttons.flatMap(takesLine), ...(lines.length ? [NOT_NOW + lines.join(' ')] : [])],
  };
}

const takesLine = ({ label, takes, refused }: Choice): readonly string[] =>
  takes && refused === undefined ? [`*${label}*: ${takes}`] : [];

function tellMenu(menu: Menu, options: readonly Option[], voice: Voice): ChoiceMenu {
  const choices = options.filter((option) => option.menu === menu.id).map((option) => tellOption(option, voice));
  return { id: menu.id, placeholder: voice.words(menu.placeholder), min: menu.min, max: menu.max, choices };
}

function tellOption(option: Option, voice: Voice): Choice {
  const takes = option.hint ? voice.takes(option.hint) : '';
  return {
    id: option.id,
    label: voice.words(option.label),
    ...(takes && { takes }),
    ...(option.hint && { hint: voice.words(option.hint) }),
    ...(option.refused && { refused: voice.refusal(option.refused) }),
    write: option.write !== undefined,
    tone: option.tone ?? 'plain',
  };
}

type TurnLine = Pick<TellingPage, 'turn' | 'calls' | 'offers'>;
type Known = Surroundings & { readonly gone: ReadonlySet<string> };

function turnLine(page: Page, voice: Voice, around: Known): TurnLine {
  const line = ownTurnLine(page, voice, around);
  const others = page.elsewhere.map(({ ask, at }) => waiting(page.campaign, ask, at));
  const parts = [...(page.reminds?.length ? ['A reminder.'] : []), line.turn, ...others];
  return { ...line, turn: parts.filter(Boolean).join(' ') };
}

/** A question on another page: who is waited for, and where. */
function waiting({ guild, seats }: Campaign, ask: Ask, at: Posted | undefined): string {
  const who = and(seatsOf(seats, ask.seats).map((seat) => name(seat.name)));
  const where = at ? `[this page](${pageLink(guild, at)})` : 'a page that is gone: `/resume`';
  return `${who || 'Somebody'} still has to choose on ${where}.`;
}

function ownTurnLine(page: Page, voice: Voice, { gone, state }: Known): TurnLine {
  const { seats, phase } = page.campaign;
  if (phase === 'ended') return nobody('This campaign is over. `/campaign new` opens the next.');
  const gathers = phase === 'gathering';
  const asked = seatsOf(
    seats,
    page.asks.flatMap((ask) => ask.seats),
  );
  if (asked.length) {
    // A page for everybody: whoever has no seat yet may look for one here.
    const offers = gathers && page.again ? 'gathering' : 'none';
    const chooses = calling(
      asked,
      gone,
      page.asks.every(isRoll)
        ? page.asks.some(isUnseen)
          ? 'go on when you like'
          : 'your dice'
        : 'it is for you to choose',
      offers,
    );
    // Somebody who makes up a group keeps nobody waiting: both stand here where all is shown once more.
    const acting = seatsOf(seats, page.toAct);
    if (gathers || acting.length === 0 || !page.asks.every(({ patient }) => patient)) return chooses;
    const acts = calling(acting, gone, 'your turn', 'turn');
    return { turn: `${chooses.turn} ${acts.turn}`, calls: [...chooses.calls, ...acts.calls], offers: 'turn' };
  }
  if (gathers) return { ...nobody(gathering(page.campaign, voice)), offers: 'gathering' };
  const open = seatsOf(seats, page.toAct);
  if (open.length) {
    const how = voice.invitation(state, open[0]?.id ?? '');
    return calling(open, gone, how ? `your turn. ${how}` : 'your turn', 'turn');
  }
  // Somebody still has to choose on another page: that is said beside this line.
  if (page.elsewhere.length) return nobody('');
  return { ...nobody('No group is left at the table. Join with a new one, and the book goes on.'), offers: 'seats' };
}

/** What is rolled is not known before. */
const isUnseen = ({ options }: Ask): boolean =>
  options.some(({ label }) => 'key' in label && label.key === 'see-what-comes');

/** Nothing to choose: the dice wait for somebody's hand. */
const isRoll = ({ options }: Ask): boolean => options.every(({ id }) => id === 'roll');

const nobody = (turn: string): TurnLine => ({ turn, calls: [], offers: 'none' });

/** Who comes to a table that gathers first needs to know what is played for, and who can be led. */
function gathering({ seats, settings }: Campaign, { goal, presets }: Voice): string {
  if (seats.length)
    return `At the table: ${and(seats.map((seat) => name(seat.name)))}. **Begin** as soon as you like: one player is enough. Others may join now or later.`;
  const groups = presets.map((line) => `-# ${line}`);
  return [
    goal(settings),
    ...groups,
    '**Join** with a group that is ready, or **create your own**. Then the game begins as soon as you like.',
  ].join('\n');
}

function seatsOf(seats: readonly Seat[], ids: readonly string[]): readonly Seat[] {
  const wanted = new Set(ids);
  return seats.filter((seat) => wanted.has(seat.id));
}

function calling(
  seats: readonly Seat[],
  gone: ReadonlySet<string>,
  what: string,
  offers: TurnLine['offers'],
): TurnLine {
  const called = seats.map((seat) =>
    gone.has(seat.user) ? `${name(seat.name)} (no longer on this server)` : `<@${seat.user}>`,
  );
  return { turn: `${and(called)}: ${what}.`, calls: seats.map((seat) => seat.user), offers };
}
