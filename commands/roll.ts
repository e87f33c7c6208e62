import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import { publicly, whisper } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { quickRoll } from '../src/discord/quick-roll.js';
import { slash } from '../src/discord/slash.js';
import { prose, small } from '../src/narrator/block.js';

/** `/roll`: dice that belong to no campaign, anywhere, private messages included. */
export const roll: Command = {
  definition: slash('roll', 'Roll dice: 4D6+4, D6, D3, D100, 2d10+1', {
    name: 'würfeln',
    description: 'Würfeln: 4W6+4, W6, W3, W100, 2d10+1',
  })
    .addStringOption((option) =>
      option
        .setName('dice')
        .setNameLocalizations({ de: 'würfel' })
        .setDescription('How many and which: 4D6+4')
        .setDescriptionLocalizations({ de: 'Wie viele und welche: 4W6+4' })
        .setMaxLength(100)
        .setRequired(true),
    )
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
    .toJSON(),
  run: async (context) => {
    const rolled = await quickRoll(context.text('dice') ?? '');
    if ('fault' in rolled) return whisper(rolled.fault);
    const faces = rolled.groups.map(({ dice, faces: shown }) => small(`${dice}: ${shown.join(', ')}`));
    return publicly([prose(`🎲 ${rolled.notation} = **${rolled.total}**`), ...faces]);
  },
};
