/** Whether `found` has everything that `wanted` says: objects in part, lists element by element, all else exactly. */
export function matches(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(found) && found.length === wanted.length && wanted.every((each, i) => matches(found[i], each));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null) return false;
    const there = found as Readonly<Record<string, unknown>>;
    return Object.entries(wanted).every(([key, value]) => matches(there[key], value));
  }
  return found === wanted;
}

/** A fact as a scenario writes it: `injury`, `injury: { who: Brun }` or `{ kind: injury, who: Brun }`. */
export function readFact(written: string | Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof written === 'string') return { kind: written };
  if ('kind' in written) return written;
  const [kind, detail] = Object.entries(written)[0] ?? ['', {}];
  return { kind, ...(detail as Readonly<Record<string, unknown>>) };
}
