import { Client, GatewayIntentBits, Options, Partials, type ClientOptions } from 'discord.js';

/** Most users the client remembers; without a limit they are kept for ever, 0.7 KB each. */
const MOST_USERS = 200;

/**
 * The gateway client: the intent `Guilds` only, caches capped, and nobody mentioned unless a message says so.
 * It is used to hear of interactions and threads, and for its REST; everything else goes by ids.
 */
export function createClient(rest: ClientOptions['rest']): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    ...(rest && { rest }),
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      StageInstanceManager: 0,
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      GuildBanManager: 0,
      GuildInviteManager: 0,
      GuildScheduledEventManager: 0,
      AutoModerationRuleManager: 0,
      ThreadMemberManager: 0,
      GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: MOST_USERS, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });
}
