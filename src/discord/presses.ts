import type { Ask, Intent } from '../engine/ask.js';
import type { Service, View } from '../service/service.js';
import { voiceOf } from '../narrator/voices.js';
import { form, outcome, whisper, type Answer } from './answer.js';
import { CLAIM, decodeAddress, encodeAddress, readMenuValue, type Address } from './custom-id.js';
import { FIELD, lineForm } from './forms.js';
import { groupNameOf, playerName } from './given-names.js';
import type { PressCall, WrittenCall } from './interaction.js';
import type { Answered } from './reply.js';
import { pageLink } from '../narrator/links.js';

const JOINS: Readonly<Record<string, string>> = { 'join-A': 'A', 'join-B': 'B' };

/** Whether a press opens a form, which Discord takes as a first answer only: it cannot be put off. */
export function opensForm(call: PressCall | WrittenCall): boolean {
  if (call.kind === 'written') return false;
  const address = decodeAddress(call.customId);
  return (
    address?.kind === 'write' || (address?.kind === 'menu' && call.values.some((value) => readMenuValue(value).write))
  );
}

/** Whoever makes up a group of his own does not take the seats from the others: the page goes on offering them. */
export function offersStay(call: Answered): boolean {
  const address = call.kind === 'press' ? decodeAddress(call.customId) : undefined;
  return address?.kind === 'do' && address.detail === 'create';
}

/** Carries out a press on a page, or a form that was opened from one. */
export async function press(call: PressCall | WrittenCall, service: Service): Promise<Answer> {
  const address = decodeAddress(call.customId);
  if (!address || address.kind === 'more')
    return whisper('This page is from an older edition of me. `/resume` shows the one that is open now.');
  const desk: Desk = { call, service, address };
  if (address.kind === 'do') return offer(desk);
  if (opensForm(call)) return askForText(desk);
  return answer(desk);
}

interface Desk {
  readonly call: PressCall | WrittenCall;
  readonly service: Service;
  readonly address: Address;
}

async function act({ call, service, address }: Desk, intent: Intent): Promise<Answer> {
  const { id, user } = call;
  const request = { interaction: id, campaign: address.campaign, user: user.id, userName: user.name, intent };
  const { kind, ask: page } = address;
  return outcome(await service.act({ ...request, ...(kind === 'do' && page > 0 && { page }) }));
}

/** The option ids that were pressed, picked or written for. */
function chosen({ call, address }: Desk): readonly string[] {
  if (address.kind !== 'menu' || call.kind !== 'press') return [address.detail];
  return call.values.map((value) => readMenuValue(value).option);
}

function answer(desk: Desk): Promise<Answer> {
  const text = desk.call.kind === 'written' ? desk.call.fields[FIELD]?.trim() : undefined;
  const options = chosen(desk);
  return act(desk, { kind: 'answer', ask: desk.address.ask, options, ...(text !== undefined && { text }) });
}

/** Opens the form an option asks for, if the question is still open to this player; else the service says why not. */
async function askForText(desk: Desk): Promise<Answer> {
  const view = await desk.service.view(desk.address.campaign);
  const ask = view?.asks.find((open) => open.id === desk.address.ask);
  const [id] = chosen(desk);
  const option = ask?.options.find((one) => one.id === id);
  if (!view || !ask || !option?.write || !mayAnswer(view, ask, desk.call.user.id)) return answer(desk);
  const voice = voiceOf(view.campaign.system);
  const { label, ...bounds } = option.write;
  const customId = encodeAddress({ ...desk.address, kind: 'written', detail: option.id });
  return form(lineForm(customId, { ...bounds, title: voice.words(option.label), label: voice.words(label) }));
}

function mayAnswer(view: View, ask: Ask, user: string): boolean {
  return view.campaign.seats.some((seat) => seat.user === user && ask.seats.includes(seat.id));
}

/** What the page itself offers, beside any question: to join, to begin, to take a turn. */
async function offer(desk: Desk): Promise<Answer> {
  const { address, call } = desk;
  if (call.kind !== 'press') return whisper('There is nothing to fill in here.');
  const seat = { name: playerName(call.user.name), groupName: groupNameOf(call.user.name) };
  const group = JOINS[address.detail];
  if (group) return act(desk, { kind: 'join', group, ...seat });
  if (address.detail === 'create') return act(desk, { kind: 'create', ...seat });
  const [to] = call.values;
  return (await turned(desk, call)) ?? act(desk, turnIntent(address.detail, to));
}

/**
 * Whether a page that does not say its number is another than the one that is open. One that does is looked at where the intent is
 * carried out: of two presses at once the second finds the page turned.
 */
async function turned({ service, address }: Desk, call: PressCall): Promise<Answer | undefined> {
  if (address.ask > 0) return undefined;
  const view = await service.view(address.campaign);
  // Who sits down turns no page: what a gathering page offers, it offers until play begins.
  if (!view?.live || view.campaign.phase === 'gathering' || view.live.message === call.message.id) return undefined;
  return whisper(`This page was turned. [The one that is open now](${pageLink(view.campaign.guild, view.live)})`);
}

function turnIntent(offered: string, to = ''): Intent {
  if (offered.startsWith(CLAIM)) return { kind: 'claim', quest: offered.slice(CLAIM.length) };
  return offered === 'move' ? { kind: 'move', to } : { kind: offered };
}
