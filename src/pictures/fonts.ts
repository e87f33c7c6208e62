import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** The faces that pictures are lettered in: print, heavy print, print in italics, and a hand that fills in. See `FONTS.md`. */
const FILES = {
  print: require.resolve('@expo-google-fonts/alegreya/500Medium/Alegreya_500Medium.ttf'),
  bold: require.resolve('@expo-google-fonts/alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf'),
  italic: require.resolve('@expo-google-fonts/alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf'),
  hand: require.resolve('@expo-google-fonts/kalam/700Bold/Kalam_700Bold.ttf'),
} as const;

export type Face = keyof typeof FILES;

/** Paths of the font files, for the renderer. */
export const FONT_FILES: readonly string[] = Object.values(FILES);

/** How SVG names each face. */
export const FACES: Readonly<Record<Face, Readonly<Record<string, string | number | undefined>>>> = {
  print: { 'font-family': 'Alegreya', 'font-weight': 500 },
  bold: { 'font-family': 'Alegreya', 'font-weight': 800 },
  italic: { 'font-family': 'Alegreya', 'font-weight': 500, 'font-style': 'italic' },
  hand: { 'font-family': 'Kalam', 'font-weight': 700 },
};

const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(FILES[face]);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, font);
  return font;
}

function has(face: Face, sign: string): boolean {
  return fontOf(face).charToGlyphIndex(sign) > 0;
}

/** What stands for a sign that no face has: emoji, and scripts beyond Latin, Greek and Cyrillic. */
const UNKNOWN = '·';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for single signs, in a text with its accents joined to their letters. */
export function signsOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text.normalize('NFC')), ({ segment }) => segment);
}

/** A sign as it can be lettered: accents that have no letter of their own are left off, what is unknown becomes a dot. */
function letterableSign(sign: string, face: Face): string {
  const [first = ''] = Array.from(sign);
  if (/\p{C}/u.test(first)) return '';
  return has(face, first) || has('bold', first) ? first : UNKNOWN;
}

/** Text in signs that can be lettered; the printed face helps out where the hand lacks one. */
export function letterable(text: string, face: Face): string {
  return signsOf(text)
    .map((sign) => letterableSign(sign, face))
    .join('');
}

/** Width of a text in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  const widths = Array.from(text, (sign) => {
    const font = fontOf(has(face, sign) ? face : 'bold');
    return ((font.charToGlyph(sign).advanceWidth ?? 0) / font.unitsPerEm) * size;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
