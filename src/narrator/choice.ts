/** A way to answer, in words. `refused` says why it cannot be taken now. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What it takes at once, for the page. */
  readonly takes?: string;
  readonly hint?: string;
  readonly refused?: string;
  /** The answer takes a line of text. */
  readonly write: boolean;
  readonly tone: 'go' | 'danger' | 'quiet' | 'plain';
}
