import type { Json } from '../engine/words.js';
import { name } from './english.js';

const isRecord = (one: Json): one is Readonly<Record<string, Json>> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

/** What a sentence is given: the arguments of a key or of a refusal. */
export class Given {
  constructor(private readonly args: Readonly<Record<string, Json>> = {}) {}

  /** An argument that people typed or that names a person: escaped. Empty if the rules did not give it. */
  name(key: string): string {
    return name(this.text(key));
  }

  /** An argument as plain text. */
  text(key: string): string {
    const value = this.args[key];
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  }

  number(key: string): number {
    const value = this.args[key];
    return typeof value === 'number' ? value : Number(typeof value === 'string' ? value : 0) || 0;
  }

  list(key: string): readonly string[] {
    const value = this.args[key];
    return Array.isArray(value) ? value.filter((part): part is string => typeof part === 'string') : [];
  }

  numbers(key: string): readonly number[] {
    const value = this.args[key];
    return Array.isArray(value) ? value.filter((part): part is number => typeof part === 'number') : [];
  }

  /** Things with keys of their own, as far as they are any. */
  records(key: string): readonly Readonly<Record<string, Json>>[] {
    const value = this.args[key];
    return Array.isArray(value) ? value.filter(isRecord) : [];
  }

  /** All of it, as it was given: for what is handed on whole. */
  get all(): Readonly<Record<string, Json>> {
    return this.args;
  }

  has(key: string): boolean {
    const value = this.args[key];
    return value !== undefined && value !== null && value !== '' && value !== false;
  }
}

/** Sentences by key. A key is what the rules say; the sentence is ours. */
export type Phrases = Readonly<Record<string, (given: Given) => string>>;

/** The sentence for a key, or the key itself in words where none was written: never an empty button. */
export function phrase(phrases: Phrases, key: string, args?: Readonly<Record<string, Json>>): string {
  const sentence = Object.hasOwn(phrases, key) ? phrases[key] : undefined;
  return sentence ? sentence(new Given(args)) : key.replaceAll('-', ' ');
}
