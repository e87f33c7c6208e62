import { MessageFlags } from 'discord-api-types/v10';
import type { Detail } from '../narrator/detail-voice.js';
import { small } from '../narrator/block.js';
import { namedOn, tellDetails } from '../narrator/details.js';
import type { RuleIndex } from '../narrator/rules/rule-index.js';
import { voiceOf } from '../narrator/voices.js';
import type { PageInFull } from '../service/service.js';
import { privatePage, whisper, type Answer } from './answer.js';
import type { Context } from './command.js';
import type { PressCall } from './interaction.js';
import { commandButtons, commandMenu, type CommandButton } from './layout/command-rows.js';
import { buttonRows, partButton, type Row } from './layout/rows.js';
import { withWayBack, type WayBack } from './layout/way-back.js';
import { pieces } from './layout/text.js';
import { READ } from './layout/why-rows.js';
import { encodeMoreId, type MoreAddress } from './more-id.js';

/** Characters of one part; what is longer is read part by part. */
const MOST_TEXT = 2800;
/** A page names four of a group at most, and their sheets are one press away. */
const MOST_SHEETS = 4;

/** Said once: between the words codes would only be in the way. */
const WHERE_RULES_STAND =
  'The rules behind this are in the menu, each with its code; `/rules find: CODE` shows one again.';

/** The details of a page, for whoever presses, alone. It reads, and changes nothing. */
export async function more(context: Context<PressCall>, address: MoreAddress): Promise<Answer> {
  const page = await context.service.details(address.campaign, address.scope);
  if (!page) return whisper('That campaign is not here any more.');
  const detail = tellDetails(page);
  const parts = inParts(pieces(detail.blocks));
  const at = Math.min(address.part, parts.length);
  const [shown] = parts.slice(at - 1);
  if (!shown) return whisper('There is no more to say about this page.');
  const rows = [
    ...turning(address, at, parts.length),
    ...rulesMenu(detail, await context.rules(), encodeMoreId({ ...address, part: at })),
    ...sheetButtons(page, context.call.user.id),
  ];
  const texts = shown.map((text) => ({ kind: 'prose' as const, text }));
  const where = detail.rules.length ? [small(WHERE_RULES_STAND)] : [];
  return privatePage([...texts, ...where], rows, isPrivate(context.call) ? 'turned' : 'new');
}

/** A part of an answer that only its reader sees is turned in its place. */
const isPrivate = ({ message }: PressCall): boolean => ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;

function inParts(texts: readonly string[]): readonly (readonly string[])[] {
  return texts.reduce<string[][]>((parts, text) => {
    const last = parts.at(-1);
    const fits = last && [...last, text].join('\n\n').length <= MOST_TEXT;
    return fits ? [...parts.slice(0, -1), [...last, text]] : [...parts, [text]];
  }, []);
}

function turning(address: MoreAddress, at: number, parts: number): readonly Row[] {
  const back = at > 1 ? [partButton({ ...address, part: at - 1 }, 'Back')] : [];
  const on = at < parts ? [partButton({ ...address, part: at + 1 }, `Read on (${at + 1} of ${parts})`)] : [];
  return buttonRows([...back, ...on]);
}

/** A rule takes the place of this answer, and leads back to it. */
function rulesMenu({ rules }: Detail, index: RuleIndex, back: WayBack): readonly Row[] {
  const options = rules.flatMap((id) => index.get(id) ?? []).map(({ id, says }) => ({ id, label: says, hint: id }));
  return commandMenu({ command: 'rules', detail: withWayBack(READ, back) }, 'Read one of these rules', options);
}

/** The reader's own sheets: of those whom the page names, and of the group. */
function sheetButtons(page: PageInFull, user: string): readonly Row[] {
  const { campaign, state } = page;
  const named = namedOn(page);
  const seat = campaign.seats.find((one) => one.user === user)?.id;
  if (seat === undefined) return [];
  const members = voiceOf(campaign.system).sheets.members(state, seat);
  const meant = members.filter(({ label }) => named.has(label)).slice(0, MOST_SHEETS);
  const sheets: readonly CommandButton[] = meant.map(({ id, label }) => ({ command: 'sheet', detail: id, label }));
  return members.length ? commandButtons([...sheets, { command: 'group', detail: 'show', label: 'Group sheet' }]) : [];
}
