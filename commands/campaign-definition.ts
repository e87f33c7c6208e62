import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { slash } from '../src/discord/slash.js';
import { presetShort } from '../src/narrator/ultraquest/presets.js';

/** Goals a campaign may be founded with (UQ-OBJ-02, UQ-OBJ-09). */
export const GOALS: Readonly<
  Record<string, { readonly label: string; readonly german: string; readonly setting: unknown }>
> = {
  'honor-100': { label: '100 Honor: the long game', german: '100 Ehre: das lange Spiel', setting: { honor: 100 } },
  'honor-50': { label: '50 Honor', german: '50 Ehre', setting: { honor: 50 } },
  'honor-25': { label: '25 Honor: a few evenings', german: '25 Ehre: ein paar Abende', setting: { honor: 25 } },
  endless: { label: 'Endless: as long as you like', german: 'Endlos: so lange ihr mögt', setting: 'endless' },
};

/** The choice of `/campaign join` that makes up a group. */
export const OWN_GROUP = 'own';

/** The choice of `/campaign new` without warnings of dangerous events. */
export const UNWARNED = 'no-warning';

function sub(
  name: string,
  german: string,
  description: string,
  germanDescription: string,
): SlashCommandSubcommandBuilder {
  return new SlashCommandSubcommandBuilder()
    .setName(name)
    .setNameLocalizations({ de: german })
    .setDescription(description)
    .setDescriptionLocalizations({ de: germanDescription });
}

const NEW = sub('new', 'neu', 'Open the book in this channel', 'Das Buch in diesem Kanal aufschlagen')
  .addStringOption((option) =>
    option
      .setName('name')
      .setDescription('What the campaign is called')
      .setDescriptionLocalizations({ de: 'Wie die Kampagne heißt' })
      .setMinLength(1)
      .setMaxLength(80)
      .setRequired(true),
  )
  .addStringOption((option) =>
    option
      .setName('goal')
      .setNameLocalizations({ de: 'ziel' })
      .setDescription('What you play for. If you leave it empty: 100 Honor')
      .setDescriptionLocalizations({ de: 'Wofür ihr spielt; ohne Angabe: 100 Ehre' })
      .addChoices(
        Object.entries(GOALS).map(([value, { label, german }]) => ({
          name: label,
          value,
          name_localizations: { de: german },
        })),
      ),
  )
  .addStringOption((option) =>
    option
      .setName('until')
      .setNameLocalizations({ de: 'bis' })
      .setDescription('Like 2030-12-24: the last day, on which most Honor wins. Instead of a goal')
      .setDescriptionLocalizations({
        de: 'Etwa 2030-12-24: der letzte Tag, an dem die meiste Ehre gewinnt. Statt eines Ziels',
      })
      .setMaxLength(60),
  )
  .addStringOption((option) =>
    option
      .setName('warnings')
      .setNameLocalizations({ de: 'warnungen' })
      .setDescription(
        'Whether I warn of dangerous events while you have a charm (talisman) to change them. Empty: I do',
      )
      .setDescriptionLocalizations({
        de: 'Ob ich vor gefährlichen Ereignissen warne, die ein Talisman ändern könnte. Ohne Angabe: ja',
      })
      .addChoices(
        {
          name: 'Warn: I say which events are dangerous, and ask before those whether to change them',
          value: 'warn',
          name_localizations: { de: 'Warnen: nur vor gefährlichen Ereignissen fragen, und sagen, dass sie es sind' },
        },
        {
          name: 'No warning: I ask before every event, and do not say which ones are dangerous',
          value: UNWARNED,
          name_localizations: { de: 'Nicht warnen: vor jedem Ereignis fragen, und nichts darüber sagen' },
        },
      ),
  );

const JOIN = sub('join', 'mitspielen', 'Take a seat with a group of four', 'Mit einer Gruppe von vieren mitspielen')
  .addStringOption((option) =>
    option
      .setName('group')
      .setNameLocalizations({ de: 'gruppe' })
      .setDescription('Which four adventurers')
      .setDescriptionLocalizations({ de: 'Welche vier Abenteurer' })
      .addChoices(
        ...(['A', 'B'] as const).map((value) => ({
          name: `${value}: ${presetShort(value)}`,
          value,
        })),
        {
          name: 'Your own: make up four adventurers',
          value: OWN_GROUP,
          name_localizations: { de: 'Eine eigene: vier Abenteurer erschaffen' },
        },
      )
      .setRequired(true),
  )
  .addStringOption((option) =>
    option
      .setName('name')
      .setDescription('What your group is called')
      .setDescriptionLocalizations({ de: 'Wie eure Gruppe heißt' })
      .setMinLength(1)
      .setMaxLength(32),
  )
  .addStringOption((option) =>
    option
      .setName('place')
      .setNameLocalizations({ de: 'ort' })
      .setDescription('Where you begin; left out: Traumburg')
      .setDescriptionLocalizations({ de: 'Wo ihr beginnt; ohne Angabe: Traumburg' })
      .addChoices({ name: 'Traumburg, the city', value: 'St' }, { name: 'Abendheim, the village', value: 'Do' }),
  );

const MOVE = sub(
  'move',
  'umziehen',
  'Go on with one of your campaigns in this channel',
  'Eine eurer Kampagnen in diesem Kanal fortsetzen',
).addStringOption((option) =>
  option
    .setName('campaign')
    .setNameLocalizations({ de: 'kampagne' })
    .setDescription('Which one')
    .setDescriptionLocalizations({ de: 'Welche' })
    .setAutocomplete(true)
    .setRequired(true),
);

const AWAY = sub(
  'away',
  'abwesend',
  'Say that you are away, or back',
  'Sagen, dass du fort bist, oder wieder da',
).addBooleanOption((option) =>
  option
    .setName('away')
    .setNameLocalizations({ de: 'fort' })
    .setDescription('True while you are away')
    .setDescriptionLocalizations({ de: 'Wahr, solange du fort bist' })
    .setRequired(true),
);

export const CAMPAIGN_DEFINITION = slash('campaign', 'Open, join and look after a campaign', {
  name: 'kampagne',
  description: 'Eine Kampagne eröffnen, mitspielen und pflegen',
})
  .addSubcommand(NEW)
  .addSubcommand(JOIN)
  .addSubcommand(sub('begin', 'beginnen', 'Begin to play with those at the table', 'Mit denen am Tisch beginnen'))
  .addSubcommand(
    sub('status', 'stand', 'See where everybody stands and whose turn it is', 'Sehen, wie es steht und wer am Zug ist'),
  )
  .addSubcommand(AWAY)
  .addSubcommand(MOVE)
  .addSubcommand(sub('leave', 'verlassen', 'Give up your seat for good', 'Den eigenen Platz endgültig aufgeben'))
  .addSubcommand(
    sub(
      'reveal',
      'offenlegen',
      'Publish the secret seed of all dice so far, so that anybody can check them',
      'Den Keim aller bisherigen Würfel veröffentlichen',
    ),
  )
  .addSubcommand(sub('end', 'beenden', 'End this campaign for good', 'Diese Kampagne endgültig beenden'))
  .toJSON();
