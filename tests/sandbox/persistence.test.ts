import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { Ledger } from '../../src/sandbox/world/ledger.js';
import { startDemoBot } from './demo-bot.js';
import { PIXEL } from './pixel.js';
import { rest } from './raw.js';

let folder: string;
const file = () => join(folder, 'sandbox.ndjson');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const post = (sandbox: Sandbox, content: string) =>
  rest(sandbox, 'POST', `/channels/${sandbox.channelIds[0] ?? ''}/messages`, { content });

const contents = async (sandbox: Sandbox) =>
  (await new Player(sandbox.url, 'Ada').messages()).map(({ content }) => content);

describe('with a folder', () => {
  it('everything is there again after a restart, at another port', async () => {
    const first = await startSandbox({ folder });
    const bot = await startDemoBot(first);
    const ada = new Player(first.url, 'Ada');
    await ada.command('picture');
    await ada.command('whisper');
    await ada.addPlayer('Edda');
    await ada.openChannel('The Long Night');
    await ada.openThread('Aside');
    const before = { messages: await ada.messages(), overview: await ada.overview(), token: first.token };
    await bot.destroy();
    await first.close();

    const second = await startSandbox({ folder });
    const again = new Player(second.url, 'Ada');
    const moved = JSON.parse(JSON.stringify(before.messages).replaceAll(first.url, second.url)) as unknown;
    expect(await again.messages()).toEqual(moved);
    expect(await again.overview()).toEqual({ ...before.overview, attended: false });
    expect([second.token, second.guildId]).toEqual([before.token, first.guildId]);
    const { attachments } = (await again.messages())[0] ?? {};
    expect(Buffer.from(await (await fetch(attachments?.[0]?.url ?? '')).arrayBuffer())).toEqual(PIXEL);
    await second.close();
  });

  it('new ids stay above the old ones, even if the clock went back', async () => {
    const first = await startSandbox({ folder });
    const old = (await post(first, 'Old')).body['id'];
    await first.close();
    const second = await startSandbox({ folder, clock: () => Date.now() - 86_400_000 });
    expect(BigInt(String((await post(second, 'New')).body['id']))).toBeGreaterThan(BigInt(String(old)));
    await second.close();
  });

  it('a line that was cut short is dropped, and what follows is kept', async () => {
    const first = await startSandbox({ folder });
    await post(first, 'Kept');
    await post(first, 'Cut short');
    await first.close();
    const lines = readFileSync(file(), 'utf8').trimEnd().split('\n');
    const cut = lines.findIndex((line) => line.includes('Cut short'));
    truncateSync(file(), Buffer.byteLength(lines.slice(0, cut + 1).join('\n')) - 20);

    const second = await startSandbox({ folder });
    expect(await contents(second)).toEqual(['Kept']);
    await post(second, 'After');
    await second.close();
    const third = await startSandbox({ folder });
    expect(await contents(third)).toEqual(['Kept', 'After']);
    await third.close();
  });

  it('a rewriting that was killed halfway does no harm', async () => {
    const first = await startSandbox({ folder });
    await post(first, 'Kept');
    await first.close();
    writeFileSync(`${file()}.new`, '{"kind":"mess');
    const second = await startSandbox({ folder });
    expect(await contents(second)).toEqual(['Kept']);
    await second.close();
  });

  it('a second sandbox is kept out, whatever its port, and takes nothing away from the first', async () => {
    const first = await startSandbox({ folder });
    await expect(startSandbox({ folder })).rejects.toThrow(`is in use by the sandbox at ${first.url}`);
    await expect(startSandbox({ folder, port: Number(new URL(first.url).port) })).rejects.toThrow('is in use');
    await post(first, 'Still written');
    await first.close();
    writeFileSync(join(folder, 'sandbox.url'), `${first.url}\n`);
    const second = await startSandbox({ folder });
    expect(await contents(second)).toEqual(['Still written']);
    await second.close();
  });

  it('nonsense between the lines is passed over', async () => {
    const first = await startSandbox({ folder });
    await post(first, 'Kept');
    await first.close();
    appendFileSync(file(), 'null\n{"kind":1}\n\u0000\u0000\n');
    const second = await startSandbox({ folder });
    expect(await contents(second)).toEqual(['Kept']);
    await second.close();
  });
});

describe('the ledger', () => {
  it('does not grow without end when the same record changes often', () => {
    const ledger = new Ledger(folder);
    for (let change = 0; change < 10_000; change += 1) ledger.put('message', '1', { change });
    ledger.put('message', '2', {});
    ledger.remove('message', '2');
    ledger.close();
    expect(readFileSync(file(), 'utf8').split('\n').length).toBeLessThan(3000);
    const again = new Ledger(folder);
    expect(again.entries()).toEqual([{ kind: 'message', id: '1', value: { change: 9999 } }]);
    again.close();
  });
});

const POSTED = /posted (\d+)/gu;

/** A process of its own that posts messages as fast as it can, and says so each time one is accepted. */
function startPosting(): ChildProcess {
  const script = fileURLToPath(new URL('./posting.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function killAfter(count: number): Promise<number[]> {
  const child = startPosting();
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if ([...output.matchAll(POSTED)].length >= count) break;
  }
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return [...output.matchAll(POSTED)].map((match) => Number(match[1]));
}

describe('a killed process', () => {
  it('has lost nothing that was accepted', async () => {
    const accepted = [...(await killAfter(5)), ...(await killAfter(40))];
    const sandbox = await startSandbox({ folder });
    const kept = await contents(sandbox);
    expect(accepted.length).toBeGreaterThanOrEqual(45);
    for (const number of accepted) expect(kept).toContain(`number ${number}`);
    await sandbox.close();
  });
});
