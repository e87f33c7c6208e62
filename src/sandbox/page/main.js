import { askName } from './ask-name.js';
import { get, NO_SANDBOX, post } from './api.js';
import { drawChannel, drawMessage, readyScroller, showMessage, toBottom } from './channel.js';
import { byId, compareIds } from './dom.js';
import { Entry } from './entry.js';
import { icon } from './icons.js';
import { putModalAway, reopenModal } from './modal.js';
import { forgetFailure } from './message.js';
import { Notices } from './notices.js';
import { drawPlaces, drawPlayers, readySidebar } from './sidebar.js';
import { keptForGood, placeOf, rememberAddress, state } from './state.js';
import { keepTimesFresh } from './time.js';

const NO_BOT = 'The bot is not connected: commands and buttons cannot be answered right now.';
/** Milliseconds before a connection that the browser gave up is tried again. */
const PAUSE = 3000;

let events = null;
const entry = new Entry(byId('entry'), new Notices(byId('messages'), toBottom));

/** Takes in players, channels and commands, and draws what depends on them. */
function takeOverview(overview) {
  Object.assign(state, overview, { as: overview.me.name });
  if (!placeOf(state.placeId)) state.placeId = state.places.find(({ kind }) => kind === 'channel')?.id ?? '';
  byId('guild-name').textContent = state.guild;
  byId('offline').hidden = state.attended;
  byId('offline').textContent = NO_BOT;
  for (const place of state.places) if (isUnread(place) && !state.unread.has(place.id)) state.unread.set(place.id, 0);
  drawPlaces();
  drawPlayers();
}

function isUnread({ id, lastMessageId }) {
  const read = keptForGood.read(`read ${id}`);
  return id !== state.placeId && lastMessageId !== null && read !== null && compareIds(lastMessageId, read) > 0;
}

/** Notes that everything in this channel was seen. */
function markRead() {
  const last = [...state.messages.keys()].sort(compareIds).at(-1) ?? '0';
  keptForGood.write(`read ${state.placeId}`, last);
  if (state.unread.delete(state.placeId)) drawPlaces();
}

async function go(id) {
  state.placeId = id;
  rememberAddress();
  const messages = await get('messages', { channel: id });
  if (state.placeId !== id) return;
  state.messages = new Map(Array.isArray(messages) ? messages.map((message) => [message.id, message]) : []);
  drawChannel();
  drawPlaces();
  entry.open();
  markRead();
}

async function goToMessage({ placeId, messageId }) {
  if (!placeOf(placeId)) return entry.complain('This channel is gone, or closed to you.');
  if (placeId !== state.placeId) await go(placeId);
  if (placeId === state.placeId && messageId !== null && !showMessage(messageId))
    entry.complain('This message is gone.');
}

/** Another player sits down at this window. */
async function sitDown(name) {
  if (name === state.me.name) return;
  putModalAway();
  state.as = name;
  state.unread.clear();
  await begin();
}

function take(message) {
  if (message.channel_id === state.placeId) {
    state.messages.set(message.id, message);
    forgetFailure(message.id);
    drawMessage(message.id);
    markRead();
    return;
  }
  const calls = message.mention_everyone || message.mentions.some(({ id }) => id === state.me.id) ? 1 : 0;
  const before = state.unread.get(message.channel_id);
  state.unread.set(message.channel_id, (before ?? 0) + calls);
  drawPlaces();
}

function lose({ id, channel_id: placeId }) {
  if (placeId !== state.placeId) return;
  state.messages.delete(id);
  drawMessage(id);
}

/** Listens for what happens. After a broken connection everything is looked at anew. */
function listen() {
  events?.close();
  events = new EventSource(`/sandbox/api/events?${new URLSearchParams({ as: state.as })}`);
  let isFirst = true;
  events.addEventListener('open', () => {
    if (!isFirst) void foundAgain();
    isFirst = false;
  });
  events.addEventListener('error', () => lostSandbox(events));
  events.addEventListener('message', ({ data }) => take(JSON.parse(data)));
  events.addEventListener('gone', ({ data }) => lose(JSON.parse(data)));
  events.addEventListener('overview', ({ data }) => follow(JSON.parse(data)));
}

/** The connection stands again: nothing goes on saying that it does not. */
async function foundAgain() {
  entry.forget(NO_SANDBOX);
  await go(state.placeId);
}

/** The browser tries again by itself, unless the answer was no stream at all. */
function lostSandbox(source) {
  byId('offline').textContent = NO_SANDBOX;
  byId('offline').hidden = false;
  if (source.readyState === EventSource.CLOSED && source === events)
    setTimeout(() => void begin().catch(() => lostSandbox(source)), PAUSE);
}

function follow(overview) {
  const before = placeOf(state.placeId);
  takeOverview(overview);
  const now = placeOf(state.placeId);
  if (before?.id !== now?.id) void go(state.placeId);
  else if (before?.archived !== now?.archived || before?.locked !== now?.locked || before?.name !== now?.name)
    void go(state.placeId);
}

/** Whoever the address names sits down, and is added if need be. A name that will not do gives way to the first player. */
async function begin(fault = '') {
  const overview = await post('sit-down', {});
  if (overview.reason === 'offline') throw new Error(overview.text);
  if (overview.kind === 'failure') {
    state.as = '';
    return begin(overview.text);
  }
  takeOverview(overview);
  entry.forget(NO_SANDBOX);
  await go(state.placeId);
  if (fault) entry.complain(fault);
  listen();
  reopenModal();
}

async function startThread(name) {
  const place = await post('threads', { name });
  if (place.kind === 'failure') return place.text;
  if (!placeOf(place.id)) state.places.push(place);
  void go(place.id);
  return null;
}

document.addEventListener('go-to', ({ detail }) => void go(detail));
document.addEventListener('go-to-message', ({ detail }) => void goToMessage(detail));
document.addEventListener('redraw', ({ detail }) => drawMessage(detail));
document.addEventListener('type-command', ({ detail }) => {
  const command = state.commands.find(({ name }) => name === detail);
  if (command) entry.take(command);
  else entry.put(`/${detail}`);
});
byId('new-thread').prepend(icon('plus'), ' ');
byId('open-sidebar').append(icon('menu'));
byId('new-thread').addEventListener('click', () => askName('Start a thread', 'What shall it be called?', startThread));
readySidebar(go, sitDown);
readyScroller();
keepTimesFresh();
void begin();
