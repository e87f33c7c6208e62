import { parseDocument } from 'yaml';
import { z } from 'zod';
import { finding, type Finding } from '../finding.js';
import type { FrontMatter } from './tree.js';

const Interval = z
  .string()
  .regex(/^(none|\d+-(\d+)?)$/, 'an interval like 2-50, 10- or none')
  .transform((text) => {
    const [low, high] = text.split('-');
    return text === 'none' ? undefined : { low: Number(low), high: high ? Number(high) : null };
  });

const People = z.union([z.string(), z.record(z.string().regex(/^[a-z0-9-]+$/), z.string())], {
  error: 'a sentence, or a map from ids of small letters to a few words each',
});

/** The head of a region's file. People are a sentence, or, where events meet them (`meet #ID`), a map from id to words. */
export const FrontMatterSchema = z.strictObject({
  region: z.string().min(1),
  name: z.string().min(1),
  honor: Interval.optional(),
  work: z.union([z.string(), z.number()]).optional(),
  people: People.optional(),
});

const FALLBACK: FrontMatter = { region: '?', name: '?', people: {} };

/** Reads the YAML between the `---` lines of a file. */
export function readFrontMatter(file: string, yaml: string | undefined): { front: FrontMatter; findings: Finding[] } {
  const at = { file, line: 1, column: 1 };
  if (yaml === undefined) {
    const hint = 'begin the file with ---, region: Wa, name: Forest, ---';
    return { front: FALLBACK, findings: [finding('error', 'front-matter', at, 'a file without a head', hint)] };
  }
  const document = parseDocument(yaml);
  const [fault] = document.errors;
  if (fault) {
    const line = 1 + (fault.linePos?.[0].line ?? 1);
    const place = { file, line, column: fault.linePos?.[0].col ?? 1 };
    return { front: FALLBACK, findings: [finding('error', 'front-matter', place, fault.message.split('\n')[0] ?? '')] };
  }
  const parsed = FrontMatterSchema.safeParse(document.toJS());
  if (parsed.success) return { front: tidy(parsed.data), findings: [] };
  const findings = parsed.error.issues.map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : String(issue.path[0] ?? '');
    const line = yaml.split('\n').findIndex((text) => text.startsWith(`${key ?? ''}:`));
    return finding('error', 'front-matter', { file, line: line + 2, column: 1 }, `${key ?? ''}: ${issue.message}`);
  });
  return { front: { ...FALLBACK, ...regionOf(document.toJS()) }, findings };
}

/** The region at least, so that one slip in the head does not make every pointer to the file wrong. */
function regionOf(head: unknown): Partial<FrontMatter> {
  const region = z.object({ region: z.string() }).safeParse(head);
  return region.success ? region.data : {};
}

function tidy({ region, name, honor, work, people }: z.infer<typeof FrontMatterSchema>): FrontMatter {
  return {
    region,
    name,
    ...(honor && { honor }),
    ...(work !== undefined && work !== 'none' && { work: String(work) }),
    people: typeof people === 'object' ? people : {},
    ...(typeof people === 'string' && { peopleText: people }),
  };
}
