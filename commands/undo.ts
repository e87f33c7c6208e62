import { outcome, whisper } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

/** `/undo`: takes back the last step; its dice stay rolled. */
export const undo: Command = {
  definition: slash('undo', 'Take back your last step; dice that were rolled stay rolled', {
    name: 'zurück',
    description: 'Den letzten Schritt zurücknehmen; gewürfelte Würfel bleiben gewürfelt',
  }).toJSON(),
  run: async (context) => {
    const campaign = await context.campaign();
    if (!campaign) return whisper(NO_CAMPAIGN);
    const { id, user } = context.call;
    return outcome(await context.service.undo({ interaction: id, campaign: campaign.id, user: user.id }));
  },
};
