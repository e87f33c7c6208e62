import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { finding, type Finding, type Place } from '../finding.js';
import { slug } from '../names.js';
import { readFrontMatter } from './front-matter.js';
import { readHeading, type Heading } from './heading.js';
import { piecesOf } from './pieces.js';
import { locateText, splitFrontMatter, withoutComments } from './source.js';
import type { Block, EventTree, Item, Paragraph, Part, RegionTree } from './tree.js';

// Headings, paragraphs and lists are all there is; what stands inside a line is read by `piecesOf`.
const MARKDOWN = new MarkdownIt('zero').enable(['list', 'heading']);

/** Reads a region's file as far as its structure. Spans stay source text; the compiler reads them. */
export function readRegionFile(file: string, text: string): { tree: RegionTree; findings: Finding[] } {
  const { yaml, body } = splitFrontMatter(text.replaceAll('\r\n', '\n'));
  const { front, findings } = readFrontMatter(file, yaml);
  const { text: clean, open } = withoutComments(body);
  if (open !== undefined) {
    const at = { file, line: open, column: 1 };
    findings.push(finding('error', 'comment-open', at, 'a comment that never closes', 'close it with -->'));
  }
  const reader = new Reader(file, clean.split('\n'), findings);
  const tokens: Token[] = [];
  MARKDOWN.block.parse(clean, MARKDOWN, {}, tokens);
  return { tree: { ...reader.region(tokens), front }, findings };
}

/** Goes through the tokens of one file, once, from its beginning. */
class Reader {
  private next = 0;

  constructor(
    private readonly file: string,
    private readonly lines: readonly string[],
    private readonly findings: Finding[],
  ) {}

  region(tokens: readonly Token[]): Omit<RegionTree, 'front'> {
    const at = { file: this.file, line: 1, column: 1 };
    const before = this.blocks(tokens);
    let title = '';
    let introduction: Block[] = [];
    const events: EventTree[] = [];
    this.refuse(before, 'a text before the heading', 'begin with `# NAME`');
    while (this.next < tokens.length) {
      const { level, text, place } = this.headingLine(tokens);
      if (level === 2) {
        events.push(this.event(tokens, text, place));
        continue;
      }
      const blocks = this.blocks(tokens);
      if (level !== 1 || title !== '') this.strayHeading(level, place);
      else [title, introduction] = [text, blocks];
    }
    return { file: this.file, title, introduction, events, at };
  }

  private event(tokens: readonly Token[], text: string, place: Place): EventTree {
    const { heading, findings } = readHeading(text, place);
    this.findings.push(...findings);
    const parts: Part[] = [{ name: '', blocks: this.blocks(tokens), at: place }];
    while (this.level(tokens) === 3) parts.push(this.part(tokens, heading, parts));
    return { ...heading, parts };
  }

  private part(tokens: readonly Token[], heading: Heading, parts: readonly Part[]): Part {
    const { text, place } = this.headingLine(tokens);
    const name = slug(text);
    if (parts.some((part) => part.name === name)) {
      this.findings.push(finding('error', 'id-twice', place, `${heading.id} has two parts called ${name}`));
    }
    return { name, blocks: this.blocks(tokens), at: place };
  }

  private level(tokens: readonly Token[]): number {
    return Number(tokens[this.next]?.tag.slice(1) ?? 0);
  }

  /** Takes the three tokens of a heading. */
  private headingLine(tokens: readonly Token[]): { level: number; text: string; place: Place } {
    const level = this.level(tokens);
    const inline = tokens[this.next + 1];
    this.next += 3;
    return { level, text: inline?.content ?? '', place: this.place(inline) };
  }

  /** Paragraphs and lists up to the next heading, or to the end of the item. */
  private blocks(tokens: readonly Token[]): Block[] {
    const blocks: Block[] = [];
    for (;;) {
      const token = tokens[this.next];
      if (token?.type === 'paragraph_open') blocks.push(this.paragraph(tokens));
      else if (token?.type === 'bullet_list_open' || token?.type === 'ordered_list_open')
        blocks.push(this.list(tokens));
      else return blocks;
    }
  }

  private paragraph(tokens: readonly Token[]): Paragraph {
    const inline = tokens[this.next + 1];
    this.next += 3;
    const line = inline?.map?.[0] ?? 0;
    const source = locateText(this.file, this.lines, line, inline?.content ?? '');
    const { pieces, findings } = piecesOf(source);
    this.findings.push(...findings);
    return { kind: 'paragraph', source, pieces, at: source.at(0) };
  }

  private list(tokens: readonly Token[]): Block {
    const at = this.place(tokens[this.next]);
    if (tokens[this.next]?.type === 'ordered_list_open') {
      this.findings.push(finding('error', 'stray-text', at, 'a numbered list', 'lists begin with -'));
    }
    const items: Item[] = [];
    this.next++;
    while (tokens[this.next]?.type === 'list_item_open') items.push(...this.item(tokens));
    this.next++;
    return { kind: 'list', items, at };
  }

  private item(tokens: readonly Token[]): Item[] {
    const at = this.place(tokens[this.next]);
    this.next++;
    const [head, ...blocks] = this.blocks(tokens);
    if (tokens[this.next]?.type === 'heading_open') {
      this.strayHeading(this.headingLine(tokens).level, at);
      this.blocks(tokens);
    }
    this.next++;
    if (head?.kind === 'paragraph') return [{ head, blocks, at }];
    this.findings.push(finding('error', 'stray-text', at, 'an item without a text', 'write something after the -'));
    return [];
  }

  private place(token: Token | undefined): Place {
    const line = token?.map?.[0] ?? 0;
    const text = this.lines[line] ?? '';
    return { file: this.file, line: line + 1, column: text.length - text.trimStart().length + 1 };
  }

  private refuse(blocks: readonly Block[], message: string, hint: string): void {
    const [first] = blocks;
    if (first) this.findings.push(finding('error', 'stray-text', first.at, message, hint));
  }

  private strayHeading(level: number, at: Place): void {
    const hint = 'one `# NAME`, then `## 7-9 TITLE` for events and `### NAME` for their parts';
    this.findings.push(finding('error', 'heading', at, `a heading of level ${level} in the wrong place`, hint));
  }
}
