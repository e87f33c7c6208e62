import type { TextPart } from '../contract/basics.js';
import type { Place } from '../finding.js';
import type { Piece } from '../read/pieces.js';
import { referenceTo } from '../spans/reference.js';
import type { Draft, Sink } from './draft.js';
import { insideSentence, readInline } from './inline.js';
import { tidyText } from './text.js';
import type { Op } from '../../engine/script.js';

/** What a paragraph leaves open: `/` at its end, which is a choice if a list follows. */
export interface Left {
  readonly slash?: Place;
}

/** Compiles the pieces of a paragraph into ops: what is read, and what is carried out where it stands. */
export function compileParagraph(pieces: readonly Piece[], draft: Draft, sink: Sink): Left {
  const writer = new Writer(draft, sink);
  const last = pieces.at(-1);
  const slash = last?.kind === 'slash' ? last : undefined;
  const body = slash ? pieces.slice(0, -1) : pieces;
  body.forEach((piece, i) => {
    writer.piece(piece, body[i + 1]);
  });
  writer.flush();
  return slash ? { slash: slash.at } : {};
}

/** Collects the sentence in hand: its text, and the ops whose results it reads. */
class Writer {
  private parts: TextPart[] = [];
  private before: { op: Op; at: Place }[] = [];
  /** The text since the beginning of the paragraph or the last span that acted. */
  private said = '';
  private at: Place | undefined;

  constructor(
    private readonly draft: Draft,
    private readonly sink: Sink,
  ) {}

  piece(piece: Piece, next: Piece | undefined): void {
    this.at ??= piece.at;
    if (piece.kind === 'text') this.text(piece, next);
    else if (piece.kind === 'reference') this.reference(piece);
    else if (piece.kind === 'span') this.span(piece, next);
    else this.pause(piece.at);
  }

  private text({ text, at }: Extract<Piece, { kind: 'text' }>, next: Piece | undefined): void {
    this.say(text, text);
    const waits = text.trimEnd().endsWith('...') && (next === undefined || next.kind === 'span');
    if (!waits) return;
    this.flush();
    this.sink.waitAt({ ...at, column: at.column + text.trimEnd().length - 3 });
  }

  private say(part: TextPart, said: string): void {
    this.parts.push(part);
    this.said += said;
  }

  private reference({ inside, at }: Extract<Piece, { kind: 'reference' }>): void {
    if (inside.startsWith('#')) {
      this.draft.error('stray-text', at, `{${inside}} in a text`, 'ids stand in headings and at the end of options');
      return;
    }
    const read = referenceTo(inside, this.draft.scope.locals);
    if ('part' in read) this.say(read.part, 'X');
    else this.draft.error('unknown-local', at, read.message, read.hint);
  }

  private span(piece: Extract<Piece, { kind: 'span' }>, next: Piece | undefined): void {
    const op = this.draft.span(piece);
    if (!op) return;
    if (!insideSentence(this.said, next)) {
      this.flush();
      this.sink.push(op, piece.at);
      return;
    }
    const inline = readInline(op, this.draft.scope.locals, this.draft.scope.registry);
    if (!inline) {
      const hint = 'end the sentence before it';
      this.draft.error('not-in-sentence', piece.at, `\`${op.op}\` has nothing to read inside a sentence`, hint);
      return;
    }
    this.before.push({ op: inline.op, at: piece.at });
    inline.text.forEach((part) => {
      this.say(part, 'X');
    });
  }

  private pause(at: Place): void {
    this.flush();
    this.sink.push({ op: 'pause' }, at);
  }

  /** Ends the sentence in hand: what it reads out is rolled first (UQ-EVT-11), then it is read. */
  flush(): void {
    for (const { op, at } of this.before) this.sink.push(op, at);
    const text = tidyText(this.parts);
    if (text.length > 0 && this.at) this.sink.push({ op: 'read', text }, this.at);
    this.parts = [];
    this.before = [];
    this.said = '';
    this.at = undefined;
  }
}
