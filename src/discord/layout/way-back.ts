import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { encodeCommandId, MOST_DETAIL, type CommandAddress } from '../command-id.js';
import { buttonRows, type Row } from './rows.js';

/**
 * What a private answer carries when another takes its place: the custom_id that shows it again. It goes behind the detail of
 * a command, which holds no slash.
 */
export type WayBack = string;

const SLASH = '|';

/** The way back to an answer of a command; undefined where its words do not go into an id. */
export function wayBackTo(address: CommandAddress): WayBack | undefined {
  const { detail } = address;
  return detail.length > MOST_DETAIL || detail.includes('/') || detail.includes(SLASH)
    ? undefined
    : encodeCommandId(address);
}

/** A detail of one word with the way back behind it; the word alone where there is none, or no room for it. */
export function withWayBack(word: string, back: WayBack | undefined): string {
  const whole = `${word} ${back?.replaceAll('/', SLASH) ?? ''}`.trim();
  return whole.length > MOST_DETAIL ? word : whole;
}

/** The way back behind a detail of one word. */
export function wayBackIn(detail: string): WayBack | undefined {
  const at = detail.indexOf(' ');
  return at === -1 ? undefined : detail.slice(at + 1).replaceAll(SLASH, '/');
}

export const backRows = (back: WayBack | undefined): readonly Row[] =>
  back === undefined
    ? []
    : buttonRows([new ButtonBuilder().setCustomId(back).setLabel('Back').setStyle(ButtonStyle.Secondary)]);
