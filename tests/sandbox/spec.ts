import type { Payload } from '../../src/sandbox/rest/rest-api.js';

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] };
  };
}

/** Named by a variable, for it comes without type declarations. */
const PACKAGE: string = 'discord-api-spec/zod';

/** Discord's own schemas, as their publisher ships them. */
const schemas = (await import(PACKAGE)) as Record<string, Schema>;

const CALLBACKS: Readonly<Record<number, string>> = {
  4: 'CreateMessageInteractionCallbackRequest',
  5: 'CreateMessageInteractionCallbackRequest',
  6: 'UpdateMessageInteractionCallbackRequest',
  7: 'UpdateMessageInteractionCallbackRequest',
  8: 'ApplicationCommandAutocompleteCallbackRequest',
  9: 'ModalInteractionCallbackRequest',
};

const MESSAGE = '/channels/:channel/messages/:message';
const OWN_MESSAGE = '/webhooks/:application/:token/messages/:message';

const REQUESTS: Readonly<Record<string, string>> = {
  'POST /channels/:channel/messages': 'MessageCreateRequest',
  [`PATCH ${MESSAGE}`]: 'MessageEditRequestPartial',
  'POST /webhooks/:application/:token': 'IncomingWebhookInteractionRequest',
  [`PATCH ${OWN_MESSAGE}`]: 'IncomingWebhookUpdateRequestPartial',
  [`POST ${MESSAGE}/threads`]: 'CreateTextThreadWithMessageRequest',
  'POST /channels/:channel/threads': 'CreateTextThreadWithoutMessageRequest',
};

const RESPONSES: Readonly<Record<string, string>> = {
  'GET /gateway/bot': 'GatewayBotResponse',
  'GET /users/@me': 'UserPIIResponse',
  'GET /users/:user': 'UserResponse',
  'GET /applications/@me': 'PrivateApplicationResponse',
  'GET /guilds/:guild': 'GuildResponse',
  'GET /guilds/:guild/members/:user': 'GuildMemberResponse',
  'POST /channels/:channel/messages': 'MessageResponse',
  [`GET ${MESSAGE}`]: 'MessageResponse',
  [`PATCH ${MESSAGE}`]: 'MessageResponse',
  'POST /webhooks/:application/:token': 'MessageResponse',
  [`GET ${OWN_MESSAGE}`]: 'MessageResponse',
  [`PATCH ${OWN_MESSAGE}`]: 'MessageResponse',
  'POST /interactions/:interaction/:token/callback': 'InteractionCallbackResponse',
  [`POST ${MESSAGE}/threads`]: 'CreatedThreadResponse',
  'POST /channels/:channel/threads': 'CreatedThreadResponse',
};

const LISTS: Readonly<Record<string, string>> = {
  'GET /channels/:channel/messages': 'MessageResponse',
  'PUT /applications/:application/commands': 'ApplicationCommandResponse',
  'GET /applications/:application/commands': 'ApplicationCommandResponse',
  'PUT /applications/:application/guilds/:guild/commands': 'ApplicationCommandResponse',
  'GET /guilds/:guild/channels': 'GuildChannelResponse',
  'GET /guilds/:guild/roles': 'GuildRoleResponse',
};

/** What Discord's schema has against a payload; empty if it has no schema for it. */
export function schemaFaults({ direction, method, route, body, status }: Payload): string[] {
  if (direction === 'event' || body === undefined || (status ?? 200) >= 400) return [];
  const key = `${method} ${route}`;
  if (direction === 'response' && LISTS[key] !== undefined)
    return (body as unknown[]).flatMap((entry) => faults(key, LISTS[key] ?? '', entry));
  const name = direction === 'request' ? requestSchema(key, body) : RESPONSES[key];
  return name === undefined ? [] : faults(`${direction} ${key}`, name, body);
}

function requestSchema(key: string, body: unknown): string | undefined {
  return key.endsWith('/callback') ? CALLBACKS[(body as { type: number }).type] : REQUESTS[key];
}

function faults(key: string, name: string, body: unknown): string[] {
  const schema = schemas[`${name}Schema`];
  if (!schema) return [`${key}: there is no schema ${name}`];
  const { error } = schema.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => `${key} ${path.join('.')}: ${message}`);
}

/** Whether any payload was compared at all. */
export const hasSchema = ({ direction, method, route }: Payload): boolean =>
  direction === 'response' && `${method} ${route}` in RESPONSES;
