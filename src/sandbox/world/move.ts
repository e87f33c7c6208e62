import { isObject } from '../json.js';
import type { Kept } from './records.js';
import type { World } from './world.js';

const ATTACHMENT = /^http:\/\/127\.0\.0\.1:\d+(\/attachments\/.*)$/u;

/** Files keep their path when the port changes: their addresses in old messages are written anew. */
export function moveAddresses(world: World, baseUrl: string): void {
  for (const kept of world.messages.values()) {
    if (!kept.message.attachments.some(({ url }) => !url.startsWith(`${baseUrl}/`))) continue;
    world.putMessage({ ...kept, message: moved(kept.message, baseUrl) as Kept['message'] });
  }
}

function moved(value: unknown, baseUrl: string): unknown {
  if (typeof value === 'string') return value.replace(ATTACHMENT, `${baseUrl}$1`);
  if (Array.isArray(value)) return value.map((entry) => moved(entry, baseUrl));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, moved(entry, baseUrl)]));
}
