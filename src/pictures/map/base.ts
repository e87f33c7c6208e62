import { ABYSS, SEA_INK } from '../colours.js';
import { between, chance } from '../ink/chance.js';
import { soft, softRing, wander } from '../ink/pen.js';
import { point, type Point } from '../ink/point.js';
import { at, el } from '../svg/element.js';
import { line, spot } from '../symbols/brush.js';
import { volcano } from '../symbols/heights.js';
import { TOWNS } from '../symbols/towns.js';
import { island, serpent, ship } from '../symbols/water.js';
import { OTHER_AREAS, RIM, SPACE_AREAS, type Area } from './areas.js';
import { borders, surf } from './borders.js';
import { CLEARINGS } from './clearings.js';
import { outline } from './edges.js';
import { LABELS } from './labels.js';
import { scenery, type Clearing } from './scenery.js';
import { MAP_HEIGHT, MAP_WIDTH, WHOLE } from './size.js';
import { blankLand } from './unwritten.js';
import { borderWash, groundColour } from './washes.js';

const AREAS = [...OTHER_AREAS, ...SPACE_AREAS].map((area) => ({ area, ring: outline(area.ring) }));
const SHORE_FILL = 2;

function fill({ area, ring }: (typeof AREAS)[number]): string {
  const colour = groundColour(area);
  return el('path', { d: softRing(ring), fill: colour, stroke: colour, 'stroke-width': SHORE_FILL });
}

function grounds(): string {
  const seas = AREAS.filter(({ area }) => area.ground === 'sea');
  const lands = AREAS.filter(({ area }) => area.ground !== 'sea');
  return seas.map(fill).join('') + surf() + lands.map(fill).join('');
}

/** Everything beyond the rim, with a few stars in the dark. */
function chasm(): string {
  const draw = chance('stars');
  const stars = Array.from({ length: 260 }, () => {
    const [x, y] = [between(draw, 0, MAP_WIDTH), between(draw, 0, MAP_HEIGHT)];
    return spot(x, y, between(draw, 0.7, 2), '#d9cdb8', between(draw, 0.25, 0.8));
  });
  const d = `M0 0H${MAP_WIDTH}V${MAP_HEIGHT}H0Z${softRing(outline(RIM))}`;
  const id = 'beyond-the-rim';
  const clip = el('clipPath', { id }, el('path', { d, 'clip-rule': 'evenodd' }));
  const dark = el('path', { d, fill: ABYSS, 'fill-rule': 'evenodd' });
  return clip + dark + el('g', { 'clip-path': `url(#${id})` }, stars.join(''));
}

/** The Upper River, from the rim down to where it grows broad. */
function upperRiver(): string {
  const draw = chance('the upper river');
  const bends = [
    point(772, 40),
    point(748, 150),
    point(800, 216),
    point(736, 296),
    point(744, 360),
    point(822, 430),
    point(772, 500),
    point(767, 580),
  ];
  const course = bends.flatMap((bend, i) => {
    const to = bends[i + 1];
    return to ? wander(draw, bend, to, 0.12, 22).slice(0, -1) : [bend];
  });
  return line(soft(course), 19, SEA_INK) + line(soft(course), 15, '#b5cfd2');
}

const ISLANDS = [
  [968, 1150, 66],
  [1084, 1124, 58],
  [944, 1246, 52],
  [1084, 1250, 60],
  [1014, 1286, 38],
] as const;

function landmarks(blank: ReadonlySet<string>): string {
  const draw = chance('landmarks');
  const volcanoes = blank.has('Vu') ? '' : at(456, 172, volcano(draw, 158, 86, '#cdb59a'));
  const islands = ISLANDS.map(([x, y, size]) => at(x, y, island(draw, size)));
  return [volcanoes, at(722, 1240, ship(64)), at(640, 1308, serpent(80)), ...(blank.has('In') ? [] : islands)].join('');
}

function towns(): string {
  return Object.entries(LABELS)
    .map(([code, { town }]) => (town ? at(town.x, town.y, TOWNS[code]?.() ?? '') : ''))
    .join('');
}

function land({ code, ring }: { code: string; ring: Area['ring'] }, blank: ReadonlySet<string>): string {
  const drawn = outline(ring);
  return blank.has(code) ? blankLand(code, drawn) : scenery(code, drawn, CLEARINGS);
}

/** The least of an area, in pixels, for which it is drawn at a piece's edge. */
const SLIVER = 8;

/** Whether any of an area lies in a piece of the map. */
function touches(ring: readonly Point[], { x, y, width, height }: Clearing): boolean {
  const [xs, ys] = [ring.map((corner) => corner.x), ring.map((corner) => corner.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [
    Math.min(right, x + width) - Math.max(left, x),
    Math.min(bottom, y + height) - Math.max(top, y),
  ];
  return wide > SLIVER && high > SLIVER;
}

/**
 * What never changes on the map: lands, water, scenery and settlements. `blank` names the spaces that stay empty.
 * Of what lies outside `piece` little is drawn: it would cost most of the time. Nothing there may need a layer of its own
 * (a clip, an opacity of a whole element): resvg 2.6.2 ends the process over a layer that lies outside the picture.
 */
export function paintBase(blank: ReadonlySet<string>, piece: Clearing = WHOLE): string {
  const near = AREAS.filter(({ ring }) => touches(ring, piece));
  const washes = near.filter(({ area }) => SPACE_AREAS.includes(area) && !blank.has(area.code));
  return [
    el('rect', { width: MAP_WIDTH, height: MAP_HEIGHT, fill: ABYSS }),
    grounds(),
    washes.map(({ area, ring }) => borderWash(area, ring)).join(''),
    upperRiver(),
    chasm(),
    borders(),
    near.map(({ area }) => land(area, blank)).join(''),
    landmarks(blank),
    towns(),
  ].join('');
}
