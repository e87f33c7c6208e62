import { dangerWash, PAPER, SEA } from '../colours.js';
import type { RegionCode } from '../../systems/ultraquest/names.js';
import { honorInterval } from '../../systems/ultraquest/board/regions.js';
import { spaceAt } from '../../systems/ultraquest/board/spaces.js';
import { softRing } from '../ink/pen.js';
import type { Point } from '../ink/point.js';
import { el } from '../svg/element.js';
import type { Area, Ground } from './areas.js';

/** The paper's own colour under each land. */
const GROUND: Readonly<Record<string, string>> = {
  Wa: '#d9dcae',
  Ur: '#cfd4a4',
  Ds: '#d0d6a0',
  Wi: '#dfe3b4',
  Eb: '#e8e2b6',
  Wü: '#f1dfae',
  Öd: '#e8d5b0',
  Ma: '#d8dcbc',
  Mo: '#ddd2ac',
  Su: '#ccd0ae',
  OF: '#dde0bf',
  UF: '#dfe4bd',
  UF2: '#dfe4bd',
  Be: '#ece0c6',
  Vu: '#e6d2ba',
  Kl: '#e4d8bd',
};

const BEYOND: Readonly<Record<Ground, string>> = {
  land: PAPER,
  town: '#f8efd9',
  sea: SEA,
  water: '#b5cfd2',
  heights: '#d9cbae',
  wilds: '#dccba4',
};

export function groundColour({ code, ground }: Area): string {
  return GROUND[code] ?? BEYOND[ground];
}

/** Colour of the danger's wash in a space, by its region's interval. */
export function dangerColour(code: string): string {
  const region: RegionCode = code === 'Sh' ? 'Sh' : spaceAt(code).region;
  return dangerWash(honorInterval(region)?.low);
}

/** A band of colour along the inside of an area's border, as old maps were coloured by hand. */
export function borderWash(area: Area, ring: readonly Point[]): string {
  const d = softRing(ring);
  const id = `in-${area.code}`;
  const colour = dangerColour(area.code);
  const clip = el('clipPath', { id }, el('path', { d }));
  const thin = area.ground === 'sea' ? 0.6 : 1;
  const bands = [
    el('path', { d, fill: 'none', stroke: colour, 'stroke-width': 36 * thin, 'stroke-opacity': 0.3 }),
    el('path', { d, fill: 'none', stroke: colour, 'stroke-width': 16 * thin, 'stroke-opacity': 0.5 }),
  ];
  const tint = area.ground === 'sea' ? '' : el('path', { d, fill: colour, 'fill-opacity': 0.1 });
  return clip + tint + el('g', { 'clip-path': `url(#${id})` }, bands.join(''));
}
