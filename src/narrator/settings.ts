import { count } from './english.js';

const hours = (what: string) => (value: unknown) =>
  typeof value === 'number' && value > 0 ? `${what} after ${count(value, 'hour')}.` : `${what} never.`;

/** The settings that every table has, in words. */
const SETTINGS: Readonly<Record<string, (value: unknown) => string>> = {
  turnHours: hours('A turn goes on by itself'),
  decisionHours: hours('A question gets its safe answer'),
  reminderHours: hours('Whoever is waited for is reminded'),
  pings: (value) => (value === false ? 'Nobody is pinged.' : 'Whoever is called on is pinged.'),
  beginners: (value) =>
    value === true
      ? 'Before dangerous events I say so, where a talisman could help.'
      : 'Before dangerous events I say nothing.',
};

/** What of these settings people know, one line each. */
export function settingLines(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(SETTINGS).flatMap(([key, say]) => (key in settings ? [say(settings[key])] : []));
}

/** All settings as they stand, those that nobody touched among them. */
export const allSettingLines = (settings: Readonly<Record<string, unknown>>): readonly string[] =>
  settingLines({ turnHours: 0, decisionHours: 0, reminderHours: 0, pings: true, ...settings });
