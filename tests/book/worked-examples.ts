import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadBook, type Loaded } from '../../src/book/load.js';
import { CONTENT, readFolder } from '../../src/rulebooks.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';

const PAGE = fileURLToPath(new URL('../../CONTRIBUTING-EVENTS.md', import.meta.url));
export const EXAMPLES_FILE = 'events/Kl.md';

const HEAD = `---
region: Kl
name: Cliff
honor: 10-70
work: none
people:
  ombert: Brother Ombert, who preaches to gulls
---

# Cliff

Up here the wind has right of way.

`;

/** The events on the page for authors, as it shows them. */
export async function examples(): Promise<string[]> {
  const page = await readFile(PAGE, 'utf8');
  return [...page.matchAll(/^```markdown\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '');
}

/** The Book of Events with the page's examples for the table of the Cliff. */
export async function bookOfExamples(): Promise<Loaded> {
  const files = (await readFolder(`${CONTENT}/ultraquest`)).filter(({ path }) => path !== EXAMPLES_FILE);
  const text = HEAD + (await examples()).join('\n');
  return loadBook([...files, { path: EXAMPLES_FILE, text }], ULTRAQUEST_REGISTRY);
}
