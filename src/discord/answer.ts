import type { APIApplicationCommandOptionChoice, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Block } from '../narrator/block.js';
import type { Played } from '../service/service.js';
import { lineMessage, pageMessage, pictureMessage, type MessageBody, type Shown } from './layout/message.js';
import type { Row } from './layout/rows.js';
import { pieces } from './layout/text.js';

/**
 * What a handler wants to be said. It is a value, so a handler cannot forget to answer and cannot answer twice;
 * the router says it in time, by whichever way is still open.
 */
export type Answer =
  | { readonly kind: 'private'; readonly message: MessageBody }
  | { readonly kind: 'public'; readonly message: MessageBody }
  /** In the place of the private answer whose button was pressed. */
  | { readonly kind: 'turned'; readonly message: MessageBody }
  /** `message` takes the place of the private answer whose button was pressed. */
  | { readonly kind: 'played'; readonly played: Played; readonly message?: MessageBody }
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData };

export type Choices = readonly APIApplicationCommandOptionChoice<string>[];

/** Characters of text in a private answer; the rest is cut. */
const MOST_PRIVATE = 3800;

/** A line that only the asking player sees. */
export const whisper = (text: string): Answer => ({ kind: 'private', message: lineMessage(text) });

/** Blocks that only the asking player sees: a help page, a list. What does not fit one message is cut. */
export const privately = (blocks: readonly Block[]): Answer => privatePage(blocks, []);

/** A picture, where there is one, with its words below and buttons below those, to the asking player alone. */
export function privateSheet(
  picture: Shown | undefined,
  blocks: readonly Block[],
  rows: readonly Row[],
  to: 'new' | 'turned' = 'new',
): Answer {
  if (!picture) return privatePage(blocks, rows, to);
  return { kind: to === 'turned' ? 'turned' : 'private', message: pictureMessage(picture, fitting(blocks), rows) };
}

function fitting(blocks: readonly Block[]): readonly string[] {
  const texts = pieces(blocks);
  return texts.filter((_, at) => texts.slice(0, at + 1).join('\n\n').length <= MOST_PRIVATE);
}

/** Blocks with buttons and menus below them, to the asking player alone: anew, or in the place of the answer that was pressed. */
export function privatePage(blocks: readonly Block[], rows: readonly Row[], to: 'new' | 'turned' = 'new'): Answer {
  const message = pageMessage('calm', [...fitting(blocks).map((text) => ({ text })), ...rows.map((row) => ({ row }))]);
  return { kind: to === 'turned' ? 'turned' : 'private', message };
}

/** A picture that only the asking player sees, or the whole table. */
export const pictured = (picture: Shown, to: 'private' | 'public' = 'private'): Answer => ({
  kind: to,
  message: pictureMessage(picture),
});

export function publicly(blocks: readonly Block[]): Answer {
  return {
    kind: 'public',
    message: pageMessage(
      'calm',
      pieces(blocks).map((text) => ({ text })),
    ),
  };
}

export const outcome = (played: Played, message?: MessageBody): Answer => ({
  kind: 'played',
  played,
  ...(message && { message }),
});

export const form = (shown: APIModalInteractionResponseCallbackData): Answer => ({ kind: 'form', form: shown });
