import { privatePage, whisper, type Answer } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { prose, small, type Block } from '../src/narrator/block.js';
import { tellFacts } from '../src/narrator/page.js';
import type { Campaign, Chapter } from '../src/service/service.js';

/** How many steps are read at once, at most and if nothing is said. */
const MOST_STEPS = 50;
const STEPS = 5;
/** Characters of text that one answer holds; older steps wait behind a button. */
const MOST_TEXT = 3600;

/** `/story`: what was read and decided since the asking player last did something, or in the last steps; the newest last. */
export const story: Command = {
  definition: slash('story', 'Read what happened since your last move, or in the last steps', {
    name: 'geschichte',
    description: 'Lesen, was seit dem eigenen letzten Zug oder in den letzten Schritten geschah',
  })
    .addIntegerOption((option) =>
      option
        .setName('steps')
        .setNameLocalizations({ de: 'schritte' })
        .setDescription('How many steps back; left out: since your last move')
        .setDescriptionLocalizations({ de: 'Wie viele Schritte zurück; ohne Angabe: seit dem eigenen letzten Zug' })
        .setMinValue(1)
        .setMaxValue(MOST_STEPS),
    )
    .toJSON(),
  run: (context) => tell(context, undefined, context.number('steps')),
  pressed: (context, before) => tell(context, Number(before) || undefined, STEPS, 'turned'),
};

async function tell(
  context: Context<CommandCall | PressCall>,
  before: number | undefined,
  steps: number | undefined,
  to: 'new' | 'turned' = 'new',
): Promise<Answer> {
  const campaign = await context.campaign();
  if (!campaign) return whisper(NO_CAMPAIGN);
  const chapters = await context.service.chronicle(campaign.id, {
    limit: MOST_STEPS,
    ...(before !== undefined && { before }),
  });
  const wanted =
    steps === undefined && before === undefined ? sinceOwn(campaign, chapters, context.call.user.id) : chapters;
  const told = wanted.flatMap((chapter) => inWords(campaign, chapter));
  const shown = fitting(told.slice(0, steps ?? (wanted === chapters ? STEPS : MOST_STEPS)));
  const oldest = shown.at(-1)?.chapter.step;
  if (oldest === undefined) return whisper('Nothing is written before that.');
  const rows = oldest > 1 ? commandButtons([{ command: 'story', detail: String(oldest), label: 'Before that' }]) : [];
  const head = small(
    oldest > 1 ? 'What happened last, the newest at the end' : 'All that has happened, the newest at the end',
  );
  return privatePage([head, ...shown.toReversed().flatMap(({ blocks }) => blocks)], rows, to);
}

/** The steps after the player's own last one; if there are none, or the player has none among them, all of them. */
function sinceOwn({ seats }: Campaign, chapters: readonly Chapter[], user: string): readonly Chapter[] {
  const seat = seats.find((one) => one.user === user)?.id;
  const at = chapters.findIndex((chapter) => seat !== undefined && chapter.seat === seat);
  return at > 0 ? chapters.slice(0, at) : chapters;
}

interface Told {
  readonly chapter: Chapter;
  readonly blocks: readonly Block[];
}

/** A step of which something was told: many only change a plan or a basket on their page. */
function inWords(campaign: Campaign, chapter: Chapter): readonly Told[] {
  const blocks = tellFacts(campaign, chapter.facts);
  const told = blocks.length > 0 || !chapter.text?.trim() ? blocks : [prose(chapter.text)];
  const head = chapter.undone ? [small('This was taken back later:')] : [];
  return told.length > 0 ? [{ chapter, blocks: [...head, ...told] }] : [];
}

/** As many of the newest as one answer holds, one at least. */
function fitting(told: readonly Told[]): readonly Told[] {
  let length = 0;
  return told.filter(({ blocks }, at) => {
    length += JSON.stringify(blocks).length;
    return at === 0 || length <= MOST_TEXT;
  });
}
