import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { encodeCommandId } from '../command-id.js';
import { commandButtons, type CommandButton } from './command-rows.js';
import { and } from '../../narrator/english.js';
import { fit, LIMITS } from '../limits.js';
import { plain, type Row } from './rows.js';
import { TURN_TO } from './sheet-rows.js';

/** Before the group that somebody joins with, in what a button of `/campaign` carries. */
export const JOIN = 'join ';

/** What whoever has no seat may press to get one. A look at the groups takes the place of the answer, and leads back to it. */
export const joinRows = (): readonly Row[] =>
  commandButtons([
    { command: 'campaign', detail: `${JOIN}A`, label: 'Join with group A', tone: 'go' },
    { command: 'campaign', detail: `${JOIN}B`, label: 'Join with group B', tone: 'go' },
    { command: 'campaign', detail: `${JOIN}own`, label: 'Create your own' },
    { command: 'campaign', detail: turnToLook('A', true), label: LOOK_LABEL },
  ]);

/** Before the ready-made group that is looked at, in what a button of `/campaign` carries. */
export const LOOK = 'look ';
/** Behind that group, where the look took the place of an answer that can be gone back to. */
export const GO_BACK = 'back';
const LOOK_LABEL = 'Look at the groups';

const turnToLook = (preset: string, back: boolean): string => `${TURN_TO}${LOOK}${preset}${back ? ` ${GO_BACK}` : ''}`;

/** Below a group that is looked at: to lead it, to look at the other one in its place, or to go back to where one came from. */
export const lookRows = (preset: string, back = false): readonly Row[] => {
  const other = preset === 'A' ? 'B' : 'A';
  const toChoice: CommandButton = { command: 'campaign', detail: TURN_TO + ANEW, label: 'Back' };
  return commandButtons([
    { command: 'campaign', detail: `${JOIN}${preset}`, label: `Join with group ${preset}`, tone: 'go' },
    { command: 'campaign', detail: turnToLook(other, back), label: `Look at group ${other}` },
    ...(back ? [toChoice] : []),
  ]);
};

const ownButton = (detail: string, label: string): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(encodeCommandId({ command: 'campaign', detail }))
    .setLabel(fit(label, LIMITS.buttonLabel))
    .setStyle(ButtonStyle.Secondary);

/** On a page for everybody: shows the ready-made groups to whoever presses it. */
export const lookButton = (): ButtonBuilder => ownButton(`${LOOK}A`, LOOK_LABEL);

/** On a page whose next press is somebody's who sits already: leads another player to a seat. */
export const joinTooButton = (): ButtonBuilder => ownButton(ANEW, 'For other players: join here');

/** What a button of `/campaign` carries that shows `joinRows` to whoever presses it. */
export const ANEW = 'anew';

/** Stands on the page on which a player's group comes to its end, whosever turn it is then: it says for whom. */
export const newGroupButton = (lost: readonly string[]): ButtonBuilder =>
  ownButton(ANEW, `New group for ${and(lost.map(plain))}`);
