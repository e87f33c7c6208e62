import { ChannelType, type ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { demand, refuse } from '../discord-error.js';
import { NO_CONTENT, bodyOf, ok, param, type Call, type Reply } from '../http/call.js';
import { textOf, type Json } from '../json.js';
import { text } from '../limits/value.js';
import { demandPermission } from '../world/permissions.js';
import { directPlace, isThread } from '../world/places.js';
import type { Place } from '../world/records.js';
import { channelJson } from '../world/wire.js';
import type { RestContext, RestRoute } from './context.js';
import { threadSettings } from './threads.js';

function read(call: Call, { world }: RestContext): Reply {
  const place = world.place(param(call, 'channel'));
  if (place.type !== ChannelType.DM) demandPermission(world, place);
  return ok(channelJson(world, place));
}

function edit(call: Call, context: RestContext): Reply {
  const { world } = context;
  const place = world.place(param(call, 'channel'));
  const body = bodyOf(call);
  const next = isThread(place) ? editedThread(context, place, body) : editedChannel(context, place, body);
  return ok(channelJson(world, world.putPlace(next)));
}

function editedThread({ world }: RestContext, place: Place, body: Json): Place {
  demand(threadSettings(body));
  if (place.ownerId !== world.bot.id || body['locked'] !== undefined) demandPermission(world, place, 'ManageThreads');
  if (place.archived && body['archived'] !== false) throw refuse('archived');
  const archived = (body['archived'] as boolean | undefined) ?? place.archived;
  return {
    ...place,
    name: textOf(body['name'], place.name),
    archived,
    locked: (body['locked'] as boolean | undefined) ?? place.locked,
    archiveMinutes: (body['auto_archive_duration'] ?? place.archiveMinutes) as ThreadAutoArchiveDuration,
    archivedAt: archived === place.archived ? place.archivedAt : world.now,
  };
}

function editedChannel({ world }: RestContext, place: Place, body: Json): Place {
  demandPermission(world, place, 'ManageChannels');
  demand([
    ...text({ min: 1, max: 100, optional: true })(body['name'], 'name'),
    ...text({ max: 1024, optional: true })(body['topic'], 'topic'),
  ]);
  return { ...place, name: textOf(body['name'], place.name), topic: textOf(body['topic'], place.topic ?? '') };
}

function remove(call: Call, { world }: RestContext): Reply {
  const place = world.place(param(call, 'channel'));
  demandPermission(world, place, isThread(place) ? 'ManageThreads' : 'ManageChannels');
  const json = channelJson(world, place);
  world.removePlace(place);
  return ok(json);
}

function openDirect(call: Call, { world }: RestContext): Reply {
  const user = world.user(textOf(bodyOf(call)['recipient_id']));
  if (user.bot) throw refuse('noDirectMessage');
  return ok(channelJson(world, directPlace(world, user.id)));
}

/** Channels, and direct conversations. */
export const channelRoutes: readonly RestRoute[] = [
  { method: 'GET', pattern: '/channels/:channel', handle: read },
  { method: 'PATCH', pattern: '/channels/:channel', handle: edit },
  { method: 'DELETE', pattern: '/channels/:channel', handle: remove },
  { method: 'POST', pattern: '/channels/:channel/typing', handle: () => NO_CONTENT },
  { method: 'POST', pattern: '/users/@me/channels', handle: openDirect },
];
