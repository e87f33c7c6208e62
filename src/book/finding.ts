/** A place in a file of the book; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something wrong (`error`) or worth a look (`warning`) in the book. `code` is stable and named by tests. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  readonly at: Place;
  readonly message: string;
  /** What would be right: "did you mean Stealing?". */
  readonly hint?: string;
}

/** What the parser, the compiler and the checker can find. */
export const FINDING_CODES = [
  // Files, headings, tables
  'front-matter',
  'comment-open',
  'stray-text',
  'heading',
  'table-twice',
  'number-missing',
  'number-twice',
  'id-twice',
  'event-unlisted',
  'yaml',
  // Spans, names, amounts
  'unknown-op',
  'span',
  'unknown-name',
  'unknown-local',
  'dice',
  'condition',
  'not-in-sentence',
  'contract',
  // Lists, outcomes, choices
  'list-of-nothing',
  'outcome-unknown',
  'outcome-missing',
  'outcome-twice',
  'outcome-empty',
  'roll-range',
  'choice-like-outcome',
  'choice-empty',
  'option-count',
  'option-twice',
  'default',
  'wait-for-nothing',
  // Flow
  'unset-local',
  'unknown-part',
  'part-unreached',
  'never-reached',
  'endless',
  // References
  'unknown-event',
  'unknown-person',
  'quest-unnumbered',
  'quest-success',
  // Texts
  'text-length',
  'label-length',
  'opening-length',
  'opening-shared',
  'prose',
  // Tables and the whole book
  'gold-share',
  'unused-item',
  'no-master',
  'danger-order',
  'fight-odds',
  'lock-missing',
  'lock-vanished',
  'lock-reused',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export function finding(
  severity: Finding['severity'],
  code: FindingCode,
  at: Place,
  message: string,
  hint?: string,
): Finding {
  return { severity, code, at, message, ...(hint !== undefined && { hint }) };
}

/** A finding on one line, as compilers print them. */
export function showFinding({ severity, code, at, message, hint }: Finding): string {
  return `${at.file}:${at.line}:${at.column} ${severity} ${code}: ${message}${hint === undefined ? '' : ` (${hint})`}`;
}
