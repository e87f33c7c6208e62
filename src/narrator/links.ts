import type { Posted } from '../service/service.js';

/** The address of a message, for a link. */
export function pageLink(guild: string | null, at: Posted): string {
  return `https://discord.com/channels/${guild ?? '@me'}/${at.channel}/${at.message}`;
}
