import { isAbsent, wordOf } from '../json.js';
import { complain, required, type Check, type Complaint } from './complaint.js';

interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly optional?: boolean;
}

const between = (min: number, max: number) => `Must be between ${min} and ${max} in length.`;

/** Text of `min` to `max` UTF-16 units, the way discord.js counts them. */
export function text({ min = 0, max = Infinity, optional = false }: Range): Check {
  return (value, path) => {
    if (isAbsent(value)) return optional ? [] : required(path);
    if (typeof value !== 'string') return complain(path, 'BASE_TYPE_STRING', 'Must be a string.');
    if (value.length < min && value === '') return required(path);
    if (value.length < min || (value.length > max && min > 0))
      return complain(path, 'BASE_TYPE_BAD_LENGTH', between(min, max));
    if (value.length > max) return complain(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    return [];
  };
}

/** A whole number within the range. */
export function whole({ min = -Infinity, max = Infinity, optional = false }: Range): Check {
  return (value, path) => {
    if (isAbsent(value)) return optional ? [] : required(path);
    if (!Number.isInteger(value)) return complain(path, 'NUMBER_TYPE_COERCE', `Value "${wordOf(value)}" is not int.`);
    return inRange(value as number, path, min, max);
  };
}

function inRange(value: number, path: string, min: number, max: number): Complaint[] {
  if (value < min) return complain(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  if (value > max) return complain(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  return [];
}

/** One of a few values. */
export function oneOf(values: readonly unknown[], optional = false): Check {
  return (value, path) => {
    if (isAbsent(value)) return optional ? [] : required(path);
    return values.includes(value)
      ? []
      : complain(
          path,
          'BASE_TYPE_CHOICES',
          `Value must be one of {${values.map((entry) => String(entry)).join(', ')}}.`,
        );
  };
}

/** A list of `min` to `max` entries; the entries themselves are checked elsewhere. */
export function list({ min = 0, max = Infinity, optional = false }: Range): Check {
  return (value, path) => {
    if (isAbsent(value)) return optional ? [] : required(path);
    if (!Array.isArray(value)) return complain(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return value.length < min || value.length > max ? complain(path, 'BASE_TYPE_BAD_LENGTH', between(min, max)) : [];
  };
}

export function flag(value: unknown, path: string): Complaint[] {
  return isAbsent(value) || typeof value === 'boolean'
    ? []
    : complain(path, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
}
