import { listOf, objectOf } from '../json.js';
import { at, complain, each, type Complaint } from './complaint.js';
import { list, text } from './value.js';

/** Up to 25 choices of a command option or an autocomplete answer; name and value up to 100. */
export function choices(value: unknown, path: string, numeric = false): Complaint[] {
  return [
    ...list({ max: 25, optional: true })(value, path),
    ...each(listOf(value), path, (entry, where) => choice(entry, where, numeric)),
  ];
}

function choice(value: unknown, path: string, numeric: boolean): Complaint[] {
  const node = objectOf(value);
  return [
    ...text({ min: 1, max: 100 })(node['name'], at(path, 'name')),
    ...(typeof node['value'] === 'number'
      ? []
      : numeric
        ? complain(at(path, 'value'), 'NUMBER_TYPE_COERCE', `Value "${String(node['value'])}" is not a number.`)
        : text({ min: 1, max: 100 })(node['value'], at(path, 'value'))),
  ];
}
