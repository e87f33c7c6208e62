import type { Complaint } from './limits/complaint.js';

interface Leaf {
  code: string;
  message: string;
}

interface Branch {
  [key: string]: Branch | Leaf[];
}

/** A refusal as Discord words it: HTTP status and `{ code, message, errors }`. */
export class DiscordError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: Branch,
  ) {
    super(message);
  }

  get body(): { message: string; code: number; errors?: Branch } {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

const REFUSALS = {
  notFound: [404, 0, '404: Not Found'],
  wrongMethod: [405, 0, '405: Method Not Allowed'],
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  tooManyAttachments: [400, 30015, 'Maximum number of attachments in a message reached (10)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached'],
  tooManyOldEdits: [429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  foreignMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  noDirectMessage: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidVersion: [400, 50041, 'Invalid API version provided'],
  archived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [number, number, string]>;

/** A refusal by name; thrown by the routes and written out by the server. */
export function refuse(name: keyof typeof REFUSALS): DiscordError {
  const [status, code, message] = REFUSALS[name];
  return new DiscordError(status, code, message);
}

/** 50035 with the faults as Discord nests them. */
export function invalidForm(complaints: readonly Complaint[]): DiscordError {
  const errors: Branch = {};
  for (const { path, code, message } of complaints) leavesAt(errors, path).push({ code, message });
  return new DiscordError(400, 50035, 'Invalid Form Body', errors);
}

function leavesAt(root: Branch, path: string): Leaf[] {
  const branch = path.split('.').filter(Boolean).reduce(branchAt, root);
  const leaves = branch['_errors'];
  if (Array.isArray(leaves)) return leaves;
  const fresh: Leaf[] = [];
  branch['_errors'] = fresh;
  return fresh;
}

function branchAt(parent: Branch, key: string): Branch {
  const child = parent[key];
  if (child && !Array.isArray(child)) return child;
  const fresh: Branch = {};
  parent[key] = fresh;
  return fresh;
}

/** Throws 50035 if there is any complaint. */
export function demand(complaints: readonly Complaint[]): void {
  if (complaints.length > 0) throw invalidForm(complaints);
}
