import { privateSheet, whisper, type Answer } from '../src/discord/answer.js';
import { look, play } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { nameFault } from '../src/discord/given-names.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { groupSheetRows, TURN_TO } from '../src/discord/layout/sheet-rows.js';
import { slash } from '../src/discord/slash.js';
import { picturesOf } from '../src/pictures/pictures.js';

/** `/group`: the group sheet, seen by whoever asks, and the group's name. */
export const group: Command = {
  definition: slash('group', 'Your group: look at its sheet, or give it another name', {
    name: 'gruppe',
    description: 'Eure Gruppe: ihren Bogen ansehen oder sie anders nennen',
  })
    .addSubcommand((show) =>
      show
        .setName('show')
        .setNameLocalizations({ de: 'zeigen' })
        .setDescription('Look at your group sheet: strengths, Honor, Fame, quests')
        .setDescriptionLocalizations({ de: 'Den Gruppenbogen ansehen: Stärken, Ehre, Ruhm, Aufträge' }),
    )
    .addSubcommand((rename) =>
      rename
        .setName('name')
        .setDescription('Call your group something else')
        .setDescriptionLocalizations({ de: 'Die Gruppe anders nennen' })
        .addStringOption((option) =>
          option
            .setName('name')
            .setDescription('What it is called from now on')
            .setDescriptionLocalizations({ de: 'Wie sie von nun an heißt' })
            .setMinLength(1)
            .setMaxLength(32)
            .setRequired(true),
        ),
    )
    .toJSON(),
  run: (context) => (context.call.subcommand === 'name' ? rename(context) : show(context)),
  pressed: (context, detail) => show(context, detail === TURN_TO ? 'turned' : 'new'),
};

function show(context: Context<CommandCall | PressCall>, to: 'new' | 'turned' = 'new'): Promise<Answer> {
  return look(context, async ({ view, sheets, state, seat }) => {
    const shown = sheets.group(state, seat);
    if (!shown) return whisper('You have no group yet. `/campaign join` gives you one.');
    const picture = await picturesOf(view.campaign.system)?.group(state, seat);
    return privateSheet(picture, shown, groupSheetRows(sheets.members(state, seat)), to);
  });
}

function rename(context: Context): Promise<Answer> {
  const groupName = context.text('name')?.trim() ?? '';
  const fault = nameFault(groupName);
  return fault ? Promise.resolve(whisper(fault)) : play(context, { kind: 'rename', groupName });
}
