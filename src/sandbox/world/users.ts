import type { APIGuildMember, APIUser, GuildMemberFlags } from 'discord-api-types/v10';
import type { World } from './world.js';

const NO_EXTRAS: object = {
  avatar: null,
  discriminator: '0',
  public_flags: 0,
  flags: 0,
  banner: null,
  accent_color: null,
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
};

/** A user as Discord shows one. The shown name may hold anything; the handle is made from it. */
export function newUser(id: string, name: string, bot = false): APIUser {
  const handle = name
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/gu, '_')
    .slice(0, 32);
  const user: object = { ...NO_EXTRAS, id, username: handle || `player_${id}`, global_name: name, ...(bot && { bot }) };
  return user as APIUser;
}

/** The user's membership of the only guild. */
export function memberOf(world: World, user: APIUser): APIGuildMember {
  const roles = user.id === world.realm.applicationId ? [world.realm.botRoleId] : [];
  return {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles,
    joined_at: world.realm.createdAt,
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    flags: 0 as unknown as GuildMemberFlags,
    deaf: false,
    mute: false,
  };
}
