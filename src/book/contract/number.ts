/** Raised whenever the shape or the meaning of a compiled op changes; part of every event's hash. */
export const CONTRACT = 1;
