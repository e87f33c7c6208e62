import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { freshDatabase } from '../postgres.js';
import { template } from '../stores.js';
import { torture } from './torture.js';

/** `npm run torture -- --kills N` sets it; the share of each kind of database is the same. */
const KILLS = Number(process.env['TORTURE_KILLS'] ?? 10);
const SEED = Number(process.env['TORTURE_SEED'] ?? 1);
const PATIENCE = KILLS * 30_000;

describe('a game of UltraQuest, killed at any moment', () => {
  it.skipIf(!inject('postgres'))('equals its steps on a server', { timeout: PATIENCE }, async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const kills = Math.ceil(KILLS * 0.7);
    const steps = await torture({ url }, kills, SEED);
    console.log(`${kills} kills on a server, ${steps} steps: nothing lost, nothing twice`);
    expect(steps).toBeGreaterThan(kills);
    await drop();
  });

  it('equals its steps in a folder', { timeout: PATIENCE }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vorleser-torture-'));
    cpSync(await template(), folder, { recursive: true });
    const kills = Math.floor(KILLS * 0.3);
    const steps = await torture({ folder }, kills, SEED + 1);
    console.log(`${kills} kills in a folder, ${steps} steps: nothing lost, nothing twice`);
    expect(steps).toBeGreaterThan(kills);
    rmSync(folder, { recursive: true, force: true });
  });
});
