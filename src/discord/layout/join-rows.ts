import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { encodeCommandId } from '../command-id.js';
import { commandButtons } from './command-rows.js';
import { and } from '../../narrator/english.js';
import { fit, LIMITS } from '../limits.js';
import { plain, type Row } from './rows.js';

/** Before the group that somebody joins with, in what a button of `/campaign` carries. */
export const JOIN = 'join ';

/** What whoever has no seat may press to get one. */
export const joinRows = (): readonly Row[] =>
  commandButtons([
    { command: 'campaign', detail: `${JOIN}A`, label: 'Join with group A', tone: 'go' },
    { command: 'campaign', detail: `${JOIN}B`, label: 'Join with group B', tone: 'go' },
    { command: 'campaign', detail: `${JOIN}own`, label: 'Create your own' },
  ]);

/** What a button of `/campaign` carries that shows `joinRows` to whoever presses it. */
export const ANEW = 'anew';

/** Stands on the page on which a player's group comes to its end, whosever turn it is then: it says for whom. */
export const newGroupButton = (lost: readonly string[]): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(encodeCommandId({ command: 'campaign', detail: ANEW }))
    .setLabel(fit(`New group for ${and(lost.map(plain))}`, LIMITS.buttonLabel))
    .setStyle(ButtonStyle.Secondary);
