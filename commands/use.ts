import { outcome, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, nobodyCalled, suggest, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { Named } from '../src/narrator/sheets.js';
import { slash } from '../src/discord/slash.js';

/** `/use`: a potion, a scroll, a spell or a miracle outside of a fight. */
export const use: Command = {
  definition: slash('use', 'Use a potion, a scroll, a spell or a miracle outside of a fight', {
    name: 'benutzen',
    description: 'Einen Trank, eine Schriftrolle, einen Zauber oder ein Wunder außerhalb eines Kampfes benutzen',
  })
    .addStringOption((option) =>
      option
        .setName('adventurer')
        .setNameLocalizations({ de: 'abenteurer' })
        .setDescription('Who uses it')
        .setDescriptionLocalizations({ de: 'Wer es benutzt' })
        .setAutocomplete(true)
        .setRequired(true),
    )
    .addStringOption((option) =>
      option
        .setName('thing')
        .setNameLocalizations({ de: 'sache' })
        .setDescription('What is used')
        .setDescriptionLocalizations({ de: 'Was benutzt wird' })
        .setMaxLength(60)
        .setAutocomplete(true)
        .setRequired(true),
    )
    .addStringOption((option) =>
      option
        .setName('on')
        .setNameLocalizations({ de: 'für' })
        .setDescription('For whom; left out: the first whom it helps')
        .setDescriptionLocalizations({ de: 'Für wen; ohne Angabe: wem es zuerst hilft' })
        .setAutocomplete(true),
    )
    .toJSON(),
  run: (context) => look(context, (table) => useIt(context, table)),
  choices: (context) =>
    suggest(context, (table) => {
      const { sheets, state, seat } = table;
      const members = sheets.members(state, seat);
      if (context.call.focused.name === 'adventurer') return usersOf(table);
      if (context.call.focused.name !== 'thing') return members;
      const owner = memberNamed(members, context.text('adventurer') ?? '');
      return owner ? sheets.usable(state, seat, owner.id) : [];
    }),
};

/** Who could use something, first whoever can now; each with what it is. */
function usersOf({ sheets, state, seat }: AtTable): readonly Named[] {
  const named = sheets.members(state, seat).map(({ id, label }) => {
    const now = sheets.usable(state, seat, id).filter(({ idle }) => !idle);
    return { id, label, note: now.map((use) => use.label).join(', ') || 'nothing to use now', idle: now.length === 0 };
  });
  return [...named.filter(({ idle }) => !idle), ...named.filter(({ idle }) => idle)];
}

async function useIt(context: Context, { view, seat, state, sheets }: AtTable): Promise<Answer> {
  const members = sheets.members(state, seat);
  const [who, on] = [context.text('adventurer') ?? '', context.text('on')];
  const owner = memberNamed(members, who);
  const whom = on === undefined ? undefined : memberNamed(members, on);
  if (!owner || (on !== undefined && !whom)) return nobodyCalled(owner ? (on ?? '') : who, members);
  const typed = (context.text('thing') ?? '').toLowerCase();
  const known = [...sheets.usable(state, seat, owner.id), ...sheets.things(state, seat, owner.id)];
  const item = known.find(({ id, label }) => [id, label].some((one) => one.toLowerCase() === typed))?.id ?? typed;
  const intent = { kind: 'use', adventurer: owner.id, item, ...(whom && { on: whom.id }) };
  return outcome(await context.act(view.campaign, intent));
}
