import type { Op, Script } from '../../engine/script.js';
import type { SceneOp } from '../contract/reading.js';
import type { Finding } from '../finding.js';
import { hashOf } from '../hash.js';
import { INTRODUCTION, type Block, type EventTree } from '../read/tree.js';
import type { Registry } from '../registry.js';
import { Locals } from '../spans/locals.js';
import { compileBlocks } from './blocks.js';
import { Draft, Sink, type Places } from './draft.js';

/** Where compiled events leave what they found. */
export interface Desk {
  readonly registry: Registry;
  readonly places: Places;
  readonly findings: Finding[];
}

/** Compiles an event of a region to the script `REGION#ID`. */
export function compileEvent(region: string, event: EventTree, desk: Desk): Script {
  const id = `${region}#${event.id}`;
  const draft = new Draft(
    { registry: desk.registry, region, event: id, locals: new Locals() },
    desk.places,
    desk.findings,
  );
  const parts: Record<string, readonly Op[]> = {};
  for (const { name, blocks, at } of event.parts) {
    const sink = new Sink(draft);
    const scene = name === '' ? sceneOf(event) : undefined;
    if (scene) sink.push(scene, at);
    parts[name] = compileBlocks(blocks, draft, sink);
    if (parts[name].length === (scene ? 1 : 0)) {
      draft.error('outcome-empty', at, name === '' ? 'an event without a text' : `the part ${name} is empty`);
    }
  }
  return { id, hash: hashOf(parts), parts };
}

function sceneOf({ mark, place }: EventTree): SceneOp | undefined {
  return mark || place ? { op: 'scene', ...(mark && { mark }), ...(place && { place }) } : undefined;
}

export function compileIntroduction(region: string, blocks: readonly Block[], desk: Desk): Script {
  const id = `${region}#${INTRODUCTION}`;
  const draft = new Draft(
    { registry: desk.registry, region, event: id, locals: new Locals() },
    desk.places,
    desk.findings,
  );
  const parts = { '': compileBlocks(blocks, draft) };
  return { id, hash: hashOf(parts), parts };
}
