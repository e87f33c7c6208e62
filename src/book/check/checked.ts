import type { Op, Script } from '../../engine/script.js';
import type { Finding, FindingCode, Place } from '../finding.js';
import type { EventTree } from '../read/tree.js';

/** A compiled event under the checker's eyes. */
export interface Checked {
  readonly region: string;
  readonly script: Script;
  readonly tree: EventTree;
  readonly at: Place;
  /** Notes a finding at a place, or where an op stands in the book. */
  readonly find: (
    severity: Finding['severity'],
    code: FindingCode,
    at: Place | Op,
    message: string,
    hint?: string,
  ) => void;
}
