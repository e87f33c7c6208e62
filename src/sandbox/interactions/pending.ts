/** A value that comes later; only the first one counts. */
export class Pending<T> {
  readonly value: Promise<T>;
  #resolve: (value: T) => void = () => undefined;
  #done = false;

  constructor() {
    this.value = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get isDone(): boolean {
    return this.#done;
  }

  give(value: T): void {
    this.#done = true;
    this.#resolve(value);
  }
}
