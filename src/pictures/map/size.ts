/** The map itself, in pixels; the legend hangs below it. */
export const MAP_WIDTH = 1200;
export const MAP_HEIGHT = 1400;
