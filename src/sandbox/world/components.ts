import { ComponentType, type APIAttachment, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { invalidForm } from '../discord-error.js';
import { isAbsent, isObject, objectOf, objectsOf, textOf, type Json } from '../json.js';
import { complain } from '../limits/complaint.js';
import { placedComponents } from '../limits/component-tree.js';
import { plainFileName } from './attachments.js';

/** What Discord adds to a component that leaves it out. */
const DEFAULTS: Readonly<Record<number, Json>> = {
  [ComponentType.StringSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.UserSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.RoleSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.MentionableSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.ChannelSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { spacing: 1, divider: true },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
};

const withoutNulls = (node: Json): Json =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => !isAbsent(value)));

/** Components as Discord gives them back: numbered, with defaults, with the addresses of their pictures. */
export function wireComponents(
  components: unknown,
  attachments: readonly APIAttachment[],
  nextId: () => string,
): APIMessageTopLevelComponent[] {
  const taken = new Set(placedComponents(components, '').map(({ node }) => node['id']));
  let number = 0;
  const nextNumber = () => {
    do number += 1;
    while (taken.has(number));
    return number;
  };
  const media = (url: unknown) => medium(textOf(url), attachments, nextId);
  const wire = (node: Json): Json => {
    const own = { ...DEFAULTS[Number(node['type'])], ...withoutNulls(node) };
    const id = isAbsent(node['id']) || node['id'] === 0 ? nextNumber() : node['id'];
    return { ...own, id, ...pictures(own, media), ...fileFacts(own, attachments), ...inner(own, wire) };
  };
  return objectsOf(components).map(wire) as unknown as APIMessageTopLevelComponent[];
}

function inner(node: Json, wire: (node: Json) => Json): Json {
  return {
    ...(Array.isArray(node['components']) && { components: objectsOf(node['components']).map(wire) }),
    ...(isObject(node['accessory']) && { accessory: wire(node['accessory']) }),
    ...(Array.isArray(node['options']) && { options: objectsOf(node['options']).map(withoutNulls) }),
  };
}

function pictures(node: Json, media: (url: unknown) => Json): Json {
  const item = (entry: Json) => ({
    description: null,
    spoiler: false,
    ...entry,
    media: media(objectOf(entry['media'])['url']),
  });
  return {
    ...(isObject(node['media']) && { media: media(node['media']['url']) }),
    ...(isObject(node['file']) && { file: media(node['file']['url']) }),
    ...(Array.isArray(node['items']) && { items: objectsOf(node['items']).map(item) }),
  };
}

function fileFacts(node: Json, attachments: readonly APIAttachment[]): Json {
  if (node['type'] !== ComponentType.File) return {};
  const file = referenced(textOf(objectOf(node['file'])['url']), attachments);
  return { name: file?.filename ?? null, size: file?.size ?? null };
}

const referenced = (url: string, attachments: readonly APIAttachment[]) =>
  attachments.find((file) => url === file.url || url === `attachment://${file.filename}`) ??
  attachments.find((file) => plainFileName(url.slice('attachment://'.length)) === file.filename);

function medium(url: string, attachments: readonly APIAttachment[], nextId: () => string): Json {
  const file = referenced(url, attachments);
  if (file) return fromFile(file);
  if (!url.startsWith('attachment://')) return { id: nextId(), url, proxy_url: url };
  const message = `The referenced attachment ${url.slice('attachment://'.length)} is not part of this message`;
  throw invalidForm(complain('components', 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', message));
}

const fromFile = (file: APIAttachment): Json => ({
  id: file.id,
  url: file.url,
  proxy_url: file.proxy_url,
  width: file.width ?? null,
  height: file.height ?? null,
  content_type: file.content_type ?? null,
  attachment_id: file.id,
});
