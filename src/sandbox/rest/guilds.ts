import { ChannelType } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import { ok, param, type Call } from '../http/call.js';
import { memberOf } from '../world/users.js';
import { channelJson, guildJson } from '../world/wire.js';
import type { World } from '../world/world.js';
import type { RestContext, RestRoute } from './context.js';
import { threadList } from './threads.js';

/** The only guild there is, or 10004. */
function guildWorld(call: Call, { world }: RestContext): World {
  if (param(call, 'guild') !== world.realm.guildId) throw refuse('unknownGuild');
  return world;
}

function channels(call: Call, context: RestContext) {
  const world = guildWorld(call, context);
  const texts = [...world.places.values()].filter((place) => place.type === ChannelType.GuildText);
  return ok(texts.map((place) => channelJson(world, place)));
}

function member(call: Call, context: RestContext) {
  const world = guildWorld(call, context);
  const id = param(call, 'user');
  const user = world.users.get(id === '@me' ? world.bot.id : id);
  if (!user) throw refuse('unknownMember');
  return ok(memberOf(world, user));
}

function search(call: Call, context: RestContext) {
  const world = guildWorld(call, context);
  const query = (call.query.get('query') ?? '').toLowerCase();
  const found = [...world.users.values()].filter((user) =>
    (user.global_name ?? user.username).toLowerCase().startsWith(query),
  );
  return ok(found.map((user) => memberOf(world, user)));
}

const GUILD = '/guilds/:guild';

/** The guild, its channels and its members. Listing all members would need the privileged intent: 50001. */
export const guildRoutes: readonly RestRoute[] = [
  { method: 'GET', pattern: GUILD, handle: (call, context) => ok(guildJson(guildWorld(call, context))) },
  { method: 'GET', pattern: `${GUILD}/channels`, handle: channels },
  {
    method: 'GET',
    pattern: `${GUILD}/roles`,
    handle: (call, context) => ok(guildJson(guildWorld(call, context)).roles),
  },
  {
    method: 'GET',
    pattern: `${GUILD}/threads/active`,
    handle: (call, context) => ok(threadList(guildWorld(call, context), (place) => !place.archived)),
  },
  { method: 'GET', pattern: `${GUILD}/members/search`, handle: search },
  { method: 'GET', pattern: `${GUILD}/members/:user`, handle: member },
  {
    method: 'GET',
    pattern: `${GUILD}/members`,
    handle: () => {
      throw refuse('missingAccess');
    },
  },
];
