import { ApplicationCommandType } from 'discord-api-types/v10';
import { isAbsent, objectOf, objectsOf, textOf, wordOf, type Json } from '../json.js';
import { options } from './command-option.js';
import { commandName } from './command-name.js';
import { at, complain, type Complaint } from './complaint.js';
import { oneOf, text } from './value.js';

/** Characters of names, descriptions and choices together. */
const MOST_CHARACTERS = 8000;

/** How many commands of a kind one place may have. */
export const MOST_COMMANDS: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };

export const commandType = (command: Json): ApplicationCommandType =>
  isAbsent(command['type']) ? ApplicationCommandType.ChatInput : (command['type'] as ApplicationCommandType);

/** One application command. */
export function command(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...oneOf([1, 2, 3, 4], true)(node['type'], at(path, 'type')),
    ...(commandType(node) === ApplicationCommandType.ChatInput ? slash(node, path) : menu(node, path)),
    ...permissions(node['default_member_permissions'], at(path, 'default_member_permissions')),
  ];
}

function slash(node: Json, path: string): Complaint[] {
  return [
    ...commandName(node['name'], at(path, 'name')),
    ...text({ min: 1, max: 100 })(node['description'], at(path, 'description')),
    ...options(node['options'], at(path, 'options')),
    ...(sizeOf(node) > MOST_CHARACTERS
      ? complain(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MOST_CHARACTERS})`)
      : []),
  ];
}

function menu(node: Json, path: string): Complaint[] {
  return [
    ...text({ min: 1, max: 32 })(node['name'], at(path, 'name')),
    ...(textOf(node['description']) === ''
      ? []
      : complain(
          at(path, 'description'),
          'APPLICATION_COMMAND_DESCRIPTION_INVALID',
          'Context menu commands cannot have a description',
        )),
  ];
}

function permissions(value: unknown, path: string): Complaint[] {
  return isAbsent(value) || /^\d+$/u.test(wordOf(value))
    ? []
    : complain(path, 'NUMBER_TYPE_COERCE', `Value "${wordOf(value)}" is not int.`);
}

function sizeOf(node: Json): number {
  const own = textOf(node['name']).length + textOf(node['description']).length;
  const picks = objectsOf(node['choices']).reduce(
    (sum, entry) => sum + textOf(entry['name']).length + wordOf(entry['value']).length,
    0,
  );
  return objectsOf(node['options']).reduce((sum, entry) => sum + sizeOf(entry), own + picks);
}

/** No two commands of one kind may share a name in one place. */
export function namedOnce(commands: readonly unknown[]): Complaint[] {
  const keys = commands.map((entry) => `${commandType(objectOf(entry))} ${String(objectOf(entry)['name'])}`);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? complain(String(index), 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')
      : [],
  );
}
