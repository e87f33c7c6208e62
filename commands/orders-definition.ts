import { slash } from '../src/discord/slash.js';

/** A question that can be answered in advance: its slash option, its field in the intent, and what can be said. */
export interface Order {
  readonly option: string;
  readonly german: string;
  readonly field: 'tie' | 'potion' | 'talisman' | 'magic' | 'attacked' | 'amends';
  /** The question on its menu. */
  readonly asked: string;
  readonly description: string;
  readonly germanDescription: string;
  readonly choices: readonly (readonly [value: string, label: string, german: string])[];
}

export const ORDERS: readonly Order[] = [
  {
    option: 'after-tie',
    german: 'nach-unentschieden',
    field: 'tie',
    asked: 'After a tied round',
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
    asked: 'A potion before a deadly injury',
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
    asked: 'Talismans',
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
    asked: 'Spells and miracles against harm',
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
    asked: 'Attacked by another group',
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
    asked: 'A thief caught in your bags',
    description: 'What they want of a thief whom they have caught',
    germanDescription: 'Was sie von einem ertappten Dieb verlangen',
    choices: [
      ['ask', 'Ask me', 'Frag mich'],
      ['gold', 'The thief pays us Gold, as much as we have Honor', 'Er zahlt uns Gold, so viel wie unsere Ehre'],
      ['injure', 'The thief is injured', 'Er wird verletzt'],
    ],
  },
];

const definition = slash(
  'orders',
  'Answer in advance: tied fights, deadly injuries, talismans, spells, attacks, thieves',
  {
    name: 'befehle',
    description: 'Im Voraus antworten: Unentschieden, Verletzungen, Talismane, Zauber, Angriffe, Diebe',
  },
);
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

export const ORDERS_DEFINITION = definition.toJSON();
