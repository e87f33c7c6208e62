import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { isAbsent, listOf, objectOf, objectsOf, type Json } from '../json.js';
import { choices } from './choices.js';
import { commandName } from './command-name.js';
import { at, complain, each, type Complaint } from './complaint.js';
import { list, oneOf, text, whole } from './value.js';

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const WITH_CHOICES: readonly unknown[] = [Type.String, Type.Integer, Type.Number];

/** Up to 25 options, the required ones first, no name twice; subcommands never beside plain options. */
export function options(value: unknown, path: string, depth = 0): Complaint[] {
  const nodes = objectsOf(value);
  return [
    ...list({ max: 25, optional: true })(value, path),
    ...each(listOf(value), path, (entry, where) => option(entry, where, depth)),
    ...requiredFirst(nodes, path),
    ...namedOnce(nodes, path),
    ...unmixed(nodes, path),
  ];
}

function option(value: unknown, path: string, depth: number): Complaint[] {
  const node = objectOf(value);
  return [
    ...oneOf(TYPES)(node['type'], at(path, 'type')),
    ...commandName(node['name'], at(path, 'name')),
    ...text({ min: 1, max: 100 })(node['description'], at(path, 'description')),
    ...(isBranch(node) ? branch(node, path, depth) : leaf(node, path)),
  ];
}

const isBranch = (node: Json) => node['type'] === Type.Subcommand || node['type'] === Type.SubcommandGroup;

function branch(node: Json, path: string, depth: number): Complaint[] {
  const deepest = node['type'] === Type.SubcommandGroup ? 0 : 1;
  if (depth > deepest)
    return complain(
      at(path, 'type'),
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command option types cannot be nested here',
    );
  return options(node['options'], at(path, 'options'), depth + 1);
}

function leaf(node: Json, path: string): Complaint[] {
  const numeric = node['type'] !== Type.String;
  return [
    ...(WITH_CHOICES.includes(node['type']) ? choices(node['choices'], at(path, 'choices'), numeric) : []),
    ...(node['autocomplete'] === true && listOf(node['choices']).length > 0
      ? complain(
          path,
          'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
          'autocomplete and choices are mutually exclusive',
        )
      : []),
    ...whole({ min: 0, max: 6000, optional: true })(node['min_length'], at(path, 'min_length')),
    ...whole({ min: 1, max: 6000, optional: true })(node['max_length'], at(path, 'max_length')),
  ];
}

function requiredFirst(nodes: readonly Json[], path: string): Complaint[] {
  const firstOptional = nodes.findIndex((node) => node['required'] !== true && !isBranch(node));
  return nodes.flatMap((node, index) =>
    node['required'] === true && firstOptional !== -1 && index > firstOptional
      ? complain(
          at(path, index),
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        )
      : [],
  );
}

function namedOnce(nodes: readonly Json[], path: string): Complaint[] {
  const names = nodes.map((node) => node['name']);
  return names.flatMap((name, index) =>
    !isAbsent(name) && names.indexOf(name) < index
      ? complain(at(path, index), 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option name must be unique')
      : [],
  );
}

function unmixed(nodes: readonly Json[], path: string): Complaint[] {
  const branches = nodes.filter(isBranch).length;
  return branches > 0 && branches < nodes.length
    ? complain(
        path,
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      )
    : [];
}
