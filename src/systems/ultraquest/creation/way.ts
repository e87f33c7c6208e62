import type { Flow } from '../../../engine/system.js';
import type { Tale } from '../tale.js';
import { FOUNDERS, keepSketch, type Sketch } from './sketch.js';

/** The parts of the procedure, one a step. */
export type Part = 'group' | 'person' | 'skills' | 'gold' | 'gift' | 'shop' | 'overview' | 'joins';

/** Keeps what was chosen and turns to a step; `focus` is who is made up there. */
export function turnTo(t: Tale, sketch: Sketch, name: Part, focus = sketch.focus): Flow {
  keepSketch(t, { ...sketch, focus, complete: sketch.complete || name === 'overview' });
  return { to: 'part', name };
}

/** On to the next step of UQ-START-17, or back to the overview once everything was chosen before. */
export function goOn(t: Tale, sketch: Sketch, next: Part, focus = sketch.focus): Flow {
  return turnTo(t, sketch, sketch.complete ? 'overview' : next, focus);
}

/** After somebody's skills: the next one, or the group's Gold. */
export function afterPerson(t: Tale, sketch: Sketch): Flow {
  const next = sketch.focus + 1;
  return next < FOUNDERS ? goOn(t, sketch, 'person', next) : goOn(t, sketch, 'gold');
}

/**
 * A choice that changes what the group is or has: what was bought goes back to the shop, and its Gold comes back.
 * Nothing that was rolled is rolled again.
 */
export function changed(t: Tale, sketch: Sketch, change: Partial<Sketch>): Sketch {
  if (sketch.shopped) t.tell({ kind: 'goods-returned', group: sketch.name });
  return { ...sketch, ...change, shopped: null };
}
