import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Stage } from '../interactions/answer.js';
import type { Gateway } from '../gateway/gateway.js';
import { servePlay } from '../play/play-api.js';
import { serveRest, type RestOptions } from '../rest/rest-api.js';
import { foreignness } from './guard.js';
import { serveAttachment, servePage } from './static-files.js';

export const LOOPBACK_ADDRESS = '127.0.0.1';

export interface Rooms {
  readonly rest: RestOptions;
  readonly play: Stage;
  readonly gateway: Gateway;
}

/** The only listener: REST, gateway, page and control API on one loopback port. */
export function attend(server: Server, rooms: Rooms): void {
  server.on('request', (request, response) => {
    const foreign = foreignness(request);
    if (foreign !== null) return turnAway(response, foreign);
    serve(rooms, request, response).catch((error: unknown) => broken(response, error));
  });
  server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0];
    if (foreignness(request) === null && path === GATEWAY_PATH) rooms.gateway.upgrade(request, socket, head);
    else socket.destroy();
  });
}

export const GATEWAY_PATH = '/gateway/';

async function serve({ rest, play }: Rooms, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith('/api/')) return serveRest(rest, request, response);
  if (path.startsWith('/sandbox/api/')) return servePlay(play, request, response);
  if (path.startsWith('/attachments/')) return serveAttachment(path, rest.context.files, response);
  return servePage(path, response);
}

function turnAway(response: ServerResponse, why: string): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`Refused: ${why}`);
}

/** Listens on loopback; port 0 means any. Resolves to the port. A port in use is said so plainly. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port)));
    server.listen(port, LOOPBACK_ADDRESS, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const message = `Port ${port} is in use: another program, or another sandbox, listens there. Choose another port.`;
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}

function broken(response: ServerResponse, error: unknown): void {
  console.error('sandbox: a request broke', error);
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end();
}
