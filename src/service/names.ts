import { refuse, type Refusal } from '../engine/words.js';

/** The most that players may type, in characters as Discord counts them. */
export const NAME_MAX = 32;
export const CAMPAIGN_NAME_MAX = 80;

/** Control and formatting characters, which could turn a line around or hide in it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name as it is kept: one line, single spaces, nothing invisible. Refused with `name-wrong` if too short or too long. */
export function cleanName(typed: unknown, max: number): string | Refusal {
  if (typeof typed !== 'string') return refuse('name-wrong', { min: 1, max });
  const name = typed.normalize('NFC').replace(/\s/gu, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
  return name.length >= 1 && name.length <= max ? name : refuse('name-wrong', { min: 1, max });
}
