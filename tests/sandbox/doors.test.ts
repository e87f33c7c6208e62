import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';

let sandbox: Sandbox;
let port: number;

beforeAll(async () => {
  sandbox = await startSandbox();
  port = Number(new URL(sandbox.url).port);
});

afterAll(() => sandbox.close());
afterEach(() => vi.unstubAllEnvs());

/** The status of a request with headers that fetch would not send. */
function status(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}

describe('the doors of the sandbox', () => {
  it.each(['/', '/sandbox/api/overview', '/api/v10/gateway', '/attachments/1/2/a.png'])(
    'are shut to a foreign Host or Origin: %s',
    async (path) => {
      expect(await status(path, { host: 'evil.example' })).toBe(403);
      expect(await status(path, { host: `evil.example:${port}` })).toBe(403);
      expect(await status(path, { host: '127.0.0.1.evil.example' })).toBe(403);
      expect(await status(path, { host: `127.0.0.1:${port}`, origin: 'http://evil.example' })).toBe(403);
      expect(await status(path, { host: `127.0.0.1:${port}`, origin: 'http://localhost:3000' })).toBe(403);
      expect(await status(path, { host: `127.0.0.1:${port}`, origin: 'null' })).toBe(403);
    },
  );

  it('are open to loopback by either name', async () => {
    expect(await status('/', { host: `127.0.0.1:${port}` })).toBe(200);
    expect(await status('/', { host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
  });

  it.each([{ origin: 'http://evil.example' }, { headers: { host: 'evil.example' } }])(
    'are shut to a foreign gateway connection: %j',
    async (options) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/gateway/?v=10&encoding=json`, options);
      const outcome = await new Promise((resolve) => {
        socket.on('open', () => resolve('open'));
        socket.on('error', () => resolve('refused'));
      });
      expect(outcome).toBe('refused');
    },
  );

  it('open on loopback only', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((entry) => entry?.family === 'IPv4' && !entry.internal);
    if (!outside) return;
    await expect(fetch(`http://${outside.address}:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('stay shut in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startSandbox()).rejects.toThrow('does not start where NODE_ENV is production');
  });

  it('say plainly when the port is taken', async () => {
    await expect(startSandbox({ port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: expect.stringContaining(`Port ${port} is in use`) as string,
    });
  });

  it('give out the files of the page and no others', async () => {
    const host = `127.0.0.1:${port}`;
    expect(await status('/main.js', { host })).toBe(200);
    for (const path of [
      '/../sandbox.ts',
      '/%2e%2e/sandbox.ts',
      '/..%2fsandbox.ts',
      '/sandbox.ts',
      '/attachments/1/..%2f..%2fx/a',
    ])
      expect(await status(path, { host })).toBe(404);
  });

  it('allow the page nothing from elsewhere', async () => {
    const policy = (await fetch(sandbox.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('http');
  });
});
