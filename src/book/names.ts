/** Something the book may name. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[];
}

/** A closed list of names of one kind. */
export interface Names {
  readonly all: readonly Named[];
  /** By id or name, in any case, with hyphens or spaces, in the singular or the plural. */
  find(name: string): Named | undefined;
}

/** Most names are slugs already. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name without case, accents of spelling and punctuation: `King's slipper` is `kings-slipper`. Umlauts stay. */
export function slug(name: string): string {
  if (SLUG.test(name)) return name;
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/ves$/, 'f'],
  [/ies$/, 'y'],
  [/(ch|sh|s|x)es$/, '$1'],
  [/s$/, ''],
];

function singulars(word: string): string[] {
  return SINGULARS.filter(([ending]) => ending.test(word)).map(([ending, one]) => word.replace(ending, one));
}

export function namesOf(all: readonly Named[]): Names {
  const bySlug = new Map<string, Named>();
  for (const named of all) {
    for (const name of [named.id, named.name, ...(named.also ?? [])]) {
      if (!bySlug.has(slug(name))) bySlug.set(slug(name), named);
    }
  }
  // Readers of spans try every run of words, most of them over and over.
  const tried = new Map<string, Named | undefined>();
  return {
    all,
    find(name) {
      if (!tried.has(name)) tried.set(name, search(bySlug, name));
      return tried.get(name);
    },
  };
}

function search(bySlug: ReadonlyMap<string, Named>, name: string): Named | undefined {
  const wanted = slug(name);
  return [wanted, ...singulars(wanted)].map((word) => bySlug.get(word)).find((named) => named !== undefined);
}

/** Both lists as one; names of the first win. */
export function joinNames(first: Names, second: Names): Names {
  return { all: [...first.all, ...second.all], find: (name) => first.find(name) ?? second.find(name) };
}

/** How many letters must change, or change places, to make one word of the other. */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : kept;
      next.push(Math.min(kept, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** The nearest of some words to one that is not among them, if any is near: up to a third of its letters may be wrong. */
export function nearest(word: string, among: readonly string[]): string | undefined {
  const wanted = slug(word);
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: { candidate: string; far: number } | undefined;
  for (const candidate of among) {
    if (Math.abs(candidate.length - word.length) > most + 1) continue;
    const far = distance(wanted, slug(candidate));
    if (far <= most && (!best || far < best.far)) best = { candidate, far };
  }
  return best?.candidate;
}

/** "did you mean Stealing?", or what there is to choose from. */
export function didYouMean(word: string, among: readonly string[]): string | undefined {
  const near = nearest(word, among);
  if (near !== undefined) return `did you mean ${near}?`;
  return among.length > 0 && among.length <= 12 ? `there are: ${among.join(', ')}` : undefined;
}
