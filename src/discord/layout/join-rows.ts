import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { encodeCommandId } from '../command-id.js';
import { commandButtons } from './command-rows.js';
import type { Row } from './rows.js';

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

/** Stands on the page of somebody's turn while another player's group is at its end. */
export const newGroupButton = (): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(encodeCommandId({ command: 'campaign', detail: ANEW }))
    .setLabel('New group')
    .setStyle(ButtonStyle.Secondary);
