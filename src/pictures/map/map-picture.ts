import { Cache } from '../cache.js';
import { pictureOf, type Picture } from '../picture.js';
import { renderPng } from '../png.js';
import { SPACES } from '../../systems/ultraquest/board/spaces.js';
import { el, svg } from '../svg/element.js';
import { mapAlt } from './alt.js';
import { paintBase } from './base.js';
import { composeMap } from './picture.js';
import { MAP_HEIGHT, MAP_WIDTH } from './size.js';
import type { MapView } from './view.js';

/** Drawn worlds in memory: they differ only by what is unwritten. */
const worlds = new Cache<string>(3);

/** Spaces of regions that are not written yet. */
export function blankSpaces(view: MapView): ReadonlySet<string> {
  return new Set(SPACES.filter(({ region }) => view.unwritten?.includes(region)).map(({ code }) => code));
}

async function renderWorld(blank: ReadonlySet<string>): Promise<string> {
  const png = await renderPng(svg(MAP_WIDTH, MAP_HEIGHT, paintBase(blank)));
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return el('image', { width: MAP_WIDTH, height: MAP_HEIGHT, 'image-rendering': 'optimizeSpeed', href });
}

/** The map of Ultimor with the groups' pieces and the ways that are open. The drawn world below them is rendered once. */
export async function mapPicture(view: MapView): Promise<Picture> {
  const blank = blankSpaces(view);
  const world = await worlds.get([...blank].toSorted().join(' '), () => renderWorld(blank));
  return pictureOf(composeMap(view, world), mapAlt(view), 'ultimor');
}
