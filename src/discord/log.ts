/** Where the bot notes what went on: one event with its details, no tokens and no players' texts. */
export type Log = (event: string, details?: Readonly<Record<string, string | number | boolean | null>>) => void;

/** One line of JSON each, which every collector can read. */
export const consoleLog: Log = (event, details = {}) =>
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
