import { copyOf } from './copy.js';
import type { TableState } from './system.js';
import type { SeatId } from './words.js';

/**
 * A state to be changed while the one that it is drawn from stays as it was. What the table shares is copied at once, a seat's
 * own part when it is first looked at: most ops look at one seat of many, and copying takes longer than what they do.
 */
export class Draft<S extends TableState> {
  /** What may be read and changed. It is not for keeping: `result` is. */
  readonly state: S;
  private readonly parts: Record<SeatId, unknown>;
  /** The seats whose parts nobody else has. */
  private readonly own = new Set<SeatId>();

  constructor(original: S) {
    this.parts = { ...original.seats };
    this.state = { ...copyOf({ ...original, seats: {} }), seats: this.copiedOnSight() };
  }

  /** The state as it has become; the parts that nobody looked at are those of the original. */
  get result(): S {
    return { ...this.state, seats: this.parts };
  }

  private copiedOnSight(): Record<SeatId, unknown> {
    const { own } = this;
    return new Proxy(this.parts, {
      get(parts, seat: SeatId) {
        if (!own.has(seat) && Object.hasOwn(parts, seat)) {
          parts[seat] = copyOf(parts[seat]);
          own.add(seat);
        }
        return parts[seat];
      },
      set(parts, seat: SeatId, part) {
        parts[seat] = part;
        own.add(seat);
        return true;
      },
    });
  }
}
