import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** Discord's error codes that mean something to us (topics/opcodes-and-status-codes). */
export const CODES = {
  unknownChannel: 10003,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownUser: 10013,
  unknownInteraction: 10062,
  editsOfOldMessages: 30046,
  alreadyAnswered: 40060,
  missingAccess: 50001,
  missingPermissions: 50013,
  tokenExpired: 50027,
  archivedThread: 50083,
} as const;

export type FailureCode = (typeof CODES)[keyof typeof CODES];

/** Whether Discord said exactly one of these. */
export function isFailure(error: unknown, ...codes: readonly FailureCode[]): boolean {
  return error instanceof DiscordAPIError && codes.some((code) => code === error.code);
}

/** Whether we cannot know if Discord took it: no answer came back at all. */
export function isBrokenConnection(error: unknown): boolean {
  const answered = error instanceof DiscordAPIError || error instanceof HTTPError || error instanceof RateLimitError;
  return error instanceof Error && !answered;
}

/** An error in one line for the log, without bodies or tokens. */
export function describe(error: unknown): string {
  if (error instanceof DiscordAPIError) return `${error.status} ${error.code} ${error.message.replaceAll('\n', ' ')}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
