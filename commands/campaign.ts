import { outcome, privatePage, privately, whisper, type Answer, type Choices } from '../src/discord/answer.js';
import { matching, mayBegin, NO_CAMPAIGN } from '../src/discord/at-table.js';
import type { Command, Context } from '../src/discord/command.js';
import type { CommandCall, PressCall, TypingCall } from '../src/discord/interaction.js';
import { joinRows } from '../src/discord/layout/join-rows.js';
import { commandButtons } from '../src/discord/layout/command-rows.js';
import { missingRights, missingRightsText } from '../src/discord/permissions.js';
import { heading, prose, small, type Block } from '../src/narrator/block.js';
import { refuse, type Refusal } from '../src/engine/words.js';
import { and, name } from '../src/narrator/english.js';
import { pageLink } from '../src/narrator/links.js';
import { refusalText } from '../src/narrator/refusals.js';
import { voiceOf } from '../src/narrator/voices.js';
import type { Campaign, Played, View } from '../src/service/service.js';
import { CAMPAIGN_DEFINITION, GOALS, UNWARNED } from './campaign-definition.js';
import { join, joiningPressed } from './campaign-joining.js';
import { readDay } from './days.js';

/** `/campaign ...`: everything about a campaign that is not a turn. */
export const campaign: Command = {
  definition: CAMPAIGN_DEFINITION,
  run: (context) => (RUNS[context.call.subcommand ?? ''] ?? status)(context),
  choices: (context) => ownCampaigns(context),
  pressed: (context, detail) => {
    const joining = joiningPressed(context, detail);
    if (joining) return joining;
    return detail === 'leave' || detail === 'end' ? FINAL[detail].done(context) : Promise.resolve(KEPT);
  },
};

const RUNS: Readonly<Record<string, (context: Context) => Promise<Answer>>> = {
  new: found,
  join: (context) => join(context, context.text('group')),
  begin: (context) => here(context, (at) => context.act(at, { kind: 'begin' })),
  leave: (context) => askFirst(context, 'leave'),
  status,
  move,
  away,
  reveal: (context) => here(context, (at) => context.service.reveal(care(context, at))),
  end: (context) => askFirst(context, 'end'),
};

type Asking = Context<CommandCall | PressCall>;

/** What cannot be mended afterwards, and is asked about first: whose it is, the question, and what is done then. */
interface Final {
  readonly may: (context: Asking, at: Campaign) => boolean;
  readonly title: string;
  readonly says: string;
  readonly yes: string;
  readonly no: string;
  readonly done: (context: Asking) => Promise<Answer>;
}

const FINAL: Readonly<Record<'leave' | 'end', Final>> = {
  leave: {
    may: ({ call }, { seats }) => seats.some(({ user }) => user === call.user.id),
    title: 'Really leave?',
    says: 'Your adventurers leave the board for good. The others play on without you.',
    yes: 'Leave the table',
    no: 'Stay',
    done: (context) => here(context, (at) => context.act(at, { kind: 'leave' })),
  },
  end: {
    may: ({ call }, { owner }) => owner === call.user.id,
    title: 'Really end?',
    says: 'The campaign is over for everybody at the table, as it stands now. It cannot be taken up again.',
    yes: 'End the campaign',
    no: 'Play on',
    done: (context) => here(context, (at) => context.service.end(care(context, at))),
  },
};

const KEPT: Answer = privatePage([prose('Nothing has changed: the game goes on.')], [], 'turned');

/** Asks whoever may do it whether it is meant; whoever may not is told why at once. */
async function askFirst(context: Context, what: 'leave' | 'end'): Promise<Answer> {
  const { may, title, says, yes, no, done } = FINAL[what];
  const at = await context.campaign();
  if (!at || at.phase === 'ended' || !may(context, at)) return done(context);
  return privatePage(
    [heading(title), prose(says)],
    commandButtons([
      { command: 'campaign', detail: what, label: yes, tone: 'danger' },
      { command: 'campaign', detail: 'keep', label: no },
    ]),
  );
}

async function here(context: Asking, act: (campaign: Campaign) => Promise<Played>): Promise<Answer> {
  const at = await context.campaign();
  return at ? outcome(await act(at)) : whisper(NO_CAMPAIGN);
}

function care({ call }: Asking, at: Campaign) {
  return { interaction: call.id, campaign: at.id, user: call.user.id };
}

async function found(context: Context): Promise<Answer> {
  const { call, service } = context;
  const missing = missingRights(call.permissions, call.inThread);
  if (missing.length) return whisper(missingRightsText(missing, call.channel));
  const goal = goalOf(context);
  if ('refused' in goal) return whisper(refusalText(goal));
  const settings = {
    goal: goal.setting,
    beginners: context.text('warnings') !== UNWARNED,
  };
  return outcome(
    await service.found({
      interaction: call.id,
      guild: call.guild,
      channel: call.channel,
      system: 'ultraquest',
      name: context.text('name') ?? '',
      user: call.user.id,
      userName: call.user.name,
      settings,
    }),
  );
}

/** What is played for: a goal of the list, or a day (UQ-OBJ-09, UQ-VAR-02). */
function goalOf(context: Context): { readonly setting: unknown } | Refusal {
  const goal = context.text('goal');
  const until = context.text('until');
  if (until === undefined) return GOALS[goal ?? ''] ?? { setting: { honor: 100 } };
  if (goal !== undefined) return refuse('goal-twice');
  const day = readDay(until);
  return day === undefined ? refuse('date-wrong') : { setting: { until: day } };
}

/** Seen by whoever asks: phase, seats, standings, whose turn it is, and where the open page stands. */
async function status(context: Context): Promise<Answer> {
  const view = await context.view();
  if (!view) return whisper(NO_CAMPAIGN);
  const { sheets } = voiceOf(view.campaign.system);
  const blocks: readonly Block[] = [
    { kind: 'heading', text: `${name(view.campaign.name)} (${view.campaign.phase})` },
    ...sheets.standings(view.position.state),
    ...endLines(view),
    small(waitingFor(view)),
    small(
      view.live
        ? `[The page that is open now](${pageLink(view.campaign.guild, view.live)})`
        : '`/resume` shows the open page.',
    ),
    small(`Seal of the dice (\`/help topic: dice\`): \`${view.campaign.seedHash}\``),
  ];
  if (!mayBegin(view, context.call.user.id)) return privately(blocks);
  return privatePage([...blocks, prose('You lead no group here now. Take one:')], joinRows());
}

/** When a game by date ends, in everybody's own time. */
function endLines({ deadline }: View): Block[] {
  if (deadline === undefined) return [];
  const at = Date.parse(deadline) / 1000;
  return [small(`The campaign ends <t:${at}:R>, on <t:${at}:f>: most Honor wins.`)];
}

function waitingFor({ asks, campaign: { seats } }: View): string {
  const asked = new Set(asks.flatMap((ask) => ask.seats));
  const who = seats.filter((seat) => asked.has(seat.id)).map((seat) => name(seat.name));
  return who.length ? `Waiting for a choice by ${and(who)}.` : 'No question is open: whose turn it is may go on.';
}

async function move(context: Context): Promise<Answer> {
  const { call, service } = context;
  const wanted = Number(context.text('campaign'));
  const own = await service.campaignsOf(call.user.id);
  const at = own.find((one) => one.id === wanted);
  if (!at) return whisper('Choose one of your campaigns from the list that appears while you type.');
  return outcome(await service.move({ ...care(context, at), guild: call.guild, channel: call.channel }));
}

async function ownCampaigns({ call, service }: Context<TypingCall>): Promise<Choices> {
  const own = await service.campaignsOf(call.user.id);
  return matching(
    own.map((one) => ({ id: String(one.id), label: `${one.name} (${one.phase})` })),
    call.focused.typed,
  );
}

async function away(context: Context): Promise<Answer> {
  const at = await context.campaign();
  if (!at) return whisper(NO_CAMPAIGN);
  const isAway = context.flag('away');
  await context.service.away(at.id, context.call.user.id, isAway);
  return whisper(
    isAway
      ? 'You are away: your questions get their safe answer and your turns are passed, until `/campaign away` with `away: False`.'
      : 'You are back: you are waited for again.',
  );
}
