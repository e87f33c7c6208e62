import { written } from './written.js';

type Tree = Readonly<Record<string, unknown>>;

/** Lists of people and things are compared by who and what they are, so that one more is one line. */
function named(list: readonly unknown[]): Tree | undefined {
  const names = list.map((each) =>
    isTree(each) ? (each['id'] ?? each['event'] ?? each['who'] ?? each['name']) : undefined,
  );
  const distinct = names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
  return distinct ? Object.fromEntries(list.map((each, i) => [String(names[i]), each])) : undefined;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inLists(before: readonly unknown[], after: readonly unknown[], at: string): string[] {
  const [old, young] = [named(before), named(after)];
  if (!old || !young) return [`${at}: ${written(before)} -> ${written(after)}`];
  const order = [Object.keys(old), Object.keys(young)].map((ids) => ids.filter((id) => id in old && id in young));
  const moved = written(order[0]) !== written(order[1]);
  return [...(moved ? [`${at} in order: ${written(order[1])}`] : []), ...differences(old, young, at)];
}

/** What is no longer as it was, a line each: `a.members.a:1.gold: 12 -> 7`. */
export function differences(before: unknown, after: unknown, at = ''): string[] {
  if (written(before) === written(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, at);
  if (!isTree(before) || !isTree(after)) return [`${at}: ${written(before)} -> ${written(after)}`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(before[key], after[key], at === '' ? key : `${at}.${key}`));
}
