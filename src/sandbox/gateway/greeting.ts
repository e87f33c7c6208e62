import { ChannelType, GatewayVersion } from 'discord-api-types/v10';
import { isThread } from '../world/places.js';
import { memberOf } from '../world/users.js';
import { channelJson, guildJson, threadMemberJson } from '../world/wire.js';
import type { World } from '../world/world.js';
import type { Session } from './session.js';

/** READY. The guild comes afterwards, as on Discord. */
export function ready(world: World, session: Session, url: string): object {
  return {
    v: Number(GatewayVersion),
    user: { ...world.bot, verified: true, mfa_enabled: true, email: null },
    guilds: [{ id: world.realm.guildId, unavailable: true }],
    session_id: session.id,
    resume_gateway_url: url,
    shard: session.shard,
    application: { id: world.realm.applicationId, flags: 0 },
  };
}

/** GUILD_CREATE with channels and active threads; of the members only the bot, as without the members' intent. */
export function guildCreate(world: World): object {
  const places = [...world.places.values()];
  const threads = places.filter((place) => isThread(place) && !place.archived);
  return {
    ...guildJson(world),
    joined_at: world.realm.createdAt,
    large: false,
    unavailable: false,
    member_count: world.users.size,
    voice_states: [],
    members: [memberOf(world, world.bot)],
    channels: places.filter((place) => place.type === ChannelType.GuildText).map((place) => channelJson(world, place)),
    threads: threads.map((place) => ({ ...channelJson(world, place), ...ownMembership(world, place.id) })),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function ownMembership(world: World, placeId: string): object {
  const place = world.place(placeId);
  return place.memberIds.includes(world.bot.id) ? { member: threadMemberJson(place, world.bot.id) } : {};
}
