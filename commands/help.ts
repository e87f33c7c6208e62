import { privatePage, type Answer } from '../src/discord/answer.js';
import type { Command, Context } from '../src/discord/command.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { heading, prose } from '../src/narrator/block.js';
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
  run: async (context) => page(context.text('topic') ?? (await fitting(context))),
  pressed: (_context, topic) => Promise.resolve(page(topic, 'turned')),
};

/** Whoever plays already is not told how a campaign is opened. */
async function fitting(context: Context): Promise<string> {
  const campaign = await context.campaign();
  const plays = campaign?.seats.some(({ user }) => user === context.call.user.id);
  return campaign?.phase === 'playing' && plays ? 'turns' : 'start';
}

function page(topic: string, to: 'new' | 'turned' = 'new'): Answer {
  const { title, lines } = TOPICS[topic] ?? TOPICS['start'] ?? { title: 'Help', lines: [] };
  const others = Object.entries(TOPICS).filter(([id]) => id !== topic);
  return privatePage(
    [heading(title), ...lines.map(prose)],
    commandButtons(others.map(([id, { title: label }]) => ({ command: 'help', detail: id, label }))),
    to,
  );
}
