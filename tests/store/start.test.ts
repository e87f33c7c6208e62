import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { lockFolder } from '../../src/store/folder-lock.js';
import { openStore } from '../../src/store/open-store.js';
import { freshDatabase } from '../postgres.js';
import { inFolder, onServer } from '../stores.js';

const temporary = mkdtempSync(join(tmpdir(), 'vorleser-start-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

let count = 0;
function folder(): string {
  return mkdtempSync(join(temporary, `${count++}-`));
}

describe('a start', () => {
  it.each([
    ['url-wrong', 'mysql://localhost/x'],
    ['url-wrong', 'localhost:5432'],
    ['server-down', 'postgres://somebody:secret@127.0.0.1:1/x'],
    ['server-down', 'postgres://somebody:secret@no-such-host.invalid/x'],
  ])('fails with %s at %s, in one line without the password', async (code, url) => {
    const error = await openStore({ url }).catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({ name: 'StartError', code });
    expect(error).toHaveProperty('message', expect.not.stringMatching(/\n|secret/));
  });

  it('fails where the folder is a file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    await expect(openStore({ folder: join(file, 'data') })).rejects.toMatchObject({ code: 'folder-unwritable' });
  });

  it.skipIf(!existsSync('/proc'))('fails where there can be no folders', async () => {
    await expect(openStore({ folder: '/proc/nope/data' })).rejects.toMatchObject({ code: 'folder-unwritable' });
  });

  it.skipIf(process.getuid?.() === 0)('fails where the folder may not be written to', async () => {
    const closed = folder();
    chmodSync(closed, 0o500);
    await expect(openStore({ folder: closed })).rejects.toMatchObject({ code: 'folder-unwritable' });
  });
});

describe('the lock of a folder', () => {
  it('is held by one at a time', () => {
    const at = folder();
    const unlock = lockFolder(at);
    expect(() => lockFolder(at)).toThrow(`already runs in ${at} (process ${process.pid})`);
    unlock();
    lockFolder(at)();
  });

  it('is respected while its process lives, and taken over when it is dead', async () => {
    const at = folder();
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/store/hold-lock.mts', at], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => lockFolder(at)).toThrow(`(process ${child.pid})`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    lockFolder(at)();
  });

  it('is not mistaken for that of another process with the same number', () => {
    const at = folder();
    writeFileSync(join(at, 'vorleser.lock'), JSON.stringify({ pid: process.pid, born: 'another time' }));
    lockFolder(at)();
  });

  it("that is damaged is nobody's", () => {
    const at = folder();
    writeFileSync(join(at, 'vorleser.lock'), '{"pid":');
    lockFolder(at)();
    expect(existsSync(join(at, 'vorleser.lock'))).toBe(false);
  });
});

inFolder('a second start in the same folder', (at) => {
  it('fails in one line', async () => {
    await expect(openStore(at.options)).rejects.toMatchObject({ code: 'folder-taken' });
  });
});

onServer('a database', (at) => {
  it('of a newer version is left alone', async () => {
    await at.store.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await expect(openStore(at.options)).rejects.toMatchObject({ code: 'newer-database' });
    await at.store.database.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await (await openStore(at.options)).close();
  });

  it('that two processes start on at once is made once', async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ url })));
    await Promise.all(stores.map((store) => store.close()));
    await drop();
  });

  it('that is not there, or whose password is wrong, is named', async () => {
    const url = new URL(at.options.url ?? '');
    url.pathname = '/no_such_database';
    await expect(openStore({ url: url.href })).rejects.toMatchObject({ code: 'server-refused' });
    url.password = 'wrong';
    const error = await openStore({ url: url.href }).catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({ code: 'server-refused', message: expect.not.stringContaining('wrong') as string });
  });
});
