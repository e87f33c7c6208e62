import { outcome, privatePage, privateSheet, whisper, type Answer } from '../src/discord/answer.js';
import { beginAnew, mayBegin, NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Context } from '../src/discord/command.js';
import { groupNameOf, nameFault, playerName } from '../src/discord/given-names.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { ANEW, GO_BACK, JOIN, joinRows, LOOK, lookRows } from '../src/discord/layout/join-rows.js';
import { lineMessage, type MessageBody } from '../src/discord/layout/message.js';
import { TURN_TO } from '../src/discord/layout/sheet-rows.js';
import { heading, small } from '../src/narrator/block.js';
import { voiceOf } from '../src/narrator/voices.js';
import { picturesOf } from '../src/pictures/pictures.js';
import { OWN_GROUP } from './campaign-definition.js';

/** Takes a seat: by the command, or by the button of a private answer, which then says that it was done. */
export async function join(context: Context<CommandCall | PressCall>, group = 'A'): Promise<Answer> {
  const given = context.text('name');
  const fault = given === undefined ? undefined : nameFault(given);
  if (fault) return whisper(fault);
  const at = await context.campaign();
  if (!at) return whisper(NO_CAMPAIGN);
  const place = context.text('place');
  const user = context.call.user.name;
  const said = { name: playerName(user), groupName: given ?? groupNameOf(user), ...(place !== undefined && { place }) };
  const own = group === OWN_GROUP;
  const played = await context.act(at, own ? { kind: 'create', ...said } : { kind: 'join', group, ...said });
  return outcome(played, context.call.kind === 'press' ? instead(own ? undefined : group) : undefined);
}

/** In the place of what was pressed, and of its picture: whoever sits has nothing more to choose there. */
function instead(preset: string | undefined): MessageBody {
  const done = preset === undefined ? 'You make up a group of your own' : `You have joined with group ${preset}`;
  return { ...lineMessage(`${done}. Go on below.`), attachments: [] };
}

/** Goes on where a button of the way to a seat was pressed; undefined for any other. */
export function joiningPressed(context: Context<PressCall>, detail: string): Promise<Answer> | undefined {
  if (detail === ANEW) return anew(context, 'new');
  if (detail === TURN_TO + ANEW) return anew(context, 'turned');
  if (detail.startsWith(JOIN)) return join(context, detail.slice(JOIN.length));
  if (detail.startsWith(LOOK)) return lookAt(context, detail.slice(LOOK.length), 'new');
  if (detail.startsWith(TURN_TO + LOOK)) return lookAt(context, detail.slice((TURN_TO + LOOK).length), 'turned');
  return undefined;
}

/** Whoever has no group is shown which there are; whoever leads one is told what to do instead. */
async function anew(context: Context<PressCall>, to: 'new' | 'turned'): Promise<Answer> {
  const view = await context.view();
  if (!view) return whisper(NO_CAMPAIGN);
  const { id } = context.call.user;
  if (mayBegin(view, id)) return beginAnew(view, id, to);
  const { phase, seats, system } = view.campaign;
  if (phase === 'ended') return whisper('This campaign is over. `/campaign new` opens the next.');
  if (seats.some(({ user }) => user === id)) return whisper(phase === 'gathering' ? SITS : PLAYS);
  return privatePage([heading('Which group is yours?'), ...voiceOf(system).presets.map(small)], joinRows(), to);
}

const SITS =
  'You sit at this table already: press **Begin** when you like. This button is for whoever else wants to play.';
const PLAYS =
  'This is for whoever has no group. You lead one already: `/resume` shows the page that is open, `/group show` whom you lead.';

/** A ready-made group, to whoever asks alone; `asked` is its letter, and whether there is a way back. */
async function lookAt(context: Context<PressCall>, asked: string, to: 'new' | 'turned'): Promise<Answer> {
  const view = await context.view();
  if (!view) return whisper(NO_CAMPAIGN);
  const { system } = view.campaign;
  const [preset = '', back] = asked.split(' ');
  const picture = await picturesOf(system)?.preset(preset);
  return privateSheet(picture, voiceOf(system).sheets.preset(preset), lookRows(preset, back === GO_BACK), to);
}
