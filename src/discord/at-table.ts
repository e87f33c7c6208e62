import type { Intent } from '../engine/ask.js';
import type { SeatId } from '../engine/words.js';
import { prose } from '../narrator/block.js';
import { pageLink } from '../narrator/links.js';
import { and, name } from '../narrator/english.js';
import type { Named, Sheets } from '../narrator/sheets.js';
import { voiceOf } from '../narrator/voices.js';
import type { View } from '../service/service.js';
import { outcome, privatePage, whisper, type Answer, type Choices } from './answer.js';
import type { Context } from './command.js';
import type { CommandCall, PressCall, TypingCall } from './interaction.js';
import { joinRows } from './layout/join-rows.js';

/** What a command says where nobody plays. */
export const NO_CAMPAIGN = 'No campaign is played in this channel. `/campaign new` opens one here.';
/** What a command says to somebody without a seat; while the campaign runs it can be had by a press. */
export const NO_SEAT = 'You have no seat in this campaign. Join with a ready-made group, or create your own.';
const OVER = 'You had no seat in this campaign, and it is over. `/story` reads it.';

/** Carries out an intent in the campaign of this channel. */
export async function play(context: Context<CommandCall | PressCall>, intent: Intent): Promise<Answer> {
  const campaign = await context.campaign();
  return campaign ? outcome(await context.act(campaign, intent)) : whisper(NO_CAMPAIGN);
}

/** The campaign of this channel as it stands, and the asking player's seat in it. */
export interface AtTable {
  readonly view: View;
  readonly seat: SeatId;
  readonly state: unknown;
  readonly sheets: Sheets;
}

async function sitDown(
  context: Context<CommandCall | TypingCall | PressCall>,
): Promise<AtTable | typeof NO_CAMPAIGN | typeof NO_SEAT | typeof OVER> {
  const view = await context.view();
  if (!view) return NO_CAMPAIGN;
  const seat = view.campaign.seats.find((one) => one.user === context.call.user.id);
  if (!seat) return view.campaign.phase === 'ended' ? OVER : NO_SEAT;
  const { sheets } = voiceOf(view.campaign.system);
  return { view, seat: seat.id, state: view.position.state, sheets };
}

/** Whether whoever asks may take a group now: one without a seat, or whose group is at its end, while nothing is asked of him. */
export function mayBegin({ campaign, position, asks }: View, user: string): boolean {
  if (campaign.phase !== 'playing') return false;
  const seat = campaign.seats.find((one) => one.user === user);
  if (!seat) return true;
  const asked = asks.some(({ seats }) => seats.includes(seat.id));
  return !asked && voiceOf(campaign.system).sheets.lost(position.state).includes(seat.id);
}

/** What is said to such a player, with the ways to a group. */
export function beginAnew(view: View, user: string, to: 'new' | 'turned' = 'new'): Answer {
  const seated = view.campaign.seats.some((one) => one.user === user);
  const open = view.live ? ` [The page that is open now](${pageLink(view.campaign.guild, view.live)})` : '';
  const said = seated
    ? 'Your group is at its end. Take another: it begins with 0 Honor, and acts when your turn comes.'
    : NO_SEAT;
  return privatePage([prose(`${said}${open}`)], joinRows(), to);
}

/** The table as it stands now, for whoever has a seat at it. */
export async function tableOf(context: Context<CommandCall | PressCall>): Promise<AtTable | undefined> {
  const table = await sitDown(context);
  return typeof table === 'string' ? undefined : table;
}

/** Shows something from the asking player's own sheets. */
export async function look(
  context: Context<CommandCall | PressCall>,
  show: (table: AtTable) => Answer | Promise<Answer>,
): Promise<Answer> {
  const table = await sitDown(context);
  if (table === NO_SEAT) return privatePage([prose(NO_SEAT)], joinRows());
  return typeof table === 'string' ? whisper(table) : show(table);
}

/** Offers values from the asking player's own sheets, the best match for what is typed first. */
export async function suggest(
  context: Context<TypingCall>,
  list: (table: AtTable) => readonly Named[],
): Promise<Choices> {
  const table = await sitDown(context);
  if (typeof table === 'string') return [];
  return matching(list(table), context.call.focused.typed);
}

/** Who or what is meant by an id, a name, its beginning, or a part of it; undefined where that could be several. */
export function memberNamed<N extends { readonly id: string; readonly label: string }>(
  members: readonly N[],
  typed: string,
): N | undefined {
  const low = typed.trim().toLowerCase();
  const exact = members.find(({ id, label }) => id === typed || label.toLowerCase() === low);
  const begins = members.filter(({ label }) => label.toLowerCase().startsWith(low));
  const holds = members.filter(({ label }) => label.toLowerCase().includes(low));
  return exact ?? onlyOne(begins) ?? onlyOne(holds);
}

/** One of several things of the same name is as good as the other. */
function onlyOne<N extends { readonly label: string }>(found: readonly N[]): N | undefined {
  return found.every(({ label }) => label === found[0]?.label) ? found[0] : undefined;
}

/** What is said where nobody is meant: whom one could mean. */
export function nobodyCalled(typed: string, members: readonly Named[], whose = 'You lead'): Answer {
  const all = and(members.map(({ label }) => name(label)));
  return whisper(
    members.length
      ? `Nobody is called ${name(typed)}. ${whose} ${all}.`
      : 'You lead no group yet. `/campaign join` gives you one.',
  );
}

/** What is said where no thing is meant: what there is. */
export function nothingCalled(typed: string, owner: Named, things: readonly Named[]): Answer {
  const all = and([...new Set(things.map(({ label }) => name(label)))]);
  const carries = things.length ? `has ${all}` : 'has nothing to hand over';
  return whisper(`${name(owner.label)} has no ${name(typed)} that could be meant: ${name(owner.label)} ${carries}.`);
}

/** Those that fit what is typed, the best first: the whole name, its beginning, a word's beginning, any part, and letters in their order. */
export function matching(named: readonly Named[], typed: string): Choices {
  const wanted = typed.trim().toLowerCase();
  const ranked = named.map((one) => ({ one, rank: rank(one, wanted) }));
  const near = ranked.filter(({ rank }) => rank < SCATTERED);
  const fits = near.length > 0 ? near : ranked.filter(({ rank }) => rank === SCATTERED);
  return fits
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one: { id, label, note } }) => ({
      name: note === undefined ? label : `${label} (${note})`,
      value: id,
    }));
}

/** Letters that only stand in this order somewhere in the name: for typing in a hurry, where nothing else fits. */
const SCATTERED = 4;

function rank({ id, label }: Named, wanted: string): number {
  const name = label.toLowerCase();
  if (name === wanted || id.toLowerCase() === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  if (name.includes(wanted)) return 3;
  let at = -1;
  for (const letter of wanted) if ((at = name.indexOf(letter, at + 1)) < 0) return Infinity;
  return SCATTERED;
}
