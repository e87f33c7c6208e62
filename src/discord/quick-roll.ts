import { randomInt } from 'node:crypto';

/** A face from `min` to `max`, both included. */
export type Random = (min: number, max: number) => number;

/** How many dice and sides one roll may have. */
const MOST_DICE = 100;
const MOST_SIDES = 1000;
const MOST_CHARACTERS = 60;
/** Every fault ends with two rolls that can be typed as they stand. */
const FORM = 'A roll is written as how many dice, a D or W, and how many sides. These two work: `4D6+4` and `D100`.';

/** What was rolled: the whole, and each group of dice with its faces; or what is wrong with the notation. */
export type QuickRoll =
  | {
      readonly notation: string;
      readonly total: number;
      readonly groups: readonly { dice: string; faces: readonly number[] }[];
    }
  | { readonly fault: string };

/** Uniform by rejection, as node:crypto draws it. */
const cryptoRandom: Random = (min, max) => randomInt(min, max + 1);

/** UQ-DICE-02: a D3 is a D6, halved and rounded up. */
const withD3 =
  (random: Random): Random =>
  (min, max) =>
    max === 3 ? Math.ceil(random(1, 6) / 2) : random(min, max);

/**
 * Rolls dice that belong to no campaign, in the usual notation; W is the German D, D% and W% are a D100.
 * The notation is read by a library that is loaded with the first roll.
 */
export async function quickRoll(typed: string, random: Random = cryptoRandom): Promise<QuickRoll> {
  const notation = normalize(typed);
  const fault = faultOf(notation);
  if (fault) return { fault };
  const { createDiceRoller } = await import('@airjp73/dice-notation');
  const roller = createDiceRoller(undefined, { random: withD3(random) });
  const { tokens, error } = roller.tokenizeFaultTolerant(notation);
  if (error)
    return {
      fault: `I do not understand ${shown(notation.slice(error.position))} in ${shown(typed)}. ${meant(typed)}${FORM}`,
    };
  try {
    const rolls = roller.rollDice(tokens);
    const total = roller.calculateFinalResult(tokens, roller.tallyRolls(tokens, rolls));
    if (!Number.isFinite(total)) return { fault: `${shown(typed)} has no result: it divides by nothing. ${FORM}` };
    const groups = tokens.flatMap((token, at) =>
      /d/.test(token.content) ? [{ dice: token.content.toUpperCase(), faces: rolls[at] as number[] }] : [],
    );
    return { notation: notation.toUpperCase(), total, groups };
  } catch {
    return { fault: `${shown(typed)} breaks off in the middle. ${FORM}` };
  }
}

/** `W%` becomes `1d100`, `D6` becomes `1d6`. */
function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/\s+/g, '')
    .replaceAll('−', '-')
    .replaceAll('w', 'd')
    .replace(/d%/g, 'd100')
    .replace(/(^|[^0-9])d/g, '$11d');
}

/** All that is wrong, and what works. */
function faultOf(notation: string): string | undefined {
  const faults = notation.length > MOST_CHARACTERS ? [TOO_LONG] : faultsOf(notation);
  return faults.length > 0 ? `${faults.join(' ')} ${meant(notation)}${FORM}` : undefined;
}

/** A run of signs with one among them that is neither a figure, a D, nor reckoning. */
const STRANGE = /[^\d+\-*/().]*[^\d+\-*/().d][^\d+\-*/().]*/g;

const TOO_LONG = `That is too long: at most ${MOST_CHARACTERS} characters.`;

function faultsOf(notation: string): readonly string[] {
  const dice = [...notation.matchAll(/(\d+)d(\d+)/g)].map(([, count, sides]) => ({
    count: Number(count),
    sides: Number(sides),
  }));
  if (dice.length === 0) return [`There are no dice in ${shown(notation)}.`];
  const strange = notation.match(STRANGE) ?? [];
  const all = dice.reduce((sum, one) => sum + one.count, 0);
  const odd = dice.find((one) => one.sides < 2 || one.sides > MOST_SIDES);
  return [
    ...(all < 1 || all > MOST_DICE ? [`One roll takes 1 to ${MOST_DICE} dice; this one has ${all}.`] : []),
    ...(odd ? [`A die has 2 to ${MOST_SIDES} sides; there is no D${odd.sides}.`] : []),
    ...strange.map((word) => `I do not understand ${shown(word)}.`),
  ];
}

/** What was probably meant, where another letter stands between two numbers: `4Q99` is near to `4D99`. */
function meant(typed: string): string {
  const near = normalize(typed).replace(/(\d)[^\d+*/()-]+(?=\d)/g, '$1d');
  const isDice = /^[-+*/()\d]*\d+d\d+[-+*/()\dd]*$/.test(near) && near !== normalize(typed);
  return isDice && faultOf(near) === undefined ? `Did you mean ${shown(near.toUpperCase())}? ` : '';
}

const shown = (text: string): string => `\`${text.replaceAll('`', "'").slice(0, MOST_CHARACTERS) || ' '}\``;
