import { ChannelType, GatewayIntentBits as Intents } from 'discord-api-types/v10';
import { memberOf } from '../world/users.js';
import { isThread } from '../world/places.js';
import { messageJson } from '../world/messages.js';
import type { Kept, Place } from '../world/records.js';
import { channelJson, threadMemberJson } from '../world/wire.js';
import type { World } from '../world/world.js';
import type { Gateway } from './gateway.js';

/** Turns every change of the world into the gateway's events. */
export function announce(world: World, gateway: Gateway): void {
  world.on('message', (kept, isNew) => message(world, gateway, kept, isNew ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE'));
  world.on('messageGone', (kept) => message(world, gateway, kept, 'MESSAGE_DELETE'));
  world.on('place', (place, before) => placeChanged(world, gateway, place, before));
  world.on('placeGone', (place) => placeGone(world, gateway, place));
}

function message(world: World, gateway: Gateway, kept: Kept, name: string): void {
  if (kept.visibleTo !== null) return;
  const { guildId } = world.realm;
  const { id, channel_id } = kept.message;
  const isDirect = world.places.get(channel_id)?.type === ChannelType.DM;
  const where = isDirect ? {} : { guild_id: guildId, member: memberOf(world, kept.message.author) };
  const body = name === 'MESSAGE_DELETE' ? { id, channel_id, guild_id: guildId } : { ...unread(world, kept), ...where };
  gateway.dispatch(name, body, isDirect ? Intents.DirectMessages : Intents.GuildMessages, isDirect ? null : guildId);
}

/** Without the intent MESSAGE_CONTENT a bot gets only its own words and those that mention it. */
function unread(world: World, kept: Kept): object {
  const json = messageJson(world, kept);
  const own = json.author.id === world.bot.id || json.mentions.some((user) => user.id === world.bot.id);
  return own ? json : { ...json, content: '', embeds: [], attachments: [], components: [] };
}

function placeChanged(world: World, gateway: Gateway, place: Place, before: Place | null): void {
  const json = channelJson(world, place);
  const kind = isThread(place) ? 'THREAD' : 'CHANNEL';
  if (place.type === ChannelType.DM) return;
  const fresh = before === null;
  const extra =
    fresh && kind === 'THREAD' ? { newly_created: true, member: threadMemberJson(place, world.bot.id) } : {};
  gateway.dispatch(
    `${kind}_${fresh ? 'CREATE' : 'UPDATE'}`,
    { ...json, ...extra },
    Intents.Guilds,
    world.realm.guildId,
  );
}

function placeGone(world: World, gateway: Gateway, place: Place): void {
  const { guildId } = world.realm;
  const { id, type, parentId } = place;
  if (isThread(place))
    gateway.dispatch('THREAD_DELETE', { id, type, guild_id: guildId, parent_id: parentId }, Intents.Guilds, guildId);
  else gateway.dispatch('CHANNEL_DELETE', channelJson(world, place), Intents.Guilds, guildId);
}
