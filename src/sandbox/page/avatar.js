import { h } from './dom.js';

const COLOURS = ['#3b7d4f', '#a8591f', '#8a3f8f', '#2f6f9f', '#a33b46', '#6d6f1f', '#4f55b8', '#1f7a78'];

const colourOf = (id) => COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];

/** A round picture with the first letter, or the open book for the bot. */
export function avatar({ id, name }, isBot = false, size = '') {
  const letter = [...name][0]?.toUpperCase() ?? '?';
  if (isBot) return h('img', { class: `avatar ${size}`, src: 'icon.svg', alt: '' });
  return h('span', { class: `avatar ${size}`, style: `background:${colourOf(id)}`, 'aria-hidden': 'true' }, letter);
}
