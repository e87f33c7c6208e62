/** The map itself, in pixels; the legend hangs below it. */
export const MAP_WIDTH = 1200;
export const MAP_HEIGHT = 1400;
/** All of it, as a piece of itself. */
export const WHOLE = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT } as const;
