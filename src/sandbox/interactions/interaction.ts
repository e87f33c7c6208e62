import type { APIMessageInteractionMetadata, InteractionResponseType, InteractionType } from 'discord-api-types/v10';

/** Milliseconds for the first answer. */
export const ANSWER_TIME = 3000;
/** Milliseconds a token lives. */
export const TOKEN_LIFE = 15 * 60 * 1000;

/** What a player did, as it waits for the bot. `openedAt` is in Unix milliseconds. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: InteractionType;
  readonly openedAt: number;
  readonly userId: string;
  readonly placeId: string;
  /** The message that was pressed, or that lies under the modal. */
  readonly sourceId: string | null;
  readonly metadata: APIMessageInteractionMetadata;
  readonly commandName: string | null;
  answer: InteractionResponseType | null;
  /** What `@original` means. */
  originalId: string | null;
}

export const isLate = (interaction: Interaction, arrivedAt: number): boolean =>
  arrivedAt - interaction.openedAt > ANSWER_TIME;

export const isOver = (interaction: Interaction, arrivedAt: number): boolean =>
  arrivedAt - interaction.openedAt > TOKEN_LIFE;
