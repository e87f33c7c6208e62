import { h } from './dom.js';
import { link } from './link.js';
import { placeOf, playerOf, state } from './state.js';
import { timestamp } from './time.js';

/** Discord's Markdown as nodes. What is not understood stays text; nothing is ever read as HTML. */
export function markdown(text) {
  return blocks(text.replace(/\r\n?/g, '\n').split('\n'));
}

function blocks(lines) {
  const nodes = [];
  let rest = lines;
  while (rest.length > 0) {
    const [node, taken] = block(rest);
    nodes.push(node);
    rest = rest.slice(taken);
  }
  return nodes;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;
const LONG_QUOTE = /^>>>\s?(.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)$/;
const FENCE = /^```/;

function block(lines) {
  const [line] = lines;
  if (FENCE.test(line) && fenceEnd(lines) > 0) return codeBlock(lines);
  const heading = HEADING.exec(line);
  if (heading) return [h(`h${heading[1].length + 2}`, {}, inline(heading[2])), 1];
  const small = SMALL.exec(line);
  if (small) return [h('p', { class: 'small' }, inline(small[1])), 1];
  const long = LONG_QUOTE.exec(line);
  if (long) return [h('blockquote', {}, blocks([long[1], ...lines.slice(1)])), lines.length];
  if (QUOTE.test(line)) return quote(lines);
  if (ITEM.test(line)) return list(lines);
  return paragraph(lines);
}

function fenceEnd(lines) {
  const first = lines[0].slice(3);
  if (first.includes('```')) return 1;
  const end = lines.findIndex((line, index) => index > 0 && line.includes('```'));
  return end === -1 ? 0 : end + 1;
}

function codeBlock(lines) {
  const taken = fenceEnd(lines);
  const inside = lines.slice(0, taken).join('\n').slice(3);
  const code = inside.slice(0, inside.lastIndexOf('```'));
  const body = /^[\w+-]*\n/.test(code) ? code.slice(code.indexOf('\n') + 1) : code;
  return [h('pre', {}, h('code', {}, body.replace(/\n$/, ''))), taken];
}

const takeWhile = (lines, test) => {
  const end = lines.findIndex((line) => !test(line));
  return lines.slice(0, end === -1 ? lines.length : end);
};

function quote(lines) {
  const quoted = takeWhile(lines, (line) => QUOTE.test(line));
  return [h('blockquote', {}, blocks(quoted.map((line) => QUOTE.exec(line)[1]))), quoted.length];
}

const indentOf = (line) => /^\s*/.exec(line)[0].length;

function list(lines) {
  const own = takeWhile(lines, (line) => ITEM.test(line));
  const base = indentOf(own[0]);
  const isOrdered = /\d/.test(ITEM.exec(own[0])[2]);
  const items = [];
  let index = 0;
  while (index < own.length && indentOf(own[index]) >= base) {
    const inner = takeWhile(own.slice(index + 1), (line) => indentOf(line) > base);
    items.push(h('li', {}, inline(ITEM.exec(own[index])[3]), inner.length > 0 ? list(inner)[0] : null));
    index += 1 + inner.length;
  }
  const start = isOrdered ? parseInt(ITEM.exec(own[0])[2], 10) : null;
  return [h(isOrdered ? 'ol' : 'ul', { start }, items), index];
}

const isPlain = (line) => ![HEADING, SMALL, QUOTE, LONG_QUOTE, ITEM, FENCE].some((pattern) => pattern.test(line));

function paragraph(lines) {
  const more = takeWhile(lines.slice(1), isPlain);
  const own = [lines[0], ...more];
  return [h('p', {}, inline(own.join('\n'))), own.length];
}

const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (match) => match[1]],
  [/^``([^]+?)``/, (match) => h('code', {}, match[1])],
  [/^`([^`\n]+)`/, (match) => h('code', {}, match[1])],
  [/^\|\|([^]+?)\|\|/, (match) => spoiler(match[1])],
  [/^\*\*\*([^]+?)\*\*\*/, (match) => h('strong', {}, h('em', {}, inline(match[1])))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (match) => h('strong', {}, inline(match[1]))],
  [/^__([^]+?)__(?!_)/, (match) => h('u', {}, inline(match[1]))],
  [/^~~([^]+?)~~/, (match) => h('s', {}, inline(match[1]))],
  [/^\*(?!\s)([^*\n]*(?:\*\*[^*]+\*\*[^*\n]*)*)(?<!\s)\*(?!\*)/, (match) => h('em', {}, inline(match[1]))],
  [/^_(?!\s)([^_\n]+)_(?!\w)/, (match) => h('em', {}, inline(match[1]))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (match) => link(match[2], {}, inline(match[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], {}, match[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (match) => link(match[0], {}, match[0])],
  [/^<@!?(\d+)>/, (match) => mention(match[1])],
  [/^<@&(\d+)>/, () => h('span', { class: 'mention' }, '@role')],
  [/^<#(\d+)>/, (match) => channelMention(match[1])],
  [/^<\/([^:>]+):(\d+)>/, (match) => commandMention(match[1])],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, (match) => timestamp(match[1], match[2])],
  [/^<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/^@(everyone|here)\b/, (match) => h('span', { class: 'mention' }, match[0])],
  [/^\n/, () => h('br')],
];

const SPECIAL = /[\\`|*_~[<@\n]|https?:\/\//;

function inline(text) {
  const nodes = [];
  let rest = text;
  let before = '';
  while (rest !== '') {
    const [node, taken] = next(rest, before);
    nodes.push(node);
    before = rest[taken - 1];
    rest = rest.slice(taken);
  }
  return nodes;
}

function next(text, before) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    if (match && !(match[0].startsWith('_') && /\w/.test(before))) return [make(match), match[0].length];
  }
  const end = text.slice(1).search(SPECIAL);
  const plain = end === -1 ? text : text.slice(0, end + 1);
  return [plain, plain.length];
}

function spoiler(text) {
  const show = (event) => {
    event.currentTarget.classList.add('shown');
    event.currentTarget.setAttribute('aria-expanded', 'true');
  };
  return h(
    'button',
    { type: 'button', class: 'spoiler', 'aria-expanded': 'false', title: 'Spoiler: press to show', click: show },
    h('span', {}, inline(text)),
  );
}

function mention(id) {
  const name = playerOf(id)?.name ?? 'unknown-user';
  return h('span', { class: id === state.me?.id ? 'mention mine' : 'mention', data: { userId: id } }, `@${name}`);
}

function channelMention(id) {
  const name = placeOf(id)?.name;
  if (!name) return h('span', { class: 'mention' }, '#unknown');
  const go = () => document.dispatchEvent(new CustomEvent('go-to', { detail: id }));
  return h('button', { type: 'button', class: 'mention', click: go, data: { goTo: id } }, `#${name}`);
}

function commandMention(name) {
  const take = () => document.dispatchEvent(new CustomEvent('type-command', { detail: name }));
  return h('button', { type: 'button', class: 'mention', click: take, data: { typeCommand: name } }, `/${name}`);
}

/** The text alone, in one line, for a reply's first words. */
export const plainLine = (text) => {
  const holder = h('div', {}, markdown(text));
  // Lines that stand below each other are no one word.
  for (const end of holder.querySelectorAll('h3, h4, h5, p, li, pre, br')) end.after(' ');
  return holder.textContent.replace(/\s+/g, ' ').slice(0, 120);
};
