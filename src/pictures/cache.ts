/** Keeps the last `limit` results of something slow, by key. What is being made is not made twice. */
export class Cache<Value> {
  private readonly kept = new Map<string, Promise<Value>>();

  constructor(private readonly limit: number) {}

  /** How many results are kept. */
  get size(): number {
    return this.kept.size;
  }

  /** The kept result, or what `make` makes; a failure is not kept. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.kept.get(key) ?? make();
    this.kept.delete(key);
    this.kept.set(key, value);
    this.trim();
    return value.catch((error: unknown) => {
      if (this.kept.get(key) === value) this.kept.delete(key);
      throw error;
    });
  }

  private trim(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= this.limit) return;
      this.kept.delete(key);
    }
  }
}
