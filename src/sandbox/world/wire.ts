import {
  ChannelType,
  type APIChannel,
  type APIGuild,
  type APIRole,
  type APIThreadMember,
  type ThreadMemberFlags,
} from 'discord-api-types/v10';
import { BOT_ROLE, EVERYONE } from './permissions.js';
import { isThread } from './places.js';
import type { Place } from './records.js';
import type { World } from './world.js';

/** A channel as the REST routes and the gateway show it. */
export function channelJson(world: World, place: Place): APIChannel {
  const json = isThread(place)
    ? threadJson(world, place)
    : place.type === ChannelType.DM
      ? directJson(world, place)
      : textJson(world, place);
  return json as unknown as APIChannel;
}

function textJson(world: World, place: Place): object {
  return {
    id: place.id,
    type: place.type,
    guild_id: world.realm.guildId,
    name: place.name,
    topic: place.topic,
    position: place.position,
    parent_id: null,
    permission_overwrites: place.overwrites,
    last_message_id: place.lastMessageId,
    rate_limit_per_user: 0,
    nsfw: false,
    flags: 0,
  };
}

function directJson(world: World, place: Place): object {
  return {
    id: place.id,
    type: place.type,
    last_message_id: place.lastMessageId,
    recipients: place.memberIds.map((id) => world.user(id)),
    flags: 0,
  };
}

function threadJson(world: World, place: Place): object {
  const count = world.messagesIn(place.id).length;
  return {
    id: place.id,
    type: place.type,
    guild_id: world.realm.guildId,
    name: place.name,
    parent_id: place.parentId,
    owner_id: place.ownerId,
    last_message_id: place.lastMessageId,
    message_count: count,
    total_message_sent: count,
    member_count: place.memberIds.length,
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: place.archived,
      archive_timestamp: place.archivedAt,
      auto_archive_duration: place.archiveMinutes,
      locked: place.locked,
      create_timestamp: place.createdAt,
      ...(place.type === ChannelType.PrivateThread && { invitable: true }),
    },
  };
}

export const threadMemberJson = (place: Place, userId: string): APIThreadMember => ({
  id: place.id,
  user_id: userId,
  join_timestamp: place.createdAt,
  flags: 0 as unknown as ThreadMemberFlags,
});

function roleJson(id: string, name: string, permissions: bigint, position: number): object {
  return {
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

function rolesJson({ realm }: World): APIRole[] {
  const own = { managed: true, tags: { bot_id: realm.applicationId } };
  const roles: object[] = [
    roleJson(realm.guildId, '@everyone', EVERYONE, 0),
    { ...roleJson(realm.botRoleId, 'Vorleser', EVERYONE | BOT_ROLE, 1), ...own },
  ];
  return roles as APIRole[];
}

/** The guild as GET /guilds/{id} shows it. */
export function guildJson(world: World): APIGuild {
  const { guildId, ownerId } = world.realm;
  const guild = {
    ...EMPTY_GUILD,
    id: guildId,
    name: 'The Sandbox',
    owner_id: ownerId,
    roles: rolesJson(world),
  };
  return guild as unknown as APIGuild;
}

const EMPTY_GUILD = {
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  features: [],
  banner: null,
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 500000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  preferred_locale: 'en-US',
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: 0,
  emojis: [],
  stickers: [],
  incidents_data: null,
};
