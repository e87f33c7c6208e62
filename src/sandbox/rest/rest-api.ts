import type { IncomingMessage, ServerResponse } from 'node:http';
import { DiscordError, refuse } from '../discord-error.js';
import { readBody, type Call } from '../http/call.js';
import type { Faults } from '../http/faults.js';
import type { Rates } from '../http/rates.js';
import { match } from '../http/router.js';
import { accountRoutes } from './account.js';
import { channelRoutes } from './channels.js';
import { commandRoutes } from './commands.js';
import type { RestContext, RestRoute } from './context.js';
import { guildRoutes } from './guilds.js';
import { interactionRoutes } from './interactions.js';
import { messageRoutes } from './messages.js';
import { threadRoutes } from './threads.js';

const ROUTES: readonly RestRoute[] = [
  ...accountRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...messageRoutes,
  ...threadRoutes,
  ...channelRoutes,
  ...guildRoutes,
];

const PREFIX = '/api/v10';

/** A payload that went over the wire, for whoever wants to check it. `route` is the pattern, or the event's name. */
export interface Payload {
  readonly direction: 'request' | 'response' | 'event';
  readonly method: string;
  readonly route: string;
  readonly status: number | null;
  readonly body: unknown;
}

export interface RestOptions {
  readonly context: RestContext;
  readonly faults: Faults;
  readonly rates: Rates;
  readonly onPayload: (payload: Payload) => void;
}

interface Outgoing {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves /api/v10. */
export async function serveRest(
  options: RestOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const arrivedAt = options.context.world.clock();
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  const fault = options.faults.take(method, url.pathname.slice(PREFIX.length));
  await fault?.until;
  const outgoing = fault?.kind === 'fail' ? BROKEN : await carryOut(options, request, url, arrivedAt);
  if (fault?.kind === 'lose') request.socket.resetAndDestroy();
  else send(response, outgoing);
}

const BROKEN: Outgoing = { status: 500, body: { message: '500: Internal Server Error', code: 0 } };

async function carryOut(
  options: RestOptions,
  request: IncomingMessage,
  url: URL,
  arrivedAt: number,
): Promise<Outgoing> {
  try {
    return await route(options, request, url, arrivedAt);
  } catch (error) {
    if (error instanceof DiscordError) return { status: error.status, body: error.body, ...retryHeader(error) };
    console.error('sandbox: a route broke', error);
    return BROKEN;
  } finally {
    request.resume();
  }
}

const retryHeader = (error: DiscordError) => (error.status === 429 ? { headers: { 'retry-after': '60' } } : {});

async function route(options: RestOptions, request: IncomingMessage, url: URL, arrivedAt: number): Promise<Outgoing> {
  const { context, onPayload } = options;
  if (!url.pathname.startsWith(`${PREFIX}/`)) throw refuse('invalidVersion');
  const method = request.method ?? 'GET';
  const { route: found, params } = match(ROUTES, method, url.pathname.slice(PREFIX.length));
  if (found.open !== true && request.headers.authorization !== `Bot ${context.world.realm.token}`)
    throw refuse('unauthorized');
  const rate = options.rates.take(`${method} ${found.pattern} ${params['channel'] ?? params['token'] ?? ''}`);
  if (rate.retryAfter !== null) return tooMany(rate.retryAfter, rate.headers);
  const { body, uploads } = await readBody(request);
  onPayload({ direction: 'request', method, route: found.pattern, status: null, body });
  const call: Call = { method, path: url.pathname, params, query: url.searchParams, body, uploads, arrivedAt };
  const reply = await found.handle(call, context);
  onPayload({ direction: 'response', method, route: found.pattern, status: reply.status, body: reply.body });
  return { ...reply, headers: rate.headers };
}

function tooMany(retryAfter: number, headers: Readonly<Record<string, string>>): Outgoing {
  const body = { message: 'You are being rate limited.', retry_after: retryAfter, global: false };
  return { status: 429, body, headers: { ...headers, 'retry-after': `${retryAfter}`, 'x-ratelimit-scope': 'user' } };
}

/** A 204 must carry no content type, or the client parses its empty body. */
function send(response: ServerResponse, { status, body, headers = {} }: Outgoing): void {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
