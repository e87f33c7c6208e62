import type { RegionCode } from '../../systems/ultraquest/names.js';
import { INK } from '../colours.js';
import { point } from '../ink/point.js';
import { softRing } from '../ink/pen.js';
import { SPACE_AREAS } from '../map/areas.js';
import { scenery } from '../map/scenery.js';
import { groundColour } from '../map/washes.js';
import { el } from '../svg/element.js';

/** How much larger the signs of the map are drawn. */
const CLOSE = 1.6;

/** A drawn view of a land in an oval around (x, y). */
export function homeView(region: RegionCode, x: number, y: number, width: number, height: number): string {
  const area = SPACE_AREAS.find(({ code }) => code === region);
  if (!area) return '';
  const ring = Array.from({ length: 48 }, (_, i) => {
    const turn = (i / 48) * Math.PI * 2;
    return point((Math.cos(turn) * width) / 2 / CLOSE, (Math.sin(turn) * height) / 2 / CLOSE);
  });
  const d = softRing(ring);
  const frame = (stroke: string, pen: number) => el('path', { d, fill: 'none', stroke, 'stroke-width': pen });
  const ground = el('path', { d, fill: groundColour(area) });
  const view = ground + frame(INK, 4) + frame('#c98a1b', 1.6) + scenery(region, ring, []);
  return el('g', { transform: `translate(${x} ${y}) scale(${CLOSE})` }, view);
}
