import { privately, whisper } from '../src/discord/answer.js';
import { look, play } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

interface Order {
  readonly option: string;
  readonly german: string;
  readonly field: 'tie' | 'potion' | 'talisman';
  readonly description: string;
  readonly germanDescription: string;
  readonly choices: readonly (readonly [value: string, label: string, german: string])[];
}

const ORDERS: readonly Order[] = [
  {
    option: 'after-tie',
    german: 'nach-unentschieden',
    field: 'tie',
    description: 'What they do after a tied round of a fight',
    germanDescription: 'Was sie nach einer unentschiedenen Kampfrunde tun',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['fight-on', 'Fight on', 'Weiterkämpfen'],
      ['flee', 'Flee', 'Fliehen'],
    ],
  },
  {
    option: 'second-injury',
    german: 'zweite-verletzung',
    field: 'potion',
    description: 'Whether a Healing Potion in reach is drunk before a deadly injury',
    germanDescription: 'Ob vor einer tödlichen Verletzung ein Heiltrank in Reichweite getrunken wird',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['use', 'Drink it', 'Trinken'],
      ['keep', 'Keep it, whatever happens', 'Aufheben, was auch geschieht'],
    ],
  },
  {
    option: 'talismans',
    german: 'talismane',
    field: 'talisman',
    description: 'Whether I ask where a talisman could roll a die again',
    germanDescription: 'Ob gefragt wird, wo ein Talisman einen Würfel neu werfen könnte',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['keep', 'Do not ask', 'Nicht fragen'],
    ],
  },
];

const definition = slash('orders', 'Answer in advance: ties, deadly injuries, talismans', {
  name: 'befehle',
  description: 'Im Voraus antworten: Unentschieden, tödliche Verletzungen, Talismane',
});
for (const { option, german, description, germanDescription, choices } of ORDERS) {
  definition.addStringOption((built) =>
    built
      .setName(option)
      .setNameLocalizations({ de: german })
      .setDescription(description)
      .setDescriptionLocalizations({ de: germanDescription })
      .addChoices(choices.map(([value, name, de]) => ({ name, value, name_localizations: { de } }))),
  );
}

/** `/orders`: standing orders, so that a question is not put (D-02); without an option those that stand. */
export const orders: Command = {
  definition: definition.toJSON(),
  run: (context) => {
    const given = givenBy(context);
    if (Object.keys(given).length > 0) return play(context, { kind: 'orders', ...given });
    return look(context, ({ sheets, state, seat }) => {
      const shown = sheets.orders(state, seat);
      return shown ? privately(shown) : whisper('You lead no group yet. `/campaign join` gives you one.');
    });
  },
};

function givenBy(context: Context): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ORDERS.flatMap(({ option, field }) => {
      const value = context.text(option);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
