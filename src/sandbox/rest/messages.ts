import { ChannelType, MessageType } from 'discord-api-types/v10';
import { demand, refuse } from '../discord-error.js';
import { NO_CONTENT, bodyOf, ok, param, type Call, type Reply } from '../http/call.js';
import { isAbsent, listOf, objectOf, objectsOf, wordOf, type Json } from '../json.js';
import { complain } from '../limits/complaint.js';
import { list } from '../limits/value.js';
import { createMessage, editMessage, messageJson } from '../world/messages.js';
import { demandPermission, type Permission } from '../world/permissions.js';
import { archive, isThread } from '../world/places.js';
import type { Kept, Place } from '../world/records.js';
import { compareIds, timeOf } from '../world/snowflake.js';
import type { World } from '../world/world.js';
import type { RestContext, RestRoute } from './context.js';

const HOUR = 3_600_000;
/** How long a nonce is remembered. */
const NONCE_TIME = 5 * 60_000;

const placeOf = (call: Call, world: World): Place => world.place(param(call, 'channel'));

/** A message all may see; private ones are out of the channel routes' reach. Throws 10008. */
export function publicMessage(world: World, place: Place, id: string): Kept {
  const kept = world.messages.get(id);
  if (!kept || kept.visibleTo !== null || kept.message.channel_id !== place.id) throw refuse('unknownMessage');
  return kept;
}

function history(call: Call, { world }: RestContext): Reply {
  const place = placeOf(call, world);
  demandPermission(world, place, 'ReadMessageHistory');
  const limit = Math.min(100, Math.max(1, Number(call.query.get('limit') ?? 50)));
  const all = world.messagesIn(place.id).filter((kept) => kept.visibleTo === null);
  return ok(
    page(all, call.query, limit)
      .reverse()
      .map((kept) => messageJson(world, kept)),
  );
}

function page(all: readonly Kept[], query: URLSearchParams, limit: number): Kept[] {
  const before = query.get('before');
  const after = query.get('after');
  const around = query.get('around');
  if (after !== null) return all.filter(({ message }) => compareIds(message.id, after) > 0).slice(0, limit);
  if (before !== null) return all.filter(({ message }) => compareIds(message.id, before) < 0).slice(-limit);
  if (around === null) return all.slice(-limit);
  const middle = all.findIndex(({ message }) => compareIds(message.id, around) >= 0);
  const start = Math.max(0, middle - Math.floor(limit / 2));
  return all.slice(start, start + limit);
}

function create(call: Call, context: RestContext): Reply {
  const { world } = context;
  const body = bodyOf(call);
  const place = placeOf(call, world);
  demandPermission(world, place, ...neededFor(place, call, body));
  const first = sentBefore(world, place, body);
  if (first) return ok(messageJson(world, first));
  if (place.locked) throw refuse('archived');
  const reference = replyTo(world, place, body);
  const type = reference ? MessageType.Reply : MessageType.Default;
  const kept = createMessage(context, { place, author: world.bot, body, uploads: call.uploads, type, reference });
  if (place.archived) archive(world, world.place(place.id), false);
  return ok(messageJson(world, kept));
}

function neededFor(place: Place, call: Call, body: Json): Permission[] {
  if (place.type === ChannelType.DM) return [];
  return [
    isThread(place) ? 'SendMessagesInThreads' : 'SendMessages',
    ...(call.uploads.length > 0 ? ['AttachFiles' as const] : []),
    ...(listOf(body['embeds']).length > 0 ? ['EmbedLinks' as const] : []),
  ];
}

/** With `enforce_nonce`, the message that the same nonce made a few minutes ago. */
function sentBefore(world: World, place: Place, body: Json): Kept | null {
  const nonce = body['nonce'];
  if (body['enforce_nonce'] !== true || isAbsent(nonce)) return null;
  const recent = (kept: Kept) => world.clock() - timeOf(kept.message.id) < NONCE_TIME;
  const same = (kept: Kept) => wordOf(kept.message.nonce) === wordOf(nonce) && kept.message.author.id === world.bot.id;
  return world.messagesIn(place.id).find((kept) => same(kept) && recent(kept)) ?? null;
}

function replyTo(world: World, place: Place, body: Json) {
  const wanted = objectOf(body['message_reference']);
  const id = wanted['message_id'];
  if (typeof id !== 'string') return null;
  const known = world.messages.get(id)?.message.channel_id === place.id;
  if (!known && wanted['fail_if_not_exists'] !== false)
    demand(complain('message_reference', 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message'));
  return known ? { type: 0, message_id: id, channel_id: place.id, guild_id: world.realm.guildId } : null;
}

function edit(call: Call, context: RestContext): Reply {
  const { world } = context;
  const place = placeOf(call, world);
  demandPermission(world, place);
  const kept = publicMessage(world, place, param(call, 'message'));
  if (kept.message.author.id !== world.bot.id) throw refuse('foreignMessage');
  if (place.archived) throw refuse('archived');
  countOldEdit(context, kept);
  return ok(messageJson(world, editMessage(context, kept, bodyOf(call), call.uploads)));
}

function countOldEdit({ world, oldEdits }: RestContext, kept: Kept): void {
  if (world.clock() - timeOf(kept.message.id) <= HOUR) return;
  if (oldEdits.left <= 0) throw refuse('tooManyOldEdits');
  oldEdits.left -= 1;
}

function remove(call: Call, { world }: RestContext): Reply {
  const place = placeOf(call, world);
  const kept = publicMessage(world, place, param(call, 'message'));
  demandPermission(world, place, ...(kept.message.author.id === world.bot.id ? [] : ['ManageMessages' as const]));
  if (place.archived) throw refuse('archived');
  world.removeMessage(kept);
  return NO_CONTENT;
}

function removeMany(call: Call, { world }: RestContext): Reply {
  const place = placeOf(call, world);
  demandPermission(world, place, 'ManageMessages');
  const ids = listOf(bodyOf(call)['messages']);
  demand(list({ min: 2, max: 100 })(ids, 'messages'));
  for (const kept of world.messagesIn(place.id)) if (ids.includes(kept.message.id)) world.removeMessage(kept);
  return NO_CONTENT;
}

const pin =
  (pinned: boolean) =>
  (call: Call, { world }: RestContext): Reply => {
    const place = placeOf(call, world);
    demandPermission(world, place, 'PinMessages');
    const kept = publicMessage(world, place, param(call, 'message'));
    world.putMessage({ ...kept, message: { ...kept.message, pinned } });
    return NO_CONTENT;
  };

function pins(call: Call, { world }: RestContext): Reply {
  const pinned = world.messagesIn(placeOf(call, world).id).filter(({ message }) => message.pinned);
  const items = pinned.map((kept) => ({ pinned_at: kept.message.timestamp, message: messageJson(world, kept) }));
  return ok({ items: items.reverse(), has_more: false });
}

const react =
  (adds: boolean) =>
  (call: Call, { world }: RestContext): Reply => {
    const place = placeOf(call, world);
    demandPermission(world, place, 'ReadMessageHistory', 'AddReactions');
    const kept = publicMessage(world, place, param(call, 'message'));
    const others = objectsOf(kept.message.reactions).filter(
      (entry) => objectOf(entry['emoji'])['name'] !== param(call, 'emoji'),
    );
    const own = {
      count: 1,
      count_details: { burst: 0, normal: 1 },
      me: true,
      me_burst: false,
      emoji: { id: null, name: param(call, 'emoji') },
      burst_colors: [],
    };
    world.putMessage({ ...kept, message: { ...kept.message, reactions: (adds ? [...others, own] : others) as never } });
    return NO_CONTENT;
  };

const MESSAGES = '/channels/:channel/messages';
const MESSAGE = `${MESSAGES}/:message`;

function one(call: Call, { world }: RestContext): Reply {
  const place = placeOf(call, world);
  demandPermission(world, place, 'ReadMessageHistory');
  return ok(messageJson(world, publicMessage(world, place, param(call, 'message'))));
}

/** Messages of a channel or a thread. */
export const messageRoutes: readonly RestRoute[] = [
  { method: 'GET', pattern: `${MESSAGES}/pins`, handle: pins },
  { method: 'PUT', pattern: `${MESSAGES}/pins/:message`, handle: pin(true) },
  { method: 'DELETE', pattern: `${MESSAGES}/pins/:message`, handle: pin(false) },
  { method: 'PUT', pattern: '/channels/:channel/pins/:message', handle: pin(true) },
  { method: 'DELETE', pattern: '/channels/:channel/pins/:message', handle: pin(false) },
  { method: 'POST', pattern: `${MESSAGES}/bulk-delete`, handle: removeMany },
  { method: 'GET', pattern: MESSAGES, handle: history },
  { method: 'POST', pattern: MESSAGES, handle: create },
  { method: 'GET', pattern: MESSAGE, handle: one },
  { method: 'PATCH', pattern: MESSAGE, handle: edit },
  { method: 'DELETE', pattern: MESSAGE, handle: remove },
  { method: 'PUT', pattern: `${MESSAGE}/reactions/:emoji/@me`, handle: react(true) },
  { method: 'DELETE', pattern: `${MESSAGE}/reactions/:emoji/@me`, handle: react(false) },
];
