import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE = 2000;

const claimFile = (folder: string): string => join(folder, 'sandbox.url');

/**
 * Throws if another sandbox keeps its things in this folder. Whoever claimed it left its address there, and is asked:
 * so a claim left behind by a killed process is void.
 */
export async function demandFreeFolder(folder: string): Promise<void> {
  const file = claimFile(folder);
  if (!existsSync(file)) return;
  const url = readFileSync(file, 'utf8').trim();
  if ((await homeOf(url)) === realpathSync(folder))
    throw new Error(`The folder ${folder} is in use by the sandbox at ${url}: open that page, or stop it first.`);
}

/** The folder of the sandbox at this address, or null if there is none. */
async function homeOf(url: string): Promise<unknown> {
  try {
    const response = await fetch(`${url}/sandbox/api/folder`, { signal: AbortSignal.timeout(PATIENCE) });
    return await response.json();
  } catch {
    return null;
  }
}

export function claimFolder(folder: string, url: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(claimFile(folder), `${url}\n`);
}

export const releaseFolder = (folder: string): void => rmSync(claimFile(folder), { force: true });
