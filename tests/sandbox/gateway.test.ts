import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { identify, Line, silentBot } from './raw.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

async function greeted(): Promise<Line> {
  const line = await Line.open(sandbox);
  await line.until(({ op }) => op === 10);
  return line;
}

describe('the gateway', () => {
  it('greets, gets ready and sends the guild', async () => {
    const line = await silentBot(sandbox);
    expect(line.frames.map(({ op, t }) => t ?? op)).toEqual([10, 'READY', 'GUILD_CREATE']);
    const ready = line.frames[1]?.d;
    expect(ready?.['resume_gateway_url']).toMatch(/^ws:\/\/127\.0\.0\.1:\d+/u);
    line.hangUp();
  });

  it('acknowledges heartbeats', async () => {
    const line = await greeted();
    line.send(1, null);
    expect((await line.until(({ op }) => op === 11)).op).toBe(11);
    line.hangUp();
  });

  it.each([
    ['a wrong token', 4004, { token: 'wrong' }],
    ['a privileged intent', 4014, { intents: 1 | (1 << 1) }],
    ['the content of messages', 4014, { intents: 1 << 15 }],
    ['missing intents', 4013, { intents: undefined }],
  ])('closes on %s with %i', async (_, code, more) => {
    const line = await greeted();
    line.send(2, identify(sandbox, more));
    expect(await line.closed).toBe(code);
  });

  it('closes on nonsense, on an overlong payload, on a stranger and on a second identify', async () => {
    const [nonsense, long, stranger, twice] = await Promise.all([greeted(), greeted(), greeted(), silentBot(sandbox)]);
    nonsense.sendText('{');
    long.sendText(JSON.stringify({ op: 1, d: 'x'.repeat(5000) }));
    stranger.send(3, {});
    twice.send(2, identify(sandbox));
    expect(await Promise.all([nonsense.closed, long.closed, stranger.closed, twice.closed])).toEqual([
      4002, 4002, 4003, 4005,
    ]);
  });

  it('closes on more than 120 payloads a minute', async () => {
    const line = await greeted();
    for (let sent = 0; sent <= 120; sent += 1) line.send(1, null);
    expect(await line.closed).toBe(4008);
  });

  it('resumes with everything that was missed, in order and once', async () => {
    const first = await silentBot(sandbox);
    const session = first.frames[1]?.d?.['session_id'];
    const last = first.frames.at(-1)?.s;
    first.hangUp();
    await first.closed;
    const thread = sandbox.channelIds[0] ?? '';
    sandbox.control.deny(thread, 'SendMessages');
    sandbox.control.allow(thread, 'SendMessages');
    const second = await greeted();
    second.send(6, { token: sandbox.token, session_id: session, seq: last });
    await second.until(({ t }) => t === 'RESUMED');
    expect(second.frames.map(({ op, t }) => t ?? op)).toEqual([10, 'CHANNEL_UPDATE', 'CHANNEL_UPDATE', 'RESUMED']);
    second.hangUp();
  });

  it('has an unknown session begin anew', async () => {
    const line = await greeted();
    line.send(6, { token: sandbox.token, session_id: 'none', seq: 1 });
    expect(await line.until(({ op }) => op === 9)).toMatchObject({ d: false });
    line.hangUp();
  });

  it("sends a guild's events to its shard alone", async () => {
    const shards = await Promise.all(
      [0, 1].map(async (shard) => {
        const line = await greeted();
        line.send(2, identify(sandbox, { shard: [shard, 2] }));
        await line.until(({ t }) => t === 'READY');
        return line;
      }),
    );
    const own = Number((BigInt(sandbox.guildId) >> 22n) % 2n);
    await shards[own]?.until(({ t }) => t === 'GUILD_CREATE');
    sandbox.control.deny(sandbox.channelIds[1] ?? '', 'SendMessages');
    await shards[own]?.until(({ t }) => t === 'CHANNEL_UPDATE');
    const other = shards[1 - own];
    other?.send(1, null);
    await other?.until(({ op }) => op === 11);
    expect(other?.frames.map(({ op, t }) => t ?? op)).toEqual([10, 'READY', 11]);
    for (const line of shards) line.hangUp();
  });
});
