import { h } from './dom.js';
import { placeOf, state } from './state.js';

const MESSAGE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** A link. One to a channel or message of this server leads there in this window; any other opens a window of its own. */
export function link(url, properties, ...children) {
  const target = targetOf(url);
  if (!target) return h('a', { ...properties, href: url, target: '_blank', rel: 'noreferrer noopener' }, ...children);
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goToMessage(target);
  };
  const href = `?${new URLSearchParams({ as: state.as, channel: target.placeId })}`;
  return h('a', { ...properties, href, click: follow, data: { goTo: target.placeId } }, ...children);
}

/** Asks for a message (`messageId`), or for its channel alone (`placeId`), to be shown. */
export const goToMessage = (target) => document.dispatchEvent(new CustomEvent('go-to-message', { detail: target }));

function targetOf(url) {
  const [, guild, placeId, messageId = null] = MESSAGE.exec(url) ?? [];
  const isOurs = guild === '@me' ? placeOf(placeId)?.kind === 'direct' : guild === state.guildId;
  return isOurs ? { placeId, messageId } : null;
}
