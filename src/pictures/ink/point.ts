/** A place on the paper, in pixels from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function point(x: number, y: number): Point {
  return { x, y };
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The place a share of the way from one point to another. */
export function along(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Beside a point, at a right angle to the way from a to b; positive is to the right of the way. */
export function beside(origin: Point, a: Point, b: Point, distance: number): Point {
  const length = apart(a, b) || 1;
  return { x: origin.x - ((b.y - a.y) / length) * distance, y: origin.y + ((b.x - a.x) / length) * distance };
}

/** Whether a point lies inside a closed ring (even-odd rule). */
export function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

function distanceToEdge(p: Point, a: Point, b: Point): number {
  const square = apart(a, b) ** 2 || 1;
  const share = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square;
  return apart(p, along(a, b, Math.min(1, Math.max(0, share))));
}

/** How far a point is from the nearest edge of a ring. */
export function distanceToRing(ring: readonly Point[], p: Point): number {
  return Math.min(...ring.map((a, i) => distanceToEdge(p, a, ring[(i + 1) % ring.length] as Point)));
}

/** Twice the signed area: positive where the ring runs clockwise on paper. */
export function turning(ring: readonly Point[]): number {
  return ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}
