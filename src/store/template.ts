import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

// To make a database takes ten times as long as to open one, so an empty one is made beforehand and copied. A folder gets
// its name only when it is whole.

/** Makes an empty embedded database to copy new ones from, if it is not there yet. */
export async function makeTemplate(path: string): Promise<void> {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  const client = await PGlite.create(draft);
  await client.close();
  await rename(draft, path);
}

/** Puts a copy of the template where no database is yet, if there is a template. */
export async function copyTemplate(template: string | undefined, path: string): Promise<void> {
  if (template === undefined || existsSync(path) || !existsSync(template)) return;
  const draft = `${path}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(template, draft, { recursive: true });
  await rename(draft, path);
}
