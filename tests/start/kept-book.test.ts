import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keepBook, readKept } from '../../src/kept-book.js';
import { BrokenBook, CONTENT, openBook, readFolder } from '../../src/rulebooks.js';

const temporary = mkdtempSync(join(tmpdir(), 'vorleser-kept-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const FOREST = 'events/Wa.md';
const EVENT =
  '---\nregion: Wa\nname: Forest\n---\n\n# Forest\n\nIt is dark.\n\n## 1-100 The cup {#cup}\n\nThe landlord pours. `gold 1`\n';

let content: string;
let kept: string;
beforeEach(() => {
  const here = mkdtempSync(join(temporary, 'book-'));
  content = join(here, 'content');
  kept = join(here, 'book.json');
  mkdirSync(join(content, 'events'), { recursive: true });
  writeFileSync(join(content, FOREST), EVENT);
  writeFileSync(join(content, 'recruits.yaml'), '{}\n');
});

const change = (path: string, how: (text: string) => string) =>
  writeFileSync(join(content, path), how(readFileSync(join(content, path), 'utf8')));

/** A book that only its name tells from the true one: whoever is given it has read what was kept. */
async function keepMarked(): Promise<void> {
  const { compiled } = await openBook(content, kept);
  const tables = compiled.tables.map((table) => ({ ...table, title: 'As kept' }));
  await keepBook(kept, await readFolder(content), { ...compiled, tables });
}

const titleOf = async () => (await openBook(content, kept)).tables.get('Wa')?.title;

describe('a kept book', () => {
  it('is the book that was compiled, to the last word', async () => {
    const whole = join(CONTENT, 'ultraquest');
    const { compiled } = await openBook(whole, kept);
    expect(compiled.scripts.length).toBeGreaterThan(100);
    expect(await readKept(kept, await readFolder(whole))).toEqual(compiled);
  });

  it('is taken instead of compiling for as long as its sources stay the same', async () => {
    await keepMarked();
    expect(await titleOf()).toBe('As kept');
  });

  it.each([
    ['a word is changed', () => change(FOREST, (text) => text.replace('pours', 'poured'))],
    ['a table is changed', () => change('recruits.yaml', (text) => `${text}# a note\n`)],
    ['a file is renamed', () => renameSync(join(content, FOREST), join(content, 'events/Wb.md'))],
  ])('is not used once %s', async (_, how) => {
    await keepMarked();
    how();
    expect(await readKept(kept, await readFolder(content))).toBeUndefined();
  });

  it('is compiled anew and kept again when the book has changed', async () => {
    await keepMarked();
    change(FOREST, (text) => text.replace(/^# .*$/m, '# Under the trees'));
    expect(await titleOf()).toBe('Under the trees');
    const files = await readFolder(content);
    expect((await readKept(kept, files))?.tables.some(({ title }) => title === 'Under the trees')).toBe(true);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -100)],
    ['empty', () => ''],
    ['changed by hand', (text: string) => text.replace('"title":"', '"title":"not ')],
    ['something else', () => 'null\nnull'],
  ])('that is %s is passed over', async (_, spoil) => {
    await openBook(content, kept);
    const text = readFileSync(kept, 'utf8');
    writeFileSync(kept, spoil(text));
    expect(await titleOf()).toBe('Forest');
    expect(readFileSync(kept, 'utf8')).toBe(text);
  });

  it('does not hide that the book is broken now, and is not made of a broken one', async () => {
    await keepMarked();
    const before = readFileSync(kept, 'utf8');
    change(FOREST, (text) => `${text}\n\`no-such-word 3\`\n`);
    await expect(openBook(content, kept)).rejects.toThrow(BrokenBook);
    expect(readFileSync(kept, 'utf8')).toBe(before);
  });

  it('leaves no drafts, and is done without where it cannot be written', async () => {
    await openBook(content, kept);
    expect(readdirSync(join(kept, '..')).sort()).toEqual(['book.json', 'content']);
    const book = await openBook(content, join(content, 'nowhere', 'book.json'));
    expect(book.tables.has('Wa')).toBe(true);
  });
});
