import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Rule } from './rule.js';
import { askedWords, wordAskedFor, wordWithin, type Word } from './word.js';

/** Words that every rule has: they find nothing. */
const COMMON = new Set(
  'a an and are as at be by can do does for from how i if in is it may of on or the to when with'.split(' '),
);

/** With fewer rules than this that hold all the words, those that hold some of them are shown too. */
const FEW = 3;
/** A rule that matches at least so well, compared with the best, is shown with its chapter's other good ones. */
const GOOD = 0.55;

interface Scored {
  readonly rule: Rule;
  readonly score: number;
  /** How many of the words it holds. */
  readonly words: number;
}

/** By chapters, the one with the best match first, and in each in the rulebook's order. */
function byChapter(found: readonly Scored[], order: ReadonlyMap<Rule, number>): readonly Rule[] {
  const chapters = [...new Set(found.map(({ rule }) => rule.chapter))];
  const place = (rule: Rule) => order.get(rule) ?? 0;
  return chapters.flatMap((chapter) =>
    found.flatMap(({ rule }) => (rule.chapter === chapter ? [rule] : [])).toSorted((a, b) => place(a) - place(b)),
  );
}

/** Two spellings of one word, seen by its stem. */
const term = (word: string): string | false => {
  const low = word.toLowerCase();
  return COMMON.has(low) ? false : stemmer(low);
};

/** All rules of a rulebook, found by id or by words. */
export class RuleIndex {
  private readonly byId: ReadonlyMap<string, Rule>;
  private readonly order: ReadonlyMap<Rule, number>;
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
    this.order = new Map(rules.map((rule, at) => [rule, at]));
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

  /** The word of the game in a question that few rules answer by themselves: `leave dungeon`. */
  wordWithin(typed: string): Word | undefined {
    return this.get(typed) || this.search(typed, 'AND').length >= FEW ? undefined : wordWithin(this.glossary, typed);
  }

  /** Rules that hold all these words. */
  answers(typed: string): readonly Rule[] {
    return this.inOrder(this.search(typed, 'AND'));
  }

  /** All rules of a chapter, in the rulebook's order; none if no chapter is called so. */
  chapter(typed: string): readonly Rule[] {
    const wanted = typed.trim().toLowerCase();
    return this.rules.filter(({ chapter }) => chapter.toLowerCase() === wanted);
  }

  /** Rules that hold all these words, or else some of them: the best first, and those of a chapter in the rulebook's order. */
  find(typed: string, most: number): readonly Rule[] {
    const exact = this.get(typed);
    if (exact) return [exact];
    const all = this.search(typed, 'AND');
    const some = all.length < FEW ? this.search(typed, 'OR') : [];
    const found = [...this.withId(typed), ...this.inOrder(all), ...this.inOrder(some)];
    // Where the rulebook contradicts itself is read by who asks for its number, or where no rule says anything.
    const plain = found.filter(({ id }) => !id.startsWith('C-'));
    return [...new Set(plain.length > 0 ? plain : found)].slice(0, most);
  }

  private search(typed: string, combineWith: 'AND' | 'OR'): readonly Scored[] {
    const fuzzy = combineWith === 'OR' && ((word: string) => word.length > 4 && 0.2);
    const asked = askedWords(typed).join(' ');
    const found = this.words.search(asked, { combineWith, fuzzy });
    return found.flatMap(({ id, score, queryTerms }) => {
      const rule = this.byId.get(String(id));
      return rule ? [{ rule, score, words: queryTerms.length }] : [];
    });
  }

  /** Those that hold more of the words come before those that hold fewer. */
  private inOrder(found: readonly Scored[]): readonly Rule[] {
    const counts = [...new Set(found.map(({ words }) => words))].toSorted((a, b) => b - a);
    return counts.flatMap((count) => this.byScore(found.filter(({ words }) => words === count)));
  }

  private byScore(found: readonly Scored[]): readonly Rule[] {
    const best = Math.max(0, ...found.map(({ score }) => score));
    const [good, rest] = [
      found.filter((one) => one.score >= best * GOOD),
      found.filter((one) => one.score < best * GOOD),
    ];
    return [...byChapter(good, this.order), ...byChapter(rest, this.order)];
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
