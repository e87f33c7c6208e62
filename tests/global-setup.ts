import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer, type Server } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server for this run; empty where none could be started. */
    postgres: string;
    /** A folder for what test files of this run share. */
    shared: string;
  }
}

/** Starts one PostgreSQL server for the whole run. Without one the tests that need it are skipped, except in CI. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const server = await serverOrNothing();
  const shared = mkdtempSync(join(tmpdir(), 'vorleser-shared-'));
  project.provide('postgres', server?.url ?? '');
  project.provide('shared', shared);
  return () => {
    server?.stop();
    rmSync(shared, { recursive: true, force: true });
  };
}

async function serverOrNothing(): Promise<Server | undefined> {
  try {
    return await startServer();
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    console.warn(`No PostgreSQL server to test on, so those tests are skipped: ${String(error)}`);
    return undefined;
  }
}
