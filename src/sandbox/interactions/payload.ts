import { ChannelType, InteractionContextType, type APIMessage } from 'discord-api-types/v10';
import { compact } from '../json.js';
import { FILE_LIMIT } from '../world/attachments.js';
import { botPermissions, playerPermissions } from '../world/permissions.js';
import type { Place } from '../world/records.js';
import { memberOf } from '../world/users.js';
import { channelJson } from '../world/wire.js';
import type { World } from '../world/world.js';
import type { Interaction } from './interaction.js';

export interface Contents {
  readonly data: object;
  readonly message?: APIMessage;
}

/** INTERACTION_CREATE, as the gateway sends it. */
export function interactionJson(world: World, interaction: Interaction, { data, message }: Contents): object {
  const place = world.place(interaction.placeId);
  return compact({
    id: interaction.id,
    application_id: world.realm.applicationId,
    type: interaction.kind,
    data,
    message,
    token: interaction.token,
    version: 1,
    channel_id: place.id,
    channel: channelJson(world, place),
    app_permissions: botPermissions(world, place).toString(),
    locale: 'en-US',
    entitlements: [],
    attachment_size_limit: FILE_LIMIT,
    ...(place.type === ChannelType.DM
      ? inPrivate(world, interaction.userId)
      : inGuild(world, interaction.userId, place)),
  });
}

function inGuild(world: World, userId: string, place: Place): object {
  const { guildId } = world.realm;
  const permissions = playerPermissions(world, userId).toString();
  return {
    guild_id: guildId,
    guild: { id: guildId, features: [], locale: 'en-US' },
    guild_locale: 'en-US',
    context: InteractionContextType.Guild,
    authorizing_integration_owners: { '0': guildId },
    member: { ...memberOf(world, world.user(userId)), permissions },
    channel: { ...channelJson(world, place), permissions },
  };
}

function inPrivate(world: World, userId: string): object {
  return {
    user: world.user(userId),
    context: InteractionContextType.BotDM,
    authorizing_integration_owners: { '0': '0' },
  };
}
