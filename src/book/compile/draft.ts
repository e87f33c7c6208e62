import { OPS } from '../contract/op.js';
import type { UltraQuestOp } from '../contract/op.js';
import type { ChooseOp } from '../contract/skills.js';
import type { Op } from '../../engine/script.js';
import { z } from 'zod';
import { finding, type Finding, type FindingCode, type Place } from '../finding.js';
import type { Piece } from '../read/pieces.js';
import { Cursor, type Fault, type Scope } from '../spans/cursor.js';
import { condition } from '../spans/condition.js';
import type { Condition } from '../contract/conditions.js';
import { readSpan } from '../spans/span.js';

/** Where in the book each compiled op stands, for findings. Compiled ops themselves know no lines: an edit above would change their hash. */
export type Places = Map<Op, Place>;

/** What the compiler of one event carries along. */
export class Draft {
  constructor(
    readonly scope: Scope,
    readonly places: Places,
    readonly findings: Finding[],
  ) {}

  error(code: FindingCode, at: Place, message: string, hint?: string): void {
    this.findings.push(finding('error', code, at, message, hint));
  }

  span(piece: Extract<Piece, { kind: 'span' }>): UltraQuestOp | undefined {
    const read = readSpan(piece.source.text, this.scope);
    if ('op' in read) return read.op;
    const { code, from, message, hint } = read.fault;
    this.error(code, piece.source.at(from), message, hint);
    return undefined;
  }

  condition(text: string, at: Place): Condition | undefined {
    const c = new Cursor(text, this.scope);
    const read = condition(c);
    c.finish();
    if (c.fault) this.fault(c.fault, at);
    return c.fault ? undefined : read;
  }

  private fault({ code, from, message, hint }: Fault, at: Place): void {
    this.error(code, { ...at, column: at.column + from }, message, hint);
  }
}

/** Whether the player may be made to wait before this op's dice: `...` before it. */
export function mayWait(op: string): boolean {
  const schema = OPS.get(op)?.schema;
  return schema instanceof z.ZodObject && 'waits' in schema.shape;
}

/** What a trial is of, and how much easier the book makes it; undefined for other ops. */
function trialOf(op: UltraQuestOp): ChooseOp['to'] {
  switch (op.op) {
    case 'test':
      return { try: op.attributes, plus: op.plus };
    case 'skill':
      return { try: [op.skill], plus: op.plus };
    case 'ladder':
      return { try: [op.attribute], plus: op.modifiers[0] ?? 0 };
    default:
      return undefined;
  }
}

/** The ops of one block, in the making. */
export class Sink {
  readonly ops: Op[] = [];
  /** Set by `...`: the next op has to be one that rolls. */
  private waiting: Place | undefined;

  constructor(private readonly draft: Draft) {}

  push(op: Op, at: Place): void {
    // Who is gone with all they had died out of sight (UQ-CLR-25).
    if (op.op === 'body-lost' && this.last?.op === 'kill') this.replaceLast({ ...this.last, unseen: true });
    this.tellChosen(op as UltraQuestOp);
    const waits = this.waiting;
    this.waiting = undefined;
    if (waits && !mayWait(op.op)) this.waitForNothing(waits);
    this.add(waits && mayWait(op.op) ? { ...op, waits: true, ...(op.op === 'roll' && { player: true }) } : op, at);
  }

  /** Whoever is chosen just before a trial is chosen for it. */
  private tellChosen(op: UltraQuestOp): void {
    const to = trialOf(op);
    if (!to || !('who' in op) || op.who.who !== 'bound') return;
    const { name } = op.who;
    const at = this.ops.findIndex((other) => other.op === 'choose' && other['as'] === name && !('to' in other));
    const choose = this.ops[at];
    if (!choose) return;
    const told = { ...choose, to };
    const place = this.draft.places.get(choose);
    if (place) this.draft.places.set(told, place);
    this.ops.splice(at, 1, told);
  }

  private add(op: Op, at: Place): void {
    this.ops.push(op);
    this.draft.places.set(op, at);
  }

  /** The last op again, with its outcomes. */
  replaceLast(op: Op): void {
    const old = this.ops.pop();
    const at = old && this.draft.places.get(old);
    if (at) this.add(op, at);
  }

  get last(): Op | undefined {
    return this.ops.at(-1);
  }

  waitAt(at: Place): void {
    this.waiting = at;
  }

  close(): void {
    if (this.waiting) this.waitForNothing(this.waiting);
    this.waiting = undefined;
  }

  private waitForNothing(at: Place): void {
    const hint = 'a test, a trap, a fight, a roll ... must follow; a voice that trails off takes \u2026';
    this.draft.error('wait-for-nothing', at, '... waits for a roll, and none follows', hint);
  }
}
