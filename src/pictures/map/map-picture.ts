import { Cache } from '../cache.js';
import { pictureOf, type Picture } from '../picture.js';
import { renderPng } from '../png.js';
import { SPACES } from '../../systems/ultraquest/board/spaces.js';
import { el, svg, type Attributes } from '../svg/element.js';
import { mapAlt, nearAlt } from './alt.js';
import { paintBase } from './base.js';
import { composeMap } from './picture.js';
import { composeNear, sizeOfNear } from './near-picture.js';
import { neighbourhood } from './neighbourhood.js';
import { MAP_HEIGHT, MAP_WIDTH, WHOLE } from './size.js';
import type { Clearing } from './scenery.js';
import type { MapView } from './view.js';

/** Drawn worlds in memory: they differ only by what is unwritten. */
const worlds = new Cache<string>(3);
/** The same by pieces: around each space its own. */
const piecesOfWorld = new Cache<string>(24);

/** Spaces of regions that are not written yet. */
export function blankSpaces(view: MapView): ReadonlySet<string> {
  return new Set(SPACES.filter(({ region }) => view.unwritten?.includes(region)).map(({ code }) => code));
}

async function renderWorld(blank: ReadonlySet<string>): Promise<string> {
  const png = await renderPng(svg(MAP_WIDTH, MAP_HEIGHT, paintBase(blank)));
  return imageOf(png, WHOLE, { 'image-rendering': 'optimizeSpeed' });
}

async function renderPiece(blank: ReadonlySet<string>, piece: Clearing): Promise<string> {
  const { width, height } = sizeOfNear(piece);
  const { x, y } = piece;
  const drawn = el('g', { transform: `scale(${width / piece.width}) translate(${-x} ${-y})` }, paintBase(blank, piece));
  return imageOf(await renderPng(svg(Math.round(width), Math.round(height), drawn)), piece);
}

function imageOf(png: Buffer, { x, y, width, height }: Clearing, more: Attributes = {}): string {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return el('image', { x, y, width, height, ...more, href });
}

const keyOf = (blank: ReadonlySet<string>) => [...blank].toSorted().join(' ');

/** The map of Ultimor with the groups' pieces and the ways that are open. The drawn world below them is rendered once. */
export async function mapPicture(view: MapView): Promise<Picture> {
  const blank = blankSpaces(view);
  const world = await worlds.get(keyOf(blank), () => renderWorld(blank));
  return pictureOf(composeMap(view, world), mapAlt(view), 'ultimor');
}

/**
 * The land around the group that looks, large enough for a phone; undefined where that group is on no land of the map.
 * What is drawn below the pieces is rendered once for each space.
 */
export async function nearPicture(view: MapView): Promise<Picture | undefined> {
  const piece = neighbourhood(view);
  if (!piece) return undefined;
  const blank = blankSpaces(view);
  const land = await piecesOfWorld.get(`${view.from} ${keyOf(blank)}`, () => renderPiece(blank, piece));
  return pictureOf(composeNear(view, piece, land), nearAlt(view), 'ultimor-near');
}
