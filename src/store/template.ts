import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';

/**
 * Puts a copy of the template where no database is yet, if there is a template (`make-template.ts`). A folder gets its name
 * only when it is whole.
 */
export async function copyTemplate(template: string | undefined, path: string): Promise<void> {
  if (template === undefined || existsSync(path) || !existsSync(template)) return;
  const draft = `${path}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(template, draft, { recursive: true });
  await rename(draft, path);
}
