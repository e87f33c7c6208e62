import { count } from './english.js';

const hours = (after: string, never: string) => (value: unknown) =>
  typeof value === 'number' && value > 0 ? `${after} after ${count(value, 'hour')}.` : never;

/** The settings that every table has, in words. */
const SETTINGS: Readonly<Record<string, (value: unknown) => string>> = {
  turnHours: hours('A turn that nobody takes goes on by itself', 'A turn waits for its player, however long it takes.'),
  decisionHours: hours(
    'A question that nobody answers gets its safe answer',
    'A question waits for its answer, however long it takes.',
  ),
  reminderHours: hours('Whoever is waited for is reminded', 'Nobody is reminded that others are waiting.'),
  pings: (value) => (value === false ? 'Nobody is pinged.' : 'Whoever is called on is pinged.'),
  beginners: (value) =>
    value === true
      ? 'I warn of a dangerous page if a talisman, a charm, can roll another one instead.'
      : 'Before every page I ask whether a talisman, a charm, shall roll another one, and never say what it holds.',
};

/** What of these settings people know, one line each. */
export function settingLines(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(SETTINGS).flatMap(([key, say]) => (key in settings ? [say(settings[key])] : []));
}

/** All settings as they stand, those that nobody touched among them. */
export const allSettingLines = (settings: Readonly<Record<string, unknown>>): readonly string[] =>
  settingLines({ turnHours: 0, decisionHours: 0, reminderHours: 0, pings: true, ...settings });
