import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changed, type Change } from './mutant.js';
import type { Nearness } from './relevance.js';

/** Proof that a rule is held: a change of the sources, and a test that cites the rule and fails with it. */
export interface Proof extends Change {
  readonly test: string;
  /** How near to a place that names the rule the change stands. */
  readonly near: Nearness;
}

export type Proofs = Readonly<Record<string, Proof>>;

export const PROOFS = 'tests/mutation/held.json';

/** A rule of the catalogue. */
export interface Rule {
  readonly id: string;
  readonly chapter: string;
}

interface Chapter {
  readonly chapter: string;
  readonly rules?: readonly { readonly id: string }[];
}

/** The rules of the catalogue, in its order; open questions are no rules. */
export function catalogue(files: readonly string[]): Rule[] {
  const chapters = files.map((file) => parse(readFileSync(file, 'utf8')) as Chapter);
  return chapters.flatMap(({ chapter, rules = [] }) =>
    rules.filter(({ id }) => id.startsWith('UQ-')).map(({ id }) => ({ id, chapter })),
  );
}

/** Why rules cannot be proved by changing the sources, by ID. */
export function notApplicable(root: string): Readonly<Record<string, string>> {
  return (parse(readFileSync(join(root, 'tests/mutation/not-applicable.yaml'), 'utf8')) ?? {}) as Record<
    string,
    string
  >;
}

export function readProofs(root: string): Proofs {
  return JSON.parse(readFileSync(join(root, PROOFS), 'utf8')) as Proofs;
}

/** The changed file of a proof; undefined once the lines it speaks of are no longer there. */
export function changedFile(root: string, proof: Change): string | undefined {
  try {
    return changed(readFileSync(join(root, proof.file), 'utf8'), proof);
  } catch {
    return undefined;
  }
}
