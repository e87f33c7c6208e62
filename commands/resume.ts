import { outcome, whisper } from '../src/discord/answer.js';
import { beginAnew, mayBegin, NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/**
 * `/resume`: shows the open question again with live buttons, or whose turn it is. Whoever has no group while others play is shown,
 * alone, how to get one.
 */
export const resume: Command = {
  definition: slash('resume', 'Show the open page again, with buttons that work', {
    name: 'weiter',
    description: 'Die offene Seite noch einmal zeigen, mit Knöpfen, die gehen',
  }).toJSON(),
  run: async (context) => {
    const view = await context.view();
    if (!view) return whisper(NO_CAMPAIGN);
    const { campaign, live } = view;
    const { id: user } = context.call.user;
    const isSeated = campaign.seats.some((seat) => seat.user === user);
    if (isSeated && live && mayBegin(view, user)) return beginAnew(view, user);
    return outcome(await context.service.resume(context.call.id, campaign.id));
  },
};
