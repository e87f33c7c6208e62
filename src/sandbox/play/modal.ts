import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Stage } from '../interactions/answer.js';
import type { Interaction } from '../interactions/interaction.js';
import { isAbsent, isObject, listOf, numberOf, objectOf, objectsOf, textOf, type Json } from '../json.js';
import { placedFields } from '../limits/modal.js';
import { failure, type Failure } from '../outcome.js';
import { messageJson } from '../world/messages.js';
import { valuesFault } from './component.js';
import type { Resolved } from './option-value.js';

/** Sends an open modal; values by custom_id: text, a list of chosen values, or true and false for a checkbox. */
export function submit(stage: Stage, userId: string, modalId: string, values: Json): Interaction | Failure {
  const { world, interactions } = stage;
  const open = interactions.modals.get(modalId);
  if (open?.interaction.userId !== userId) return failure('unknown-modal', 'This form is no longer open.');
  const resolved: Resolved = {};
  const fields = placedFields(open.form.components, '').map(({ node }) => node);
  for (const field of fields) {
    const fault = fieldFault(stage, field, values[String(field['custom_id'])], resolved);
    if (fault !== null) return failure('bad-values', fault);
  }
  interactions.modals.delete(modalId);
  const source = world.messages.get(open.interaction.sourceId ?? '');
  const components = objectsOf(open.form.components).map((entry) => answered(entry, values));
  return interactions.open({
    kind: InteractionType.ModalSubmit,
    userId,
    place: world.place(open.interaction.placeId),
    ...(source && { message: messageJson(world, source) }),
    data: { custom_id: open.form.custom_id, components, ...(Object.keys(resolved).length > 0 && { resolved }) },
    metadata: { triggering_interaction_metadata: open.interaction.metadata },
  });
}

function answered(entry: Json, values: Json): Json {
  const { type, id } = entry;
  if (isObject(entry['component'])) return { type, id, component: fieldAnswer(entry['component'], values) };
  if (type === ComponentType.ActionRow)
    return { type, id, components: objectsOf(entry['components']).map((field) => fieldAnswer(field, values)) };
  return { type, id };
}

function fieldAnswer(field: Json, values: Json): Json {
  const { type, id, custom_id } = field;
  const value = values[String(custom_id)];
  const base = { type, id, custom_id };
  if (type === ComponentType.TextInput) return { ...base, value: textOf(value, textOf(field['value'])) };
  if (type === ComponentType.RadioGroup) return { ...base, value: listed(value)[0] ?? null };
  if (type === ComponentType.Checkbox) return { ...base, value: value === true };
  return { ...base, values: listed(value) };
}

const listed = (value: unknown): string[] => (typeof value === 'string' ? [value] : listOf(value).map(String));

function fieldFault(stage: Stage, field: Json, value: unknown, resolved: Resolved): string | null {
  const name = textOf(field['label'], String(field['custom_id']));
  const required = field['required'] !== false;
  if (field['type'] === ComponentType.Checkbox) return null;
  if (field['type'] === ComponentType.TextInput)
    return textFault(field, name, textOf(value, textOf(field['value'])), required);
  const chosen = listed(value);
  if (isAbsent(value) || chosen.length === 0) return required ? `${name}: this field is required.` : null;
  const isGroup = field['type'] === ComponentType.RadioGroup || field['type'] === ComponentType.CheckboxGroup;
  return isGroup ? groupFault(field, name, chosen) : valuesFault(stage, field, chosen, resolved);
}

function textFault(field: Json, name: string, text: string, required: boolean): string | null {
  const min = numberOf(objectOf(field)['min_length']);
  const max = numberOf(field['max_length'], 4000);
  if (text === '') return required ? `${name}: this field is required.` : null;
  if (text.length < min) return `${name}: at least ${min} characters.`;
  return text.length > max ? `${name}: at most ${max} characters.` : null;
}

function groupFault(field: Json, name: string, chosen: readonly string[]): string | null {
  const offered = objectsOf(field['options']).map((option) => option['value']);
  return chosen.every((value) => offered.includes(value)) ? null : `${name}: choose from the list.`;
}
