import { h } from './dom.js';
import { icon } from './icons.js';
import { link } from './link.js';
import { markdown } from './markdown.js';
import { selectMenu } from './select-menu.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/** Discord's components as nodes. `act(kind, customId, values, element)` is called for a press or a choice. */
export function components(list, act) {
  return list.map((node) => DRAW[node.type]?.(node, act) ?? unknown(node));
}

const unknown = ({ type }) => h('p', { class: 'small' }, `(a component of type ${type}, which is not shown here)`);

const inside = (node, act) => components(node.components ?? [], act);

const hexColour = (number) => `#${number.toString(16).padStart(6, '0')}`;

const DRAW = {
  1: (node, act) => h('div', { class: 'row' }, inside(node, act)),
  2: button,
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  7: selectMenu,
  8: selectMenu,
  9: section,
  10: ({ content }) => h('div', { class: 'text' }, markdown(content)),
  11: (node) => picture(node.media, node, 'thumbnail'),
  12: gallery,
  13: fileCard,
  14: ({ divider, spacing }) => h(divider ? 'hr' : 'div', { class: `gap gap-${spacing}` }),
  17: container,
};

function container(node, act) {
  const accent = node.accent_color === null ? '' : `--accent:${hexColour(node.accent_color)}`;
  const box = h('div', { class: 'container', style: accent, data: { accent: node.accent_color } }, inside(node, act));
  return node.spoiler ? veiled(box) : box;
}

function section(node, act) {
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'section-text' }, inside(node, act)),
    components([node.accessory], act),
  );
}

function button(node, act) {
  const face = [node.emoji?.name ? h('span', { class: 'emoji' }, node.emoji.name) : null, node.label ?? null];
  const style = STYLES[node.style] ?? 'secondary';
  if (node.style === 5) return link(node.url, { class: 'button link' }, face, icon('out'));
  return h(
    'button',
    {
      type: 'button',
      class: `button ${style}`,
      disabled: node.disabled,
      'aria-label': node.label ? null : (node.emoji?.name ?? node.custom_id),
      data: { customId: node.custom_id },
      click: (event) => act('press', node.custom_id, null, event.currentTarget),
    },
    face,
  );
}

/** A picture that opens large. One from elsewhere is only named, since this page loads nothing from outside. */
export function picture(media, { description, spoiler }, kind) {
  if (!isOwn(media.url)) return h('p', { class: 'small' }, `(picture: ${description ?? media.url})`);
  const alt = description ?? '';
  const image = h('img', { src: pathOf(media.url), alt, width: media.width, height: media.height, loading: 'lazy' });
  const open = () => enlarge(media.url, alt);
  const frame = h(
    'button',
    { type: 'button', class: `picture ${kind}`, 'aria-label': `Enlarge: ${alt || 'picture'}`, click: open },
    image,
  );
  return spoiler ? veiled(frame) : frame;
}

const isOwn = (url) => new URL(url, location.href).pathname.startsWith('/attachments/');
export const pathOf = (url) => new URL(url, location.href).pathname;

function gallery(node) {
  const items = node.items.map((item) => picture(item.media, item, 'tile'));
  return h('div', { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

function fileCard(node) {
  return attachmentCard({ url: node.file.url, filename: node.name ?? 'file', size: node.size ?? 0 });
}

export function attachmentCard({ url, filename, size }) {
  return h(
    'div',
    { class: 'file-card' },
    icon('file'),
    h('a', { href: pathOf(url), download: filename }, filename),
    h('span', { class: 'small' }, `${(size / 1024).toFixed(1)} KB`),
  );
}

function veiled(inner) {
  const veil = h('div', { class: 'veil' }, inner);
  const cover = h(
    'button',
    { type: 'button', class: 'veil-cover', click: () => veil.classList.add('lifted') },
    'Spoiler',
  );
  veil.append(cover);
  return veil;
}

function enlarge(url, alt) {
  const close = () => dialog.close();
  const dialog = h(
    'dialog',
    { class: 'large-picture', click: close, 'aria-label': alt || 'Picture' },
    h('img', { src: pathOf(url), alt }),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
