import type {
  APIApplicationCommand,
  APIMessage,
  APIOverwrite,
  APIUser,
  ChannelType,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';

/** Who and where: made once, then the same for good. */
export interface Realm {
  readonly applicationId: string;
  readonly guildId: string;
  readonly botRoleId: string;
  readonly token: string;
  readonly ownerId: string;
  readonly createdAt: string;
}

/** A channel, a thread or a direct conversation. Times are ISO 8601. */
export interface Place {
  readonly id: string;
  readonly type: ChannelType.GuildText | ChannelType.DM | ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly parentId: string | null;
  readonly ownerId: string | null;
  /** Members of a thread, or the player of a direct conversation. */
  readonly memberIds: readonly string[];
  readonly overwrites: readonly APIOverwrite[];
  readonly archived: boolean;
  readonly locked: boolean;
  readonly archiveMinutes: ThreadAutoArchiveDuration;
  readonly archivedAt: string;
  readonly createdAt: string;
  readonly lastMessageId: string | null;
}

/** A message and what the wire does not say of it. */
export interface Kept {
  readonly message: APIMessage;
  /** The only player who sees it, or null for everybody. */
  readonly visibleTo: string | null;
  /** The interaction whose token may edit it. */
  readonly interactionId: string | null;
}

/** A command of everywhere (`guild_id` absent) or of one guild. */
export type Command = APIApplicationCommand;

export interface Records {
  realm: Realm;
  user: APIUser;
  place: Place;
  message: Kept;
  command: Command;
}

export type RecordKind = keyof Records;
