import { pictured, privateSheet, whisper, type Answer } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { picturesOf } from '../src/pictures/pictures.js';

const NEAR = 'near';
const WORLD = 'world';

/**
 * `/map`: the land around the asking player's group, large, and where it can go; one press further the whole board with
 * everybody's piece. Whoever has no group on it, and a table that is shown it, sees the whole.
 */
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
  run: (context) => show(context, NEAR, context.flag('share') ? 'public' : 'new'),
  pressed: (context, detail) => show(context, detail, 'turned'),
};

async function show(
  context: Context<CommandCall | PressCall>,
  piece: string,
  to: 'public' | 'new' | 'turned',
): Promise<Answer> {
  const view = await context.view();
  if (!view) return whisper(NO_CAMPAIGN);
  const { campaign, position, library } = view;
  const pictures = picturesOf(campaign.system);
  if (!pictures) return whisper('This game is played without a map.');
  const seat = campaign.seats.find(({ user }) => user === context.call.user.id)?.id;
  if (to === 'public') return pictured(await pictures.map(position.state, seat, library), 'public');
  const near = seat !== undefined && piece === NEAR ? await pictures.near(position.state, seat, library) : undefined;
  if (near) return privateSheet(near, [], turning(WORLD, 'The whole world'), to);
  const whole = await pictures.map(position.state, seat, library);
  return privateSheet(whole, [], piece === WORLD ? turning(NEAR, 'Around my group') : [], to);
}

const turning = (detail: string, label: string) => commandButtons([{ command: 'map', detail, label }]);
