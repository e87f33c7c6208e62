import type { Stage } from '../interactions/answer.js';
import type { Route } from '../http/router.js';

/** What the REST routes stand on. */
export interface RestContext extends Stage {
  readonly gatewayUrl: () => string;
  /** Edits a channel allows to messages older than an hour; no number is published by Discord. */
  readonly oldEdits: { left: number };
}

export type RestRoute = Route<RestContext>;
