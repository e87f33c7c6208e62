import type { Json, SeatId } from '../engine/words.js';

/** The version of stored facts. Raise it with a reading of the older ones in the narrator. */
export const FACTS_VERSION = 1;

/** What the service itself has to say, beside the facts of the rulebook. */
export type ServiceFact =
  | { readonly kind: 'founded'; readonly name: string; readonly by: string; readonly seedHash: string }
  | { readonly kind: 'joined'; readonly seat: SeatId; readonly name: string }
  /** Nobody answered in time, or whoever was asked is away: the question got its default. */
  | { readonly kind: 'default-taken'; readonly seat: SeatId; readonly option: string; readonly why: 'clock' | 'away' }
  | { readonly kind: 'turn-passed'; readonly seat: SeatId; readonly why: 'clock' | 'away' }
  /** `step` was taken back; its dice stay in the log. `took` is what it was (facts of older versions have none). `scene` are the facts that led to the question that is open again. */
  | { readonly kind: 'undone'; readonly step: number; readonly took?: Json; readonly scene?: readonly Json[] }
  /** `seed` is what `hash` promised for the dice from number `from` up to, but not with, `before`; `next` promises the others. */
  | {
      readonly kind: 'seed-revealed';
      readonly seed: string;
      readonly hash: string;
      readonly from: number;
      readonly before: number;
      readonly next: string;
    }
  /** A backup without its seed was restored: the dice go on from a fresh one. */
  | { readonly kind: 'seed-replaced'; readonly hash: string; readonly before: number; readonly next: string }
  | { readonly kind: 'settings-changed'; readonly settings: Readonly<Record<string, Json>> }
  | { readonly kind: 'campaign-ended'; readonly by: string };
