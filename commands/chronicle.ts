import { privately, whisper } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { prose, small } from '../src/narrator/block.js';
import { tellFacts } from '../src/narrator/page.js';

/** How many steps are shown at once. */
const STEPS = 5;

/** `/chronicle`: what was read and decided, newest last. */
export const chronicle: Command = {
  definition: slash('chronicle', 'Read again what has happened', {
    name: 'chronik',
    description: 'Noch einmal lesen, was geschehen ist',
  })
    .addIntegerOption((option) =>
      option
        .setName('before')
        .setNameLocalizations({ de: 'vor' })
        .setDescription('Only steps before this number')
        .setDescriptionLocalizations({ de: 'Nur Schritte vor dieser Nummer' })
        .setMinValue(1),
    )
    .toJSON(),
  run: async (context) => {
    const campaign = await context.campaign();
    if (!campaign) return whisper(NO_CAMPAIGN);
    const before = context.number('before');
    const chapters = await context.service.chronicle(campaign.id, {
      limit: STEPS,
      ...(before !== undefined && { before }),
    });
    if (!chapters.length) return whisper('Nothing is written before that.');
    return privately(
      [...chapters]
        .reverse()
        .flatMap((chapter) => [
          small(`Step ${chapter.step}${chapter.undone ? ', taken back later' : ''}`),
          ...(chapter.text === null ? tellFacts(campaign, chapter.facts) : [prose(chapter.text)]),
        ]),
    );
  },
};
