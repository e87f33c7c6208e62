import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';
import { isAbsent, isObject, objectsOf, textOf, type Json } from '../json.js';

const withoutNulls = (node: Json): Json =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => !isAbsent(value)));

/** Embeds as Discord gives them back: of type rich, with the addresses of their pictures. */
export function wireEmbeds(embeds: unknown, attachments: readonly APIAttachment[]): APIEmbed[] {
  return objectsOf(embeds).map(
    (embed) => ({ ...withoutNulls(embed), type: 'rich', ...pictures(embed, attachments) }) as unknown as APIEmbed,
  );
}

function pictures(embed: Json, attachments: readonly APIAttachment[]): Json {
  const shown = ['image', 'thumbnail'].flatMap((key) => {
    const picture = embed[key];
    return isObject(picture) ? [[key, located(textOf(picture['url']), attachments)] as const] : [];
  });
  return Object.fromEntries(shown);
}

function located(url: string, attachments: readonly APIAttachment[]): Json {
  const file = attachments.find((entry) => url === `attachment://${entry.filename}`);
  return file
    ? { url: file.url, proxy_url: file.proxy_url, width: file.width, height: file.height }
    : { url, proxy_url: url };
}
