import { InteractionResponseType, MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import { NO_CONTENT, bodyOf, ok, param, type Call, type Reply } from '../http/call.js';
import { answerInteraction } from '../interactions/answer.js';
import { byWebhookToken, deleteOwn, editOwn, followUp, ownMessage } from '../interactions/follow-up.js';
import type { Interaction } from '../interactions/interaction.js';
import { hasFlag, messageJson } from '../world/messages.js';
import type { Kept } from '../world/records.js';
import type { RestContext, RestRoute } from './context.js';

function answer(call: Call, context: RestContext): Reply {
  const interaction = context.interactions.find(param(call, 'interaction'), param(call, 'token'));
  if (!interaction) throw refuse('unknownInteraction');
  const { arrivedAt, uploads } = call;
  const kept = answerInteraction(context, interaction, { body: bodyOf(call), uploads, arrivedAt });
  if (call.query.get('with_response') !== 'true') return NO_CONTENT;
  return ok(answerJson(interaction, kept && messageJson(context.world, kept)));
}

function answerJson(interaction: Interaction, message: APIMessage | null): object {
  const isUpdate = interaction.answer === InteractionResponseType.UpdateMessage;
  const type = isUpdate ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      channel_id: interaction.placeId,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: hasFlag(message, MessageFlags.Loading),
        response_message_ephemeral: hasFlag(message, MessageFlags.Ephemeral),
      }),
    },
    ...(message && { resource: { type, message } }),
  };
}

function owner(call: Call, context: RestContext): Interaction {
  if (param(call, 'application') !== context.world.realm.applicationId) throw refuse('unknownWebhook');
  return byWebhookToken(context, param(call, 'token'), call.arrivedAt);
}

function own(call: Call, context: RestContext): { interaction: Interaction; kept: Kept } {
  const interaction = owner(call, context);
  return { interaction, kept: ownMessage(context, interaction, param(call, 'message')) };
}

function edit(call: Call, context: RestContext): Reply {
  const { interaction, kept } = own(call, context);
  return ok(messageJson(context.world, editOwn(context, interaction, kept, bodyOf(call), call.uploads)));
}

function remove(call: Call, context: RestContext): Reply {
  const { interaction, kept } = own(call, context);
  deleteOwn(context, interaction, kept);
  return NO_CONTENT;
}

const WEBHOOK = '/webhooks/:application/:token';
const MESSAGE = `${WEBHOOK}/messages/:message`;

/** Callbacks, and the webhook that an interaction's token opens. */
export const interactionRoutes: readonly RestRoute[] = [
  { method: 'POST', pattern: '/interactions/:interaction/:token/callback', open: true, handle: answer },
  {
    method: 'POST',
    pattern: WEBHOOK,
    open: true,
    handle: (call, context) =>
      ok(messageJson(context.world, followUp(context, owner(call, context), bodyOf(call), call.uploads))),
  },
  {
    method: 'GET',
    pattern: MESSAGE,
    open: true,
    handle: (call, context) => ok(messageJson(context.world, own(call, context).kept)),
  },
  { method: 'PATCH', pattern: MESSAGE, open: true, handle: edit },
  { method: 'DELETE', pattern: MESSAGE, open: true, handle: remove },
];
