import { finding, type Finding, type Place } from './finding.js';

/** Every id that was ever published. A retired one is out of the book and is never used again. */
export interface IdsLock {
  readonly live: ReadonlySet<string>;
  readonly retired: ReadonlySet<string>;
}

const HEAD =
  '# Every id that was ever in the book. Ids never vanish and are never used again: `npm run book -- --lock` adds new ones;\n# to take one out of the book, write `retired` after it.\n';

export function readLock(text: string): IdsLock {
  const live = new Set<string>();
  const retired = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [kind = '', id = '', state] = line.trim().split(' ');
    (state === 'retired' ? retired : live).add(`${kind} ${id}`);
  }
  return { live, retired };
}

/** The lock with every id of the book added. What vanished stays until somebody retires it by hand. */
export function writeLock(ids: ReadonlyMap<string, Place>, { live, retired }: IdsLock): string {
  const all = [...new Set([...ids.keys(), ...live, ...retired])].sort();
  return HEAD + all.map((id) => (retired.has(id) ? `${id} retired` : id) + '\n').join('');
}

/** Ids that are new, gone or used again. */
export function checkLock(ids: ReadonlyMap<string, Place>, { live, retired }: IdsLock): Finding[] {
  const found: Finding[] = missing([...ids].filter(([id]) => !retired.has(id) && !live.has(id)));
  for (const [id, at] of ids) {
    if (retired.has(id)) found.push(finding('error', 'lock-reused', at, `${id} was retired`, 'take a new id'));
  }
  const at = { file: 'ids.lock', line: 1, column: 1 };
  for (const id of live) {
    if (ids.has(id)) continue;
    found.push(
      finding('error', 'lock-vanished', at, `${id} is gone`, 'bring it back, or write `retired` after it in ids.lock'),
    );
  }
  return found;
}

const MANY = 20;

/** New ids, one by one, or as one finding where a whole table is new. */
function missing(added: readonly (readonly [id: string, at: Place])[]): Finding[] {
  const hint = 'npm run book -- --lock';
  const [first] = added;
  if (!first || added.length <= MANY) {
    return added.map(([id, at]) => finding('error', 'lock-missing', at, `${id} is not in ids.lock`, hint));
  }
  const message = `${added.length} ids are not in ids.lock, the first is ${first[0]}`;
  return [finding('error', 'lock-missing', first[1], message, hint)];
}
