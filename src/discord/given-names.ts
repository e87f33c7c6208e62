/** Longest name of a player or a group, in characters. */
const MOST_NAME = 32;

/** What a player is called at the table, by his name on Discord. */
export const playerName = (user: string): string => user.slice(0, MOST_NAME);

/** What a group is called until its player calls it something else (`/group name`). */
export const groupNameOf = (user: string): string => `${user.slice(0, MOST_NAME - "'s group".length)}'s group`;

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .,'’!&-]*[\p{L}\p{M}\p{N}.!])?$/u;

/** What is wrong with a name that a player gave, or undefined. */
export function nameFault(typed: string): string | undefined {
  if (typed.length < 1 || typed.length > MOST_NAME)
    return `A name has 1 to ${MOST_NAME} characters; this one has ${typed.length}.`;
  if (NAME.test(typed)) return undefined;
  return "A name is made of letters, digits, spaces and . , ' ! & - and begins with a letter or a digit: `The Four of Abendheim`.";
}
