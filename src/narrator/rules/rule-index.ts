import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Rule } from './rule.js';
import { wordAskedFor, type Word } from './word.js';

/** Words that every rule has: they find nothing. */
const COMMON = new Set(
  'a an and are as at be by can do does for from how i if in is it may of on or the to when with'.split(' '),
);

/** With fewer rules than this that hold all the words, those that hold some of them are shown too. */
const FEW = 3;

/** Two spellings of one word, seen by its stem. */
const term = (word: string): string | false => {
  const low = word.toLowerCase();
  return COMMON.has(low) ? false : stemmer(low);
};

/** All rules of a rulebook, found by id or by words. */
export class RuleIndex {
  private readonly byId: ReadonlyMap<string, Rule>;
  private readonly citedBy = new Map<string, string[]>();
  private readonly words = new MiniSearch<Rule>({
    fields: ['says', 'ruling', 'note', 'chapter'],
    processTerm: term,
    searchOptions: {
      boost: { says: 3, chapter: 2, ruling: 1.5 },
      prefix: (word) => word.length > 2,
      combineWith: 'AND',
    },
  });

  constructor(
    readonly rules: readonly Rule[],
    readonly glossary: readonly Word[] = [],
  ) {
    this.byId = new Map(rules.map((rule) => [rule.id, rule]));
    this.words.addAll(rules);
    for (const { id, see = [] } of rules)
      for (const other of see) this.citedBy.set(other, [...(this.citedBy.get(other) ?? []), id]);
  }

  /** A rule by its id as people type it: `UQ-HOME-18`, `home 18`. */
  get(typed: string): Rule | undefined {
    const id = typed
      .trim()
      .toUpperCase()
      .replaceAll(/[\s_]+/g, '-');
    return this.byId.get(id) ?? this.byId.get(`UQ-${id}`);
  }

  /** What a word of the game means, where one is asked for. */
  word(typed: string): Word | undefined {
    return wordAskedFor(this.glossary, typed);
  }

  /** Rules that hold all these words, or else some of them; the best first. */
  find(typed: string, most: number): readonly Rule[] {
    const exact = this.get(typed);
    if (exact) return [exact];
    const all = this.words.search(typed);
    const some = all.length < FEW ? this.words.search(typed, { combineWith: 'OR', fuzzy: 0.2 }) : [];
    const ids = new Set([...all, ...some].map(({ id }) => String(id)));
    const found = [...ids].flatMap((id) => this.byId.get(id) ?? []);
    // Where the rulebook contradicts itself is read by who asks for its number, or where no rule says anything.
    const plain = found.filter(({ id }) => !id.startsWith('C-'));
    return [...this.withId(typed), ...(plain.length > 0 ? plain : found)].slice(0, most);
  }

  /** What belongs to a rule: what it names, what names it, and its neighbours in the chapter. */
  related(rule: Rule, most: number): readonly Rule[] {
    const chapter = this.rules.filter((other) => other.chapter === rule.chapter);
    const at = chapter.indexOf(rule);
    const near = [1, -1, 2, -2].flatMap((step) => chapter[at + step]?.id ?? []);
    const ids = new Set([...(rule.see ?? []), ...(this.citedBy.get(rule.id) ?? []), ...near]);
    return [...ids].flatMap((id) => this.byId.get(id) ?? []).slice(0, most);
  }

  /** Rules whose ids begin so: `UQ-HOME`. */
  private withId(typed: string): readonly Rule[] {
    const wanted = typed.trim().toUpperCase();
    return /^(?:UQ-|C-)/.test(wanted) ? this.rules.filter(({ id }) => id.startsWith(wanted)) : [];
  }
}
