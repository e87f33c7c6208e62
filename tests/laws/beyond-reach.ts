/** A place in an event's text that random play cannot come to, and why. */
export interface BeyondReach {
  readonly event: string;
  readonly at: string;
  readonly because: string;
}

/** Nothing else may be missed, and nothing of this may be reached. */
export const BEYOND_REACH: readonly BeyondReach[] = [];
