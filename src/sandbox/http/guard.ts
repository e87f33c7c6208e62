import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Why a request is refused, or null. A page of another site may reach loopback through the browser (DNS rebinding,
 * cross-site requests): so the Host must name loopback, and an Origin must be our own.
 */
export function foreignness({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const host = headers.host ?? '';
  if (!LOOPBACK.has(host.replace(/:\d+$/u, ''))) return `Host "${host}" is not loopback.`;
  const { origin } = headers;
  return origin === undefined || origin === `http://${host}` ? null : `Origin "${origin}" is not this sandbox.`;
}
