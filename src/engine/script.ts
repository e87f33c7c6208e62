import type { Json } from './words.js';

/**
 * One instruction. `op` names it; the other keys are its arguments, as the op contract of its book fixes them.
 * `branches` are its outcomes (a decision's options, a test's pass and fail), each with what follows there.
 */
export interface Op {
  readonly op: string;
  readonly branches?: readonly Branch[];
  readonly [argument: string]: unknown;
}

/** What follows an outcome. `on` is the keyword of the outcome or the id of the option. */
export interface Branch {
  readonly on: string;
  readonly do: readonly Op[];
}

/**
 * What runs: an event (`Wa#honest-donkey`) or a procedure of a system (`ultraquest/turn`).
 * `hash` pins the text: a content hash for events, `r1`, `r2`, ... for procedures.
 * `parts` are reached by `go NAME`; the main part is `''`.
 */
export interface Script {
  readonly id: string;
  readonly hash: string;
  readonly parts: Readonly<Record<string, readonly Op[]>>;
}

/** Where to find scripts. Lookups are by value only: the service loads what a campaign has pinned beforehand. */
export interface Library {
  /** The text that a waiting frame is pinned to. */
  pinned(id: string, hash: string): Script | undefined;
  /** The newest text of a script. */
  current(id: string): Script | undefined;
  /** The event a table has at a number from 1 to 100. */
  event(table: string, number: number): Script | undefined;
}

/** `[part, op, branch, op, branch, op ...]`: the op in hand, by position within its script's text. */
export type Path = readonly [part: string, ...positions: number[]];

/** What a frame remembers: counts that were rolled, people who were chosen (by adventurer id), amounts. */
export type Local = Json;

/** A place in a running script. */
export interface Frame {
  readonly script: string;
  readonly hash: string;
  readonly path: Path;
  readonly locals: Readonly<Record<string, Local>>;
}

/** The block of ops that a path stands in, and the position within it. */
export function locate(script: Script, path: Path): { block: readonly Op[]; index: number } | undefined {
  const [part, ...positions] = path;
  let block = script.parts[part];
  for (let i = 0; block && i + 2 < positions.length; i += 2) {
    block = block[positions[i] as number]?.branches?.[positions[i + 1] as number]?.do;
  }
  const index = positions.at(-1);
  return block && index !== undefined ? { block, index } : undefined;
}

/** What may still be carried out of a script once the op in hand and its outcome are through. */
export interface Following {
  /** The ops behind it, in order: the rest of its block, then of the blocks around that. */
  readonly ops: readonly Op[];
  /** Where `go NAME` may lead from there. */
  readonly parts: Script['parts'];
}

export function followingAt(script: Script, path: Path): Following {
  const ops: Op[] = [];
  for (let end = path.length; end > 1; end -= 2) {
    const place = locate(script, path.slice(0, end) as unknown as Path);
    if (place) ops.push(...place.block.slice(place.index + 1));
  }
  return { ops, parts: script.parts };
}
