import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Files } from '../world/files.js';

const PAGE = fileURLToPath(new URL('../page/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};

const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp']);

/** The page loads nothing from anywhere else. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ATTACHMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const typeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';

/** Serves a file of the page; `/` is index.html. */
export async function servePage(path: string, response: ServerResponse): Promise<void> {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const isPlain = /^[\w-]+\.(html|js|css|svg)$/u.test(name);
  const bytes = isPlain ? await readFile(`${PAGE}${name}`).catch(() => null) : null;
  if (!bytes) return notFound(response);
  response.writeHead(200, {
    'content-type': typeOf(name),
    'cache-control': 'no-cache',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(bytes);
}

/** Serves `/attachments/{channel}/{id}/{name}`. Only pictures are shown in place, and nothing of them may run. */
export function serveAttachment(path: string, files: Files, response: ServerResponse): void {
  const [, , , id = '', name = 'file'] = path.split('/');
  const bytes = files.read(id);
  if (!bytes) return notFound(response);
  response.writeHead(200, {
    'content-type': typeOf(name),
    'content-disposition': PICTURES.has(extname(name).toLowerCase()) ? 'inline' : 'attachment',
    'content-security-policy': ATTACHMENT_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  response.end(bytes);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('There is nothing here.');
}
