/** Which requests a fault meets: method and path after /api/v10. */
export type Matcher = (method: string, path: string) => boolean;

interface Fault {
  readonly matches: Matcher;
  readonly kind: 'lose' | 'fail' | 'hold';
  readonly until: Promise<void>;
}

const AT_ONCE = Promise.resolve();

/** Trouble on the way that a test may order; each order meets one request. */
export class Faults {
  readonly #orders: Fault[] = [];

  /** The next such request is carried out, and its answer lost. */
  loseAnswer(matches: Matcher): void {
    this.#orders.push({ matches, kind: 'lose', until: AT_ONCE });
  }

  /** The next such request meets a 500 and is not carried out. */
  fail(matches: Matcher): void {
    this.#orders.push({ matches, kind: 'fail', until: AT_ONCE });
  }

  /** The next such request waits before it is carried out, until the returned function is called. */
  hold(matches: Matcher): () => void {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#orders.push({ matches, kind: 'hold', until });
    return () => release();
  }

  /** Takes the order that meets this request, if there is one. */
  take(method: string, path: string): Pick<Fault, 'kind' | 'until'> | null {
    const index = this.#orders.findIndex((order) => order.matches(method, path));
    return index === -1 ? null : (this.#orders.splice(index, 1)[0] ?? null);
  }
}
