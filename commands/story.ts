import { privatePage, whisper, type Answer } from '../src/discord/answer.js';
import { NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { CommandCall, PressCall } from '../src/discord/interaction.js';
import { commandButtons, type CommandButton } from '../src/discord/layout/command-rows.js';
import { slash } from '../src/discord/slash.js';
import { prose, small, type Block } from '../src/narrator/block.js';
import { tellFacts, tellStory } from '../src/narrator/page.js';
import type { StoryTurn } from '../src/narrator/voice.js';
import type { Campaign, Chapter } from '../src/service/service.js';

/** How many rounds are told at most, and steps read for them. */
const MOST_ROUNDS = 20;
const MOST_STEPS = 600;
/** What is told to whoever has just acted: enough to find the thread again. */
const LAST_TURNS = 3;
/** How many steps are read out word for word at once. */
const STEPS = 5;
/** Characters of text that one answer holds; older turns wait behind a button. */
const MOST_TEXT = 3400;

/** `/story`: a few sentences for each turn since the asking player last did something, or for the last rounds; the newest last. */
export const story: Command = {
  definition: slash('story', 'A summary of what happened since your last move, or in the last rounds', {
    name: 'geschichte',
    description: 'Kurz, was seit dem eigenen letzten Zug oder in den letzten Runden geschah',
  })
    .addIntegerOption((option) =>
      option
        .setName('rounds')
        .setNameLocalizations({ de: 'runden' })
        .setDescription('How many rounds back, a turn of everybody each; left out: since your last move')
        .setDescriptionLocalizations({ de: 'Wie viele Runden zurück; ohne Angabe: seit dem eigenen letzten Zug' })
        .setMinValue(1)
        .setMaxValue(MOST_ROUNDS),
    )
    .toJSON(),
  run: (context) => tell(context, undefined),
  pressed: (context, detail) => {
    const [how, step, turn] = detail.split(' ');
    if (how === 'words') return wordForWord(context, Number(step) || undefined);
    return tell(context, { step: Number(step) || 1, turn: Number(turn) || 0 });
  },
};

/** The turn that the older ones end before, and the step in which it begins. */
interface Before {
  readonly step: number;
  readonly turn: number;
}

type Asking = Context<CommandCall | PressCall>;

async function tell(context: Asking, before: Before | undefined): Promise<Answer> {
  const campaign = await context.campaign();
  if (!campaign) return whisper(NO_CAMPAIGN);
  const chapters = await context.service.chronicle(campaign.id, {
    limit: MOST_STEPS,
    ...(before && { before: before.step + 1 }),
  });
  const all = tellStory(campaign, chapters.toReversed());
  const round = Math.max(campaign.seats.length, LAST_TURNS);
  const rounds = context.number('rounds');
  const wanted = before
    ? all.filter(({ turn = 0 }) => turn < before.turn).slice(-round)
    : rounds === undefined
      ? sinceOwn(all, ownStep(campaign, chapters, context.call.user.id), round)
      : all.slice(-rounds * Math.max(campaign.seats.length, 1));
  const shown = fitting(wanted);
  if (shown.length === 0) return whisper('Nothing is written before that.');
  return privatePage([HEAD, ...shown.flatMap(inWords)], commandButtons(onward(all, shown)), before ? 'turned' : 'new');
}

const HEAD = small('What happened, the newest at the end');

function onward(all: readonly StoryTurn[], [oldest, ...later]: readonly StoryTurn[]): readonly CommandButton[] {
  if (!oldest) return [];
  const isFirst = oldest === all[0] && oldest.from <= 1;
  const to = later.at(-1)?.to ?? oldest.to;
  return [
    ...(isFirst
      ? []
      : [{ command: 'story', detail: `before ${oldest.from} ${oldest.turn ?? 0}`, label: 'Turns before that' }]),
    { command: 'story', detail: `words ${to + 1}`, label: 'Word for word' },
  ];
}

/** The player's own newest step; 0 for whoever has none there. */
function ownStep({ seats }: Campaign, chapters: readonly Chapter[], user: string): number {
  const seat = seats.find((one) => one.user === user)?.id;
  return chapters.find((one) => seat !== undefined && one.seat === seat)?.step ?? 0;
}

/** The turns in which something was told after the player's own last step; if there are none, the last round. */
function sinceOwn(all: readonly StoryTurn[], own: number, round: number): readonly StoryTurn[] {
  const since = all.filter(({ to }) => to > own);
  return own > 0 && since.length > 0 ? since : all.slice(-round);
}

/** As many of the newest as one answer holds, one at least. */
function fitting(turns: readonly StoryTurn[]): readonly StoryTurn[] {
  let length = 0;
  const newest = turns.toReversed().filter((turn, at) => {
    length += inWords(turn).reduce((sum, block) => sum + JSON.stringify(block).length, 0);
    return at === 0 || length <= MOST_TEXT;
  });
  return newest.toReversed();
}

function inWords({ head, sentences }: StoryTurn): readonly Block[] {
  return [prose([...(head ? [`**${head}**`] : []), sentences.join(' ')].join('\n'))];
}

/** What was read and decided, as it stood in the channel. */
async function wordForWord(context: Asking, before: number | undefined): Promise<Answer> {
  const campaign = await context.campaign();
  if (!campaign) return whisper(NO_CAMPAIGN);
  const chapters = await context.service.chronicle(campaign.id, {
    limit: MOST_STEPS,
    ...(before !== undefined && { before }),
  });
  const shown = newest(chapters.flatMap((chapter) => asTold(campaign, chapter)).slice(0, STEPS));
  const oldest = shown.at(-1)?.step;
  if (oldest === undefined) return whisper('Nothing is written before that.');
  const rows =
    oldest > 1 ? commandButtons([{ command: 'story', detail: `words ${oldest}`, label: 'Before that' }]) : [];
  return privatePage([HEAD, ...shown.toReversed().flatMap(({ blocks }) => blocks)], rows, 'turned');
}

interface Told {
  readonly step: number;
  readonly blocks: readonly Block[];
}

/** A step of which something was told: many only change a plan or a basket on their page. */
function asTold(campaign: Campaign, chapter: Chapter): readonly Told[] {
  const blocks = tellFacts(campaign, chapter.facts);
  const told = blocks.length > 0 || !chapter.text?.trim() ? blocks : [prose(chapter.text)];
  const head = chapter.undone ? [small('This was taken back later:')] : [];
  return told.length > 0 ? [{ step: chapter.step, blocks: [...head, ...told] }] : [];
}

/** As many of the newest as one answer holds, one at least; `told` newest first. */
function newest(told: readonly Told[]): readonly Told[] {
  let length = 0;
  return told.filter(({ blocks }, at) => {
    length += JSON.stringify(blocks).length;
    return at === 0 || length <= MOST_TEXT;
  });
}
