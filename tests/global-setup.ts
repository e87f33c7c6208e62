import type { TestProject } from 'vitest/node';
import { startServer, type Server } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server for this run; empty where none could be started. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for the whole run. Without one the tests that need it are skipped, except in CI. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const server = await serverOrNothing();
  project.provide('postgres', server?.url ?? '');
  return () => server?.stop();
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
