import { ComponentType } from 'discord-api-types/v10';
import { listOf, numberOf, objectOf, objectsOf, type Json } from '../json.js';
import { at, complain, each, type Complaint } from './complaint.js';
import { customId } from './custom-id.js';
import { flag, list, text, whole } from './value.js';

/** A menu: 25 options, placeholder up to 150, 0-25 of them to choose. */
export function select(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...customId(node['custom_id'], at(path, 'custom_id')),
    ...text({ max: 150, optional: true })(node['placeholder'], at(path, 'placeholder')),
    ...whole({ min: 0, max: 25, optional: true })(node['min_values'], at(path, 'min_values')),
    ...whole({ min: 1, max: 25, optional: true })(node['max_values'], at(path, 'max_values')),
    ...flag(node['disabled'], at(path, 'disabled')),
    ...order(node, path),
    ...(node['type'] === ComponentType.StringSelect ? options(node, path) : []),
  ];
}

function order(node: Json, path: string): Complaint[] {
  return numberOf(node['min_values'], 1) > numberOf(node['max_values'], 1)
    ? complain(at(path, 'min_values'), 'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'min_values cannot exceed max_values')
    : [];
}

function options(node: Json, path: string): Complaint[] {
  const where = at(path, 'options');
  const given = listOf(node['options']);
  return [
    ...list({ min: 1, max: 25 })(node['options'], where),
    ...each(given, where, option),
    ...twice(node, where),
    ...count(node, given.length, path),
  ];
}

function option(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...text({ min: 1, max: 100 })(node['label'], at(path, 'label')),
    ...text({ min: 1, max: 100 })(node['value'], at(path, 'value')),
    ...text({ max: 100, optional: true })(node['description'], at(path, 'description')),
  ];
}

function twice(node: Json, path: string): Complaint[] {
  const values = objectsOf(node['options']).map((entry) => entry['value']);
  return values.flatMap((entry, index) =>
    entry !== undefined && values.indexOf(entry) < index
      ? complain(
          at(at(path, index), 'value'),
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        )
      : [],
  );
}

function count(node: Json, options: number, path: string): Complaint[] {
  const wanted = Math.max(numberOf(node['min_values'], 0), numberOf(node['max_values'], 0));
  return wanted > options && options > 0
    ? complain(at(path, 'options'), 'BASE_TYPE_BAD_LENGTH', `Must be between ${wanted} and 25 in length.`)
    : [];
}
