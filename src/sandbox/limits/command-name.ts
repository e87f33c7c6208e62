import { complain, type Complaint } from './complaint.js';
import { text } from './value.js';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Name of a slash command or an option: 1-32 letters, digits, - _ ', all lower case. */
export function commandName(value: unknown, path: string): Complaint[] {
  const faults = text({ min: 1, max: 32 })(value, path);
  if (faults.length > 0 || typeof value !== 'string') return faults;
  return NAME.test(value) && value === value.toLowerCase()
    ? []
    : complain(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}
