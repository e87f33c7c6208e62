import { InteractionResponseType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import { numberOf, type Json } from '../json.js';
import type { Upload } from '../world/files.js';
import { createMessage, editMessage, hasFlag, messageJson } from '../world/messages.js';
import type { Kept } from '../world/records.js';
import { seen, type Stage } from './answer.js';
import { isOver, type Interaction } from './interaction.js';

/** The interaction of a webhook token. Throws 10015 for an unknown or unanswered one, 50027 after 15 minutes. */
export function byWebhookToken(stage: Stage, token: string, arrivedAt: number): Interaction {
  const interaction = stage.interactions.byToken(token);
  if (!interaction) throw refuse('unknownWebhook');
  if (isOver(interaction, arrivedAt)) throw refuse('invalidWebhookToken');
  if (
    interaction.answer === null ||
    interaction.answer === InteractionResponseType.ApplicationCommandAutocompleteResult
  )
    throw refuse('unknownWebhook');
  return interaction;
}

/** A message this interaction's token may touch: `@original`, or one it made. Throws 10008. */
export function ownMessage(stage: Stage, interaction: Interaction, name: string): Kept {
  const id = name === '@original' ? interaction.originalId : name;
  const kept = stage.world.messages.get(id ?? '');
  if (!kept || (kept.interactionId !== interaction.id && kept.message.id !== interaction.originalId))
    throw refuse('unknownMessage');
  return kept;
}

/** POST to the webhook. Right after a deferral it fills the deferral in, and its own flag EPHEMERAL is ignored. */
export function followUp(stage: Stage, interaction: Interaction, body: Json, uploads: readonly Upload[]): Kept {
  const original = stage.world.messages.get(interaction.originalId ?? '');
  if (original && original.interactionId === interaction.id && hasFlag(original.message, MessageFlags.Loading))
    return editOwn(stage, interaction, original, body, uploads);
  const kept = newFollowUp(stage, interaction, body, uploads);
  stage.interactions.settled(interaction, seen(stage, kept));
  return kept;
}

function newFollowUp(stage: Stage, interaction: Interaction, body: Json, uploads: readonly Upload[]): Kept {
  const { world } = stage;
  const answered = interaction.originalId;
  const reference = answered && {
    type: 0,
    message_id: answered,
    channel_id: interaction.placeId,
    guild_id: world.realm.guildId,
  };
  const metadata = { ...interaction.metadata, ...(answered && { original_response_message_id: answered }) };
  return createMessage(stage, {
    place: world.place(interaction.placeId),
    author: world.bot,
    body,
    uploads,
    type: reference ? MessageType.Reply : MessageType.Default,
    reference: reference || null,
    visibleTo: (numberOf(body['flags']) & MessageFlags.Ephemeral) !== 0 ? interaction.userId : null,
    interaction: { id: interaction.id, metadata },
  });
}

/** PATCH by token. Throws 50083 in an archived thread. */
export function editOwn(
  stage: Stage,
  interaction: Interaction,
  kept: Kept,
  body: Json,
  uploads: readonly Upload[],
): Kept {
  if (stage.world.place(kept.message.channel_id).archived) throw refuse('archived');
  const next = editMessage(stage, kept, body, uploads);
  const isSource = next.message.id === interaction.sourceId;
  stage.interactions.settled(
    interaction,
    isSource ? { kind: 'update', message: messageJson(stage.world, next) } : seen(stage, next),
  );
  return next;
}

export function deleteOwn(stage: Stage, interaction: Interaction, kept: Kept): void {
  stage.world.removeMessage(kept);
  stage.interactions.settled(interaction, { kind: 'gone' });
}
