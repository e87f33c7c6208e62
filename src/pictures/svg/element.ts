/** Values an attribute may have; undefined leaves it out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A coordinate to a tenth of a pixel, so that pictures stay small. */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Controls, lone halves of surrogate pairs and what else XML 1.0 has no place for. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text made safe for SVG; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

function attribute([name, value]: [string, string | number | undefined]): string {
  if (value === undefined) return '';
  return ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapeXml(value)}"`;
}

/** One SVG element; `children` are SVG already. */
export function el(name: string, attributes: Attributes, children = ''): string {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return children === '' ? `${open}/>` : `${open}>${children}</${name}>`;
}

/** A group moved to a place. */
export function at(x: number, y: number, children: string, more = ''): string {
  return el('g', { transform: `translate(${tenths(x)} ${tenths(y)})${more}` }, children);
}

/** Paths are computed to many digits; tenths are enough for them. */
function shorten(path: string): string {
  return path.replaceAll(/(\.\d)\d+/g, '$1');
}

/** A whole picture. */
export function svg(width: number, height: number, drawn: string): string {
  const children = drawn.replaceAll(/ d="[^"]*"/g, shorten);
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, children);
}
