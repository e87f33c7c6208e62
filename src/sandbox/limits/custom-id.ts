import { objectOf, type Json } from '../json.js';
import { at, complain, type Check, type Complaint } from './complaint.js';
import { text } from './value.js';

/** 1 to 100 characters. */
export const customId: Check = text({ min: 1, max: 100 });

export interface Placed {
  readonly node: Json;
  readonly path: string;
}

/** No custom_id may occur twice in a message or a modal. */
export function uniqueCustomIds(placed: readonly Placed[]): Complaint[] {
  const seen = new Set<unknown>();
  return placed.flatMap(({ node, path }) => {
    const id = objectOf(node)['custom_id'];
    if (typeof id !== 'string') return [];
    if (seen.has(id))
      return complain(
        at(path, 'custom_id'),
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      );
    seen.add(id);
    return [];
  });
}
