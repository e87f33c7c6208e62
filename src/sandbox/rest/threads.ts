import { ChannelType, MessageFlags, MessageType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { demand, refuse } from '../discord-error.js';
import { NO_CONTENT, bodyOf, ok, param, type Call, type Reply } from '../http/call.js';
import { isAbsent, textOf, type Json } from '../json.js';
import { at, complain } from '../limits/complaint.js';
import { oneOf, text } from '../limits/value.js';
import { hasFlag, withFlag } from '../world/messages.js';
import { demandPermission } from '../world/permissions.js';
import { addThread, isThread, join, leave } from '../world/places.js';
import type { Place } from '../world/records.js';
import { systemMessage } from '../world/system-message.js';
import { channelJson, threadMemberJson } from '../world/wire.js';
import type { World } from '../world/world.js';
import type { RestContext, RestRoute } from './context.js';
import { publicMessage } from './messages.js';

/** Minutes of silence after which a thread may archive itself. */
export const ARCHIVE_TIMES = [60, 1440, 4320, 10080];

const threadBody = (body: Json) => [
  ...text({ min: 1, max: 100 })(body['name'], 'name'),
  ...oneOf(ARCHIVE_TIMES, true)(body['auto_archive_duration'], 'auto_archive_duration'),
];

function parentOf(call: Call, world: World): Place {
  const place = world.place(param(call, 'channel'));
  if (place.type !== ChannelType.GuildText) throw refuse('wrongChannelType');
  return place;
}

const archiveMinutes = (body: Json) =>
  (body['auto_archive_duration'] ?? ThreadAutoArchiveDuration.OneDay) as ThreadAutoArchiveDuration;

function fromMessage(call: Call, { world }: RestContext): Reply {
  const parent = parentOf(call, world);
  demandPermission(world, parent, 'CreatePublicThreads');
  const kept = publicMessage(world, parent, param(call, 'message'));
  demand(threadBody(bodyOf(call)));
  const { id } = kept.message;
  if (world.places.has(id) || hasFlag(kept.message, MessageFlags.HasThread)) throw refuse('threadExists');
  const body = bodyOf(call);
  const thread = addThread(world, {
    id,
    name: textOf(body['name']),
    type: ChannelType.PublicThread,
    parentId: parent.id,
    ownerId: world.bot.id,
    archiveMinutes: archiveMinutes(body),
  });
  world.putMessage({ ...kept, message: withFlag(kept.message, MessageFlags.HasThread) });
  systemMessage(world, thread, MessageType.ThreadStarterMessage, '', { messageId: id, placeId: parent.id });
  return { status: 201, body: channelJson(world, thread) };
}

function alone(call: Call, { world }: RestContext): Reply {
  const parent = parentOf(call, world);
  const body = bodyOf(call);
  const type = isAbsent(body['type']) ? ChannelType.PrivateThread : body['type'];
  demand([...threadBody(body), ...oneOf([ChannelType.PublicThread, ChannelType.PrivateThread])(type, 'type')]);
  const isPublic = type === ChannelType.PublicThread;
  demandPermission(world, parent, isPublic ? 'CreatePublicThreads' : 'CreatePrivateThreads');
  const thread = addThread(world, {
    name: textOf(body['name']),
    type: isPublic ? ChannelType.PublicThread : ChannelType.PrivateThread,
    parentId: parent.id,
    ownerId: world.bot.id,
    archiveMinutes: archiveMinutes(body),
  });
  if (isPublic) systemMessage(world, parent, MessageType.ThreadCreated, thread.name, { placeId: thread.id });
  return { status: 201, body: channelJson(world, thread) };
}

function threadOf(call: Call, world: World): Place {
  const place = world.place(param(call, 'channel'));
  if (!isThread(place)) throw refuse('wrongChannelType');
  return place;
}

const memberId = (call: Call, world: World): string => {
  const name = param(call, 'user');
  return name === '@me' ? world.bot.id : world.user(name).id;
};

function addMember(call: Call, { world }: RestContext): Reply {
  const thread = threadOf(call, world);
  if (thread.archived) throw refuse('archived');
  join(world, thread, memberId(call, world));
  return NO_CONTENT;
}

function removeMember(call: Call, { world }: RestContext): Reply {
  const thread = threadOf(call, world);
  if (thread.archived) throw refuse('archived');
  leave(world, thread, memberId(call, world));
  return NO_CONTENT;
}

function member(call: Call, { world }: RestContext): Reply {
  const thread = threadOf(call, world);
  const id = memberId(call, world);
  if (!thread.memberIds.includes(id)) throw refuse('unknownMember');
  return ok(threadMemberJson(thread, id));
}

const members = (call: Call, { world }: RestContext): Reply => {
  const thread = threadOf(call, world);
  return ok(thread.memberIds.map((id) => threadMemberJson(thread, id)));
};

/** Threads with the bot's own memberships, as list routes give them. */
export function threadList(world: World, keep: (place: Place) => boolean): object {
  const threads = [...world.places.values()].filter((place) => isThread(place) && keep(place));
  const own = threads.filter((thread) => thread.memberIds.includes(world.bot.id));
  return {
    threads: threads.map((thread) => channelJson(world, thread)),
    members: own.map((thread) => threadMemberJson(thread, world.bot.id)),
  };
}

const archivedIn =
  (type: ChannelType) =>
  (call: Call, { world }: RestContext) => {
    const parent = world.place(param(call, 'channel'));
    const keep = (place: Place) => place.parentId === parent.id && place.archived && place.type === type;
    return ok({ ...threadList(world, keep), has_more: false });
  };

/** Complaints about a thread's new settings. */
export const threadSettings = (body: Json) => [
  ...text({ min: 1, max: 100, optional: true })(body['name'], 'name'),
  ...oneOf(ARCHIVE_TIMES, true)(body['auto_archive_duration'], 'auto_archive_duration'),
  ...['archived', 'locked'].flatMap((key) =>
    isAbsent(body[key]) || typeof body[key] === 'boolean'
      ? []
      : complain(at('', key), 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'),
  ),
];

const MEMBERS = '/channels/:channel/thread-members';

/** Threads: from a message, alone, and who is in them. */
export const threadRoutes: readonly RestRoute[] = [
  { method: 'POST', pattern: '/channels/:channel/messages/:message/threads', handle: fromMessage },
  { method: 'POST', pattern: '/channels/:channel/threads', handle: alone },
  {
    method: 'GET',
    pattern: '/channels/:channel/threads/archived/public',
    handle: archivedIn(ChannelType.PublicThread),
  },
  {
    method: 'GET',
    pattern: '/channels/:channel/threads/archived/private',
    handle: archivedIn(ChannelType.PrivateThread),
  },
  { method: 'GET', pattern: MEMBERS, handle: members },
  { method: 'GET', pattern: `${MEMBERS}/:user`, handle: member },
  { method: 'PUT', pattern: `${MEMBERS}/:user`, handle: addMember },
  { method: 'DELETE', pattern: `${MEMBERS}/:user`, handle: removeMember },
];
