import { createHash } from 'node:crypto';
import { Cache } from './cache.js';
import { renderPng } from './png.js';

/** A picture to post: its bytes, what it shows in words (at most 1024 characters), and a file name by its content. */
export interface Picture {
  readonly png: Buffer;
  readonly alt: string;
  readonly name: string;
}

/** Longest alt text that Discord takes. */
const LONGEST_ALT = 1024;
/** How many finished pictures stay in memory; a map is about 1.2 MB. */
const KEPT = 32;

const rendered = new Cache<Buffer>(KEPT);

/** Cuts an alt text to what can be sent, at a word's end. */
export function trimAlt(alt: string): string {
  if (alt.length <= LONGEST_ALT) return alt;
  return `${alt.slice(0, LONGEST_ALT - 1).replace(/\s+\S*$/, '')}…`;
}

/** Renders an SVG, or finds it among the pictures rendered before, by its content's hash. */
export async function pictureOf(svg: string, alt: string, name: string): Promise<Picture> {
  const hash = createHash('sha256').update(svg).digest('hex');
  const png = await rendered.get(hash, () => renderPng(svg));
  return { png, alt: trimAlt(alt), name: `${name}-${hash.slice(0, 10)}.png` };
}
