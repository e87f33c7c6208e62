import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a chromium is, by CHROMIUM_PATH or in its usual place; null if nowhere. */
export const chromiumPath = (): string | null =>
  [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path)) ?? null;

/** Says why browser tests are skipped; true if they can run. */
export function hasBrowser(): boolean {
  if (chromiumPath() !== null) return true;
  console.warn('No chromium was found: the browser tests are skipped. Install one, or set CHROMIUM_PATH.');
  return false;
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath() ?? '', args: ARGUMENTS });
}
