import { outcome, privatePage, whisper, type Answer } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { heading, prose, small } from '../src/narrator/block.js';
import { takenText } from '../src/narrator/campaign-facts.js';
import { and, capital, name } from '../src/narrator/english.js';
import { voiceOf } from '../src/narrator/voices.js';
import type { Campaign, Undoable } from '../src/service/service.js';

/** `/undo`: takes back the last step, which is played anew with new dice; the log keeps the old ones. */
export const undo: Command = {
  definition: slash('undo', 'Take back your last step and all that came of it, while nobody else has acted since', {
    name: 'zurück',
    description: 'Den eigenen letzten Schritt mit allen Folgen zurücknehmen, solange niemand danach etwas getan hat',
  }).toJSON(),
  run: begin,
  pressed: (context, detail) =>
    detail.startsWith(TAKE) ? takeBack(context, Number(detail.slice(TAKE.length))) : Promise.resolve(KEPT),
};

/** Before the number of the step, in what the button carries. */
const TAKE = 'take ';
const KEPT = privatePage([prose('Nothing is taken back: the game goes on.')], [], 'turned');

/** What nobody else has seen the consequences of goes back at once; else it is asked about first. */
async function begin(context: Context): Promise<Answer> {
  const campaign = await context.campaign();
  if (!campaign) return whisper(NO_CAMPAIGN);
  const last = await context.service.undoable(campaign.id, context.call.user.id);
  if ('refused' in last) return outcome({ kind: 'refused', refusal: last });
  const own = campaign.seats.find(({ user }) => user === context.call.user.id);
  return last.calls.length > 0 || last.seat !== own?.id ? ask(campaign, last, own?.name) : takeBack(context, last.step);
}

function ask(campaign: Campaign, last: Undoable, you: string | undefined): Answer {
  const what = takenText(last, voiceOf(campaign.system), you);
  return privatePage(
    [
      heading('Really take it back?'),
      prose(`${capital(what)}. It is played anew, with new dice; everybody sees that it was taken back.`),
      ...(last.calls.length
        ? [small(`By now ${and(last.calls.map(name))} may act, and would have to wait again.`)]
        : []),
    ],
    commandButtons([
      { command: 'undo', detail: `${TAKE}${last.step}`, label: 'Take it back', tone: 'danger' },
      { command: 'undo', detail: 'keep', label: 'Leave it' },
    ]),
  );
}

async function takeBack(context: Context<CommandCall | PressCall>, step: number): Promise<Answer> {
  const campaign = await context.campaign();
  if (!campaign) return whisper(NO_CAMPAIGN);
  const { id, user } = context.call;
  return outcome(await context.service.undo({ interaction: id, campaign: campaign.id, user: user.id, step }));
}
