import { ChannelType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { Place } from './records.js';
import type { World } from './world.js';

export const THREADS: readonly ChannelType[] = [ChannelType.PublicThread, ChannelType.PrivateThread];

export const isThread = (place: Place): boolean => THREADS.includes(place.type);

interface NewPlace {
  readonly name: string;
  readonly id?: string;
  readonly topic?: string | null;
}

const DAY = ThreadAutoArchiveDuration.OneDay;

function place(world: World, id: string, fields: Partial<Place> & Pick<Place, 'type' | 'name'>): Place {
  return {
    id,
    topic: null,
    position: 0,
    parentId: null,
    ownerId: null,
    memberIds: [],
    overwrites: [],
    archived: false,
    locked: false,
    archiveMinutes: DAY,
    archivedAt: world.now,
    createdAt: world.now,
    lastMessageId: null,
    ...fields,
  };
}

/** A text channel at the end of the list. Discord writes such names in lower case with dashes. */
export function addChannel(world: World, { name, topic = null }: NewPlace): Place {
  const plain = name.trim().toLowerCase().replace(/\s+/gu, '-').slice(0, 100);
  const position = [...world.places.values()].filter((entry) => entry.type === ChannelType.GuildText).length;
  return world.putPlace(place(world, world.ids.next(), { type: ChannelType.GuildText, name: plain, topic, position }));
}

interface NewThread extends NewPlace {
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly parentId: string;
  readonly ownerId: string;
  readonly archiveMinutes?: ThreadAutoArchiveDuration;
}

export function addThread(world: World, thread: NewThread): Place {
  const { name, id = world.ids.next(), type, parentId, ownerId, archiveMinutes = DAY } = thread;
  return world.putPlace(place(world, id, { type, name, parentId, ownerId, archiveMinutes, memberIds: [ownerId] }));
}

/** The direct conversation with a player, made at first need. */
export function directPlace(world: World, userId: string): Place {
  const known = [...world.places.values()].find(
    (entry) => entry.type === ChannelType.DM && entry.memberIds.includes(userId),
  );
  const fresh = () =>
    world.putPlace(place(world, world.ids.next(), { type: ChannelType.DM, name: 'direct', memberIds: [userId] }));
  return known ?? fresh();
}

/** Whether a player sees the channel at all. */
export function mayEnter(place: Place, userId: string): boolean {
  const closed = place.type === ChannelType.PrivateThread || place.type === ChannelType.DM;
  return !closed || place.memberIds.includes(userId);
}

export const archive = (world: World, place: Place, archived: boolean, locked = place.locked): Place =>
  world.putPlace({ ...place, archived, locked, archivedAt: world.now });

export function join(world: World, place: Place, userId: string): Place {
  return place.memberIds.includes(userId)
    ? place
    : world.putPlace({ ...place, memberIds: [...place.memberIds, userId] });
}

export const leave = (world: World, place: Place, userId: string): Place =>
  world.putPlace({ ...place, memberIds: place.memberIds.filter((id) => id !== userId) });
