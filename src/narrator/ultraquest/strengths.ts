/** Over a table of who is how strong: the words behind ME, RA and AR. */
export const STRENGTHS = ['', 'melee', 'ranged', 'armor'] as const;
