import { ChannelType, type APIMessage, type APIUser } from 'discord-api-types/v10';
import { messageJson } from '../world/messages.js';
import { mayEnter } from '../world/places.js';
import type { Kept, Place } from '../world/records.js';
import type { World } from '../world/world.js';
import { entriesFor } from './known-commands.js';

/** A channel as the page and the player's client see it. */
export interface SeenPlace {
  readonly id: string;
  readonly kind: 'channel' | 'thread' | 'direct';
  readonly name: string;
  readonly topic: string | null;
  readonly parentId: string | null;
  readonly isPrivate: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly position: number;
  readonly lastMessageId: string | null;
}

export interface SeenPlayer {
  readonly id: string;
  readonly name: string;
}

const KINDS: Readonly<Record<Place['type'], SeenPlace['kind']>> = {
  [ChannelType.GuildText]: 'channel',
  [ChannelType.PublicThread]: 'thread',
  [ChannelType.PrivateThread]: 'thread',
  [ChannelType.DM]: 'direct',
};

export const seenPlace = (world: World, place: Place): SeenPlace => ({
  id: place.id,
  kind: KINDS[place.type],
  name: place.type === ChannelType.DM ? nameOf(world.bot) : place.name,
  topic: place.topic,
  parentId: place.parentId,
  isPrivate: place.type === ChannelType.PrivateThread,
  archived: place.archived,
  locked: place.locked,
  position: place.position,
  lastMessageId: place.lastMessageId,
});

export const nameOf = (user: APIUser): string => user.global_name ?? user.username;

export const seenPlayer = (user: APIUser): SeenPlayer => ({ id: user.id, name: nameOf(user) });

/** Channels this player may enter, in the order of the sidebar. */
export const placesFor = (world: World, userId: string): SeenPlace[] =>
  [...world.places.values()].filter((place) => mayEnter(place, userId)).map((place) => seenPlace(world, place));

/** Whether a player sees this message. */
export const sees = (world: World, kept: Kept, userId: string): boolean => {
  const place = world.places.get(kept.message.channel_id);
  return place !== undefined && mayEnter(place, userId) && (kept.visibleTo === null || kept.visibleTo === userId);
};

/** Messages of a channel as this player sees them, oldest first. */
export const messagesFor = (world: World, placeId: string, userId: string): APIMessage[] =>
  world
    .messagesIn(placeId)
    .filter((kept) => sees(world, kept, userId))
    .map((kept) => messageJson(world, kept));

/** Everything the page needs to begin. */
export function overview(world: World, user: APIUser): object {
  return {
    me: seenPlayer(user),
    bot: seenPlayer(world.bot),
    guild: 'The Sandbox',
    guildId: world.realm.guildId,
    attended: world.attended,
    players: world.players.map(seenPlayer),
    places: placesFor(world, user.id),
    commands: entriesFor(world, user.id).map(({ command, path, description, options }) => ({
      id: command.id,
      name: path.join(' '),
      description,
      options,
    })),
  };
}
