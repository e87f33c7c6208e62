const WINDOW = 1000;
const DEFAULT_LIMIT = 50;

interface Bucket {
  used: number;
  startedAt: number;
}

export interface RateState {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait when the request came too many, else null. */
  readonly retryAfter: number | null;
}

/** A bucket per route and channel. Real time, since the client waits in real time. */
export class Rates {
  readonly #buckets = new Map<string, Bucket>();
  limit = DEFAULT_LIMIT;
  window = WINDOW;

  take(key: string): RateState {
    const now = Date.now();
    const bucket = this.#bucket(key, now);
    bucket.used += 1;
    const resetAfter = Math.max(0, bucket.startedAt + this.window - now) / 1000;
    const headers = {
      'x-ratelimit-limit': `${this.limit}`,
      'x-ratelimit-remaining': `${Math.max(0, this.limit - bucket.used)}`,
      'x-ratelimit-reset': ((now + resetAfter * 1000) / 1000).toFixed(3),
      'x-ratelimit-reset-after': resetAfter.toFixed(3),
      'x-ratelimit-bucket': Buffer.from(key).toString('hex').slice(-32),
    };
    return { headers, retryAfter: bucket.used > this.limit ? resetAfter : null };
  }

  #bucket(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known && now - known.startedAt < this.window) return known;
    const fresh = { used: 0, startedAt: now };
    this.#buckets.set(key, fresh);
    return fresh;
  }
}
