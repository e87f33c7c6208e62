import { renderAsync } from '@resvg/resvg-js';
import { FONT_FILES } from './fonts.js';

/** Renders a picture off the main thread; only our own fonts are used, so that it looks the same everywhere. */
export async function renderPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [...FONT_FILES], loadSystemFonts: false, defaultFontFamily: 'Alegreya' },
  });
  return image.asPng();
}
