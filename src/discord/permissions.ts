import { OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';
import { and } from '../narrator/english.js';

/** A right the bot needs, by Discord's name for it, and why. */
export interface Right {
  readonly name: string;
  readonly bit: bigint;
  readonly why: string;
}

export const RIGHTS: readonly Right[] = [
  {
    name: 'View Channel',
    bit: PermissionFlagsBits.ViewChannel,
    why: 'to see the channel that a campaign is played in',
  },
  {
    name: 'Send Messages',
    bit: PermissionFlagsBits.SendMessages,
    why: 'to post pages that are not a direct answer: turns, deadlines',
  },
  {
    name: 'Send Messages in Threads',
    bit: PermissionFlagsBits.SendMessagesInThreads,
    why: 'to do the same where a campaign is played in a thread, and to open an archived thread again',
  },
  {
    name: 'Read Message History',
    bit: PermissionFlagsBits.ReadMessageHistory,
    why: 'to take the buttons off its own older pages once they are answered otherwise',
  },
  { name: 'Attach Files', bit: PermissionFlagsBits.AttachFiles, why: 'to show the map and the sheets as pictures' },
];

/** The rights without which a campaign cannot be played in a place: the others only cost comfort. */
const IN_CHANNEL = ['View Channel', 'Send Messages'];
const IN_THREAD = ['View Channel', 'Send Messages in Threads'];

export function missingRights(granted: bigint, inThread: boolean): readonly Right[] {
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return [];
  const needed = inThread ? IN_THREAD : IN_CHANNEL;
  return RIGHTS.filter((right) => needed.includes(right.name) && (granted & right.bit) === 0n);
}

/** Which right is missing where, and what to do. */
export function missingRightsText(rights: readonly Right[], channel: string): string {
  const names = and(rights.map((right) => `**${right.name}**`));
  const what = rights.length ? `the right ${names}` : 'a right';
  return `I lack ${what} in <#${channel}>. Whoever manages the channel can give it: Edit Channel, Permissions, my role. Then use \`/resume\`.`;
}

/** The address that adds the bot to a server with exactly these rights. */
export function inviteLink(applicationId: string): string {
  const permissions = RIGHTS.reduce((bits, right) => bits | right.bit, 0n);
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: permissions.toString(),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
