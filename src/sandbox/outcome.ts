import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** A modal in front of a player, until it is sent or closed. */
export interface ShownModal {
  readonly id: string;
  readonly form: APIModalInteractionResponseCallbackData;
}

export type FailureReason =
  | 'no-answer'
  | 'offline'
  | 'unknown-command'
  | 'bad-option'
  | 'unknown-message'
  | 'unknown-component'
  | 'disabled'
  | 'bad-values'
  | 'unknown-modal'
  | 'unknown-channel'
  | 'unknown-player'
  | 'archived';

export interface Failure {
  readonly kind: 'failure';
  readonly reason: FailureReason;
  /** A sentence for the player. */
  readonly text: string;
}

/** What came back to the player who typed a command, pressed, chose or sent. */
export type Outcome =
  /** A new message everybody sees. */
  | { readonly kind: 'reply'; readonly message: APIMessage }
  /** A new message only this player sees. */
  | { readonly kind: 'private'; readonly message: APIMessage }
  /** Deferred, and not filled in yet. */
  | { readonly kind: 'thinking'; readonly message: APIMessage }
  /** The pressed message was changed. */
  | { readonly kind: 'update'; readonly message: APIMessage }
  /** Taken note of, and nothing seen to change. */
  | { readonly kind: 'acknowledged' }
  /** The answer was deleted again. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'modal'; readonly modal: ShownModal }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | Failure;

export const failure = (reason: FailureReason, text: string): Failure => ({ kind: 'failure', reason, text });
