import { post } from './api.js';
import { avatar } from './avatar.js';
import { attachmentCard, components, picture } from './components.js';
import { compareIds, h } from './dom.js';
import { embed } from './embed.js';
import { icon } from './icons.js';
import { goToMessage } from './link.js';
import { markdown, plainLine } from './markdown.js';
import { openModal } from './modal.js';
import { placeOf, state } from './state.js';
import { writtenAt } from './time.js';

const EPHEMERAL = 64;
const LOADING = 128;
const SUPPRESS_EMBEDS = 4;
const V2 = 32768;
const REPLY = 19;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const TOGETHER = 7 * 60_000;

/** Messages that could not be answered, by id: the red line under them. */
const failures = new Map();

/** Whatever became of a message since, its red line is out of date. */
export const forgetFailure = (id) => failures.delete(id);

const has = (message, flag) => (message.flags & flag) !== 0;

export const shownName = (user) => user.global_name ?? user.username;

/** A message as a list item. `before` is the one above, with which it may share the head. */
export function messageItem(message, before) {
  if (message.type === THREAD_CREATED) return systemLine(message);
  if (message.type === THREAD_STARTER) return starterLine(message);
  const isPrivate = has(message, EPHEMERAL);
  const follows = !leads(message) && belongsTogether(message, before);
  const classes = ['message', isPrivate && 'private', follows && 'follows', mentionsMe(message) && 'calls-me'];
  return h(
    'li',
    {
      class: classes.filter(Boolean).join(' '),
      data: {
        messageId: message.id,
        authorId: message.author.id,
        author: shownName(message.author),
        private: isPrivate ? 'true' : null,
        thinking: has(message, LOADING) ? 'true' : null,
        edited: message.edited_timestamp,
      },
    },
    leads(message) ? lead(message) : null,
    h(
      'div',
      { class: 'gutter' },
      follows ? null : avatar({ id: message.author.id, name: shownName(message.author) }, message.author.bot),
    ),
    h('div', { class: 'body' }, follows ? null : head(message), content(message), foot(message)),
  );
}

const leads = (message) => Boolean(message.interaction) || message.type === REPLY;

const belongsTogether = (message, before) =>
  before !== undefined &&
  before.type !== THREAD_CREATED &&
  before.type !== THREAD_STARTER &&
  before.author.id === message.author.id &&
  has(before, EPHEMERAL) === has(message, EPHEMERAL) &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;

const mentionsMe = (message) =>
  !has(message, EPHEMERAL) && (message.mention_everyone || message.mentions.some(({ id }) => id === state.me?.id));

function head(message) {
  return h(
    'div',
    { class: 'head' },
    h('span', { class: message.author.bot ? 'author bot' : 'author' }, shownName(message.author)),
    message.author.bot ? h('span', { class: 'tag' }, 'APP') : null,
    writtenAt(message.timestamp),
  );
}

function lead(message) {
  if (message.interaction) {
    const { user, name } = message.interaction;
    return h(
      'div',
      { class: 'lead' },
      avatar({ id: user.id, name: shownName(user) }, false, 'tiny'),
      h('span', { class: 'author' }, shownName(user)),
      ' used ',
      h('span', { class: 'used' }, `/${name}`),
    );
  }
  const first = message.referenced_message;
  if (!first) return h('div', { class: 'lead' }, h('em', {}, 'Original message was deleted'));
  const jump = () => goToMessage({ placeId: first.channel_id, messageId: first.id });
  return h(
    'button',
    { type: 'button', class: 'lead', click: jump },
    avatar({ id: first.author.id, name: shownName(first.author) }, first.author.bot, 'tiny'),
    h('span', { class: 'author' }, shownName(first.author)),
    h('span', { class: 'lead-text' }, firstWords(first)),
  );
}

const firstWords = (message) => {
  const text = message.content || findText(message.components) || message.embeds[0]?.title || 'Press to see it';
  return plainLine(text);
};

const findText = (nodes = []) => nodes.map((node) => node.content ?? findText(node.components)).find(Boolean) ?? '';

function content(message) {
  if (has(message, LOADING)) return thinking(message);
  const act = (kind, customId, values, element) => void interact(message, kind, customId, values, element);
  return [
    message.content
      ? h(
          'div',
          { class: 'text content' },
          markdown(message.content),
          message.edited_timestamp ? h('span', { class: 'edited' }, '(edited)') : null,
        )
      : null,
    has(message, V2) ? null : attachments(message),
    has(message, SUPPRESS_EMBEDS) ? null : message.embeds.map(embed),
    message.components.length > 0 ? h('div', { class: 'components' }, components(message.components, act)) : null,
    reactions(message),
  ];
}

const thinking = (message) =>
  h(
    'p',
    { class: 'thinking', role: 'status' },
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
    ` ${shownName(message.author)} is thinking...`,
  );

const isPicture = (file) => (file.content_type ?? '').startsWith('image/') && !file.content_type.includes('svg');

function attachments(message) {
  const shown = message.attachments.filter(
    (file) => !message.embeds.some((node) => node.image?.url === file.url || node.thumbnail?.url === file.url),
  );
  return shown.map((file) => (isPicture(file) ? picture(file, file, 'attachment') : attachmentCard(file)));
}

const reactions = (message) =>
  message.reactions?.length
    ? h(
        'div',
        { class: 'reactions' },
        message.reactions.map(({ emoji, count }) => h('span', { class: 'reaction' }, `${emoji.name} ${count}`)),
      )
    : null;

function foot(message) {
  const failed = failures.get(message.id);
  return [
    failed ? h('p', { class: 'failed', role: 'alert' }, failed) : null,
    message.thread ? threadCard(message.thread) : null,
    has(message, EPHEMERAL) ? privateLine(() => void post('dismiss', { message: message.id })) : null,
  ];
}

/** "Only you can see this - dismiss" */
export function privateLine(dismiss) {
  return h(
    'p',
    { class: 'private-line' },
    icon('eye'),
    ' Only you can see this · ',
    h('button', { type: 'button', class: 'as-link', data: { dismiss: 'true' }, click: dismiss }, 'Dismiss message'),
  );
}

const goTo = (id) => () => document.dispatchEvent(new CustomEvent('go-to', { detail: id }));

function threadCard(thread) {
  return h(
    'button',
    { type: 'button', class: 'thread-card', data: { goTo: thread.id }, click: goTo(thread.id) },
    h('strong', {}, thread.name),
    h('span', { class: 'small' }, `${thread.message_count} ${thread.message_count === 1 ? 'message' : 'messages'} ›`),
  );
}

function systemLine(message) {
  const target = message.message_reference.channel_id;
  const name = placeOf(target)?.name ?? message.content;
  return h(
    'li',
    { class: 'system', data: { messageId: message.id } },
    h('span', {}, `${shownName(message.author)} started a thread: `),
    h('button', { type: 'button', class: 'as-link', data: { goTo: target }, click: goTo(target) }, name),
    ' ',
    writtenAt(message.timestamp),
  );
}

function starterLine(message) {
  const first = message.referenced_message;
  return h(
    'li',
    { class: 'system', data: { messageId: message.id } },
    h('span', {}, 'This thread began with: '),
    h('em', {}, first ? firstWords(first) : 'a message that is gone'),
  );
}

/** A press or a choice: everything in the message waits until the answer is there. */
async function interact(message, kind, customId, values, element) {
  const item = element.closest('[data-message-id]');
  failures.delete(message.id);
  item.querySelector('.failed')?.remove();
  item.classList.add('waiting');
  element.classList.add('pressed');
  const outcome = await post(kind, { message: message.id, customId, ...(values && { values }) });
  const now = document.querySelector(`[data-message-id="${message.id}"]`);
  now?.classList.remove('waiting');
  element.classList.remove('pressed');
  if (outcome.kind === 'modal') openModal(outcome.modal);
  if (outcome.kind === 'failure') fail(message, outcome);
}

function fail(message, { text }) {
  failures.set(message.id, text);
  document.dispatchEvent(new CustomEvent('redraw', { detail: message.id }));
}

export const inOrder = (messages) => [...messages.values()].sort((a, b) => compareIds(a.id, b.id));
