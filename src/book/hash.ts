import { createHash } from 'node:crypto';
import type { Script } from '../engine/script.js';
import { CONTRACT } from './contract/op.js';

const HASH_LENGTH = 24;

/** JSON with its keys in order, so that equal things have equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Pins a compiled text: 96 bits over its ops and the number of the contract that gives them their meaning. */
export function hashOf(parts: Script['parts'], contract = CONTRACT): string {
  return createHash('sha256').update(stableJson({ contract, parts })).digest('hex').slice(0, HASH_LENGTH);
}
