import type { Op } from '../../engine/script.js';
import type { Block } from '../read/tree.js';
import type { Sink } from './draft.js';

/** Compiles what stands below an outcome or an option into a sink. Handed down, since blocks hold lists and lists hold blocks. */
export type Below = (blocks: readonly Block[], sink: Sink) => readonly Op[];
