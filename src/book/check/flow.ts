import type { Op, Script } from '../../engine/script.js';
import { OPS, type UltraQuestOp } from '../contract/op.js';
import type { FindingCode } from '../finding.js';
import { LOCALS_BEFORE_ANY_OP } from '../spans/locals.js';
import { localsRead, localsSet } from './locals.js';

/** Locals that are set on every way to a place; null where no way leads. */
type Known = ReadonlySet<string> | null;
type Say = (code: FindingCode, op: Op, message: string, hint?: string) => void;

const NOTHING_TO_SAY: Say = () => undefined;

/** Goes every way through a script: what is read before it is set, what is never reached, which parts nobody goes to. */
export function checkFlow(script: Script, say: Say): { unreached: string[] } {
  const entries = new Map<string, ReadonlySet<string>>([['', new Set(LOCALS_BEFORE_ANY_OP)]]);
  for (let changed = true; changed;) {
    changed = false;
    const walk = new Walk(script, NOTHING_TO_SAY);
    for (const [part, known] of entries) walk.block(script.parts[part] ?? [], known);
    for (const [part, known] of walk.gone) changed = widen(entries, part, known) || changed;
  }
  const walk = new Walk(script, say);
  for (const [part, known] of entries) walk.block(script.parts[part] ?? [], known);
  return { unreached: Object.keys(script.parts).filter((part) => !entries.has(part)) };
}

/** A part may count on what is set on every way to it. */
function widen(entries: Map<string, ReadonlySet<string>>, part: string, known: ReadonlySet<string>): boolean {
  const before = entries.get(part);
  const after = before ? new Set([...before].filter((name) => known.has(name))) : known;
  entries.set(part, after);
  return after.size !== before?.size;
}

const ENDS: readonly string[] = ['end', 'next', 'event', 'out'];

/** Whether nothing after the op is carried out any more. */
export function endsHere(op: UltraQuestOp): boolean {
  return ENDS.includes(op.op) || op.op === 'go' || (op.op === 'dungeon' && op.forced === true);
}

class Walk {
  /** The parts that were gone to, each with what was set on the way there. */
  readonly gone: [string, ReadonlySet<string>][] = [];

  constructor(
    private readonly script: Script,
    private readonly say: Say,
  ) {}

  block(ops: readonly Op[], entry: Known): Known {
    let known = entry;
    for (const op of ops) {
      if (!known) {
        this.say('never-reached', op, `\`${op.op}\` is never reached`, 'every way before it has ended');
        return null;
      }
      known = this.op(op as UltraQuestOp, known);
    }
    return known;
  }

  private op(op: UltraQuestOp, known: ReadonlySet<string>): Known {
    for (const name of localsRead(op)) {
      if (!known.has(name))
        this.say('unset-local', op, `${name} may not be set here`, 'bind it on every way that leads here');
    }
    const after = new Set([...known, ...localsSet(op)]);
    if (op.op === 'go') this.goTo(op, after);
    if (endsHere(op)) return null;
    if (!('branches' in op)) return after;
    const ways = op.branches.map((branch) => this.block(branch.do, after));
    return meet(isExhaustive(op) ? ways : [...ways, after]);
  }

  private goTo(op: Extract<UltraQuestOp, { op: 'go' }>, known: ReadonlySet<string>): void {
    if (Object.hasOwn(this.script.parts, op.part)) this.gone.push([op.part, known]);
    else {
      const parts = Object.keys(this.script.parts).filter((part) => part !== '');
      this.say(
        'unknown-part',
        op,
        `there is no part ${op.part}`,
        parts.length > 0 ? `there are: ${parts.join(', ')}` : 'write ### ' + op.part,
      );
    }
  }
}

/** What is known after several ways have come together. */
function meet(ways: readonly Known[]): Known {
  const open = ways.filter((way) => way !== null);
  const [first, ...more] = open;
  return first ? new Set([...first].filter((name) => more.every((way) => way.has(name)))) : null;
}

/** Whether one of the branches is always taken. */
function isExhaustive(op: UltraQuestOp & { branches?: readonly { on: string }[] }): boolean {
  const written = op.branches?.map((branch) => branch.on) ?? [];
  if (op.op === 'decide' || op.op === 'roll' || op.op === 'test') return true;
  if (op.op === 'if') return written.includes('else');
  const { required = [], optional = [] } = OPS.get(op.op)?.text.outcomes ?? {};
  const all = [...required, ...optional].filter((on) => !(op.op === 'skill' && on === 'none'));
  return all.length > 0 && all.every((on) => written.includes(on));
}
