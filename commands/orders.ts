import { outcome, privately, whisper, type Answer } from '../src/discord/answer.js';
import { look, memberNamed, nobodyCalled, play, suggest, type AtTable } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';

interface Order {
  readonly option: string;
  readonly german: string;
  readonly field: 'tie' | 'potion' | 'talisman' | 'magic' | 'attacked' | 'amends';
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
    description: 'Whether a potion in reach is drunk before a deadly injury, or against poison, water or a fall',
    germanDescription: 'Ob vor einer tödlichen Verletzung, gegen Gift, Wasser oder Sturz ein Trank getrunken wird',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['use', 'Drink it', 'Trinken'],
      ['keep', 'Keep it, whatever happens', 'Aufheben, was auch geschieht'],
      ['as-group', 'As the whole group (with adventurer)', 'Wie die ganze Gruppe (mit Abenteurer)'],
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
      ['as-group', 'As the whole group (with adventurer)', 'Wie die ganze Gruppe (mit Abenteurer)'],
    ],
  },
  {
    option: 'spells',
    german: 'zauber',
    field: 'magic',
    description: 'Whether the spell or miracle of the turn is used against harm that is about to come',
    germanDescription: 'Ob der Zauber oder das Wunder des Zuges gegen drohenden Schaden eingesetzt wird',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['use', 'Use it at once', 'Sofort einsetzen'],
      ['keep', 'Keep it, and do not ask', 'Aufheben und nicht fragen'],
      ['as-group', 'As the whole group (with adventurer)', 'Wie die ganze Gruppe (mit Abenteurer)'],
    ],
  },
  {
    option: 'attacked',
    german: 'angegriffen',
    field: 'attacked',
    description: 'What they do when another group attacks them',
    germanDescription: 'Was sie tun, wenn eine andere Gruppe sie angreift',
    choices: [
      ['ask', 'Ask me for a plan', 'Frag mich nach einem Plan'],
      ['fight', 'Fight in the order of march', 'In der Marschordnung kämpfen'],
    ],
  },
  {
    option: 'caught-thief',
    german: 'ertappter-dieb',
    field: 'amends',
    description: 'What they want of a thief whom they have caught',
    germanDescription: 'Was sie von einem ertappten Dieb verlangen',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['gold', 'Gold, as much as we have Honor', 'Gold, so viel wie unsere Ehre'],
      ['injure', 'Blood', 'Blut'],
    ],
  },
];

const definition = slash('orders', 'Answer in advance: ties, deadly injuries, talismans, spells, attacks, thieves', {
  name: 'befehle',
  description: 'Im Voraus antworten: Unentschieden, Verletzungen, Talismane, Zauber, Angriffe, Diebe',
});
definition.addStringOption((option) =>
  option
    .setName('adventurer')
    .setNameLocalizations({ de: 'abenteurer' })
    .setDescription('For one adventurer alone: potions, talismans, spells. Left out: for the whole group')
    .setDescriptionLocalizations({
      de: 'Nur für einen Abenteurer: Tränke, Talismane, Zauber. Sonst für die ganze Gruppe',
    })
    .setAutocomplete(true),
);
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
    const who = context.text('adventurer');
    if (who !== undefined) return look(context, (table) => orderOne(context, table, who, given));
    if (Object.keys(given).length > 0) return play(context, { kind: 'orders', ...given });
    return look(context, ({ sheets, state, seat }) => {
      const shown = sheets.orders(state, seat);
      return shown ? privately(shown) : whisper('You lead no group yet. `/campaign join` gives you one.');
    });
  },
  choices: (context) => suggest(context, ({ sheets, state, seat }) => sheets.members(state, seat)),
};

/** What one adventurer may have an order of their own for. */
const OWN = ['potion', 'talisman', 'magic'];

async function orderOne(
  context: Context,
  { view, seat, state, sheets }: AtTable,
  who: string,
  given: Readonly<Record<string, string>>,
): Promise<Answer> {
  const members = sheets.members(state, seat);
  const one = memberNamed(members, who);
  if (!one) return nobodyCalled(who, members);
  if (!OWN.some((field) => given[field] !== undefined))
    return whisper(`Say what holds for ${one.label} alone: \`second-injury\`, \`talismans\` or \`spells\`.`);
  return outcome(await context.act(view.campaign, { kind: 'orders', of: one.id, ...given }));
}

function givenBy(context: Context): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ORDERS.flatMap(({ option, field }) => {
      const value = context.text(option);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
