import { outcome, whisper } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/** `/resume`: shows the open question again with live buttons, or whose turn it is. */
export const resume: Command = {
  definition: slash('resume', 'Show the open page again, with buttons that work', {
    name: 'weiter',
    description: 'Die offene Seite noch einmal zeigen, mit Knöpfen, die gehen',
  }).toJSON(),
  run: async (context) => {
    const campaign = await context.campaign();
    return campaign ? outcome(await context.service.resume(context.call.id, campaign.id)) : whisper(NO_CAMPAIGN);
  },
};
