import {
  ComponentType,
  InteractionResponseType as Answer,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { demand, refuse } from '../discord-error.js';
import { numberOf, objectOf, type Json } from '../json.js';
import { callback } from '../limits/callback.js';
import type { Outcome } from '../outcome.js';
import type { Upload } from '../world/files.js';
import { createMessage, editMessage, hasFlag, isEmpty, messageJson, stateOf, type Desk } from '../world/messages.js';
import type { Kept } from '../world/records.js';
import type { Interaction } from './interaction.js';
import { isLate } from './interaction.js';
import type { OpenInteractions } from './open-interactions.js';

export interface Stage extends Desk {
  readonly interactions: OpenInteractions;
}

interface Given {
  readonly body: Json;
  readonly uploads: readonly Upload[];
  readonly arrivedAt: number;
}

/** Carries out an interaction callback. Throws 10062, 40060, 50035 or 50006 and then changes nothing. */
export function answerInteraction(stage: Stage, interaction: Interaction, given: Given): Kept | null {
  if (isLate(interaction, given.arrivedAt)) {
    stage.interactions.expire();
    throw refuse('unknownInteraction');
  }
  if (interaction.answer !== null) throw refuse('alreadyAcknowledged');
  const source = sourceOf(stage, interaction);
  demand(callback(given.body, { kind: interaction.kind, source: source ? stateOf(source.message) : null }));
  const type = given.body['type'] as Answer;
  const shown = perform(stage, interaction, type, given);
  interaction.answer = type;
  return shown;
}

const sourceOf = ({ world }: Stage, interaction: Interaction): Kept | null =>
  world.messages.get(interaction.sourceId ?? '') ?? null;

function perform(stage: Stage, interaction: Interaction, type: Answer, given: Given): Kept | null {
  const data = objectOf(given.body['data']);
  switch (type) {
    case Answer.ChannelMessageWithSource:
      return reply(stage, interaction, data, given.uploads);
    case Answer.DeferredChannelMessageWithSource:
      return think(stage, interaction, data);
    case Answer.DeferredMessageUpdate:
      return keepSource(stage, interaction);
    case Answer.UpdateMessage:
      return updateSource(stage, interaction, data, given.uploads);
    default:
      stage.interactions.settled(interaction, withoutMessage(stage, interaction, type, data));
      return null;
  }
}

function reply(stage: Stage, interaction: Interaction, data: Json, uploads: readonly Upload[]): Kept {
  if (isEmpty(data, uploads)) throw refuse('emptyMessage');
  const kept = newAnswer(stage, interaction, data, uploads);
  interaction.originalId = kept.message.id;
  stage.interactions.settled(interaction, seen(stage, kept));
  return kept;
}

function think(stage: Stage, interaction: Interaction, data: Json): Kept {
  const kept = newAnswer(stage, interaction, data, [], true);
  interaction.originalId = kept.message.id;
  stage.interactions.answered(interaction, { kind: 'thinking', message: messageJson(stage.world, kept) });
  return kept;
}

function newAnswer(
  stage: Stage,
  interaction: Interaction,
  data: Json,
  uploads: readonly Upload[],
  loading = false,
): Kept {
  const { world } = stage;
  const isCommand = interaction.kind === InteractionType.ApplicationCommand;
  const replied =
    interaction.sourceId === null ? null : { message_id: interaction.sourceId, channel_id: interaction.placeId };
  return createMessage(stage, {
    place: world.place(interaction.placeId),
    author: world.bot,
    body: data,
    uploads,
    type: isCommand ? MessageType.ChatInputCommand : replied ? MessageType.Reply : MessageType.Default,
    reference: replied && { ...replied, type: MessageReferenceType.Default, guild_id: world.realm.guildId },
    visibleTo: isPrivate(data) ? interaction.userId : null,
    interaction,
    loading,
  });
}

const isPrivate = (data: Json) => (numberOf(data['flags']) & MessageFlags.Ephemeral) !== 0;

function keepSource(stage: Stage, interaction: Interaction): Kept | null {
  interaction.originalId = interaction.sourceId;
  stage.interactions.answered(interaction, { kind: 'acknowledged' });
  return null;
}

function updateSource(stage: Stage, interaction: Interaction, data: Json, uploads: readonly Upload[]): Kept {
  const source = sourceOf(stage, interaction);
  if (!source) throw refuse('unknownMessage');
  const kept = editMessage(stage, source, data, uploads);
  interaction.originalId = kept.message.id;
  stage.interactions.settled(interaction, { kind: 'update', message: messageJson(stage.world, kept) });
  return kept;
}

function withoutMessage(stage: Stage, interaction: Interaction, type: Answer, data: Json): Outcome {
  if (type === Answer.Modal) return showModal(stage, interaction, numbered(data));
  return { kind: 'choices', choices: (data['choices'] ?? []) as APIApplicationCommandOptionChoice[] };
}

function showModal(stage: Stage, interaction: Interaction, form: APIModalInteractionResponseCallbackData): Outcome {
  stage.interactions.modals.set(interaction.id, { interaction, form });
  return { kind: 'modal', modal: { id: interaction.id, form } };
}

/** The form with numbers on its components, which come back when it is sent. */
function numbered(data: Json): APIModalInteractionResponseCallbackData {
  let last = 0;
  const number = (node: Json): Json => ({
    ...node,
    id: (last += 1),
    ...(Array.isArray(node['components']) && {
      components: node['components'].map((entry) => number(objectOf(entry))),
    }),
    ...(node['type'] === ComponentType.Label && { component: number(objectOf(node['component'])) }),
  });
  return number({ ...data, id: undefined }) as unknown as APIModalInteractionResponseCallbackData;
}

/** A finished message as its player meets it. */
export function seen(stage: Desk, kept: Kept): Outcome {
  const message = messageJson(stage.world, kept);
  if (hasFlag(message, MessageFlags.Loading)) return { kind: 'thinking', message };
  return { kind: kept.visibleTo === null ? 'reply' : 'private', message };
}
