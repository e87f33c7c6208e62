import { ComponentType, type ComponentType as Type } from 'discord-api-types/v10';
import { isAbsent, listOf, numberOf, objectOf, objectsOf, type Json } from '../json.js';
import { at, complain, each, required, type Check, type Complaint } from './complaint.js';
import { customId, uniqueCustomIds, type Placed } from './custom-id.js';
import { textDisplay } from './layout.js';
import { select } from './select.js';
import { list, oneOf, text, whole } from './value.js';

/** A modal: title up to 45, one to five components. */
export function modal(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  const where = at(path, 'components');
  return [
    ...text({ min: 1, max: 45 })(node['title'], at(path, 'title')),
    ...customId(node['custom_id'], at(path, 'custom_id')),
    ...list({ min: 1, max: 5 })(node['components'], where),
    ...each(listOf(node['components']), where, entry),
    ...uniqueCustomIds(placedFields(node['components'], where)),
  ];
}

/** The fields a player fills in, with their places. */
export function placedFields(components: unknown, path: string): Placed[] {
  return objectsOf(components).flatMap((node, index) => {
    const where = at(path, index);
    const inner = objectsOf(node['components']).map((field, cell) => ({
      node: field,
      path: at(at(where, 'components'), cell),
    }));
    return isAbsent(node['component']) ? inner : [{ node: objectOf(node['component']), path: at(where, 'component') }];
  });
}

function entry(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  if (node['type'] === ComponentType.TextDisplay) return textDisplay(node, path);
  if (node['type'] === ComponentType.ActionRow) return oldRow(node, path);
  if (node['type'] === ComponentType.Label) return label(node, path);
  return complain(at(path, 'type'), 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1, 10, 18,).');
}

function oldRow(node: Json, path: string): Complaint[] {
  const where = at(path, 'components');
  return [
    ...list({ min: 1, max: 1 })(node['components'], where),
    ...each(listOf(node['components']), where, (field, spot) => [
      ...oneOf([ComponentType.TextInput])(objectOf(field)['type'], at(spot, 'type')),
      ...text({ min: 1, max: 45 })(objectOf(field)['label'], at(spot, 'label')),
      ...textInput(field, spot),
    ]),
  ];
}

function label(node: Json, path: string): Complaint[] {
  return [
    ...text({ min: 1, max: 45 })(node['label'], at(path, 'label')),
    ...text({ max: 100, optional: true })(node['description'], at(path, 'description')),
    ...(isAbsent(node['component'])
      ? required(at(path, 'component'))
      : field(node['component'], at(path, 'component'))),
  ];
}

function field(value: unknown, path: string): Complaint[] {
  const type = objectOf(value)['type'] as Type;
  const check = FIELDS[type];
  return check
    ? check(value, path)
    : complain(
        at(path, 'type'),
        'UNION_TYPE_CHOICES',
        `Value of field "type" must be one of (${Object.keys(FIELDS).join(', ')},).`,
      );
}

/** A text field: up to 4000 characters, placeholder up to 100. */
function textInput(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...customId(node['custom_id'], at(path, 'custom_id')),
    ...oneOf([1, 2])(node['style'], at(path, 'style')),
    ...whole({ min: 0, max: 4000, optional: true })(node['min_length'], at(path, 'min_length')),
    ...whole({ min: 1, max: 4000, optional: true })(node['max_length'], at(path, 'max_length')),
    ...text({ max: 100, optional: true })(node['placeholder'], at(path, 'placeholder')),
    ...text({ max: numberOf(node['max_length'], 4000), optional: true })(node['value'], at(path, 'value')),
  ];
}

const options =
  (min: number, max: number): Check =>
  (value, path) => [
    ...customId(objectOf(value)['custom_id'], at(path, 'custom_id')),
    ...list({ min, max })(objectOf(value)['options'], at(path, 'options')),
  ];

const onlyCustomId: Check = (value, path) => customId(objectOf(value)['custom_id'], at(path, 'custom_id'));

const FIELDS: Readonly<Partial<Record<Type, Check>>> = {
  [ComponentType.StringSelect]: select,
  [ComponentType.TextInput]: textInput,
  [ComponentType.UserSelect]: select,
  [ComponentType.RoleSelect]: select,
  [ComponentType.MentionableSelect]: select,
  [ComponentType.ChannelSelect]: select,
  [ComponentType.FileUpload]: onlyCustomId,
  [ComponentType.RadioGroup]: options(2, 10),
  [ComponentType.CheckboxGroup]: options(1, 10),
  [ComponentType.Checkbox]: onlyCustomId,
};
