import { outcome, whisper } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/** `/undo`: takes back the last step, which is played anew with new dice; the log keeps the old ones. */
export const undo: Command = {
  definition: slash('undo', 'Take back your last step; it is played anew, with new dice', {
    name: 'zurück',
    description: 'Den letzten Schritt zurücknehmen; er wird mit neuen Würfeln neu gespielt',
  }).toJSON(),
  run: async (context) => {
    const campaign = await context.campaign();
    if (!campaign) return whisper(NO_CAMPAIGN);
    const { id, user } = context.call;
    return outcome(await context.service.undo({ interaction: id, campaign: campaign.id, user: user.id }));
  },
};
