import { createHash } from 'node:crypto';
import type { Script } from '../engine/script.js';
import { CONTRACT } from './contract/number.js';

const HASH_LENGTH = 24;

/** JSON with its keys in order, so that equal things have equal text. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stableJson(inner)}`).join(',')}}`;
}

/** Pins a compiled text: 96 bits over its ops and the number of the contract that gives them their meaning. */
export function hashOf(parts: Script['parts'], contract = CONTRACT): string {
  return createHash('sha256').update(stableJson({ contract, parts })).digest('hex').slice(0, HASH_LENGTH);
}
