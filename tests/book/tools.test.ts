import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bookHtml } from '../../src/cli/book/html.js';
import { anchorOf } from '../../src/cli/book/html-text.js';
import { playEvent, type Terminal } from '../../src/cli/book/play.js';
import { PLAYED } from '../played-book.js';

const { loaded } = await PLAYED;
const { book } = loaded;
const events = [...book.tables].flatMap(([region, table]) => table.events.map(({ id }) => `${region}#${id}`));

/** A terminal into which these lines are piped. */
function piped(...lines: string[]): Terminal & { readonly said: string[] } {
  const said: string[] = [];
  return {
    said,
    say: (line) => said.push(line),
    read: async () => lines.shift(),
  };
}

describe('the book as a page', () => {
  const html = bookHtml(loaded);

  it('holds every event once', () => {
    const anchors = [...html.matchAll(/<article id="([^"]+)">/g)].map((match) => match[1]);
    expect(anchors).toEqual(events.map(anchorOf));
  });

  it('needs nothing else, and every link in it leads somewhere', () => {
    expect(html).not.toMatch(/(?:src|href)="(?!#)/);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(events.length);
  });

  it('opens and closes what it has in order', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of html.matchAll(
      /<(\/?)(article|section|ul|li|p|h\d|code|dl|dt|dd|a|em|i|b)\b[^>]*>/g,
    )) {
      if (slash === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });
});

describe('an event in the terminal', () => {
  it('is played through with what is piped in', async () => {
    const terminal = piped('work-the-square', '1');
    const played = await playEvent(book, { event: 'St#noon-for-once', luck: 1 }, terminal);
    const said = terminal.said.join('\n');
    expect(played).toBe(true);
    expect(said).toContain('all seven bells strike noon together');
    expect(said).toMatch(/\d\. Pick pockets in the square/);
    expect(said).toContain('A man with his hat in one hand');
    expect(said).toMatch(/\d Gold/);
  });

  it('goes on by its defaults when the input ends', async () => {
    const terminal = piped();
    expect(await playEvent(book, { event: 'St#noon-for-once', luck: 1 }, terminal)).toBe(true);
    expect(terminal.said.join('\n')).toContain('a baker names a loaf after the moment');
  });

  it('asks again where a number is none of the options', async () => {
    const terminal = piped('99', '1');
    await playEvent(book, { event: 'St#noon-for-once', luck: 1 }, terminal);
    expect(terminal.said.some((line) => line.startsWith('Type a number from 1 to '))).toBe(true);
  });

  it('says that there is no such event', async () => {
    const terminal = piped();
    expect(await playEvent(book, { event: 'St#noon', luck: 1 }, terminal)).toBe(false);
    expect(terminal.said.join()).toContain('There is no event St#noon');
  });

  it('is the same for the same seed, and has another group for another', async () => {
    const play = async (seed: number) => {
      const terminal = piped();
      await playEvent(book, { event: 'St#the-office-of-fog', seed, luck: 0 }, terminal);
      return terminal.said;
    };
    expect(await play(3)).toEqual(await play(3));
    expect((await play(3))[0]).not.toEqual((await play(4))[0]);
  });
});

describe('npm run book -- --play', () => {
  const ROOT = fileURLToPath(new URL('../../', import.meta.url));

  /** What the tool says when these lines are piped in, and its exit code. */
  function run(typed: string, ...options: string[]): Promise<{ code: number; said: string }> {
    return new Promise((resolve) => {
      const tool = execFile('npx', ['tsx', 'src/cli/book.ts', ...options], { cwd: ROOT }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
      });
      tool.stdin?.end(typed);
    });
  }

  it('plays an event through with answers from a pipe', async () => {
    const { code, said } = await run('work-the-square\n1\n', '--play', 'St#noon-for-once');
    expect(said).toContain('A man with his hat in one hand');
    expect(code).toBe(0);
  });

  it('says what is wrong with a seed that is none', async () => {
    const { code, said } = await run('', '--play', 'St#noon-for-once', '--seed', 'lucky');
    expect(said).toContain('--seed lucky is no whole number');
    expect(code).toBe(2);
  });
});
