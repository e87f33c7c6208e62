import { ButtonStyle, ComponentType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { Stage } from '../interactions/answer.js';
import type { Interaction } from '../interactions/interaction.js';
import { numberOf, objectsOf, type Json } from '../json.js';
import { placedComponents } from '../limits/component-tree.js';
import { failure, type Failure } from '../outcome.js';
import { hasFlag, messageJson } from '../world/messages.js';
import type { Kept } from '../world/records.js';
import { resolveChannel, resolveRole, resolveUser, type Resolved } from './option-value.js';

export interface Touch {
  readonly userId: string;
  readonly messageId: string;
  readonly customId: string;
}

interface Touched {
  readonly kept: Kept;
  readonly node: Json;
}

/** Presses a button. */
export function press(stage: Stage, touch: Touch): Interaction | Failure {
  const touched = find(stage, touch);
  if ('kind' in touched) return touched;
  const { node } = touched;
  if (node['type'] !== ComponentType.Button || node['style'] === ButtonStyle.Link)
    return failure('unknown-component', `${touch.customId} is not a button to press.`);
  return open(stage, touch, touched, { component_type: ComponentType.Button });
}

/** Chooses from a menu. */
export function choose(stage: Stage, touch: Touch, values: readonly string[]): Interaction | Failure {
  const touched = find(stage, touch);
  if ('kind' in touched) return touched;
  const resolved: Resolved = {};
  const fault = valuesFault(stage, touched.node, values, resolved);
  if (fault !== null) return failure('bad-values', fault);
  const extra = Object.keys(resolved).length > 0 ? { resolved } : {};
  return open(stage, touch, touched, { component_type: touched.node['type'], values, ...extra });
}

function open(stage: Stage, touch: Touch, { kept, node }: Touched, data: object): Interaction {
  return stage.interactions.open({
    kind: InteractionType.MessageComponent,
    userId: touch.userId,
    place: stage.world.place(kept.message.channel_id),
    message: messageJson(stage.world, kept),
    data: { ...data, custom_id: touch.customId, id: node['id'] },
    metadata: { interacted_message_id: kept.message.id },
  });
}

function find({ world }: Stage, { userId, messageId, customId }: Touch): Touched | Failure {
  const kept = world.messages.get(messageId);
  if (!kept || (kept.visibleTo !== null && kept.visibleTo !== userId))
    return failure('unknown-message', 'This message is gone.');
  if (world.place(kept.message.channel_id).archived) return failure('archived', 'This thread is archived.');
  if (hasFlag(kept.message, MessageFlags.Loading))
    return failure('unknown-component', 'This message is not there yet.');
  const placed = placedComponents(kept.message.components, '').find(({ node }) => node['custom_id'] === customId);
  if (!placed) return failure('unknown-component', `This message has no ${customId}.`);
  if (placed.node['disabled'] === true) return failure('disabled', 'This is disabled.');
  return { kept, node: placed.node };
}

/** What is wrong with the values for this menu, or null. Ids are looked up on the way. */
export function valuesFault(stage: Stage, node: Json, values: readonly string[], resolved: Resolved): string | null {
  const min = numberOf(node['min_values'], 1);
  const max = numberOf(node['max_values'], 1);
  if (values.length < min || values.length > max) return `Choose ${min === max ? `${min}` : `${min} to ${max}`}.`;
  if (new Set(values).size < values.length) return 'Nothing can be chosen twice.';
  const unknown = values.find((value) => !isOffered(stage, node, value, resolved));
  return unknown === undefined ? null : `${unknown} is not on the list.`;
}

function isOffered({ world }: Stage, node: Json, value: string, resolved: Resolved): boolean {
  switch (node['type']) {
    case ComponentType.StringSelect:
      return objectsOf(node['options']).some((option) => option['value'] === value);
    case ComponentType.UserSelect:
      return resolveUser(world, value, resolved) !== null;
    case ComponentType.RoleSelect:
      return resolveRole(world, value, resolved) !== null;
    case ComponentType.ChannelSelect:
      return resolveChannel(world, value, resolved) !== null;
    case ComponentType.MentionableSelect:
      return resolveUser(world, value, resolved) !== null || resolveRole(world, value, resolved) !== null;
    default:
      return false;
  }
}
