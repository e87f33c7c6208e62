import { privately } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { heading, prose, type Block } from '../src/narrator/block.js';
import { TOPICS } from '../src/narrator/help-topics.js';

/** `/help`: how it is played, by topic, with examples. */
export const help: Command = {
  definition: slash('help', 'How to play, with examples', {
    name: 'hilfe',
    description: 'Wie man spielt, mit Beispielen',
  })
    .addStringOption((option) =>
      option
        .setName('topic')
        .setNameLocalizations({ de: 'thema' })
        .setDescription('What about')
        .setDescriptionLocalizations({ de: 'Worüber' })
        .addChoices(Object.entries(TOPICS).map(([value, { title }]) => ({ name: title, value }))),
    )
    .toJSON(),
  run: (context) => Promise.resolve(privately(page(context.text('topic') ?? 'start'))),
};

function page(topic: string): readonly Block[] {
  const { title, lines } = TOPICS[topic] ?? TOPICS['start'] ?? { title: 'Help', lines: [] };
  return [heading(title), ...lines.map(prose)];
}
