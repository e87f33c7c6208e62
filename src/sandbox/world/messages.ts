import {
  MessageFlags,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIMessageReference,
  type APIUser,
  type MessageType,
} from 'discord-api-types/v10';
import { demand, refuse } from '../discord-error.js';
import { isAbsent, numberOf, textOf, type Json } from '../json.js';
import { messageBody, type Before } from '../limits/message.js';
import { takeAttachments } from './attachments.js';
import { wireComponents } from './components.js';
import { wireEmbeds } from './embeds.js';
import type { Files, Upload } from './files.js';
import { mentionsOf, type Manner } from './mentions.js';
import type { Kept, Place } from './records.js';
import { channelJson } from './wire.js';
import type { World } from './world.js';

export interface Desk {
  readonly world: World;
  readonly files: Files;
  readonly baseUrl: () => string;
}

/** A message to be made. `body` is unchecked JSON. */
export interface Draft {
  readonly place: Place;
  readonly author: APIUser;
  readonly body: Json;
  readonly uploads: readonly Upload[];
  readonly type: MessageType;
  readonly reference?: APIMessageReference | null;
  readonly visibleTo?: string | null;
  readonly interaction?: {
    readonly id: string;
    readonly metadata: APIMessageInteractionMetadata;
    readonly commandName?: string | null;
  } | null;
  readonly loading?: boolean;
}

const KEPT_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2 |
  MessageFlags.IsVoiceMessage;

/** What a message is before an edit, as the limits ask for it. */
export const stateOf = (message: APIMessage): Before => ({
  v2: hasFlag(message, MessageFlags.IsComponentsV2),
  content: message.content !== '',
  embeds: message.embeds.length > 0,
});

const flagsOf = ({ flags }: APIMessage): number => flags ?? 0;

export const hasFlag = (message: APIMessage, flag: MessageFlags): boolean => (flagsOf(message) & flag) !== 0;

export function withFlag(message: APIMessage, flag: MessageFlags): APIMessage {
  const flagged: object = { ...message, flags: flagsOf(message) | flag };
  return flagged as APIMessage;
}

/** Makes a message and keeps it. Throws 50035 for a bad body and 50006 for an empty one. */
export function createMessage(desk: Desk, draft: Draft): Kept {
  const { place, body, uploads, loading = false } = draft;
  demand(messageBody(body));
  if (!loading && isEmpty(body, uploads)) throw refuse('emptyMessage');
  return desk.world.putMessage({
    message: newMessage(desk, draft, place.id),
    visibleTo: draft.visibleTo ?? null,
    interactionId: draft.interaction?.id ?? null,
  });
}

function newMessage(desk: Desk, draft: Draft, placeId: string): APIMessage {
  const { world } = desk;
  const { author, body, type, interaction, reference } = draft;
  const message = {
    id: world.ids.next(),
    channel_id: placeId,
    author,
    timestamp: world.now,
    edited_timestamp: null,
    tts: body['tts'] === true,
    mention_roles: [],
    pinned: false,
    type,
    flags: newFlags(draft),
    ...written(desk, draft, placeId),
    ...(!isAbsent(body['nonce']) && { nonce: body['nonce'] }),
    ...(reference && { message_reference: reference }),
    ...(interaction && fromInteraction(world, interaction)),
  };
  return message as unknown as APIMessage;
}

function newFlags({ body, visibleTo, loading }: Draft): number {
  const own = numberOf(body['flags']) & KEPT_FLAGS;
  return own | (visibleTo ? MessageFlags.Ephemeral : 0) | (loading ? MessageFlags.Loading : 0);
}

function fromInteraction(world: World, { metadata, commandName }: NonNullable<Draft['interaction']>): Json {
  const { applicationId } = world.realm;
  const { id, type, user } = metadata;
  return {
    application_id: applicationId,
    webhook_id: applicationId,
    interaction_metadata: metadata,
    ...(commandName && { interaction: { id, type, name: commandName, user } }),
  };
}

function written(desk: Desk, { body, uploads, interaction }: Draft, placeId: string): Json {
  const attachments = takeAttachments(desk, placeId, body, uploads);
  return {
    content: textOf(body['content']),
    attachments,
    embeds: wireEmbeds(body['embeds'], attachments),
    components: wireComponents(body['components'], attachments, () => desk.world.ids.next()),
    ...mentioned(desk.world, body, interaction ? 'interaction' : 'plain'),
  };
}

function mentioned(world: World, body: Json, manner: Manner): Json {
  const { users, everyone } = mentionsOf(world, body, manner);
  return { mentions: users, mention_everyone: everyone };
}

/** Whether a body would show nothing at all. */
export function isEmpty(body: Json, uploads: readonly Upload[]): boolean {
  const parts = ['content', 'embeds', 'components', 'sticker_ids', 'poll'];
  const blank = (value: unknown) =>
    isAbsent(value) ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return uploads.length === 0 && parts.every((key) => blank(body[key]));
}

/** Changes a message: keys left out stay, null empties. A deferral that is filled in stops loading. */
export function editMessage(desk: Desk, kept: Kept, body: Json, uploads: readonly Upload[]): Kept {
  const { message } = kept;
  demand(messageBody(body, stateOf(message)));
  const next = edited(desk, kept, body, uploads);
  if (showsNothing(next)) throw refuse('emptyMessage');
  return desk.world.putMessage({ ...kept, message: next });
}

function edited(desk: Desk, { message, interactionId }: Kept, body: Json, uploads: readonly Upload[]): APIMessage {
  const attachments = takeAttachments(desk, message.channel_id, body, uploads, message.attachments);
  const wasLoading = hasFlag(message, MessageFlags.Loading);
  const changed: Json = {
    ...message,
    attachments,
    flags: editedFlags(message, body),
    edited_timestamp: wasLoading ? null : desk.world.now,
    ...(body['content'] !== undefined && { content: textOf(body['content']) }),
    ...(body['embeds'] !== undefined && { embeds: wireEmbeds(body['embeds'], attachments) }),
    ...(body['components'] !== undefined && {
      components: wireComponents(body['components'], attachments, () => desk.world.ids.next()),
    }),
  };
  const text = { ...body, content: changed['content'], components: changed['components'] };
  const next: object = { ...changed, ...mentioned(desk.world, text, interactionId ? 'interaction' : 'plain') };
  return next as APIMessage;
}

function editedFlags(message: APIMessage, body: Json): number {
  const before = flagsOf(message) & ~MessageFlags.Loading;
  const given = body['flags'];
  if (typeof given !== 'number') return before;
  const suppress = given & MessageFlags.SuppressEmbeds;
  return (before & ~MessageFlags.SuppressEmbeds) | suppress | (given & MessageFlags.IsComponentsV2);
}

const showsNothing = (message: APIMessage) =>
  message.content.trim() === '' &&
  message.embeds.length === 0 &&
  message.attachments.length === 0 &&
  (message.components ?? []).length === 0;

/** The message as the REST routes show it: with the message it replies to and the thread that grew from it. */
export function messageJson(world: World, kept: Kept): APIMessage {
  const { message } = kept;
  const thread = world.places.get(message.id);
  const repliedTo = world.messages.get(message.message_reference?.message_id ?? '');
  return {
    ...message,
    ...(message.message_reference && { referenced_message: repliedTo?.message ?? null }),
    ...(thread && { thread: channelJson(world, thread) }),
  };
}
