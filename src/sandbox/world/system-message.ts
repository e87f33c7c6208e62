import type { APIMessage, MessageType } from 'discord-api-types/v10';
import type { Kept, Place } from './records.js';
import type { World } from './world.js';

interface Target {
  readonly placeId: string;
  readonly messageId?: string;
}

/** A line that Discord itself writes, such as "started a thread". */
export function systemMessage(world: World, place: Place, type: MessageType, content: string, target: Target): Kept {
  const message: object = {
    id: world.ids.next(),
    channel_id: place.id,
    author: world.user(place.ownerId ?? world.bot.id),
    content,
    timestamp: world.now,
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    flags: 0,
    type,
    message_reference: {
      type: 0,
      channel_id: target.placeId,
      guild_id: world.realm.guildId,
      ...(target.messageId !== undefined && { message_id: target.messageId }),
    },
  };
  return world.putMessage({ message: message as APIMessage, visibleTo: null, interactionId: null });
}
