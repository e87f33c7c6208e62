import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEYS = ['tables', 'numbersCovered', 'numbersMissing', 'events', 'decisions', 'fights', 'words', 'errors'];

function runBook(): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    execFile('npx', ['tsx', 'src/cli/book.ts', '--quiet'], { cwd: ROOT, maxBuffer: 1 << 26 }, (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trimEnd().split('\n') });
    });
  });
}

describe('npm run book', () => {
  it('ends with one line of counts, and fails exactly if there are errors', async () => {
    const { code, lines } = await runBook();
    const counts = JSON.parse(lines.at(-1) ?? '') as Record<string, number>;
    expect(Object.keys(counts)).toEqual(KEYS);
    expect(counts['events']).toBeGreaterThan(0);
    expect(code).toBe(counts['errors'] === 0 ? 0 : 1);
    expect(lines.filter((line) => / error [a-z-]+: /.test(line))).toHaveLength(counts['errors'] ?? -1);
  });
});
