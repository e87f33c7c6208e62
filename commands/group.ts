import { privately, whisper } from '../src/discord/answer.js';
import { look } from '../src/discord/at-table.js';
import type { Command } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { picturesOf } from '../src/pictures/pictures.js';

/** `/group`: the group sheet, seen by whoever asks. */
export const group: Command = {
  definition: slash('group', 'Look at your group sheet: strengths, Honor, Fame, quests', {
    name: 'gruppe',
    description: 'Den Gruppenbogen ansehen: Stärken, Ehre, Ruhm, Aufträge',
  }).toJSON(),
  run: (context) =>
    look(context, async ({ view, sheets, state, seat }) => {
      const shown = sheets.group(state, seat);
      if (!shown) return whisper('You have no group yet.');
      return privately(shown, await picturesOf(view.campaign.system)?.group(state, seat));
    }),
};
