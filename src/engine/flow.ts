import { locate, type Frame, type Library, type Local, type Op, type Path, type Script } from './script.js';
import type { Flow } from './system.js';

/** A frame at the beginning of a script. */
export function opening(script: Script, locals: Readonly<Record<string, Local>> = {}): Frame {
  return { script: script.id, hash: script.hash, path: ['', 0], locals };
}

/** The path of the op after this one in the same block. */
function next(path: Path): Path {
  const positions = path.slice(1) as number[];
  const index = positions.pop() ?? 0;
  return [path[0], ...positions, index + 1];
}

/** The path after the op whose branch has come to its end, or nothing if the script has. */
function leaveBlock(path: Path): Path | undefined {
  if (path.length < 4) return undefined;
  return next(path.slice(0, -2) as unknown as Path);
}

/** Where the frames stand after the innermost op went `flow`. Frames that are through are gone. */
export function follow(frames: readonly Frame[], flow: Flow): readonly Frame[] {
  const outer = frames.slice(0, -1);
  const frame = frames.at(-1);
  if (!frame) return frames;
  switch (flow.to) {
    case 'next':
      return [...outer, { ...frame, path: next(frame.path) }];
    case 'branch':
      return [...outer, { ...frame, path: [...frame.path, flow.index, 0] }];
    case 'part':
      return [...outer, { ...frame, path: [flow.name, 0] }];
    case 'call':
      return [...outer, { ...frame, path: next(frame.path) }, opening(flow.script, flow.locals)];
    case 'become':
      return [...outer, opening(flow.script, flow.locals)];
    case 'end':
      return outer;
  }
}

export interface OpHere {
  readonly frames: readonly Frame[];
  readonly script: Script;
  readonly op: Op;
  /** The script's text is not the one that the frame was pinned to: it is read anew from its start. */
  readonly anew: boolean;
}

/** The op in hand: leaves blocks and scripts that are through until there is one. Nothing is left: no frame remains. */
export function opHere(frames: readonly Frame[], library: Library): OpHere | undefined {
  let left = frames;
  let anew = false;
  for (let frame = left.at(-1); frame; frame = left.at(-1)) {
    const pinned = library.pinned(frame.script, frame.hash);
    const script = pinned ?? library.current(frame.script);
    if (!script) throw new Error(`no text of ${frame.script} at ${frame.hash}`);
    if (!pinned) {
      anew = true;
      left = [...left.slice(0, -1), opening(script)];
      continue;
    }
    const place = locate(script, frame.path);
    if (!place) throw new Error(`${frame.script} has no ${frame.path.join('/')}`);
    const op = place.block[place.index];
    if (op) return { frames: left, script, op, anew };
    const after = leaveBlock(frame.path);
    left = after ? [...left.slice(0, -1), { ...frame, path: after }] : left.slice(0, -1);
  }
  return undefined;
}
