import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { finding, type Finding, type Place } from '../finding.js';

/** A YAML table that keeps its schema, and where each of its entries stands. */
export interface YamlTable<T> {
  readonly rows: T;
  place(path: readonly PropertyKey[]): Place;
}

/** Reads a table strictly: an unknown key is an error, like everything else that the schema does not know. */
export function readYamlTable<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): { table?: YamlTable<T>; findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (path: readonly PropertyKey[]): Place => placeOf(file, document, lines, path);
  const [fault] = document.errors;
  if (fault) {
    const at = { file, line: fault.linePos?.[0].line ?? 1, column: fault.linePos?.[0].col ?? 1 };
    return { findings: [finding('error', 'yaml', at, fault.message.split('\n')[0] ?? 'no YAML')] };
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { table: { rows: parsed.data, place }, findings: [] };
  const findings = parsed.error.issues.map(({ path, message }) =>
    finding('error', 'yaml', place(path), `${path.map(String).join('.')}: ${message}`),
  );
  dropRows(document, parsed.error.issues);
  const rest = schema.safeParse(document.toJS());
  return rest.success ? { table: { rows: rest.data, place }, findings } : { findings };
}

/** Takes wrong rows out, so that one slip does not make every name of the table unknown. */
function dropRows(document: Document, issues: readonly { readonly path: readonly PropertyKey[] }[]): void {
  const rows = new Map<string, readonly PropertyKey[]>();
  for (const { path } of issues) {
    const row = path.slice(0, path.findIndex((key) => typeof key === 'number') + 1);
    if (row.length > 0) rows.set(JSON.stringify(row), row);
  }
  // From the last row up, so that the numbers of those before stay.
  for (const row of [...rows.values()].toReversed()) document.deleteIn(row);
}

/** The place of the deepest node on a path that exists. */
function placeOf(file: string, document: Document, lines: LineCounter, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
    if (!Array.isArray(range) || typeof range[0] !== 'number') continue;
    const { line, col } = lines.linePos(range[0]);
    return { file, line, column: col };
  }
  return { file, line: 1, column: 1 };
}
