import { byId, compareIds, h } from './dom.js';
import { inOrder, messageItem } from './message.js';
import { placeOf, state } from './state.js';

const NEAR = 120;
/** Milliseconds after one's own act in which a new message counts as what came of it. */
const OWN = 10_000;

const isAtBottom = () => {
  const { scrollTop, scrollHeight, clientHeight } = byId('scroller');
  return scrollHeight - scrollTop - clientHeight < NEAR;
};

let sticks = true;
/** The first message that came of one's own act: it is read from its beginning. */
let firstOfAct = null;
/** Whether it was there before, and the act put something else in its place: what comes anew counts for more. */
let isTurned = false;
let actedAt = -Infinity;

/** Own acts lead to the end, until one scrolls oneself. */
function followOwnActs(scroller) {
  const forget = () => {
    actedAt = -Infinity;
    firstOfAct = null;
  };
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    scroller.addEventListener(kind, forget, { passive: true });
  document.addEventListener('acted', () => {
    actedAt = performance.now();
    firstOfAct = null;
  });
}

export function toBottom() {
  firstOfAct = null;
  settle();
}

/** To the end, but not past the beginning of what came of one's own act. */
function settle() {
  const scroller = byId('scroller');
  const first = document.querySelector(`#messages > [data-message-id="${firstOfAct}"]`);
  const end = scroller.scrollHeight - scroller.clientHeight;
  const start = first ? first.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop : end;
  scroller.scrollTop = Math.min(end, start);
  sticks = true;
  byId('to-bottom').hidden = true;
}

/** Stays at the end while pictures load and messages come, unless one has scrolled up. */
export function readyScroller() {
  const scroller = byId('scroller');
  scroller.addEventListener('scroll', () => {
    sticks = isAtBottom() || (firstOfAct !== null && sticks);
    byId('to-bottom').hidden = byId('to-bottom').hidden || isAtBottom();
  });
  followOwnActs(scroller);
  scroller.addEventListener('pointerdown', () => scroller.classList.add('pointed'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') scroller.classList.remove('pointed');
  });
  byId('to-bottom').addEventListener('click', toBottom);
  new ResizeObserver(() => sticks && settle()).observe(byId('messages'));
  new ResizeObserver(() => sticks && settle()).observe(scroller);
}

const FLASH = 2000;

/** Scrolls to a message of this channel and marks it for a moment; false if it is not there. */
export function showMessage(id) {
  const item = document.querySelector(`#messages > [data-message-id="${id}"]`);
  if (!item) return false;
  item.scrollIntoView({ block: item.offsetHeight > byId('scroller').clientHeight ? 'start' : 'center' });
  sticks = isAtBottom();
  item.classList.add('flash');
  setTimeout(() => item.classList.remove('flash'), FLASH);
  return true;
}

/** Draws the whole channel anew. */
export function drawChannel() {
  const place = placeOf(state.placeId);
  byId('place-name').textContent = place ? `${place.kind === 'channel' ? '# ' : ''}${place.name}` : '';
  byId('place-topic').textContent = place?.archived
    ? place.locked
      ? 'This thread is locked.'
      : 'This thread is archived: a message opens it again.'
    : (place?.topic ?? '');
  byId('new-thread').hidden = place?.kind !== 'channel';
  const all = inOrder(state.messages);
  byId('messages').replaceChildren(
    welcome(place),
    ...all.map((message, index) => messageItem(message, all[index - 1])),
  );
  toBottom();
}

const EPHEMERAL = 64;
const isPrivate = ({ flags }) => (flags & EPHEMERAL) !== 0;

/** Draws one message anew, or puts it in its place. An older one that one's own press changed stays in sight. */
export function drawMessage(id) {
  const all = inOrder(state.messages);
  const index = all.findIndex((message) => message.id === id);
  const old = document.querySelector(`#messages > [data-message-id="${id}"]`);
  if (index === -1) return old?.remove();
  const item = messageItem(all[index], all[index - 1]);
  if (old) keepFocus(old, item);
  else insert(item, id);
  const isOwn = performance.now() - actedAt < OWN;
  if (!isOwn || !all[index].author.bot) firstOfAct = null;
  else if (!old) newOfAct(id);
  else if (index === all.length - 1 && isPrivate(all[index])) turnedByAct(id);
  if (sticks || (isOwn && (!old || index === all.length - 1))) settle();
  else if (!old) byId('to-bottom').hidden = false;
}

function newOfAct(id) {
  if (firstOfAct !== null && !isTurned) return;
  firstOfAct = id;
  isTurned = false;
}

function turnedByAct(id) {
  if (firstOfAct !== null) return;
  firstOfAct = id;
  isTurned = true;
}

/** Whoever was on a button stays there, if it is still in the message. */
function keepFocus(old, item) {
  const customId = old.contains(document.activeElement) ? document.activeElement.dataset.customId : undefined;
  old.replaceWith(item);
  if (customId !== undefined)
    item.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`)?.focus({ preventScroll: true });
}

function insert(item, id) {
  const later = [...byId('messages').children].find(
    (other) => other.dataset.messageId && compareIds(other.dataset.messageId, id) > 0,
  );
  const notice = byId('messages').querySelector('.notice');
  byId('messages').insertBefore(item, later ?? notice);
}

const BEGINNINGS = {
  channel: 'This is where the channel begins.',
  direct: 'This is where your conversation begins.',
};

function welcome(place) {
  if (!place) return h('li', { class: 'welcome' }, h('h2', {}, 'There is nothing here.'));
  const begin = () => document.dispatchEvent(new CustomEvent('type-command', { detail: 'campaign new' }));
  const first = h(
    'p',
    {},
    'Press ',
    h('button', { type: 'button', class: 'try', data: { welcome: 'true' }, click: begin }, '/campaign new'),
    ' to begin a game, or type / to see every command.',
  );
  const title = place.kind === 'channel' ? `Welcome to #${place.name}!` : place.name;
  return h(
    'li',
    { class: 'welcome' },
    h('h2', {}, title),
    h('p', { class: 'small' }, BEGINNINGS[place.kind] ?? 'This is where the thread begins: a room of its own beside the channel.'),
    place.kind === 'direct' ? null : first,
  );
}
