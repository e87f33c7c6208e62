/** What a local holds: a number, a word (a treasure's name), or people. */
export type LocalKind = 'number' | 'word' | 'people';

/** Set by the system before every event. */
const GIVEN: Readonly<Record<string, LocalKind>> = { group: 'word' };
/** Set by ops by themselves; nobody else may use these names. */
export const RESERVED: Readonly<Record<string, LocalKind>> = {
  ...GIVEN,
  those: 'people',
  others: 'people',
  ladder: 'number',
};

/** The locals of one event, in the order of its text: what each name holds. */
export class Locals {
  private readonly kinds = new Map<string, LocalKind>(Object.entries(RESERVED));
  private readonly counts = new Map<string, number>();
  private readonly single = new Map<string, boolean>();

  kindOf(name: string): LocalKind | undefined {
    return this.kinds.get(name);
  }

  /** Gives false if the name holds something else already. */
  bind(name: string, kind: LocalKind): boolean {
    const known = this.kinds.get(name);
    if (known !== undefined && (known !== kind || Object.hasOwn(RESERVED, name))) return false;
    this.kinds.set(name, kind);
    return true;
  }

  /** Notes whether a name of people can only stand for one; if it is bound twice, both times count. */
  countPeople(name: string, one: boolean): void {
    this.single.set(name, one && this.single.get(name) !== false);
  }

  isOne(name: string): boolean {
    return this.single.get(name) === true;
  }

  /** A name that no author can write, for what a sentence reads without naming it. */
  fresh(op: string): string {
    const count = (this.counts.get(op) ?? 0) + 1;
    this.counts.set(op, count);
    return `${op}-${count}`;
  }

  /** Names of authors by kind, for hints. */
  names(kind: LocalKind): string[] {
    return [...this.kinds].filter(([name, of]) => of === kind && !Object.hasOwn(RESERVED, name)).map(([name]) => name);
  }
}

export const LOCALS_BEFORE_ANY_OP: readonly string[] = Object.keys(GIVEN);
