import { ok, param } from '../http/call.js';
import { guildJson } from '../world/wire.js';
import type { World } from '../world/world.js';
import type { RestContext, RestRoute } from './context.js';

/** High, so that a client identifies at once. */
const MAX_CONCURRENCY = 16;
const IDENTIFIES_A_DAY = 1000;

const gatewayBot = ({ gatewayUrl }: RestContext) => ({
  url: gatewayUrl(),
  shards: 1,
  session_start_limit: {
    total: IDENTIFIES_A_DAY,
    remaining: IDENTIFIES_A_DAY,
    reset_after: 0,
    max_concurrency: MAX_CONCURRENCY,
  },
});

function application(world: World): object {
  const owner = world.user(world.realm.ownerId);
  return {
    id: world.realm.applicationId,
    name: world.bot.global_name,
    icon: null,
    description: '',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: world.bot,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner,
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: ['bot', 'applications.commands'],
  };
}

const partialGuild = (world: World) => {
  const { id, name, icon, features } = guildJson(world);
  return { id, name, icon, banner: null, owner: false, permissions: '0', features };
};

/** Who the bot is, and where the gateway is. */
export const accountRoutes: readonly RestRoute[] = [
  { method: 'GET', pattern: '/gateway', open: true, handle: (_, context) => ok({ url: context.gatewayUrl() }) },
  { method: 'GET', pattern: '/gateway/bot', handle: (_, context) => ok(gatewayBot(context)) },
  {
    method: 'GET',
    pattern: '/users/@me',
    handle: (_, { world }) => ok({ ...world.bot, verified: true, mfa_enabled: true, locale: 'en-US' }),
  },
  { method: 'GET', pattern: '/users/@me/guilds', handle: (_, { world }) => ok([partialGuild(world)]) },
  { method: 'GET', pattern: '/users/:user', handle: (call, { world }) => ok(world.user(param(call, 'user'))) },
  { method: 'GET', pattern: '/applications/@me', handle: (_, { world }) => ok(application(world)) },
  { method: 'GET', pattern: '/oauth2/applications/@me', handle: (_, { world }) => ok(application(world)) },
];
