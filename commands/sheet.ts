import { privateSheet, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, nobodyCalled, suggest } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { FROM_GROUP, sheetRows, TURN_TO } from '../src/discord/layout/sheet-rows.js';
import { slash } from '../src/discord/slash.js';
import { picturesOf } from '../src/pictures/pictures.js';

/** `/sheet`: one adventurer's sheet, or all of them; seen by whoever asks. */
export const sheet: Command = {
  definition: slash('sheet', 'Look at the sheet of one of your adventurers', {
    name: 'bogen',
    description: 'Den Bogen eines eurer Abenteurer ansehen',
  })
    .addStringOption((option) =>
      option
        .setName('adventurer')
        .setNameLocalizations({ de: 'abenteurer' })
        .setDescription('Whose sheet; left out: who walks in front')
        .setDescriptionLocalizations({ de: 'Wessen Bogen; ohne Angabe: wer vorn geht' })
        .setAutocomplete(true),
    )
    .toJSON(),
  run: (context) => show(context, context.text('adventurer')),
  pressed: (context, detail) => (detail.startsWith(TURN_TO) ? turn(context, detail) : show(context, detail)),
  choices: (context) => suggest(context, ({ sheets, state, seat }) => sheets.members(state, seat)),
};

function turn(context: Context<PressCall>, detail: string): Promise<Answer> {
  const from = detail.endsWith(FROM_GROUP) ? FROM_GROUP : '';
  return show(context, detail.slice(TURN_TO.length, detail.length - from.length), 'turned', from);
}

function show(
  context: Context<CommandCall | PressCall>,
  asked: string | undefined,
  to: 'new' | 'turned' = 'new',
  from: typeof FROM_GROUP | '' = '',
): Promise<Answer> {
  return look(context, async ({ view, sheets, state, seat }) => {
    const members = sheets.members(state, seat);
    const one = asked === undefined ? members[0] : memberNamed(members, asked);
    const shown = one && sheets.sheet(state, seat, one.id);
    if (!shown) return nobodyCalled(asked ?? '', members);
    const picture = await picturesOf(view.campaign.system)?.sheet(state, seat, one.id);
    return privateSheet(picture, shown, sheetRows(members, one.id, from), to);
  });
}
