import { pictured, whisper } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { picturesOf } from '../src/pictures/pictures.js';

/** `/map`: the board with everybody's piece, and where the asking player's group can go. */
export const map: Command = {
  definition: slash('map', 'Look at the map: who stands where, and where you can go', {
    name: 'karte',
    description: 'Die Karte ansehen: wer wo steht und wohin ihr könnt',
  })
    .addBooleanOption((option) =>
      option
        .setName('share')
        .setNameLocalizations({ de: 'zeigen' })
        .setDescription('Show it to the whole table')
        .setDescriptionLocalizations({ de: 'Dem ganzen Tisch zeigen' }),
    )
    .toJSON(),
  run: async (context) => {
    const view = await context.view();
    if (!view) return whisper(NO_CAMPAIGN);
    const { campaign, position, library } = view;
    const pictures = picturesOf(campaign.system);
    if (!pictures) return whisper('This game is played without a map.');
    const seat = campaign.seats.find(({ user }) => user === context.call.user.id);
    const shown = await pictures.map(position.state, seat?.id, library);
    return pictured(shown, context.flag('share') ? 'public' : 'private');
  },
};
