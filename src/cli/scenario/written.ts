const PLAIN = /^[\p{L}*][\p{L}\d #.'*/!?+_-]*$/u;
const WORDS = ['true', 'false', 'null'];

/** A value on one line, as a reviewer likes to read it: `{who: Brun, parts: [{source: ME, value: 2}]}`. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{${details(value)}}`;
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && !WORDS.includes(value) ? value : JSON.stringify(value);
}

/** What stands in the braces of an object; what is undefined is not there. */
export function details(value: object): string {
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${key}: ${written(each)}`)
    .join(', ');
}
