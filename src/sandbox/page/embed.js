import { picture } from './components.js';
import { h } from './dom.js';
import { link } from './link.js';
import { markdown } from './markdown.js';

/** A legacy embed. */
export function embed(node) {
  const accent = node.color === undefined ? '' : `--accent:#${node.color.toString(16).padStart(6, '0')}`;
  return h(
    'article',
    { class: 'embed', style: accent },
    h(
      'div',
      { class: 'embed-body' },
      node.author ? h('p', { class: 'embed-author' }, node.author.name) : null,
      node.title ? h('h3', { class: 'embed-title' }, titled(node)) : null,
      node.description ? h('div', { class: 'text' }, markdown(node.description)) : null,
      node.fields?.length ? h('div', { class: 'embed-fields' }, node.fields.map(field)) : null,
      node.image ? picture(node.image, {}, 'tile') : null,
      node.footer ? h('p', { class: 'small' }, node.footer.text) : null,
    ),
    node.thumbnail ? picture(node.thumbnail, {}, 'thumbnail') : null,
  );
}

const titled = ({ title, url }) =>
  url ? link(url, {}, title) : title;

const field = ({ name, value, inline }) =>
  h(
    'div',
    { class: inline ? 'embed-field inline' : 'embed-field' },
    h('h4', {}, markdown(name)),
    h('div', { class: 'text' }, markdown(value)),
  );
