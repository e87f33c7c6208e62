import type { SlashCommandBuilder } from '@discordjs/builders';
import { outcome, privately, whisper, type Answer } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import { slash } from '../src/discord/slash.js';
import { change, heading, small } from '../src/narrator/block.js';
import { name } from '../src/narrator/english.js';
import { allSettingLines } from '../src/narrator/settings.js';
import { voiceOf } from '../src/narrator/voices.js';
import type { Campaign } from '../src/service/service.js';

const MOST_HOURS = 24 * 30;

/** The settings that are hours, by their option. */
const HOURS = [
  [
    'turn-hours',
    'turnHours',
    'Hours before a turn goes on by itself; 0 waits for ever',
    'Stunden, bis ein Zug von selbst weitergeht; 0 wartet ewig',
  ],
  [
    'decision-hours',
    'decisionHours',
    'Hours before a question gets its safe answer; 0 waits for ever',
    'Stunden, bis eine Frage ihre sichere Antwort bekommt; 0 wartet ewig',
  ],
  [
    'reminder-hours',
    'reminderHours',
    'Hours before whoever is waited for is reminded; 0 for never',
    'Stunden, bis erinnert wird, auf wen gewartet wird; 0 nie',
  ],
] as const;

/** The settings that are on or off, by their option. */
const FLAGS = [
  [
    'warnings',
    'beginners',
    'True: warned of a dangerous event if a talisman can reroll it. False: asked blindly at every one',
    'Wahr: Warnung vor Gefahr, wenn ein Talisman neu würfeln lässt. Falsch: jedes Mal blind gefragt',
  ],
  ['pings', 'pings', 'Ping whoever is called on', 'Anpingen, wer gerufen wird'],
] as const;

/** Adds the options of the table's settings; none of them is needed. */
function withSettings(command: SlashCommandBuilder): SlashCommandBuilder {
  for (const [option, , description, german] of HOURS) {
    command.addIntegerOption((built) =>
      built
        .setName(option)
        .setDescription(description)
        .setDescriptionLocalizations({ de: german })
        .setMinValue(0)
        .setMaxValue(MOST_HOURS),
    );
  }
  for (const [option, , description, german] of FLAGS) {
    command.addBooleanOption((built) =>
      built.setName(option).setDescription(description).setDescriptionLocalizations({ de: german }),
    );
  }
  return command;
}

/** `/settings`: what the table has agreed on, seen by whoever asks; with options the founder changes it. */
export const settings: Command = {
  definition: withSettings(
    slash('settings', 'What holds at this table: clocks, pings, warnings. Everybody sees it, the founder changes it', {
      name: 'einstellungen',
      description: 'Was an diesem Tisch gilt: Fristen, Pings, Warnungen. Ändern kann es, wer gegründet hat',
    }),
  ).toJSON(),
  run: configure,
};

/** Changes the settings that are named; without any it shows them all. */
async function configure(context: Context): Promise<Answer> {
  const campaign = await context.campaign();
  if (!campaign) return whisper(NO_CAMPAIGN);
  const wanted = wantedBy(context);
  if (Object.keys(wanted).length === 0) return show(context, campaign);
  const { id, user } = context.call;
  return outcome(
    await context.service.configure({ interaction: id, campaign: campaign.id, user: user.id, settings: wanted }),
  );
}

function wantedBy(context: Context): Readonly<Record<string, number | boolean>> {
  const hours = HOURS.map(([option, setting]) => [setting, context.number(option)] as const);
  const flags = FLAGS.map(([option, setting]) => [setting, context.said(option)] as const);
  return Object.fromEntries(
    [...hours, ...flags].flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

async function show(context: Context, campaign: Campaign): Promise<Answer> {
  const view = await context.service.view(campaign.id);
  const { beginners: _, ...shared } = campaign.settings;
  return privately([
    heading(`Settings of ${name(campaign.name)}`),
    ...(view ? voiceOf(campaign.system).sheets.agreed(view.position.state) : []),
    ...allSettingLines(shared).map(change),
    small('Whoever founded the campaign changes them: `/settings turn-hours: 48 pings: False`.'),
  ]);
}
