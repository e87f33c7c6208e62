import type { Sandbox } from '../../src/sandbox/sandbox.js';
import type { Payload } from '../../src/sandbox/rest/rest-api.js';
import WebSocket from 'ws';

export interface Answered {
  readonly status: number;
  readonly body: { code?: number; message?: string; errors?: object; [key: string]: unknown };
  readonly headers: Headers;
}

/** Speaks to the REST routes without a client, so that nothing is checked or repeated on the way. */
export async function rest(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  token = sandbox.token,
): Promise<Answered> {
  const response = await fetch(`${sandbox.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Answered['body'],
    headers: response.headers,
  };
}

export interface RawInteraction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly [key: string]: unknown;
}

/** The interactions a sandbox sends out, caught on their way. */
export class Caught {
  readonly #caught: RawInteraction[] = [];
  #wanted: ((interaction: RawInteraction) => void) | null = null;

  /** For `startSandbox({ onPayload })`. */
  readonly onPayload = ({ route, body }: Payload): void => {
    if (route !== 'INTERACTION_CREATE') return;
    if (this.#wanted) this.#wanted(body as RawInteraction);
    else this.#caught.push(body as RawInteraction);
    this.#wanted = null;
  };

  next(): Promise<RawInteraction> {
    const first = this.#caught.shift();
    return first ? Promise.resolve(first) : new Promise((resolve) => (this.#wanted = resolve));
  }
}

export interface Frame {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: { [key: string]: unknown } | null;
}

/** A bare gateway connection. */
export class Line {
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;
  #waiting: (() => void) | null = null;

  constructor(private readonly socket: WebSocket) {
    socket.on('message', (raw: Buffer) => {
      this.frames.push(JSON.parse(raw.toString('utf8')) as Frame);
      this.#waiting?.();
    });
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
  }

  static async open(sandbox: Sandbox): Promise<Line> {
    const { body } = await rest(sandbox, 'GET', '/gateway/bot');
    return new Line(new WebSocket(`${String(body['url'])}?v=10&encoding=json`));
  }

  send(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  hangUp(): void {
    this.socket.terminate();
  }

  /** The first frame that fits, now or later. */
  async until(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const found = this.frames.find(fits);
      if (found) return found;
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
  }
}

export const identify = (sandbox: Sandbox, more: object = {}) => ({
  token: sandbox.token,
  intents: 1,
  properties: { os: 'linux', browser: 'tests', device: 'tests' },
  ...more,
});

/** A bot that is there and does nothing. */
export async function silentBot(sandbox: Sandbox): Promise<Line> {
  const line = await Line.open(sandbox);
  await line.until(({ op }) => op === 10);
  line.send(2, identify(sandbox));
  await line.until(({ t }) => t === 'GUILD_CREATE');
  return line;
}
