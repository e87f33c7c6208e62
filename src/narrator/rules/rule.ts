import { parse } from 'yaml';
import { z } from 'zod';

/** A rule in our words: what it says, what we rule where that leaves something open, and a note: why, or an example. */
const rule = z.strictObject({
  id: z.string().regex(/^(?:UQ-[A-Z]+|C)-\d\d$/),
  says: z.string().min(1),
  ruling: z.string().min(1).exactOptional(),
  note: z.string().min(1).exactOptional(),
  /** Rules that belong to it. */
  see: z.array(z.string()).exactOptional(),
});

const chapterFile = z.strictObject({ chapter: z.string().min(1), rules: z.array(rule).min(1) });

export interface Rule extends z.infer<typeof rule> {
  readonly chapter: string;
}

/** Reads the rules of one chapter's YAML. Throws if it is not written as it should be. */
export function readChapter(text: string): Rule[] {
  const { chapter, rules } = chapterFile.parse(parse(text));
  return rules.map((one) => ({ ...one, chapter }));
}
