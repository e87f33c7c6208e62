import type { Option } from '../../../engine/ask.js';
import type { Refusal } from '../../../engine/words.js';

/** One thing that an adventurer may do in a turn of special actions (UQ-ACT-02). */
export interface SpecialAction {
  /** `rest`, `train:STR`, `learn:Parry`, `heal`, ...: how the plan writes it down. */
  readonly name: string;
  readonly section: 'do' | 'train' | 'learn';
  readonly args: Readonly<Record<string, string | number | readonly string[]>>;
  readonly refused?: Refusal | undefined;
  /** What the player writes with it. */
  readonly write?: NonNullable<Option['write']>;
  /** Takes everybody's action (C-03, UQ-ACT-42). */
  readonly everybody?: boolean;
}
