/** Draws dice one at a time. `purpose` says what for: it is logged, and scripted dice are found by it. */
export interface Dice {
  /** A face from 1 to `sides`, inclusive. */
  draw(purpose: string, sides: number): number;
}

/** A die as it is kept for ever. `number` counts up within a campaign and never runs backwards. */
export interface LoggedDie {
  readonly number: number;
  readonly interaction: string;
  readonly purpose: string;
  readonly sides: number;
  readonly face: number;
}
