import type { Ask, Intent } from '../engine/ask.js';
import type { Service, View } from '../service/service.js';
import { voiceOf } from '../narrator/voices.js';
import { form, outcome, whisper, type Answer } from './answer.js';
import { decodeAddress, encodeAddress, readMenuValue, type Address } from './custom-id.js';
import { FIELD, lineForm } from './forms.js';
import type { PressCall, WrittenCall } from './interaction.js';
import { pageLink } from '../narrator/links.js';

/** Longest name of a group, in characters. */
const MOST_NAME = 32;
const JOINS: Readonly<Record<string, string>> = { 'join-A': 'A', 'join-B': 'B' };

/** Whether a press opens a form, which Discord takes as a first answer only: it cannot be put off. */
export function opensForm(call: PressCall | WrittenCall): boolean {
  if (call.kind === 'written') return false;
  const address = decodeAddress(call.customId);
  if (address?.kind === 'do') return address.detail in JOINS;
  return (
    address?.kind === 'write' || (address?.kind === 'menu' && call.values.some((value) => readMenuValue(value).write))
  );
}

/** Carries out a press on a page, or a form that was opened from one. */
export async function press(call: PressCall | WrittenCall, service: Service): Promise<Answer> {
  const address = decodeAddress(call.customId);
  if (!address) return whisper('This page is from an older edition of me. `/resume` shows the one that is open now.');
  const desk: Desk = { call, service, address };
  if (address.ask === 0) return address.kind === 'written' ? join(desk) : offer(desk);
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
  return outcome(await service.act(request));
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
  const group = JOINS[address.detail];
  if (group) return form(joinForm(address, call.user.name));
  if (call.kind !== 'press') return whisper('There is nothing to fill in here.');
  if (address.detail === 'create') return act(desk, createIntent(call.user.name));
  const view = await desk.service.view(address.campaign);
  // Who sits down turns no page: what a gathering page offers, it offers until play begins.
  if (view?.campaign.phase !== 'gathering' && view?.live && view.live.message !== call.message.id) {
    return whisper(`This page was turned. [The one that is open now](${pageLink(view.campaign.guild, view.live)})`);
  }
  const [to] = call.values;
  return act(desk, address.detail === 'move' ? { kind: 'move', to: to ?? '' } : { kind: address.detail });
}

/** Makes up a group of one's own; its name can be changed on the way. */
function createIntent(user: string): Intent {
  return { kind: 'create', name: user.slice(0, MOST_NAME), groupName: `${user.slice(0, 24)}'s group` };
}

function joinForm(address: Address, user: string) {
  const line = {
    title: 'Take a seat',
    label: 'What is your group called?',
    min: 1,
    max: MOST_NAME,
    suggestion: `${user}'s group`,
  };
  return lineForm(encodeAddress({ ...address, kind: 'written' }), line);
}

function join(desk: Desk): Promise<Answer> {
  const { call, address } = desk;
  const groupName = call.kind === 'written' ? (call.fields[FIELD] ?? '').trim() : '';
  const fault = nameFault(groupName);
  if (fault) return Promise.resolve(whisper(fault));
  const group = JOINS[address.detail] ?? 'A';
  return act(desk, { kind: 'join', group, groupName, name: call.user.name.slice(0, MOST_NAME) });
}

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .,'’!&-]*[\p{L}\p{M}\p{N}.!])?$/u;

/** What is wrong with a name that a player gave, or undefined. */
export function nameFault(typed: string): string | undefined {
  if (typed.length < 1 || typed.length > MOST_NAME)
    return `A name has 1 to ${MOST_NAME} characters; this one has ${typed.length}.`;
  if (NAME.test(typed)) return undefined;
  return "A name is made of letters, digits, spaces and . , ' ! & - and begins with a letter or a digit: `The Four of Abendheim`.";
}
