import { at, svg } from '../svg/element.js';
import { frame, ornaments } from './frame.js';
import { insets, insetsHeight } from './insets.js';
import { legend, legendHeight } from './legend.js';
import { names } from './names.js';
import { pieces } from './pieces.js';
import { MAP_HEIGHT, MAP_WIDTH } from './size.js';
import type { MapView } from './view.js';
import { arrows, goals, here } from './ways.js';

/** Width and height of the whole picture. */
export function sizeOf(view: MapView): { width: number; height: number } {
  return { width: MAP_WIDTH, height: MAP_HEIGHT + insetsHeight(view) + legendHeight(view) };
}

/** The map of Ultimor as SVG. `base` is the drawn world below names and pieces, as SVG. */
export function composeMap(view: MapView, base: string): string {
  const { width, height } = sizeOf(view);
  const layers = [
    base,
    goals(view),
    here(view),
    ornaments(),
    names(view),
    arrows(view),
    pieces(view),
    frame(),
    at(0, MAP_HEIGHT, insets(view)),
    at(0, MAP_HEIGHT + insetsHeight(view), legend(view)),
  ];
  return svg(width, height, layers.join(''));
}
