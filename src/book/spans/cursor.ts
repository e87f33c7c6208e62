import type { FindingCode } from '../finding.js';
import { didYouMean, slug, type Named, type Names } from '../names.js';
import type { Registry } from '../registry.js';
import type { Locals } from './locals.js';

/** A word or a mark of a span, and where it begins. */
interface Token {
  readonly text: string;
  readonly from: number;
}

/** What is wrong with a span; `from` is the offset in it. */
export interface Fault {
  readonly code: FindingCode;
  readonly from: number;
  readonly message: string;
  readonly hint?: string;
}

/** What the names in a span mean where it stands. */
export interface Scope {
  readonly registry: Registry;
  readonly region: string;
  /** The event's own id, `Wa#honest-donkey`. */
  readonly event: string;
  readonly locals: Locals;
}

const TOKEN = /[,;:]|[^\s,;:]+/g;
const LONGEST_NAME = 6;

/**
 * Reads the words of one span from left to right. The first fault is kept and everything after it is read without
 * complaint, so that a reader of ops never has to ask whether what it got is real.
 */
export class Cursor {
  private readonly tokens: readonly Token[];
  private position = 0;
  private first: Fault | undefined;
  private lastWords = '';

  constructor(
    readonly source: string,
    readonly scope: Scope,
  ) {
    this.tokens = [...source.matchAll(TOKEN)].map((match) => ({ text: match[0], from: match.index }));
  }

  get fault(): Fault | undefined {
    return this.first;
  }

  get atEnd(): boolean {
    return this.position >= this.tokens.length;
  }

  /** The word `ahead` of the next, '' beyond the end. */
  peek(ahead = 0): string {
    return this.tokens[this.position + ahead]?.text ?? '';
  }

  /** The next word, whatever it is. */
  word(what: string): string {
    if (this.atEnd) this.fail('span', `${what} is missing`);
    const text = this.peek();
    this.position++;
    return text;
  }

  /** Takes the next words if they are these. */
  take(words: string): boolean {
    const wanted = words.split(' ');
    if (!wanted.every((word, i) => this.peek(i) === word)) return false;
    this.position += wanted.length;
    return true;
  }

  expect(words: string, hint?: string): void {
    if (!this.take(words)) this.fail('span', `"${words}" is missing${this.insteadOf()}`, hint);
  }

  private insteadOf(): string {
    return this.atEnd ? '' : ` before "${this.peek()}"`;
  }

  /** One of a few words. */
  oneOf<const T extends string>(what: string, words: readonly T[]): T {
    const text = this.peek();
    const found = words.find((word) => word === text);
    if (found !== undefined) this.position++;
    else {
      const wrong = text === '' ? `${what} is missing` : `"${text}" is no ${what}`;
      this.fail('span', wrong, didYouMean(text, words) ?? `there are: ${words.join(', ')}`);
    }
    return found ?? (words[0] as T);
  }

  takeOneOf<const T extends string>(words: readonly T[]): T | undefined {
    const found = words.find((word) => word === this.peek());
    if (found !== undefined) this.position++;
    return found;
  }

  /** A whole number with its sign, like `+1`, `-2` or `40`. */
  integer(what: string): number {
    const value = this.takeInteger();
    if (value === undefined) this.fail('span', `${what} should be a number${this.insteadOf()}`);
    return value ?? 0;
  }

  takeInteger(): number | undefined {
    if (!/^[+-]?\d+$/.test(this.peek())) return undefined;
    return Number(this.word('a number'));
  }

  /** Whether the name taken last stood in the singular: `fighter` and not `fighters`. */
  tookSingular(named: Named): boolean {
    return [named.id, named.name, ...(named.also ?? [])].some((name) => slug(name) === slug(this.lastWords));
  }

  /** The longest run of words that is a name of the kind. */
  takeName(names: Names): Named | undefined {
    for (let length = LONGEST_NAME; length > 0; length--) {
      const words = this.words(length);
      const found = this.position + length > this.tokens.length || /[,;:]/.test(words) ? undefined : names.find(words);
      if (!found) continue;
      this.lastWords = words;
      this.position += length;
      return found;
    }
    return undefined;
  }

  /** A name of the kind; gives its id. */
  name(what: string, names: Names): string {
    const found = this.takeName(names);
    if (found) return found.id;
    const all = names.all.map((named) => named.name);
    const tried = [4, 3, 2, 1]
      .map((length) => this.words(length))
      .filter((words, i, list) => list.indexOf(words) === i);
    const hint = tried.map((words) => (words === '' ? undefined : didYouMean(words, all))).find((text) => text);
    this.fail('unknown-name', this.atEnd ? `${what} is missing` : `no ${what} is called ${this.upToMark()}`, hint);
    return slug(this.upToMark());
  }

  private words(length: number): string {
    return this.tokens
      .slice(this.position, this.position + length)
      .map((token) => token.text)
      .join(' ');
  }

  private upToMark(): string {
    const marks = this.tokens.slice(this.position).findIndex((token) => /^[,;:]$/.test(token.text));
    return this.words(marks < 0 ? this.tokens.length : marks);
  }

  /** The words up to a mark or one of some words, as they stand. */
  phrase(what: string, ...stops: readonly string[]): string {
    const rest = this.tokens.slice(this.position);
    const length = rest.findIndex((token) => /^[,;:]$/.test(token.text) || stops.includes(token.text));
    const words = this.words(length < 0 ? rest.length : length);
    this.position += length < 0 ? rest.length : length;
    if (words === '') this.fail('span', `${what} is missing${this.insteadOf()}`);
    return words;
  }

  /** Everything that is left, as it stands. */
  rest(what: string): string {
    const from = this.tokens[this.position]?.from;
    this.position = this.tokens.length;
    if (from === undefined) this.fail('span', `${what} is missing`);
    return from === undefined ? '' : this.source.slice(from).trim();
  }

  /** An event of this region or another: `#id`, `Vu#id`. Gives the whole id. */
  event(what: string): string {
    const text = this.word(what);
    const [region = '', id = '', ...more] = text.split('#');
    if (more.length > 0 || !/^[a-z0-9-]+$/.test(id)) {
      this.back();
      this.fail('span', `"${text}" is no ${what}`, 'like Vu#the-old-debt, or #the-old-debt for this region');
    }
    return `${region === '' ? this.scope.region : this.region(region)}#${id}`;
  }

  private region(code: string): string {
    const found = this.scope.registry.regions.find(code);
    if (found) return found.id;
    this.back();
    const codes = this.scope.registry.regions.all.map((named) => named.id);
    this.fail('unknown-name', `no region is called ${code}`, didYouMean(code, codes));
    return code;
  }

  back(): void {
    this.position--;
  }

  fail(code: FindingCode, message: string, hint?: string): void {
    const end = this.source.trimEnd().length;
    const from = this.tokens[this.position]?.from ?? end;
    this.first ??= { code, from, message, ...(hint !== undefined && { hint }) };
  }

  /** Complains about whatever was not read. */
  finish(): void {
    if (!this.atEnd) this.fail('span', `"${this.words(LONGEST_NAME)}" is too much`);
  }
}

/** A key only if there is a value: for arguments that may be missing. */
export function opt<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
