import fc from 'fast-check';

/**
 * Properties are tried with the same values every time, so that a run that fails says something of the change before it. `CHANCE=any`
 * draws others, to look for what nobody has met yet; `CHANCE=123` draws those of one run again.
 */
const { CHANCE = '1' } = process.env;
if (CHANCE !== 'any') fc.configureGlobal({ seed: Number(CHANCE) });
