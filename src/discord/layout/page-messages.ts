import { ButtonStyle, ComponentType, type APIMessage } from 'discord-api-types/v10';
import type { Mood } from '../../narrator/block.js';
import type { Asked, TellingPage } from '../../narrator/page.js';
import { fit, LIMITS } from '../limits.js';
import { joinTooButton, lookButton, newGroupButton } from './join-rows.js';
import { isOfQuestion, NUMBERS, pageMessage, together, type MessageBody, type Part } from './message.js';
import type { NotedQuest } from '../../narrator/sheets.js';
import { CLAIM } from '../custom-id.js';
import { decodeMoreId } from '../more-id.js';
import {
  askRows,
  buttonRows,
  moreButton,
  offerButton,
  offerMenu,
  withButton,
  type OfferPlace,
  type Row,
} from './rows.js';
import { cut, pieces, smallPrint } from './text.js';

/** How long one note of a question may be. */
const MOST_NOTE = 900;
const MOST_TEXT = 3000;
/** Left free for the note that a spent page gets. */
const ROOM = { text: LIMITS.text - 300, components: LIMITS.components - 3, bytes: LIMITS.bytes - 900 };

/** Lays a page out. The last message carries the buttons, and above them whom they are for. */
export function pageMessages(page: TellingPage): readonly MessageBody[] {
  const sheets = joinQuestion(filled(storyParts(page)), questionParts(page));
  return sheets.map((parts, at) => pageMessage(page.mood, parts, at === sheets.length - 1 ? page.rings : []));
}

/** Lays out a page that changed in its place: the story above the question stays, as long as it fits. */
export function revisedMessage(
  standing: Pick<APIMessage, 'components'>,
  revised: TellingPage,
): MessageBody | undefined {
  const page = { ...revised, ...widened(standing, revised) };
  const parts = [...storyOf(standing), ...storyParts(page), ...questionParts(page)];
  return fits(parts) ? pageMessage(edgeStays(standing, page), parts, page.rings) : pageMessages(page).at(-1);
}

/** A page that changed in its place tells of its earlier steps as well. */
function widened(
  standing: Pick<APIMessage, 'components'>,
  { scope, hasDice }: TellingPage,
): Partial<Pick<TellingPage, 'scope' | 'hasDice'>> {
  const [before] = customIds((standing.components ?? []) as readonly Pressable[]).flatMap(
    (id) => decodeMoreId(id) ?? [],
  );
  const steps = before?.scope.steps;
  if (!scope || !before || !steps) return {};
  return {
    scope: { ...scope, steps: { from: steps.from, to: scope.steps?.to ?? steps.to } },
    hasDice: hasDice || !before.passing,
  };
}

interface Pressable {
  readonly custom_id?: string;
  readonly components?: readonly Pressable[];
}

const customIds = (nodes: readonly Pressable[]): readonly string[] =>
  nodes.flatMap((node) => [
    ...(node.custom_id === undefined ? [] : [node.custom_id]),
    ...customIds(node.components ?? []),
  ]);

/** A question put anew tells nothing grave: what is at stake is what it was. */
function edgeStays({ components = [] }: Pick<APIMessage, 'components'>, page: TellingPage): Mood | number {
  const [edge] = components.flatMap((one) => (one.type === ComponentType.Container ? (one.accent_color ?? []) : []));
  return page.mood === 'calm' && edge !== undefined ? edge : page.mood;
}

function storyOf({ components = [] }: Pick<APIMessage, 'components'>): readonly Part[] {
  const inner = components.flatMap((one) => (one.type === ComponentType.Container ? one.components : []));
  return inner.flatMap((one) =>
    one.type === ComponentType.TextDisplay && !isOfQuestion(one.id) ? [{ text: one.content }] : [],
  );
}

const storyParts = (page: TellingPage): readonly Part[] => pieces(page.blocks).map((text): Part => ({ text }));

/** The question goes below the story where it fits whole, else on a sheet of its own. */
function joinQuestion(story: readonly Part[][], questions: readonly Part[]): readonly Part[][] {
  const last = [...(story.at(-1) ?? []), ...questions];
  return fits(last) ? [...story.slice(0, -1), last] : [...story, ...filled(questions)];
}

/** Fills sheet after sheet. */
function filled(parts: readonly Part[]): readonly Part[][] {
  return parts.reduce<Part[][]>((sheets, part) => {
    const last = [...(sheets.at(-1) ?? []), part];
    return sheets.length && fits(last) ? [...sheets.slice(0, -1), last] : [...sheets, [part]];
  }, []);
}

function fits(parts: readonly Part[]): boolean {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const text = texts.join('\n\n');
  const components = parts.reduce((sum, part) => sum + ('row' in part ? 1 + part.row.components.length : 1), 1);
  return text.length <= ROOM.text && Buffer.byteLength(text) <= ROOM.bytes && components <= ROOM.components;
}

/** Whom the page calls on stands right above what can be pressed; where that takes two messages, last of all, to be heard. */
function questionParts(page: TellingPage): readonly Part[] {
  const turn: Part = { text: page.turn, number: NUMBERS.turn };
  const asks = page.asked.map((asked, at) => askParts(page.campaign, asked, at));
  const offers = [...whyGreyed(page), ...offerRows(page).map((row): Part => ({ row }))];
  const foot = pieces(page.foot).map((text): Part => ({ text }));
  const [only = []] = asks;
  const rows = only.filter((part) => 'row' in part);
  const called =
    asks.length === 1
      ? [...only.filter((part) => 'text' in part), turn, ...rows, ...offers]
      : [...asks.flat(), turn, ...offers];
  const [parts, loud] = [called, [...asks.flat(), ...offers, turn]].map((each) => [...withMore(page, each), ...foot]);
  return parts && fits(parts) ? parts : (loud ?? []);
}

/** The button for details comes last: in the last row, if it holds buttons and has room, else below everything. */
function withMore({ campaign, scope, hasDice }: TellingPage, parts: readonly Part[]): readonly Part[] {
  if (!scope) return parts;
  const button = moreButton(campaign, scope, !hasDice);
  const last = parts.at(-1);
  const row = last && 'row' in last ? withButton(last.row, button) : undefined;
  return row
    ? [...parts.slice(0, -1), { row }]
    : [...parts, ...buttonRows([button]).map((own): Part => ({ row: own }))];
}

/** How many texts one question may have. */
const TEXTS = 20;

function askParts(campaign: number, asked: Asked, at: number): readonly Part[] {
  const why = [...asked.notes, ...(asked.unanswered === undefined ? [] : [asked.unanswered])].map((line) =>
    fit(line, MOST_NOTE),
  );
  const question = asked.question ? pieces([{ kind: 'prose', text: `**${asked.question}**` }]) : [];
  const texts = [...pieces(asked.blocks), ...question];
  const all = together(texts);
  const said = (all ? cut(all, MOST_TEXT) : []).map((text, line): Part => ({
    text,
    number: NUMBERS.question + at * TEXTS + line,
  }));
  return [
    ...said,
    ...(why.length ? [{ text: smallPrint(why.join('\n')), number: NUMBERS.reasons + at }] : []),
    ...askRows(campaign, asked).map((row): Part => ({ row })),
  ];
}

const seatButtons = ({ campaign }: TellingPage) => [
  offerButton({ campaign }, 'join-A', 'Join with group A', ButtonStyle.Primary),
  offerButton({ campaign }, 'join-B', 'Join with group B', ButtonStyle.Primary),
  offerButton({ campaign }, 'create', 'Create your own', ButtonStyle.Secondary),
  lookButton(),
];

/** Nobody is led to begin before somebody sits, nor who sits to join once more. */
function gatheringButtons(page: TellingPage) {
  if (page.seated === 0) return seatButtons(page);
  return [offerButton({ campaign: page.campaign }, 'begin', 'Begin', ButtonStyle.Success), joinTooButton()];
}

const questButton = (place: OfferPlace, { id, label }: NotedQuest) =>
  offerButton(place, `${CLAIM}${id}`, `Go to it: ${label}`, ButtonStyle.Success);

const REST = 'Rest here';

/** A greyed button says beside it why. */
const whyGreyed = ({ restless }: TellingPage): readonly Part[] =>
  restless === undefined ? [] : [{ text: smallPrint(`*${REST}*: ${restless}`), number: NUMBERS.reasons }];

function offerRows(page: TellingPage): readonly Row[] {
  const place = { campaign: page.campaign, page: page.id };
  switch (page.offers) {
    case 'seats':
      return buttonRows(seatButtons(page));
    case 'gathering':
      return buttonRows(gatheringButtons(page));
    case 'turn':
      return [
        ...offerMenu(place, 'move', 'Go to …', page.ways),
        ...buttonRows(page.quests.map((quest) => questButton(place, quest))),
        ...buttonRows([
          offerButton(place, 'event', 'Roam here', ButtonStyle.Primary),
          offerButton(place, 'rest', REST, ButtonStyle.Secondary).setDisabled(page.restless !== undefined),
          offerButton(place, 'pass', 'Let the turn go by', ButtonStyle.Secondary),
          ...(page.lost.length ? [newGroupButton(page.lost)] : []),
        ]),
      ];
    default:
      return [];
  }
}
