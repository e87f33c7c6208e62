import { InteractionResponseType as Answer, InteractionType as Kind, MessageFlags } from 'discord-api-types/v10';
import { numberOf, objectOf, type Json } from '../json.js';
import { choices } from './choices.js';
import { complain, type Complaint } from './complaint.js';
import { messageBody, type Before } from './message.js';
import { modal } from './modal.js';

/** What is answered: the kind of interaction, and whether a component's message lies underneath. */
export interface Asked {
  readonly kind: Kind;
  readonly source: Before | null;
}

const MESSAGE_ANSWERS: readonly number[] = [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource];
const UPDATES: readonly number[] = [Answer.DeferredMessageUpdate, Answer.UpdateMessage];

/** Flags an answer may carry: SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS, IS_VOICE_MESSAGE, IS_COMPONENTS_V2. */
const ANSWER_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.Ephemeral |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsVoiceMessage |
  MessageFlags.IsComponentsV2;

/** The answer types that fit this interaction. */
export function fittingAnswers({ kind, source }: Asked): readonly number[] {
  if (kind === Kind.ApplicationCommandAutocomplete) return [Answer.ApplicationCommandAutocompleteResult];
  const updates = source ? UPDATES : [];
  return [...MESSAGE_ANSWERS, ...updates, ...(kind === Kind.ModalSubmit ? [] : [Answer.Modal])];
}

/** Every limit of an interaction callback. */
export function callback(body: Json, asked: Asked): Complaint[] {
  const type = body['type'];
  const allowed = fittingAnswers(asked);
  if (typeof type !== 'number' || !allowed.includes(type))
    return complain('type', 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
  return answer(body['type'] as Answer, objectOf(body['data']), asked).map((fault) => ({
    ...fault,
    path: `data.${fault.path}`,
  }));
}

function answer(type: Answer, data: Json, asked: Asked): Complaint[] {
  switch (type) {
    case Answer.ChannelMessageWithSource:
      return [...messageBody(data), ...onlyFlags(data, ANSWER_FLAGS)];
    case Answer.DeferredChannelMessageWithSource:
      return onlyFlags(data, MessageFlags.Ephemeral);
    case Answer.UpdateMessage:
      return asked.source ? messageBody(data, asked.source) : [];
    case Answer.ApplicationCommandAutocompleteResult:
      return choices(data['choices'] ?? null, 'choices');
    case Answer.Modal:
      return modal(data, '');
    default:
      return [];
  }
}

function onlyFlags(data: Json, allowed: number): Complaint[] {
  return (numberOf(data['flags']) & ~allowed) === 0
    ? []
    : complain('flags', 'MESSAGE_FLAGS_INVALID', `Only the flags in ${allowed} may be set here`);
}
