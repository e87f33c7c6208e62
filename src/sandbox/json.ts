/** A JSON object of unknown content, as it comes off the wire. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject);

export const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

export const numberOf = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);

/** A value as it stands, for a sentence or a comparison. */
export const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** The object without the keys whose value is undefined, so that it equals its own JSON round trip. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
